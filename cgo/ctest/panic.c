/* Run with a library of tag songky_panic_test and SONGKY_PANIC: panics come back as statuses. */
#include "check.h"

static void in_exports(void) {
    songky_game_opts o;
    songky_game g = 0;
    char why[256];
    int32_t side;
    memset(&o, 0, sizeof o);
    o.struct_size = sizeof o;
    o.variant = "songky";
    STATUS(SONGKY_E_PANIC, songky_game_new(&o, &g, why, sizeof why));
    STATUS(SONGKY_E_PANIC, songky_variants(why, sizeof why, NULL));
    STATUS(SONGKY_E_PANIC, songky_square_read("a1", &side));
    songky_game_free(1);
    songky_engine_free(1);
    songky_clock_free(1);
    songky_pgn_free(1);
    songky_stop(1);
    CHECK(songky_abi() == SONGKY_ABI);
}

static int quiet(const songky_info *i, void *user) { return i == NULL && user == NULL; }

static void in_searches(int32_t threads, songky_on_info f) {
    songky_engine_opts o = {sizeof o, 1, 1 << 20};
    songky_engine e = 0;
    songky_game g = new_game("songky");
    songky_limits l;
    songky_result r;
    char why[8192];
    int32_t n;
    o.threads = threads;
    OK(songky_engine_new(&o, &e));
    memset(&l, 0, sizeof l);
    l.struct_size = sizeof l;
    l.nodes = 5000;
    l.on_info = f;
    r.struct_size = sizeof r;
    STATUS(SONGKY_E_PANIC, songky_best_move(e, g, &l, &r));
    OK(songky_last_error(e, why, sizeof why, NULL));
    CHECK(strstr(why, "injected into a search") != NULL);
    STATUS(SONGKY_E_PANIC, songky_best_move(e, g, &l, &r)); /* not busy afterwards */
    STATUS(SONGKY_E_PANIC, songky_answer_draw(e, g, SONGKY_RED, &l, &n));
    OK(songky_slices_start(e, g, &l, 1000));
    for (n = 1; n;) {
        OK(songky_slices_step(e, &n));
    }
    STATUS(SONGKY_E_PANIC, songky_slices_result(e, &r));
    STATUS(SONGKY_E_PANIC, songky_best_move(e, g, &l, &r));
    songky_engine_free(e);
    songky_game_free(g);
}

void test_panic(void) {
    const char *where = getenv("SONGKY_PANIC");
    CHECK(where != NULL);
    if (where != NULL && strcmp(where, "export") == 0) {
        in_exports();
    } else {
        in_searches(1, NULL);
        in_searches(2, quiet);
    }
}
