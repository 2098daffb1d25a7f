/* ctest SUITE...: runs suites of the C tests by name; without one all but those that measure. */
#define _POSIX_C_SOURCE 200809L
#include <time.h>

#include "check.h"

int failures;

void check(int fine, const char *what, const char *file, int line) {
    if (!fine) {
        printf("%s:%d: failed: %s\n", file, line, what);
        failures++;
    }
}

void check_status(songky_status want, songky_status got, const char *what, const char *file, int line) {
    if (want != got) {
        printf("%s:%d: status %d, not %d: %s\n", file, line, (int)got, (int)want, what);
        failures++;
    }
}

void check_text(const char *want, const char *got, const char *what, const char *file, int line) {
    if (strcmp(want, got) != 0) {
        printf("%s:%d: \"%s\", not \"%s\": %s\n", file, line, got, want, what);
        failures++;
    }
}

songky_game game_of(const char *variant, const char *fen) {
    songky_game_opts o;
    songky_game g = 0;
    char why[256];
    memset(&o, 0, sizeof o);
    o.struct_size = sizeof o;
    o.variant = variant;
    o.fen = fen;
    o.has_seed = 1;
    o.seed = 1;
    OK(songky_game_new(&o, &g, why, sizeof why));
    TEXT("", why);
    return g;
}

songky_game new_game(const char *variant) { return game_of(variant, NULL); }

songky_limits nodes(uint64_t n) {
    songky_limits l;
    memset(&l, 0, sizeof l);
    l.struct_size = sizeof l;
    l.nodes = n;
    return l;
}

songky_result result;

songky_status search(songky_engine e, songky_game g, songky_limits l) {
    memset(&result, 0, sizeof result);
    result.struct_size = sizeof result;
    return songky_best_move(e, g, &l, &result);
}

songky_engine new_engine(void) {
    songky_engine_opts o = {sizeof o, 1, 1 << 20};
    songky_engine e = 0;
    OK(songky_engine_new(&o, &e));
    return e;
}

songky_move move_of(const char *text) {
    songky_move m = 0;
    OK(songky_move_read(text, &m));
    return m;
}

void play(songky_game g, const char *moves) {
    char text[16];
    while (*moves) {
        size_t n = strcspn(moves, " ");
        if (n > 0 && n < sizeof text) {
            memcpy(text, moves, n);
            text[n] = 0;
            OK(songky_play(g, move_of(text)));
        }
        moves += n;
        moves += strspn(moves, " ");
    }
}

songky_state_t state_of(songky_game g) {
    songky_state_t s;
    memset(&s, 0, sizeof s);
    s.struct_size = sizeof s;
    OK(songky_state(g, &s));
    return s;
}

#ifdef _WIN32
#include <windows.h>
long long now_ns(void) {
    LARGE_INTEGER n, f;
    QueryPerformanceCounter(&n);
    QueryPerformanceFrequency(&f);
    return (long long)((double)n.QuadPart * 1e9 / (double)f.QuadPart);
}
void sleep_ms(int ms) { Sleep((DWORD)ms); }
#else
long long now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (long long)t.tv_sec * 1000000000 + t.tv_nsec;
}
void sleep_ms(int ms) {
    struct timespec t;
    t.tv_sec = ms / 1000;
    t.tv_nsec = (long)(ms % 1000) * 1000000;
    nanosleep(&t, NULL);
}
#endif

static const struct {
    const char *name;
    void (*run)(void);
    int asked; /* runs only if it is named */
} suites[] = {
    {"library", test_library, 0}, {"buffers", test_buffers, 0}, {"structs", test_structs, 0},
    {"handles", test_handles, 0}, {"games", test_games, 0}, {"moves", test_moves, 0},
    {"hidden", test_hidden, 0}, {"records", test_records, 0}, {"setups", test_setups, 0},
    {"clocks", test_clocks, 0}, {"elo", test_elo, 0}, {"engines", test_engines, 0},
    {"callbacks", test_callbacks, 0}, {"opponent", test_opponent, 0}, {"slices", test_slices, 0},
    {"smoke", test_smoke, 0}, {"threads", test_threads, 1},
    {"memory", test_memory, 1}, {"panic", test_panic, 1}, {"bench", test_bench, 1},
};

int main(int argc, char **argv) {
    size_t i, count = sizeof suites / sizeof suites[0];
    int a;
    for (i = 0; argc < 2 && i < count; i++) {
        if (!suites[i].asked) {
            suites[i].run();
        }
    }
    for (a = 1; a < argc; a++) {
        for (i = 0; i < count && strcmp(suites[i].name, argv[a]) != 0; i++) {
        }
        if (i == count) {
            printf("no suite is called %s\n", argv[a]);
            return 2;
        }
        suites[i].run();
    }
    if (failures > 0) {
        printf("%d failures\n", failures);
        return 1;
    }
    printf("ok\n");
    return 0;
}
