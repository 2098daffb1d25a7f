/* Engines: limits, lines, levels, the clock. */
#include "check.h"

static void limits(void) {
    songky_engine e = new_engine();
    songky_game g = new_game("songky");
    songky_limits l = nodes(0);
    STATUS(SONGKY_E_LIMIT, search(e, g, l));
    l.depth = 128;
    STATUS(SONGKY_E_LIMIT, search(e, g, l));
    l.depth = -1;
    STATUS(SONGKY_E_LIMIT, search(e, g, l));
    l = nodes(0), l.level = 256 + SONGKY_EASY;
    STATUS(SONGKY_E_LIMIT, search(e, g, l));
    l = nodes(0), l.time_ns = -1;
    STATUS(SONGKY_E_LIMIT, search(e, g, l));
    l = nodes(0), l.depth = 2;
    OK(search(e, g, l));
    CHECK(result.depth == 2 && result.nodes > 0 && result.move != 0 && result.ponder != 0);
    l = nodes(0), l.time_ns = 20000000;
    OK(search(e, g, l));
    l = nodes(0), l.remaining_ns = 1000000000, l.increment_ns = 1000000;
    OK(search(e, g, l));
    l = nodes(0), l.level = SONGKY_EASY, l.seed = 7;
    OK(search(e, g, l));
    OK(songky_resign(g, SONGKY_RED));
    STATUS(SONGKY_E_OVER, search(e, g, nodes(100)));
    songky_game_free(g);
    STATUS(SONGKY_E_HANDLE, search(e, g, nodes(100)));
    songky_engine_free(e);
    STATUS(SONGKY_E_HANDLE, search(e, g, nodes(100)));
}

static void clocks(void) {
    songky_clock_settings_t s;
    songky_clock c = 0;
    songky_engine e = new_engine();
    songky_game g = new_game("xiangqi");
    songky_limits l = nodes(0);
    memset(&s, 0, sizeof s);
    s.struct_size = sizeof s;
    s.main_ns = 500000000;
    OK(songky_clock_new(&s, SONGKY_RED, 0, &c, NULL, 0));
    l.clock = c;
    l.clock_now_ns = 400000000;
    OK(search(e, g, l));
    songky_clock_free(c);
    STATUS(SONGKY_E_HANDLE, search(e, g, l));
    songky_game_free(g);
    songky_engine_free(e);
}

static void lines(void) {
    songky_engine e = new_engine();
    songky_game g = new_game("chess"), mate = game_of("chess", "7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    songky_limits l = nodes(5000);
    songky_info i;
    songky_result first;
    i.struct_size = sizeof i;
    STATUS(SONGKY_E_END, songky_line(e, 0, &i));
    l.multi_pv = 3;
    OK(search(e, g, l));
    CHECK(result.lines == 3);
    OK(songky_line(e, 0, &i));
    CHECK(i.pv[0] == result.move && i.pv_len > 0 && i.lines == 3 && i.line == 0 && i.centipawns == result.centipawns);
    OK(songky_line(e, 2, &i));
    CHECK(i.pv[0] != result.move && i.line == 2);
    STATUS(SONGKY_E_END, songky_line(e, 3, &i));
    STATUS(SONGKY_E_END, songky_line(e, -1, &i));
    OK(search(e, mate, nodes(5000)));
    CHECK(result.move == move_of("a1a8") && result.mate_in == 1);
    OK(songky_engine_clear(e)); /* as good as new: the same result again */
    OK(search(e, g, nodes(3000)));
    first = result;
    OK(songky_engine_clear(e));
    OK(search(e, g, nodes(3000)));
    CHECK(result.move == first.move && result.nodes == first.nodes && result.centipawns == first.centipawns);
    songky_game_free(g);
    songky_game_free(mate);
    songky_engine_free(e);
}

static void options(void) {
    songky_engine_opts o = {sizeof o, 0, 0};
    songky_engine e = 0;
    o.threads = 2;
    o.hash_bytes = 1 << 20;
    OK(songky_engine_new(&o, &e));
    songky_engine_free(e);
    o.threads = 513;
    STATUS(SONGKY_E_LIMIT, songky_engine_new(&o, &e));
    o.threads = 1;
    o.hash_bytes = -1;
    STATUS(SONGKY_E_LIMIT, songky_engine_new(&o, &e));
    OK(songky_engine_new(NULL, &e));
    songky_engine_free(e);
}

void test_engines(void) {
    limits();
    clocks();
    lines();
    options();
}
