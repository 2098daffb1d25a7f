/* Eight threads that play, search, stop and free at once, for SONGKY_THREAD_SECONDS. */
#include <pthread.h>

#include "check.h"

enum { THREADS = 8, SHARED = 4 };

static songky_engine engines[SHARED];
static songky_game games[SHARED];
static long long until;
static long long work[THREADS];

static uint32_t next_random(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

static int stop_sometimes(const songky_info *i, void *user) { return i->depth > 3 && next_random((uint32_t *)user) % 4 == 0; }

static int expected(songky_status s) {
    return s == SONGKY_OK || s == SONGKY_E_BUSY || s == SONGKY_E_CANCELLED || s == SONGKY_E_OVER ||
           s == SONGKY_E_ILLEGAL || s == SONGKY_E_HISTORY || s == SONGKY_E_HANDLE || s == SONGKY_E_STATE;
}

/* Begins a search in slices, or goes on with one that any thread has begun, or looks at its end. */
static void slices(songky_engine e, songky_game g, uint32_t *state) {
    songky_limits l;
    songky_result r;
    int32_t more = 1;
    int steps;
    memset(&l, 0, sizeof l);
    l.struct_size = sizeof l;
    l.nodes = 3000;
    CHECK(expected(songky_slices_start(e, g, &l, 100 + next_random(state) % 1000)));
    for (steps = 0; more && steps < 20; steps++) {
        if (songky_slices_step(e, &more) != SONGKY_OK) {
            break;
        }
    }
    r.struct_size = sizeof r;
    CHECK(expected(songky_slices_result(e, &r)));
}

/* One step on a shared game or engine. */
static void step(uint32_t *state) {
    songky_game g = games[next_random(state) % SHARED];
    songky_engine e = engines[next_random(state) % SHARED];
    songky_move moves[SONGKY_MAX_MOVES];
    songky_limits l;
    songky_result r;
    size_t n = 0;
    char buf[256];
    switch (next_random(state) % 10) {
    case 0:
    case 1:
    case 2:
        CHECK(expected(songky_moves(g, moves, SONGKY_MAX_MOVES, &n)));
        if (n > 0) {
            CHECK(expected(songky_play(g, moves[next_random(state) % n])));
        }
        break;
    case 3:
        CHECK(expected(songky_undo(g)));
        break;
    case 4:
        OK(songky_fen(g, SONGKY_VIEW_PUBLIC, buf, sizeof buf, NULL));
        break;
    case 5:
        songky_stop(e);
        break;
    case 6:
        slices(e, g, state);
        break;
    case 7:
        CHECK(expected(songky_ponder_hit(e)));
        break;
    default:
        memset(&l, 0, sizeof l);
        l.struct_size = sizeof l;
        l.nodes = 1 + next_random(state) % 5000;
        l.infinite = next_random(state) % 2;
        l.time_ns = 5000000;
        l.ponder = l.infinite && next_random(state) % 4 == 0; /* another thread may hit it, or stop it */
        if (next_random(state) % 2) {
            l.on_info = stop_sometimes;
            l.user = state;
        }
        r.struct_size = sizeof r;
        CHECK(expected(songky_best_move(e, g, &l, &r)));
    }
}

static void *player(void *arg) {
    size_t me = (size_t)(uintptr_t)arg;
    uint32_t state = (uint32_t)me + 1;
    while (now_ns() < until) {
        step(&state);
        work[me]++;
    }
    return NULL;
}

/* An engine is freed while another thread searches without a limit. */
static songky_engine lone;
static songky_status lone_status;

static int count_calls(const songky_info *i, void *user) {
    ++*(volatile int *)user;
    return i == NULL;
}

static void *searcher(void *arg) {
    songky_limits l;
    songky_result r;
    songky_game g = new_game("songky");
    memset(&l, 0, sizeof l);
    l.struct_size = sizeof l;
    l.infinite = 1;
    l.on_info = count_calls;
    l.user = arg;
    r.struct_size = sizeof r;
    lone_status = songky_best_move(lone, g, &l, &r);
    CHECK(r.move != 0);
    songky_game_free(g);
    return NULL;
}

static void freed_while_searching(void) {
    volatile int calls = 0;
    int after;
    pthread_t t;
    lone = new_engine();
    CHECK(pthread_create(&t, NULL, searcher, (void *)&calls) == 0);
    while (calls == 0) {
        sleep_ms(1);
    }
    songky_engine_free(lone);
    after = calls;
    sleep_ms(20);
    CHECK(after == calls); /* no callback comes after the engine is freed */
    CHECK(pthread_join(t, NULL) == 0);
    STATUS(SONGKY_E_CANCELLED, lone_status);
}

static void *opener(void *arg) {
    int i;
    for (i = 0; i < 2000; i++) {
        songky_game g = new_game("xiangqi"), copy = 0;
        OK(songky_game_clone(g, &copy));
        songky_game_free(g);
        songky_game_free(copy);
    }
    return arg;
}

void test_threads(void) {
    static const char *const variants[SHARED] = {"songky", "xiangqi", "coup", "chess"};
    const char *seconds = getenv("SONGKY_THREAD_SECONDS");
    pthread_t threads[THREADS];
    songky_state_t s;
    size_t i;
    int n;
    freed_while_searching();
    until = now_ns() + (seconds ? atoi(seconds) : 5) * 1000000000LL;
    for (i = 0; i < SHARED; i++) {
        games[i] = new_game(variants[i]);
        engines[i] = new_engine();
    }
    for (i = 0; i < THREADS; i++) {
        CHECK(pthread_create(&threads[i], NULL, player, (void *)(uintptr_t)i) == 0);
    }
    for (i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        CHECK(work[i] > 0);
    }
    for (i = 0; i < SHARED; i++) {
        s = state_of(games[i]);
        for (n = s.plies; n > 0; n--) {
            OK(songky_undo(games[i]));
        }
        songky_game_free(games[i]);
        songky_engine_free(engines[i]);
    }
    for (i = 0; i < THREADS; i++) {
        CHECK(pthread_create(&threads[i], NULL, opener, NULL) == 0);
    }
    for (i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
    }
}
