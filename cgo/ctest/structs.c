/* Structs of older and newer programs. */
#include "check.h"

#include <stddef.h>

static void older_input(void) {
    songky_game_opts o;
    songky_game g = 0;
    songky_state_t s;
    memset(&o, 0xEE, sizeof o); /* beyond the size is rubbish that must not be read */
    o.struct_size = (uint32_t)(offsetof(songky_game_opts, variant) + sizeof o.variant);
    o.captured = 0;
    o.variant = "xiangqi";
    OK(songky_game_new(&o, &g, NULL, 0));
    s = state_of(g);
    CHECK(s.files == 9 && s.ranks == 10);
    songky_game_free(g);
    o.struct_size = 4; /* a header without any field */
    STATUS(SONGKY_E_NULL, songky_game_new(&o, &g, NULL, 0));
}

/* Limits as the header had them before moves, mate and ponder. */
static void older_limits(void) {
    songky_engine e = new_engine();
    songky_game g = new_game("chess");
    songky_limits l;
    songky_result r;
    memset(&l, 0, sizeof l);
    memset((char *)&l + offsetof(songky_limits, moves), 0xEE, sizeof l - offsetof(songky_limits, moves));
    l.struct_size = (uint32_t)offsetof(songky_limits, moves);
    l.nodes = 200;
    r.struct_size = sizeof r;
    OK(songky_best_move(e, g, &l, &r));
    CHECK(r.move != 0);
    songky_game_free(g);
    songky_engine_free(e);
}

static void older_output(void) {
    songky_game g = new_game("coup");
    union {
        songky_state_t s;
        unsigned char bytes[sizeof(songky_state_t)];
    } u;
    size_t size, i;
    play(g, "a4a5");
    for (size = 4; size <= sizeof u; size++) {
        memset(&u, 0x77, sizeof u);
        u.s.struct_size = (uint32_t)size;
        OK(songky_state(g, &u.s));
        CHECK(u.s.struct_size == size);
        for (i = size; i < sizeof u; i++) {
            CHECK(u.bytes[i] == 0x77);
        }
    }
    CHECK(u.s.turn == SONGKY_BLUE && u.s.plies == 1 && u.s.captured == SONGKY_CAPTURED_UNSEEN);
    songky_game_free(g);
}

static void newer(void) {
    struct {
        songky_engine_opts o;
        unsigned char more[16];
    } in;
    struct {
        songky_state_t s;
        unsigned char more[16];
    } out;
    songky_game g = new_game("chess");
    songky_engine e = 0;
    size_t i;
    memset(&in, 0, sizeof in);
    in.o.struct_size = sizeof in;
    in.o.hash_bytes = 1 << 20;
    OK(songky_engine_new(&in.o, &e));
    songky_engine_free(e);
    in.more[15] = 1; /* a wish that this library does not know */
    STATUS(SONGKY_E_ARG, songky_engine_new(&in.o, &e));
    memset(&out, 0x77, sizeof out);
    out.s.struct_size = sizeof out;
    OK(songky_state(g, &out.s));
    CHECK(out.s.struct_size == sizeof out && out.s.files == 8);
    for (i = 0; i < sizeof out.more; i++) {
        CHECK(out.more[i] == 0);
    }
    songky_game_free(g);
}

static void bad_sizes(void) {
    static const uint32_t bad[] = {0, 1, 3, 4097, UINT32_MAX};
    songky_game g = new_game("chess");
    songky_engine e = new_engine(), other;
    songky_state_t s;
    songky_engine_opts o = {0, 0, 0};
    songky_limits l;
    songky_result r;
    size_t i;
    memset(&l, 0, sizeof l);
    for (i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        s.struct_size = bad[i];
        STATUS(SONGKY_E_ARG, songky_state(g, &s));
        o.struct_size = bad[i];
        STATUS(SONGKY_E_ARG, songky_engine_new(&o, &other));
        l.struct_size = sizeof l;
        l.nodes = 10;
        r.struct_size = bad[i];
        STATUS(SONGKY_E_ARG, songky_best_move(e, g, &l, &r));
        l.struct_size = bad[i];
        r.struct_size = sizeof r;
        STATUS(SONGKY_E_ARG, songky_best_move(e, g, &l, &r));
    }
    songky_game_free(g);
    songky_engine_free(e);
}

static void arrays(void) {
    struct wide {
        songky_ply_t ply;
        uint64_t more;
    } list[4];
    songky_game g = new_game("xiangqi");
    songky_tag tags[2];
    char buf[2048];
    size_t n = 0;
    play(g, "h3e3 h10g8 h1g3");
    memset(list, 0x77, sizeof list);
    list[0].ply.struct_size = sizeof list[0];
    OK(songky_history(g, &list[0].ply, 4, &n));
    CHECK(n == 3 && list[2].ply.move == move_of("h1g3") && list[2].ply.struct_size == sizeof list[0]);
    CHECK(list[2].more == 0 && list[3].more == UINT64_C(0x7777777777777777));
    STATUS(SONGKY_E_RANGE, songky_history(g, &list[0].ply, 2, &n));
    STATUS(SONGKY_E_RANGE, songky_history(g, NULL, 0, &n));
    STATUS(SONGKY_E_NULL, songky_history(g, NULL, 3, &n));
    list[0].ply.struct_size = 3;
    STATUS(SONGKY_E_ARG, songky_history(g, &list[0].ply, 4, &n));
    memset(tags, 0, sizeof tags);
    tags[0].struct_size = sizeof tags[0];
    tags[0].name = "White";
    tags[0].value = "Lan";
    STATUS(SONGKY_E_ARG, songky_pgn_write(g, tags, 2, buf, sizeof buf, NULL)); /* no size in the second */
    tags[1].struct_size = sizeof tags[1];
    STATUS(SONGKY_E_NULL, songky_pgn_write(g, tags, 2, buf, sizeof buf, NULL)); /* nor a name */
    songky_game_free(g);
}

void test_structs(void) {
    older_input();
    older_limits();
    older_output();
    newer();
    bad_sizes();
    arrays();
}
