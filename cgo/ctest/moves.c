/* Moves and notations. */
#include "check.h"

static void reading(void) {
    songky_game g = new_game("xiangqi");
    songky_move m = 0;
    char buf[128];
    int32_t why = 0;
    static const char *const forms[] = {"h3e3", "H2-E2", "P2-5", "C2=5", "\xE7\x82\xAE\xE4\xBA\x8C\xE5\xB9\xB3\xE4\xBA\x94"};
    static const int32_t as[] = {SONGKY_COORDINATES, SONGKY_ICCS, SONGKY_VIETNAMESE, SONGKY_WXF, SONGKY_CHINESE_SIMPLIFIED};
    size_t i;
    for (i = 0; i < 5; i++) {
        OK(songky_parse(g, forms[i], &m));
        CHECK(m == move_of("h3e3"));
        OK(songky_parse_as(g, forms[i], as[i], &m));
        CHECK(m == move_of("h3e3"));
        OK(songky_format(g, m, as[i], buf, sizeof buf, NULL));
        TEXT(forms[i], buf);
    }
    OK(songky_parse_as(g, "h2e2", SONGKY_UCCI, &m));
    CHECK(m == move_of("h3e3"));
    STATUS(SONGKY_E_NOTATION, songky_parse_as(g, "h2e2", SONGKY_SAN, &m));
    STATUS(SONGKY_E_NOTATION, songky_parse_as(g, "h2e2", 256 + SONGKY_UCCI, &m));
    STATUS(SONGKY_E_NOTATION, songky_format(g, m, SONGKY_SAN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_NOTATION, songky_format(g, m, -1, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ILLEGAL, songky_format(g, move_of("a1a9"), SONGKY_WXF, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ILLEGAL, songky_format(g, 0, SONGKY_COORDINATES, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_PARSE, songky_parse(g, "", &m));
    STATUS(SONGKY_E_ILLEGAL, songky_parse(g, "a1a9", &m));
    OK(songky_last_illegal(g, &why));
    CHECK(why == SONGKY_ILLEGAL_PATH_BLOCKED);
    STATUS(SONGKY_E_ILLEGAL, songky_play(g, 12345)); /* a number that is no move */
    OK(songky_last_illegal(g, &why));
    CHECK(why == SONGKY_ILLEGAL_NO_MOVE);
    play(g, "h3e3 h10g8");
    OK(songky_move_texts(g, SONGKY_WXF, buf, sizeof buf, NULL));
    TEXT("C2=5\nH8+7", buf);
    STATUS(SONGKY_E_NOTATION, songky_move_texts(g, SONGKY_SAN, buf, sizeof buf, NULL));
    songky_game_free(g);
}

static void ambiguous(void) {
    /* C7.1 is a cannon sideways in WXF, and a soldier forward in Vietnamese. */
    songky_game g = game_of("xiangqi", "4k4/9/9/9/9/2P6/9/2C6/9/3K5 w - - 0 1");
    songky_move m;
    songky_status s = songky_parse(g, "C7.1", &m);
    CHECK(s == SONGKY_E_AMBIGUOUS);
    songky_game_free(g);
}

static void checks(void) {
    songky_game g = game_of("xiangqi", "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1");
    uint8_t squares[4];
    size_t n = 0;
    songky_move moves[8];
    char buf[512];
    OK(songky_checkers(g, squares, 4, &n));
    CHECK(n == 1 && squares[0] == 16 + 4);
    CHECK(state_of(g).in_check);
    OK(songky_moves_from(g, 9 * 16 + 4, moves, 8, &n));
    CHECK(n == 1 && moves[0] == move_of("e10f10")); /* on the d file the generals would face */
    OK(songky_moves_from(g, -1, moves, 8, &n));
    CHECK(n == 0);
    OK(songky_moves_from(g, 100000, moves, 8, &n));
    CHECK(n == 0);
    OK(songky_diagram(g, SONGKY_VIEW_PUBLIC, buf, sizeof buf, NULL));
    CHECK(strchr(buf, 'R') != NULL);
    STATUS(SONGKY_E_ARG, songky_diagram(g, SONGKY_VIEW_FULL, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_fen(g, -1, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_board(g, 4, squares, 4, &n));
    songky_game_free(g);
}

void test_moves(void) {
    reading();
    ambiguous();
    checks();
}
