/* Games: options, state, ends, history, counts. */
#include "check.h"

static songky_status try_new(songky_game_opts o) {
    songky_game g = 0;
    songky_status s;
    o.struct_size = sizeof o;
    s = songky_game_new(&o, &g, NULL, 0);
    songky_game_free(g);
    return s;
}

static void options(void) {
    songky_game_opts o, zero;
    songky_rules r, got;
    songky_game g = 0;
    char buf[64];
    memset(&zero, 0, sizeof zero);
    STATUS(SONGKY_E_NULL, try_new(zero));
    o = zero, o.variant = "go";
    STATUS(SONGKY_E_VARIANT, try_new(o));
    o = zero, o.variant = "xiangqi", o.rules = "cxq";
    STATUS(SONGKY_OK, try_new(o));
    o.rules = "fide";
    STATUS(SONGKY_E_OPTION, try_new(o));
    o = zero, o.variant = "xiangqi", o.handicap = "chariot";
    STATUS(SONGKY_OK, try_new(o));
    o.handicap = "everything";
    STATUS(SONGKY_E_OPTION, try_new(o));
    o = zero, o.variant = "xiangqi", o.fen = "9/9/9 w";
    STATUS(SONGKY_E_POSITION, try_new(o));
    o = zero, o.variant = "xiangqi", o.deal = "a1=C";
    STATUS(SONGKY_E_OPTION, try_new(o));
    o = zero, o.variant = "coup", o.deal = "z9=C";
    STATUS(SONGKY_E_PARSE, try_new(o));
    o = zero, o.variant = "coup", o.captured = 3;
    STATUS(SONGKY_E_ARG, try_new(o));
    o.captured = SONGKY_CAPTURED_UNSEEN;
    STATUS(SONGKY_OK, try_new(o));
    o.without_deal = 1, o.captured = SONGKY_CAPTURED_BY_CAPTURER;
    STATUS(SONGKY_OK, try_new(o));
    o.deal = COUP_DEAL;
    STATUS(SONGKY_E_OPTION, try_new(o));

    r.struct_size = sizeof r;
    OK(songky_rules_by_name("songky", &r));
    r.ply_limit = 2;
    o = zero, o.struct_size = sizeof o, o.variant = "xiangqi", o.limits = &r;
    OK(songky_game_new(&o, &g, NULL, 0));
    got.struct_size = sizeof got;
    OK(songky_game_rules(g, &got));
    CHECK(got.ply_limit == 2);
    TEXT("songky", got.name);
    OK(songky_game_variant(g, buf, sizeof buf, NULL));
    TEXT("xiangqi", buf);
    play(g, "h3e3 h10g8");
    CHECK(state_of(g).reason == SONGKY_REASON_PLY_LIMIT && state_of(g).status == SONGKY_DRAW);
    songky_game_free(g);
    r.repetition = 1;
    STATUS(SONGKY_E_OPTION, try_new(o));
    r.struct_size = 0;
    STATUS(SONGKY_E_ARG, try_new(o));
}

static void ends(void) {
    songky_game g = new_game("songky"), copy = 0;
    songky_state_t s;
    size_t n = 9;
    int32_t side = -1;
    OK(songky_turn(g, &side));
    CHECK(side == SONGKY_RED);
    s = state_of(g);
    CHECK(!s.over && s.status == SONGKY_ONGOING && s.winner == SONGKY_NOBODY && !s.in_check);
    STATUS(SONGKY_E_HISTORY, songky_undo(g));
    STATUS(SONGKY_E_HISTORY, songky_take_back(g, SONGKY_RED));
    STATUS(SONGKY_E_HISTORY, songky_note_time(g, 5));
    STATUS(SONGKY_E_ARG, songky_take_back(g, 2));
    STATUS(SONGKY_E_ARG, songky_resign(g, -1));
    play(g, "h3e3");
    OK(songky_game_clone(g, &copy));
    OK(songky_resign(g, SONGKY_BLUE));
    s = state_of(g);
    CHECK(s.over && s.status == SONGKY_RED_WINS && s.winner == SONGKY_RED && s.reason == SONGKY_REASON_RESIGNATION);
    OK(songky_moves(g, NULL, 0, &n));
    CHECK(n == 0);
    STATUS(SONGKY_E_OVER, songky_play(g, move_of("h10g8")));
    STATUS(SONGKY_E_OVER, songky_agree_draw(g));
    STATUS(SONGKY_E_OVER, songky_lose_on_time(g, SONGKY_RED));
    OK(songky_undo(g));
    CHECK(!state_of(g).over && state_of(g).plies == 0);
    CHECK(!state_of(copy).over && state_of(copy).plies == 1);
    OK(songky_agree_draw(copy));
    CHECK(state_of(copy).status == SONGKY_DRAW && state_of(copy).winner == SONGKY_NOBODY);
    songky_game_free(copy);
    OK(songky_lose_on_time(g, SONGKY_RED));
    CHECK(state_of(g).winner == SONGKY_BLUE && state_of(g).reason == SONGKY_REASON_TIME);
    songky_game_free(g);
}

