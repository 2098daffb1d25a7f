/* JSON, PGN, lines of engine protocols. */
#include "check.h"

static void json(void) {
    songky_game g = new_game("songky"), back = 0;
    char data[4096], why[128];
    size_t n = 0;
    play(g, "h3e3 b10c8");
    OK(songky_agree_draw(g));
    OK(songky_save(g, SONGKY_VIEW_PUBLIC, data, sizeof data, &n));
    OK(songky_load(data, n, &back, why, sizeof why));
    CHECK(state_of(back).reason == SONGKY_REASON_AGREEMENT && state_of(back).plies == 2);
    songky_game_free(back);
    STATUS(SONGKY_E_PARSE, songky_load(data, n - 1, &back, why, sizeof why));
    CHECK(why[0] != 0);
    STATUS(SONGKY_E_PARSE, songky_load("", 0, &back, why, sizeof why));
    STATUS(SONGKY_E_PARSE, songky_load(NULL, 0, &back, why, sizeof why));
    STATUS(SONGKY_E_NULL, songky_load(NULL, 5, &back, why, sizeof why));
    songky_game_free(g);
}

static void pgn(void) {
    static const char file[] =
        "[Event \"First\"]\n[Variant \"xiangqi\"]\n[Result \"*\"]\n\n1. C2=5 {center} H8+7 *\n\n"
        "[Event \"Second\"]\n[Variant \"xiangqi\"]\n\n1. A1=9 *\n\n"
        "[Event \"Third\"]\n[Variant \"chess\"]\n\n1. e4 e5 1/2-1/2\n";
    songky_pgn r = 0;
    songky_game g = 0;
    songky_tag tags[2];
    char buf[4096];
    memset(tags, 0, sizeof tags);
    OK(songky_pgn_open(file, strlen(file), &r));
    STATUS(SONGKY_E_END, songky_pgn_info(r, buf, sizeof buf, NULL));
    OK(songky_pgn_next(r, &g));
    CHECK(state_of(g).plies == 2);
    OK(songky_pgn_info(r, buf, sizeof buf, NULL));
    CHECK(strstr(buf, "[\"Event\",\"First\"]") != NULL && strstr(buf, "\"1\":\"center\"") != NULL);
    tags[0].struct_size = tags[1].struct_size = sizeof tags[0];
    tags[0].name = "White", tags[0].value = "Lan";
    tags[1].name = "Black", tags[1].value = "Minh";
    OK(songky_pgn_write(g, tags, 2, buf, sizeof buf, NULL));
    CHECK(strstr(buf, "[White \"Lan\"]") != NULL && strstr(buf, "[Black \"Minh\"]") != NULL);
    CHECK(strstr(buf, "H2-E2") != NULL);
    OK(songky_pgn_write(g, NULL, 0, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_NULL, songky_pgn_write(g, NULL, 1, buf, sizeof buf, NULL));
    songky_game_free(g);
    {
        songky_status s = songky_pgn_next(r, &g); /* an impossible move; the next game is read */
        CHECK(s == SONGKY_E_PARSE || s == SONGKY_E_ILLEGAL);
        OK(songky_last_error(r, buf, sizeof buf, NULL));
        CHECK(strstr(buf, "line") != NULL);
    }
    OK(songky_pgn_next(r, &g));
    CHECK(state_of(g).status == SONGKY_DRAW);
    songky_game_free(g);
    STATUS(SONGKY_E_END, songky_pgn_next(r, &g));
    songky_pgn_free(r);
    OK(songky_pgn_read(file, strlen(file), 2, &g, buf, sizeof buf));
    songky_game_free(g);
    STATUS(SONGKY_E_END, songky_pgn_read(file, strlen(file), 3, &g, buf, sizeof buf));
    STATUS(SONGKY_E_END, songky_pgn_read(file, strlen(file), UINT32_MAX, &g, buf, sizeof buf));
    STATUS(SONGKY_E_END, songky_pgn_read(NULL, 0, 0, &g, NULL, 0));
}

static void lines(void) {
    songky_game g = 0;
    char buf[256], why[128];
    OK(songky_position_read("xiangqi", "position startpos moves h2e2", SONGKY_UCCI, &g, why, sizeof why));
    OK(songky_position_line(g, SONGKY_COORDINATES, buf, sizeof buf, NULL));
    TEXT("position startpos moves h3e3", buf);
    STATUS(SONGKY_E_NOTATION, songky_position_line(g, SONGKY_WXF, buf, sizeof buf, NULL));
    songky_game_free(g);
    STATUS(SONGKY_E_PARSE, songky_position_read("xiangqi", "position nowhere", SONGKY_UCCI, &g, why, sizeof why));
    STATUS(SONGKY_E_ILLEGAL, songky_position_read("xiangqi", "position startpos moves a1a9", SONGKY_COORDINATES, &g, why, sizeof why));
    STATUS(SONGKY_E_VARIANT, songky_position_read("go", "position startpos", SONGKY_UCCI, &g, why, sizeof why));
}

void test_records(void) {
    json();
    pgn();
    lines();
}
