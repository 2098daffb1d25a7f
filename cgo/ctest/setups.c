/* The board editor. */
#include "check.h"

void test_setups(void) {
    static char buf[8192];
    songky_setup_t s, old;
    songky_game g;
    const char *start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    OK(songky_setup_faults("xiangqi", "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", buf, sizeof buf, NULL));
    TEXT("[]", buf);
    OK(songky_setup_faults("xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", buf, sizeof buf, NULL));
    CHECK(strstr(buf, "the generals face each other") != NULL);
    OK(songky_setup_faults("xiangqi", "rubbish", buf, sizeof buf, NULL));
    CHECK(strstr(buf, "\"kind\":0") != NULL);
    STATUS(SONGKY_E_VARIANT, songky_setup_faults("go", "", buf, sizeof buf, NULL));

    memset(&s, 0, sizeof s);
    s.struct_size = sizeof s;
    OK(songky_setup_read("chess-fide", start, &s));
    CHECK(s.files == 8 && s.ranks == 8 && s.castling == 15 && s.move_number == 1 && s.en_passant == SONGKY_NO_SQUARE);
    CHECK(s.cells[4] == SONGKY_KING && s.cells[63] == (SONGKY_ROOK | SONGKY_CELL_BLUE));
    OK(songky_setup_write("chess-fide", &s, buf, sizeof buf, NULL));
    TEXT(start, buf);
    STATUS(SONGKY_E_POSITION, songky_setup_read("chess-fide", "rubbish", &s));

    OK(songky_setup_read("xiangqi", NULL, &s)); /* from an empty board */
    s.cells[3] = SONGKY_GENERAL;
    s.cells[9 * 9 + 4] = SONGKY_GENERAL | SONGKY_CELL_BLUE;
    s.cells[0] = SONGKY_CHARIOT;
    s.turn = SONGKY_BLUE;
    s.en_passant = 0;
    s.move_number = 0;
    OK(songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    g = game_of("xiangqi", buf);
    CHECK(state_of(g).turn == SONGKY_BLUE);
    songky_game_free(g);
    old = s;
    s.cells[5] = SONGKY_KING; /* of the other army */
    STATUS(SONGKY_E_POSITION, songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    s = old, s.cells[5] = 200;
    STATUS(SONGKY_E_ARG, songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    s = old, s.turn = 2;
    STATUS(SONGKY_E_ARG, songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    s = old, s.castling = 1;
    STATUS(SONGKY_E_POSITION, songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    s = old, s.castling = 256;
    STATUS(SONGKY_E_ARG, songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    s = old, s.en_passant = 3;
    STATUS(SONGKY_E_POSITION, songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    s = old, s.pool[0][SONGKY_HORSE] = 1;
    STATUS(SONGKY_E_POSITION, songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    s = old, s.progress = -1;
    STATUS(SONGKY_E_POSITION, songky_setup_write("xiangqi", &s, buf, sizeof buf, NULL));
    s = old; /* a piece beyond a smaller board */
    STATUS(SONGKY_E_POSITION, songky_setup_write("coganh", &s, buf, sizeof buf, NULL));

    OK(songky_setup_read("coup-classic", NULL, &s));
    s.cells[4] = SONGKY_GENERAL;
    s.cells[9 * 9 + 3] = SONGKY_GENERAL | SONGKY_CELL_BLUE;
    s.cells[0] = SONGKY_CELL_FACE_DOWN;
    OK(songky_setup_fill_pool("coup-classic", &s));
    CHECK(s.pool[SONGKY_RED][SONGKY_SOLDIER] == 5 && s.pool[SONGKY_BLUE][SONGKY_HORSE] == 2);
    s.pool[SONGKY_RED][SONGKY_SOLDIER] = 1;
    OK(songky_setup_write("coup-classic", &s, buf, sizeof buf, NULL));
    CHECK(strstr(buf, "P1") != NULL);
    g = game_of("coup-classic", buf);
    songky_game_free(g);
}
