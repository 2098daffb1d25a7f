/* A game against the engine: all that a first try of a new machine needs. */
#include "check.h"

void test_smoke(void) {
    songky_game g = new_game("songky");
    songky_engine e = new_engine();
    songky_limits l;
    songky_result r;
    songky_move m[SONGKY_MAX_MOVES];
    char buf[256];
    size_t n = 0;
    int i;
    memset(&l, 0, sizeof l);
    l.struct_size = sizeof l;
    l.nodes = 500;
    r.struct_size = sizeof r;
    for (i = 0; i < 10; i++) {
        OK(songky_moves(g, m, SONGKY_MAX_MOVES, &n));
        CHECK(n > 0);
        OK(songky_best_move(e, g, &l, &r));
        OK(songky_format(g, r.move, SONGKY_VIETNAMESE, buf, sizeof buf, NULL));
        OK(songky_play(g, r.move));
    }
    STATUS(SONGKY_E_PARSE, songky_parse(g, "hello", &m[0]));
    OK(songky_fen(g, SONGKY_VIEW_PUBLIC, buf, sizeof buf, NULL));
    songky_engine_free(e);
    songky_game_free(g);
    songky_game_free(g);
}
