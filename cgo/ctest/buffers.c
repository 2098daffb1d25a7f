/* Buffers: none, short, exact; nothing is written beyond them; bad UTF-8. */
#include "check.h"

enum { GUARD = 0x5A };

/* Asks for a text with every size of buffer around the right one. */
static void sizes(songky_game g, const char *want) {
    char buf[256];
    size_t need = strlen(want), cap, i, len;
    for (cap = 0; cap <= need + 2; cap++) {
        memset(buf, GUARD, sizeof buf);
        len = 999;
        STATUS(cap > need ? SONGKY_OK : SONGKY_E_RANGE, songky_fen(g, SONGKY_VIEW_PUBLIC, buf, cap, &len));
        CHECK(len == need);
        if (cap > need) {
            TEXT(want, buf);
        } else if (cap > 0) {
            CHECK(buf[0] == 0);
        }
        for (i = cap; i < sizeof buf; i++) {
            CHECK(buf[i] == GUARD);
        }
    }
}

static void texts(void) {
    songky_game g = game_of("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
    char buf[256];
    size_t len = 0;
    OK(songky_fen(g, SONGKY_VIEW_PUBLIC, buf, sizeof buf, NULL)); /* len is optional with a buffer */
    sizes(g, "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1");
    STATUS(SONGKY_E_RANGE, songky_fen(g, SONGKY_VIEW_PUBLIC, NULL, 0, &len)); /* how long is it? */
    CHECK(len == 33);
    STATUS(SONGKY_E_NULL, songky_fen(g, SONGKY_VIEW_PUBLIC, NULL, 0, NULL));
    STATUS(SONGKY_E_NULL, songky_fen(g, SONGKY_VIEW_PUBLIC, NULL, 10, &len));
    STATUS(SONGKY_E_RANGE, songky_text(SONGKY_TEXT_REASON_ID, SONGKY_NO_REASON, SONGKY_EN, NULL, 0, &len));
    CHECK(len == 0);
    OK(songky_text(SONGKY_TEXT_REASON_ID, SONGKY_NO_REASON, SONGKY_EN, buf, 1, &len)); /* an empty text */
    CHECK(len == 0 && buf[0] == 0);
    songky_game_free(g);
}

static void lists(void) {
    songky_game g = new_game("xiangqi");
    songky_move moves[64];
    uint8_t cells[SONGKY_MAX_CELLS + 1];
    size_t n = 0, i;
    STATUS(SONGKY_E_RANGE, songky_moves(g, NULL, 0, &n));
    CHECK(n == 44);
    memset(moves, GUARD, sizeof moves);
    STATUS(SONGKY_E_RANGE, songky_moves(g, moves, 43, &n));
    CHECK(n == 44 && moves[0] == 0x5A5A5A5A);
    OK(songky_moves(g, moves, 44, &n));
    CHECK(n == 44 && moves[43] != 0x5A5A5A5A && moves[44] == 0x5A5A5A5A);
    OK(songky_moves(g, moves, 64, NULL));
    STATUS(SONGKY_E_NULL, songky_moves(g, NULL, 0, NULL));
    STATUS(SONGKY_E_NULL, songky_moves(g, NULL, 64, &n));
    OK(songky_moves_from(g, SONGKY_NO_SQUARE, NULL, 0, &n)); /* an empty list fits */
    CHECK(n == 0);
    memset(cells, GUARD, sizeof cells);
    STATUS(SONGKY_E_RANGE, songky_board(g, SONGKY_VIEW_PUBLIC, cells, 89, &n));
    CHECK(n == 90 && cells[0] == GUARD);
    OK(songky_board(g, SONGKY_VIEW_PUBLIC, cells, 90, &n));
    CHECK(cells[90] == GUARD);
    for (i = 0; i < 9; i++) {
        CHECK((cells[81 + i] ^ cells[i]) == SONGKY_CELL_BLUE);
    }
    CHECK(cells[4] == SONGKY_GENERAL && cells[2 * 9 + 1] == SONGKY_CANNON && cells[10] == 0);
    songky_game_free(g);
}

static void errors_of_constructors(void) {
    songky_game_opts o;
    songky_game g = 77;
    char why[64];
    memset(&o, 0, sizeof o);
    o.struct_size = sizeof o;
    o.variant = "xiangqi";
    o.rules = "nh\xC3\xA0"; /* two bytes for the last letter: cut before it, not within */
    memset(why, GUARD, sizeof why);
    STATUS(SONGKY_E_OPTION, songky_game_new(&o, &g, why, 20));
    CHECK(g == 77 && strlen(why) == 19 && why[20] == GUARD);
    STATUS(SONGKY_E_OPTION, songky_game_new(&o, &g, why, 1));
    CHECK(why[0] == 0);
    STATUS(SONGKY_E_OPTION, songky_game_new(&o, &g, NULL, 0));
    STATUS(SONGKY_E_OPTION, songky_game_new(&o, &g, NULL, 64));
}

static void not_utf8(void) {
    static const char *const bad[] = {"\xFF", "h3\xC3", "\xC0\x80", "\xED\xA0\x80", "\xF5\x80\x80\x80"};
    songky_game g = new_game("xiangqi"), other = 0;
    songky_game_opts o;
    songky_move m;
    size_t i, len;
    int32_t n;
    char buf[64];
    for (i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        STATUS(SONGKY_E_UTF8, songky_parse(g, bad[i], &m));
        STATUS(SONGKY_E_UTF8, songky_square_read(bad[i], &n));
        STATUS(SONGKY_E_UTF8, songky_handicaps(bad[i], buf, sizeof buf, &len));
        STATUS(SONGKY_E_UTF8, songky_load(bad[i], strlen(bad[i]), &other, NULL, 0));
        STATUS(SONGKY_E_UTF8, songky_pgn_read(bad[i], strlen(bad[i]), 0, &other, NULL, 0));
        memset(&o, 0, sizeof o);
        o.struct_size = sizeof o;
        o.variant = bad[i];
        STATUS(SONGKY_E_UTF8, songky_game_new(&o, &other, NULL, 0));
        o.variant = "xiangqi";
        o.fen = bad[i];
        STATUS(SONGKY_E_UTF8, songky_game_new(&o, &other, NULL, 0));
    }
    STATUS(SONGKY_E_ARG, songky_load("{}", SIZE_MAX, &other, NULL, 0)); /* no size of anything */
    songky_game_free(g);
}

void test_buffers(void) {
    texts();
    lists();
    errors_of_constructors();
    not_utf8();
}
