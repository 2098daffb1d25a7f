/* Co up: nothing is disclosed early, reveals, deals and their commitments. */
#include "check.h"

static songky_game dealt(int32_t captured) {
    songky_game_opts o;
    songky_game g = 0;
    memset(&o, 0, sizeof o);
    o.struct_size = sizeof o;
    o.variant = "coup";
    o.deal = COUP_DEAL;
    o.captured = captured;
    OK(songky_game_new(&o, &g, NULL, 0));
    return g;
}

static void playing(void) {
    songky_game server = dealt(SONGKY_CAPTURED_BY_CAPTURER), client = 0;
    char record[4096], other[4096], buf[1024];
    uint8_t cells[90];
    songky_ply_t p;
    size_t n = 0;
    int32_t red = 0, both = 0;
    OK(songky_board(server, SONGKY_VIEW_PUBLIC, cells, 90, &n));
    CHECK(cells[0] == SONGKY_CELL_FACE_DOWN && cells[89] == (SONGKY_CELL_FACE_DOWN | SONGKY_CELL_BLUE));
    STATUS(SONGKY_E_HIDDEN, songky_deal(server, buf, sizeof buf, NULL));
    OK(songky_save(server, SONGKY_VIEW_PUBLIC, record, sizeof record, &n));
    CHECK(strstr(record, "deal") == NULL);
    OK(songky_load(record, n, &client, buf, sizeof buf));
    STATUS(SONGKY_E_HIDDEN, songky_play(client, move_of("b3b10")));
    STATUS(SONGKY_E_REVEAL, songky_play_revealed(client, move_of("b3b10"), SONGKY_GENERAL));
    STATUS(SONGKY_E_ARG, songky_play_revealed(client, move_of("b3b10"), 15));
    play(server, "b3b10");
    p.struct_size = sizeof p;
    OK(songky_ply(server, 0, &p));
    CHECK(p.revealed == SONGKY_CHARIOT && p.captured == (SONGKY_CELL_FACE_DOWN | SONGKY_CELL_BLUE));
    OK(songky_play_revealed(client, p.move, p.revealed & SONGKY_CELL_ROLE));
    OK(songky_fen(server, SONGKY_VIEW_PUBLIC, buf, sizeof buf, NULL));
    OK(songky_fen(client, SONGKY_VIEW_PUBLIC, record, sizeof record, NULL));
    TEXT(buf, record);
    OK(songky_fen(server, SONGKY_VIEW_RED, record, sizeof record, NULL));
    CHECK(strcmp(buf, record) != 0); /* Red has seen what it captured */
    OK(songky_unseen(server, SONGKY_VIEW_RED, SONGKY_BLUE, SONGKY_SOLDIER, &red));
    OK(songky_unseen(server, SONGKY_VIEW_PUBLIC, SONGKY_BLUE, SONGKY_SOLDIER, &both));
    CHECK(red + 1 == both);
    STATUS(SONGKY_E_ARG, songky_unseen(server, SONGKY_VIEW_RED, 2, SONGKY_SOLDIER, &red));
    STATUS(SONGKY_E_ARG, songky_unseen(server, SONGKY_VIEW_RED, SONGKY_RED, 99, &red));
    OK(songky_save(server, SONGKY_VIEW_PUBLIC, record, sizeof record, NULL));
    OK(songky_save(server, SONGKY_VIEW_BLUE, other, sizeof other, NULL));
    TEXT(record, other);
    OK(songky_save(server, SONGKY_VIEW_RED, other, sizeof other, NULL));
    CHECK(strstr(other, "\"b10=P\"") != NULL);
    OK(songky_save(server, SONGKY_VIEW_FULL, other, sizeof other, NULL));
    CHECK(strstr(other, "a1=N") != NULL);
    STATUS(SONGKY_E_ARG, songky_save(server, 4, other, sizeof other, NULL));
    OK(songky_resign(server, SONGKY_BLUE));
    OK(songky_deal(server, buf, sizeof buf, NULL));
    CHECK(strstr(buf, "i10=C") != NULL);
    songky_game_free(server);
    songky_game_free(client);
}

static void commitments(void) {
    songky_game g = dealt(SONGKY_CAPTURED_DEFAULT), open = new_game("xiangqi");
    uint8_t salt[32];
    char promise[65], again[65], changed[] = COUP_DEAL;
    size_t n = 0;
    OK(songky_new_salt(salt, sizeof salt, &n));
    CHECK(n == 32);
    OK(songky_commitment(g, salt, 32, promise, sizeof promise, &n));
    CHECK(n == 64);
    OK(songky_deal_commit("coup", NULL, COUP_DEAL, salt, 32, again, sizeof again, NULL));
    TEXT(promise, again);
    OK(songky_deal_verify(promise, "coup", NULL, COUP_DEAL, salt, 32));
    OK(songky_verify_deal(g, promise, COUP_DEAL, salt, 32));
    memcpy(strstr(changed, "b1=N"), "b1=P", 4);
    memcpy(strstr(changed, "c1=P"), "c1=N", 4);
    STATUS(SONGKY_E_COMMITMENT, songky_verify_deal(g, promise, changed, salt, 32));
    STATUS(SONGKY_E_COMMITMENT, songky_deal_verify(promise, "coup", NULL, changed, salt, 32));
    STATUS(SONGKY_E_PARSE, songky_deal_verify("no digits", "coup", NULL, COUP_DEAL, salt, 32));
    STATUS(SONGKY_E_ARG, songky_commitment(g, salt, 3, promise, sizeof promise, NULL));
    STATUS(SONGKY_E_ARG, songky_commitment(g, NULL, 0, promise, sizeof promise, NULL));
    STATUS(SONGKY_E_NULL, songky_commitment(g, NULL, 32, promise, sizeof promise, NULL));
    STATUS(SONGKY_E_DEAL, songky_commitment(open, salt, 32, promise, sizeof promise, NULL));
    STATUS(SONGKY_E_DEAL, songky_deal(open, promise, sizeof promise, NULL));
    STATUS(SONGKY_E_DEAL, songky_deal_commit("chess", NULL, "a1=C", salt, 32, again, sizeof again, NULL));
    songky_game_free(g);
    songky_game_free(open);
}

void test_hidden(void) {
    playing();
    commitments();
}
