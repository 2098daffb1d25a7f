/* Handles: stale, of another kind, of no kind; freed twice; errors kept by each. */
#include "check.h"

static void refused(uint64_t h) {
    char buf[64];
    size_t n;
    int32_t v;
    int64_t t;
    songky_game g;
    STATUS(SONGKY_E_HANDLE, songky_turn(h, &v));
    STATUS(SONGKY_E_HANDLE, songky_moves(h, NULL, 0, &n));
    STATUS(SONGKY_E_HANDLE, songky_engine_clear(h));
    STATUS(SONGKY_E_HANDLE, songky_clock_remaining(h, SONGKY_RED, 0, &t));
    STATUS(SONGKY_E_HANDLE, songky_pgn_next(h, &g));
    STATUS(SONGKY_E_HANDLE, songky_last_error(h, buf, sizeof buf, &n));
    STATUS(SONGKY_E_HANDLE, songky_last_illegal(h, &v));
    songky_stop(h);
    songky_game_free(h);
    songky_engine_free(h);
    songky_clock_free(h);
    songky_pgn_free(h);
}

static void kinds(void) {
    songky_game g = new_game("xiangqi"), other;
    songky_engine e = new_engine();
    songky_clock c = 0;
    songky_pgn p = 0;
    int32_t v;
    int64_t t;
    OK(songky_clock_new(NULL, SONGKY_RED, 0, &c, NULL, 0));
    OK(songky_pgn_open("", 0, &p));
    STATUS(SONGKY_E_HANDLE, songky_turn(e, &v));
    STATUS(SONGKY_E_HANDLE, songky_turn(c, &v));
    STATUS(SONGKY_E_HANDLE, songky_turn(p, &v));
    STATUS(SONGKY_E_HANDLE, songky_engine_clear(g));
    STATUS(SONGKY_E_HANDLE, songky_engine_clear(c));
    STATUS(SONGKY_E_HANDLE, songky_clock_remaining(g, SONGKY_RED, 0, &t));
    STATUS(SONGKY_E_HANDLE, songky_clock_press(e, 0));
    STATUS(SONGKY_E_HANDLE, songky_clock_restore(c, g, 0));
    STATUS(SONGKY_E_HANDLE, songky_pgn_next(g, &other));
    songky_game_free(e); /* of the wrong kind: nothing happens */
    songky_engine_free(g);
    songky_clock_free(p);
    songky_pgn_free(c);
    OK(songky_turn(g, &v));
    OK(songky_engine_clear(e));
    OK(songky_clock_press(c, 0));
    STATUS(SONGKY_E_END, songky_pgn_next(p, &other));
    songky_game_free(g);
    songky_engine_free(e);
    songky_clock_free(c);
    songky_pgn_free(p);
    refused(g);
    refused(e);
    refused(c);
    refused(p);
}

static void errors(void) {
    songky_game a = new_game("xiangqi"), b = new_game("xiangqi");
    songky_move m;
    char buf[256];
    size_t n;
    int32_t why = -1;
    OK(songky_last_error(a, buf, sizeof buf, NULL));
    TEXT("", buf);
    STATUS(SONGKY_E_ILLEGAL, songky_play(a, move_of("b1d2")));
    OK(songky_last_error(a, buf, sizeof buf, NULL));
    CHECK(strstr(buf, "b1d2") != NULL && strstr(buf, "leg") != NULL);
    OK(songky_last_illegal(a, &why));
    CHECK(why == SONGKY_ILLEGAL_LEG_BLOCKED);
    OK(songky_play(a, move_of("b1c3"))); /* success leaves it, and so does asking for a length */
    STATUS(SONGKY_E_RANGE, songky_fen(a, SONGKY_VIEW_PUBLIC, NULL, 0, &n));
    OK(songky_last_illegal(a, &why));
    CHECK(why == SONGKY_ILLEGAL_LEG_BLOCKED);
    OK(songky_last_error(b, buf, sizeof buf, NULL)); /* by handle, not by thread */
    TEXT("", buf);
    STATUS(SONGKY_E_PARSE, songky_parse(a, "hello", &m));
    OK(songky_last_illegal(a, &why));
    CHECK(why == SONGKY_ILLEGAL_NONE);
    songky_game_free(a);
    songky_game_free(b);
}

void test_handles(void) {
    static const uint64_t garbage[] = {0, 1, 2, 3, 4, 7, UINT64_MAX, UINT64_C(0x8000000000000000), 0xDEADBEEF0};
    songky_game g = new_game("xiangqi"), again;
    size_t i;
    for (i = 0; i < sizeof garbage / sizeof garbage[0]; i++) {
        refused(garbage[i]);
    }
    songky_game_free(g);
    songky_game_free(g); /* twice does nothing */
    again = new_game("xiangqi");
    CHECK(again != g && again != 0);
    songky_game_free(g);
    OK(songky_agree_draw(again));
    songky_game_free(again);
    kinds();
    errors();
}