static void history(void) {
    songky_game g = new_game("songky");
    songky_ply_t p, all[3];
    songky_move move = 0;
    size_t n = 0;
    int32_t side;
    p.struct_size = sizeof p;
    STATUS(SONGKY_E_END, songky_ply(g, 0, &p));
    play(g, "b3b10");
    STATUS(SONGKY_E_ARG, songky_note_time(g, -1));
    OK(songky_note_time(g, 1500));
    OK(songky_ply(g, 0, &p));
    CHECK(p.side == SONGKY_RED && p.move == move_of("b3b10") && p.spent_ns == 1500 && p.turned[0] == SONGKY_NO_SQUARE);
    CHECK(p.captured == (SONGKY_KNIGHT | SONGKY_CELL_BLUE) && p.revealed == 0 && !p.chase);
    STATUS(SONGKY_E_END, songky_ply(g, 1, &p));
    STATUS(SONGKY_E_END, songky_ply(g, -1, &p));
    all[0].struct_size = sizeof all[0];
    OK(songky_history(g, all, 3, &n));
    CHECK(n == 1 && memcmp(&all[0], &p, sizeof p) == 0);
    OK(songky_game_best_move(g, SONGKY_EASY, &move));
    OK(songky_play(g, move));
    OK(songky_take_back(g, SONGKY_RED));
    OK(songky_turn(g, &side));
    CHECK(side == SONGKY_RED && state_of(g).plies == 0);
    STATUS(SONGKY_E_LIMIT, songky_game_best_move(g, SONGKY_FULL_STRENGTH, &move));
    STATUS(SONGKY_E_LIMIT, songky_game_best_move(g, 7, &move));
    STATUS(SONGKY_E_LIMIT, songky_game_best_move(g, -1, &move));
    songky_game_free(g);
}

static void flips(void) {
    songky_game g = game_of("coganh", "o4/5/5/1o1o1/2O2 w - - 0 1");
    songky_ply_t p;
    songky_state_t s = state_of(g);
    CHECK(s.files == 5 && s.ranks == 5);
    play(g, "c1c2"); /* between b2 and d2 */
    p.struct_size = sizeof p;
    OK(songky_ply(g, 0, &p));
    CHECK(p.turned[0] + p.turned[1] == 17 + 19 && p.turned[2] == SONGKY_NO_SQUARE && p.captured == 0);
    songky_game_free(g);
}

static void limits(void) {
    songky_game_opts o;
    songky_counts_t c;
    songky_run r;
    songky_game g = 0;
    memset(&o, 0, sizeof o);
    o.struct_size = sizeof o;
    o.variant = "xiangqi";
    o.rules = "cxq";
    o.fen = "3k5/9/9/9/9/9/9/5A3/R8/4K4 w - - 0 1";
    OK(songky_game_new(&o, &g, NULL, 0));
    play(g, "a2d2");
    memset(&c, 0, sizeof c);
    c.struct_size = sizeof c;
    OK(songky_counts(g, &c));
    CHECK(c.plies == 1 && c.checks[SONGKY_RED].moves == 1 && c.checks[SONGKY_RED].struct_size == sizeof r);
    CHECK(c.checks[SONGKY_RED].victim == SONGKY_NO_SQUARE && c.occurrences == 1 && c.chases[0] == 0);
    r.struct_size = sizeof r;
    STATUS(SONGKY_E_END, songky_chase(g, SONGKY_RED, 0, &r));
    STATUS(SONGKY_E_ARG, songky_chase(g, 5, 0, &r));
    songky_game_free(g);
    o.fen = "5k3/9/n8/9/9/9/9/9/1R7/3K5 w - - 0 1";
    OK(songky_game_new(&o, &g, NULL, 0));
    play(g, "b2a2");
    OK(songky_counts(g, &c));
    CHECK(c.chases[SONGKY_RED] == 1);
    OK(songky_chase(g, SONGKY_RED, 0, &r));
    CHECK(r.moves == 1 && r.pieces == 1 && r.victim == 7 * 16);
    songky_game_free(g);
}

void test_games(void) {
    songky_game g = new_game("songky");
    uint64_t lines = 0;
    OK(songky_perft(g, 0, &lines));
    CHECK(lines == 1);
    OK(songky_perft(g, 3, &lines));
    CHECK(lines == 51009);
    songky_game_free(g);
    options();
    ends();
    history();
    flips();
    limits();
}
