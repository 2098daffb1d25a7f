/* Progress callbacks: on the calling thread, stopping, and everything that may be called within. */
#include <pthread.h>

#include "check.h"

typedef struct {
    pthread_t thread;
    songky_engine engine;
    songky_game game;
    int calls;
    int what; /* to do at the second call */
} watch;

enum { NOTHING, STOP_BY_RESULT, STOP_BY_CALL, FREE_ENGINE, FREE_GAME, NESTED, CLEAR };

static int on_info(const songky_info *i, void *user) {
    watch *w = (watch *)user;
    songky_limits l;
    songky_result r;
    songky_engine inner;
    CHECK(pthread_equal(w->thread, pthread_self()));
    CHECK(i->struct_size == sizeof *i && i->depth > 0 && i->pv_len > 0 && i->line < i->lines);
    if (++w->calls != 2) {
        return 0;
    }
    memset(&l, 0, sizeof l);
    l.struct_size = sizeof l;
    l.nodes = 200;
    r.struct_size = sizeof r;
    switch (w->what) {
    case STOP_BY_RESULT:
        return 1;
    case STOP_BY_CALL:
        songky_stop(w->engine);
        break;
    case FREE_ENGINE:
        songky_engine_free(w->engine);
        break;
    case FREE_GAME:
        songky_game_free(w->game);
        break;
    case CLEAR:
        STATUS(SONGKY_E_BUSY, songky_engine_clear(w->engine));
        break;
    case NESTED:
        STATUS(SONGKY_E_BUSY, songky_best_move(w->engine, w->game, &l, &r));
        inner = new_engine();
        OK(songky_best_move(inner, w->game, &l, &r));
        songky_engine_free(inner);
        break;
    }
    return 0;
}

static songky_status run(int what, uint64_t nodes, int infinite, watch *w) {
    songky_limits l;
    songky_result r;
    songky_status s;
    memset(w, 0, sizeof *w);
    memset(&l, 0, sizeof l);
    memset(&r, 0, sizeof r);
    w->thread = pthread_self();
    w->engine = new_engine();
    w->game = new_game("songky");
    w->what = what;
    l.struct_size = sizeof l;
    l.nodes = nodes;
    l.infinite = infinite;
    l.on_info = on_info;
    l.user = w;
    r.struct_size = sizeof r;
    s = songky_best_move(w->engine, w->game, &l, &r);
    CHECK(r.move != 0 && r.nodes > 0);
    songky_engine_free(w->engine);
    songky_game_free(w->game);
    return s;
}

static int no_pointer(const songky_info *i, void *user) { return i == NULL || (uintptr_t)user != 5; }

void test_callbacks(void) {
    watch w;
    songky_limits l;
    songky_result r;
    songky_engine e;
    songky_game g;
    OK(run(NOTHING, 3000, 0, &w));
    CHECK(w.calls > 1);
    OK(run(STOP_BY_RESULT, 0, 1, &w));
    CHECK(w.calls == 2);
    STATUS(SONGKY_E_CANCELLED, run(STOP_BY_CALL, 0, 1, &w));
    STATUS(SONGKY_E_CANCELLED, run(FREE_ENGINE, 0, 1, &w));
    OK(run(FREE_GAME, 3000, 0, &w));
    OK(run(CLEAR, 3000, 0, &w));
    OK(run(NESTED, 3000, 0, &w));
    /* Whatever the host keeps in user is handed back, a pointer or not. */
    memset(&l, 0, sizeof l);
    l.struct_size = sizeof l;
    l.nodes = 1000;
    l.on_info = no_pointer;
    l.user = (void *)(uintptr_t)5;
    r.struct_size = sizeof r;
    e = new_engine();
    g = new_game("chess");
    OK(songky_best_move(e, g, &l, &r));
    CHECK(r.depth > 1);
    songky_game_free(g);
    songky_engine_free(e);
}
