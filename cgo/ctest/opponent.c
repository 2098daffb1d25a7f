/* What makes an engine an opponent: chosen moves, mates, pondering, resigning, draw offers. */
#include <pthread.h>

#include "check.h"

/* Red, to move, has a bare general against two chariots and two cannons. */
#define LOST "4k4/9/9/9/9/9/9/rc5cr/9/3K5 w - - 0 40"
/* Red, to move, mates in two with chariots. */
#define MATE "3k5/9/9/9/9/9/9/9/R8/5K1R1 w - - 0 40"

static void chosen(void) {
    songky_engine e = new_engine();
    songky_game g = new_game("xiangqi");
    songky_limits l = nodes(1000);
    songky_move only[2];
    songky_info i;
    only[0] = move_of("a1a2");
    only[1] = move_of("i1i2");
    l.moves = only;
    l.moves_count = 2;
    l.multi_pv = 10;
    OK(search(e, g, l));
    CHECK(result.lines == 2 && (result.move == only[0] || result.move == only[1]));
    i.struct_size = sizeof i;
    OK(songky_line(e, 1, &i));
    CHECK(i.pv[0] != result.move && (i.pv[0] == only[0] || i.pv[0] == only[1]));
    l.moves_count = 0; /* none given: all */
    OK(search(e, g, l));
    CHECK(result.lines == 10);
    l.moves_count = 2;
    only[1] = move_of("a1a9");
    STATUS(SONGKY_E_ILLEGAL, search(e, g, l));
    only[1] = 0;
    STATUS(SONGKY_E_ILLEGAL, search(e, g, l));
    l.moves_count = (size_t)-1;
    STATUS(SONGKY_E_ARG, search(e, g, l));
    l.moves = NULL;
    l.moves_count = 1;
    STATUS(SONGKY_E_NULL, search(e, g, l));
    songky_game_free(g);
    songky_engine_free(e);
}

static void mates(void) {
    songky_engine e = new_engine();
    songky_game g = game_of("xiangqi", MATE);
    songky_limits l = nodes(0);
    int32_t depth;
    l.depth = 12;
    OK(search(e, g, l));
    CHECK(result.mate_in == 2);
    depth = result.depth;
    OK(songky_engine_clear(e));
    l.mate = 2;
    OK(search(e, g, l));
    CHECK(result.mate_in == 2 && result.depth < depth);
    l.mate = -1;
    STATUS(SONGKY_E_LIMIT, search(e, g, l));
    l.mate = 2;
    l.depth = 0;
    STATUS(SONGKY_E_LIMIT, search(e, g, l)); /* it is no limit by itself */
    songky_game_free(g);
    songky_engine_free(e);
}

/* A nanosecond allows no depth of 6; before the hit it does not run. */
static int hit_at_6(const songky_info *i, void *user) {
    if (i->depth == 6) {
        OK(songky_ponder_hit(*(songky_engine *)user));
        OK(songky_ponder_hit(*(songky_engine *)user));
    }
    return 0;
}

static void pondering(void) {
    songky_engine e = new_engine();
    songky_game g = new_game("songky");
    songky_limits l = nodes(0);
    STATUS(SONGKY_E_STATE, songky_ponder_hit(e));
    l.ponder = 1;
    STATUS(SONGKY_E_LIMIT, search(e, g, l));
    l.time_ns = 1;
    l.on_info = hit_at_6;
    l.user = &e;
    OK(search(e, g, l));
    CHECK(result.depth >= 6);
    STATUS(SONGKY_E_STATE, songky_ponder_hit(e));
    songky_game_free(g);
    songky_engine_free(e);
    STATUS(SONGKY_E_HANDLE, songky_ponder_hit(e));
}

static int hit_fails(const songky_info *i, void *user) {
    STATUS(SONGKY_E_STATE, songky_ponder_hit(*(songky_engine *)user)); /* that search does not ponder */
    return i == NULL;
}

static void resigning(void) {
    songky_engine e = new_engine();
    songky_game lost = game_of("xiangqi", LOST), start = new_game("xiangqi");
    songky_limits l = nodes(3000);
    OK(search(e, lost, l));
    CHECK(!result.resigns);
    l.level = SONGKY_EASY;
    OK(search(e, lost, l));
    CHECK(!result.resigns);
    l.level = SONGKY_GRANDMASTER;
    OK(search(e, lost, l));
    CHECK(result.resigns == 1);
    OK(search(e, start, l));
    CHECK(!result.resigns);
    songky_game_free(lost);
    songky_game_free(start);
    songky_engine_free(e);
}

static int stop_it(const songky_info *i, void *user) {
    if (i->depth == 2) {
        songky_stop(*(songky_engine *)user);
    }
    return 0;
}

static void draws(void) {
    songky_engine e = new_engine();
    songky_game g = game_of("xiangqi", LOST);
    songky_limits l = nodes(3000);
    int32_t yes = 7;
    OK(songky_answer_draw(e, g, SONGKY_RED, &l, &yes));
    CHECK(yes == 1);
    OK(songky_answer_draw(e, g, SONGKY_BLUE, &l, &yes));
    CHECK(yes == 0);
    l.on_info = hit_fails;
    l.user = &e;
    l.level = SONGKY_NORMAL;
    OK(songky_answer_draw(e, g, SONGKY_RED, &l, &yes));
    CHECK(yes == 1);
    yes = 7;
    STATUS(SONGKY_E_ARG, songky_answer_draw(e, g, 2, &l, &yes));
    STATUS(SONGKY_E_NULL, songky_answer_draw(e, g, SONGKY_RED, &l, NULL));
    STATUS(SONGKY_E_NULL, songky_answer_draw(e, g, SONGKY_RED, NULL, &yes));
    STATUS(SONGKY_E_HANDLE, songky_answer_draw(e, e, SONGKY_RED, &l, &yes));
    l.ponder = 1;
    STATUS(SONGKY_E_LIMIT, songky_answer_draw(e, g, SONGKY_RED, &l, &yes));
    l = nodes(0);
    STATUS(SONGKY_E_LIMIT, songky_answer_draw(e, g, SONGKY_RED, &l, &yes));
    CHECK(yes == 7);
    l.infinite = 1;
    l.on_info = stop_it;
    l.user = &e;
    STATUS(SONGKY_E_CANCELLED, songky_answer_draw(e, g, SONGKY_RED, &l, &yes));
    CHECK(yes == 0 || yes == 1);
    OK(songky_resign(g, SONGKY_RED));
    STATUS(SONGKY_E_OVER, songky_answer_draw(e, g, SONGKY_RED, &l, &yes));
    songky_game_free(g);
    songky_engine_free(e);
    STATUS(SONGKY_E_HANDLE, songky_answer_draw(e, g, SONGKY_RED, &l, &yes));
}

void test_opponent(void) {
    chosen();
    mates();
    pondering();
    resigning();
    draws();
}
