/* What calls cost, in nanoseconds: the best of a hundred short rounds, so that other work on the machine
 * hardly shows. */
#include "check.h"

#define MEASURE(name, count, call)                                        \
    do {                                                                  \
        long long best = INT64_MAX, t;                                    \
        int round, i;                                                     \
        for (round = 0; round < 100; round++) {                             \
            t = now_ns();                                                 \
            for (i = 0; i < (count); i++) {                               \
                OK(call);                                                 \
            }                                                             \
            t = (now_ns() - t) / (count);                                 \
            best = t < best ? t : best;                                   \
        }                                                                 \
        printf("%-12s %6lld ns\n", name, best);                           \
    } while (0)

void test_bench(void) {
    songky_game g = new_game("songky");
    songky_move moves[SONGKY_MAX_MOVES];
    songky_state_t s;
    uint8_t cells[SONGKY_MAX_CELLS];
    char buf[256];
    size_t n;
    int32_t side;
    s.struct_size = sizeof s;
    play(g, "h3e3 b10c8 h1g3");
    MEASURE("turn", 5000, songky_turn(g, &side));
    MEASURE("moves", 1000, songky_moves(g, moves, SONGKY_MAX_MOVES, &n));
    MEASURE("board", 500, songky_board(g, SONGKY_VIEW_PUBLIC, cells, sizeof cells, &n));
    MEASURE("state", 3000, songky_state(g, &s));
    MEASURE("fen", 2000, songky_fen(g, SONGKY_VIEW_PUBLIC, buf, sizeof buf, &n));
    songky_game_free(g);
}
