/* Searches in slices: the same as in one go, stopped, freed, misused, telling their progress. */
#include <pthread.h>

#include "check.h"

static songky_limits limits(uint64_t nodes) {
    songky_limits l;
    memset(&l, 0, sizeof l);
    l.struct_size = sizeof l;
    l.nodes = nodes;
    l.infinite = nodes == 0;
    return l;
}

static songky_result empty(void) {
    songky_result r;
    memset(&r, 0, sizeof r);
    r.struct_size = sizeof r;
    return r;
}

/* Steps to the end and returns how many steps said that there was more. */
static int steps(songky_engine e) {
    int32_t more = 1;
    int n = 0;
    while (more) {
        OK(songky_slices_step(e, &more));
        n += more;
    }
    return n;
}

static void as_in_one_go(void) {
    songky_engine e = new_engine(), other = new_engine();
    songky_game g = new_game("songky");
    songky_limits l = limits(3000);
    songky_result whole = empty(), r = empty();
    songky_info i;
    OK(songky_best_move(other, g, &l, &whole));
    OK(songky_slices_start(e, g, &l, 500));
    CHECK(steps(e) >= 5);
    OK(songky_slices_result(e, &r));
    CHECK(r.move == whole.move && r.nodes == whole.nodes && r.centipawns == whole.centipawns && r.depth == whole.depth);
    i.struct_size = sizeof i;
    OK(songky_line(e, 0, &i));
    CHECK(i.pv[0] == r.move);
    CHECK(steps(e) == 0); /* after the end there is no more, again and again */
    OK(songky_slices_result(e, &r));
    songky_game_free(g);
    songky_engine_free(e);
    songky_engine_free(other);
}

static void misused(void) {
    songky_engine e = new_engine();
    songky_game g = new_game("chess");
    songky_limits l = limits(2000), none = limits(0);
    songky_result r = empty();
    int32_t more = 7;
    none.infinite = 0;
    STATUS(SONGKY_E_STATE, songky_slices_step(e, &more));
    STATUS(SONGKY_E_STATE, songky_slices_result(e, &r));
    STATUS(SONGKY_E_LIMIT, songky_slices_start(e, g, &l, 0));
    STATUS(SONGKY_E_LIMIT, songky_slices_start(e, g, &none, 100));
    STATUS(SONGKY_E_NULL, songky_slices_start(e, g, NULL, 100));
    STATUS(SONGKY_E_HANDLE, songky_slices_start(e, 0, &l, 100));
    OK(songky_slices_start(e, g, &l, 100));
    STATUS(SONGKY_E_BUSY, songky_slices_start(e, g, &l, 100));
    STATUS(SONGKY_E_BUSY, songky_best_move(e, g, &l, &r));
    STATUS(SONGKY_E_BUSY, songky_answer_draw(e, g, SONGKY_RED, &l, &more));
    STATUS(SONGKY_E_BUSY, songky_engine_clear(e));
    STATUS(SONGKY_E_STATE, songky_slices_result(e, &r));
    STATUS(SONGKY_E_NULL, songky_slices_step(e, NULL));
    STATUS(SONGKY_E_NULL, songky_slices_result(e, NULL));
    CHECK(more == 7 && r.move == 0);
    steps(e);
    OK(songky_slices_result(e, &r));
    OK(songky_engine_clear(e));
    OK(songky_resign(g, SONGKY_RED));
    STATUS(SONGKY_E_OVER, songky_slices_start(e, g, &l, 100));
    songky_game_free(g);
    songky_engine_free(e);
    STATUS(SONGKY_E_HANDLE, songky_slices_step(e, &more));
    STATUS(SONGKY_E_HANDLE, songky_slices_result(e, &r));
    STATUS(SONGKY_E_HANDLE, songky_slices_start(e, g, &l, 100));
}

static void stopped(void) {
    songky_engine e = new_engine();
    songky_game g = new_game("xiangqi");
    songky_limits l = limits(0);
    songky_result r = empty();
    int32_t more = 0;
    int i;
    OK(songky_slices_start(e, g, &l, 1000));
    for (i = 0; i < 3; i++) {
        OK(songky_slices_step(e, &more));
        CHECK(more);
    }
    songky_game_free(g); /* the search has what it needs */
    songky_stop(e);
    CHECK(steps(e) == 0);
    STATUS(SONGKY_E_CANCELLED, songky_slices_result(e, &r));
    CHECK(r.move != 0 && r.nodes >= 3000);
    songky_engine_free(e);
    /* A search that never takes a step can be stopped and freed. */
    e = new_engine();
    g = new_game("xiangqi");
    OK(songky_slices_start(e, g, &l, 1000));
    songky_engine_free(e);
    STATUS(SONGKY_E_HANDLE, songky_slices_step(e, &more));
    songky_game_free(g);
}

typedef struct {
    pthread_t thread;
    songky_engine engine;
    songky_game game;
    int calls;
    int free_it; /* at the second call */
} watch;

static int on_info(const songky_info *i, void *user) {
    watch *w = (watch *)user;
    songky_limits l = limits(100);
    int32_t more;
    CHECK(i->depth > 0);
    CHECK(pthread_equal(w->thread, pthread_self()));
    if (++w->calls == 2) {
        STATUS(SONGKY_E_BUSY, songky_slices_step(w->engine, &more));
        STATUS(SONGKY_E_BUSY, songky_slices_start(w->engine, w->game, &l, 10));
        if (!w->free_it) {
            return 1;
        }
        songky_engine_free(w->engine);
    }
    return 0;
}

static void told(int free_it) {
    watch w;
    songky_limits l = limits(0);
    songky_result r = empty();
    memset(&w, 0, sizeof w);
    w.thread = pthread_self();
    w.engine = new_engine();
    w.game = new_game("songky");
    w.free_it = free_it;
    l.on_info = on_info;
    l.user = &w;
    OK(songky_slices_start(w.engine, w.game, &l, 64));
    CHECK(w.calls == 0);
    steps(w.engine);
    CHECK(w.calls == 2);
    if (!free_it) {
        OK(songky_slices_result(w.engine, &r));
        CHECK(r.move != 0);
    }
    songky_engine_free(w.engine);
    songky_game_free(w.game);
}

/* Another thread frees the engine while this one steps: the step ends, and no callback comes after. */
static volatile int calls;

static int count(const songky_info *i, void *user) {
    (void)user;
    calls++;
    return i == NULL;
}

static void *stepper(void *arg) {
    songky_engine e = *(songky_engine *)arg;
    int32_t more = 1;
    while (more && songky_slices_step(e, &more) == SONGKY_OK) {
    }
    return NULL;
}

static void freed_by_another(void) {
    songky_engine e = new_engine();
    songky_game g = new_game("songky");
    songky_limits l = limits(0);
    pthread_t t;
    int after;
    l.on_info = count;
    OK(songky_slices_start(e, g, &l, 1000));
    CHECK(pthread_create(&t, NULL, stepper, &e) == 0);
    while (calls == 0) {
        sleep_ms(1);
    }
    songky_engine_free(e);
    after = calls;
    CHECK(pthread_join(t, NULL) == 0);
    CHECK(after == calls);
    songky_game_free(g);
}

void test_slices(void) {
    as_in_one_go();
    misused();
    stopped();
    told(0);
    told(1);
    freed_by_another();
}
