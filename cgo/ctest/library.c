/* Names, ids, the catalogue. */
#include "check.h"

static void text_is(const char *want, int32_t kind, int32_t value, int32_t lang) {
    char buf[128];
    size_t len = 0;
    OK(songky_text(kind, value, lang, buf, sizeof buf, &len));
    TEXT(want, buf);
    CHECK(len == strlen(want));
}

static void every_value_has_texts(void) {
    static const struct {
        int32_t kind, first, last;
    } kinds[] = {
        {SONGKY_TEXT_SIDE, SONGKY_RED, SONGKY_BLUE}, {SONGKY_TEXT_ROLE, SONGKY_NO_ROLE, SONGKY_STONE},
        {SONGKY_TEXT_LEVEL, SONGKY_FULL_STRENGTH, SONGKY_GRANDMASTER},
        {SONGKY_TEXT_STATUS, SONGKY_ONGOING, SONGKY_DRAW},
        {SONGKY_TEXT_REASON, SONGKY_NO_REASON, SONGKY_REASON_TIME},
        {SONGKY_TEXT_REASON_ID, SONGKY_NO_REASON, SONGKY_REASON_TIME},
        {SONGKY_TEXT_ILLEGAL, SONGKY_ILLEGAL_NONE, SONGKY_ILLEGAL_NO_MOVE},
        {SONGKY_TEXT_NOTATION_ID, SONGKY_COORDINATES, SONGKY_UCCI},
        {SONGKY_TEXT_ROLE_LETTER, SONGKY_GENERAL, SONGKY_STONE},
    };
    char buf[128];
    size_t i;
    int32_t v, lang;
    for (i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        for (lang = SONGKY_VI; lang <= SONGKY_EN; lang++) {
            for (v = kinds[i].first; v <= kinds[i].last; v++) {
                OK(songky_text(kinds[i].kind, v, lang, buf, sizeof buf, NULL));
            }
            STATUS(SONGKY_E_ARG, songky_text(kinds[i].kind, kinds[i].first - 1, lang, buf, sizeof buf, NULL));
            STATUS(SONGKY_E_ARG, songky_text(kinds[i].kind, kinds[i].last + 1, lang, buf, sizeof buf, NULL));
        }
    }
}

static void statuses(void) {
    char buf[128];
    songky_status s;
    for (s = SONGKY_OK; s >= SONGKY_E_PANIC; s--) {
        OK(songky_status_text(s, buf, sizeof buf, NULL));
        CHECK(buf[0] != 0);
    }
    STATUS(SONGKY_E_ARG, songky_status_text(1, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_status_text(SONGKY_E_PANIC - 1, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_status_text(INT32_MIN, buf, sizeof buf, NULL));
}

static void catalogue(void) {
    static char buf[16384];
    char name[64];
    songky_rules r;
    size_t len = 0;
    OK(songky_variants(buf, sizeof buf, &len));
    CHECK(len > 1000 && strstr(buf, "\"id\":\"coganh-full-diagonals\"") != NULL);
    CHECK(strstr(buf, "\"ruleSets\":[\"songky\"") != NULL);
    OK(songky_handicaps("xiangqi", buf, sizeof buf, NULL));
    CHECK(strstr(buf, "\"id\":\"chariot\"") != NULL);
    OK(songky_handicaps("coganh", buf, sizeof buf, NULL));
    TEXT("[]", buf);
    STATUS(SONGKY_E_VARIANT, songky_handicaps("go", buf, sizeof buf, NULL));
    OK(songky_variant_name("xiangqi", SONGKY_EN, name, sizeof name, NULL));
    CHECK(name[0] != 0);
    STATUS(SONGKY_E_ARG, songky_variant_name("xiangqi", 2, name, sizeof name, NULL));
    STATUS(SONGKY_E_VARIANT, songky_variant_name("go", SONGKY_EN, name, sizeof name, NULL));
    r.struct_size = sizeof r;
    OK(songky_rules_by_name("cxq", &r));
    TEXT("cxq", r.name);
    CHECK(r.check_limits[0] > 0 && r.chase_limits[0] > 0);
    STATUS(SONGKY_E_OPTION, songky_rules_by_name("house", &r));
}

static void notations(void) {
    int32_t n = -1;
    OK(songky_notation_by_id("wxf", &n));
    CHECK(n == SONGKY_WXF);
    STATUS(SONGKY_E_NOTATION, songky_notation_by_id("braille", &n));
    OK(songky_notation_for(SONGKY_WXF, "songky", SONGKY_BLUE, &n));
    CHECK(n == SONGKY_SAN);
    STATUS(SONGKY_E_NOTATION, songky_notation_for(SONGKY_SAN, "xiangqi", SONGKY_RED, &n));
    STATUS(SONGKY_E_NOTATION, songky_notation_for(8, "xiangqi", SONGKY_RED, &n));
    STATUS(SONGKY_E_ARG, songky_notation_for(SONGKY_WXF, "xiangqi", 2, &n));
}

void test_library(void) {
    char buf[64];
    int32_t sq = 0;
    songky_move m = 0;
    CHECK(songky_abi() == SONGKY_ABI);
    CHECK(strlen(songky_version()) >= 5);
    text_is("horse", SONGKY_TEXT_ROLE, SONGKY_HORSE, SONGKY_EN);
    text_is("M\xC3\xA3", SONGKY_TEXT_ROLE, SONGKY_HORSE, SONGKY_VI);
    text_is("n", SONGKY_TEXT_PIECE_LETTER, SONGKY_HORSE | SONGKY_CELL_BLUE, SONGKY_EN);
    text_is("x", SONGKY_TEXT_PIECE_LETTER, SONGKY_CELL_FACE_DOWN | SONGKY_CELL_BLUE, SONGKY_EN);
    text_is(".", SONGKY_TEXT_PIECE_LETTER, 0, SONGKY_EN);
    text_is("\xE9\xA6\xAC", SONGKY_TEXT_PIECE_GLYPH, SONGKY_HORSE | SONGKY_CELL_BLUE, SONGKY_EN);
    text_is("perpetual-check", SONGKY_TEXT_REASON_ID, SONGKY_REASON_PERPETUAL_CHECK, SONGKY_EN);
    text_is("a10", SONGKY_TEXT_SQUARE, 144, SONGKY_EN);
    text_is("no piece there", SONGKY_TEXT_ILLEGAL, SONGKY_ILLEGAL_EMPTY_POINT, SONGKY_EN);
    text_is("unreadable", SONGKY_TEXT_FAULT, 0, SONGKY_EN);
    OK(songky_text(SONGKY_TEXT_PIECE, SONGKY_CELL_FACE_DOWN, SONGKY_EN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_text(SONGKY_TEXT_PIECE, SONGKY_CELL_BLUE, SONGKY_EN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_text(SONGKY_TEXT_PIECE, 64, SONGKY_EN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_text(SONGKY_TEXT_PIECE, -1, SONGKY_EN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_text(SONGKY_TEXT_PIECE, 15, SONGKY_EN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_text(SONGKY_TEXT_SQUARE, SONGKY_NO_SQUARE, SONGKY_EN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_text(99, 0, SONGKY_EN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_text(SONGKY_TEXT_SIDE, 0, 2, buf, sizeof buf, NULL));
    OK(songky_outcome_text(SONGKY_RED_WINS, SONGKY_REASON_CHECKMATE, SONGKY_EN, buf, sizeof buf, NULL));
    TEXT("Red wins: checkmate", buf);
    STATUS(SONGKY_E_ARG, songky_outcome_text(4, 0, SONGKY_EN, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_outcome_text(0, 99, SONGKY_EN, buf, sizeof buf, NULL));
    OK(songky_square_read("i10", &sq));
    CHECK(sq == 9 * 16 + 8);
    STATUS(SONGKY_E_PARSE, songky_square_read("j1", &sq));
    OK(songky_move_read("c2c1q", &m));
    CHECK(songky_move_from(m) == 18 && songky_move_to(m) == 2 && songky_move_promotion(m) == SONGKY_QUEEN);
    CHECK(m == songky_move_make(18, 2, SONGKY_QUEEN));
    CHECK(songky_move_from(0) == SONGKY_NO_SQUARE && songky_move_to(0) == SONGKY_NO_SQUARE);
    OK(songky_move_write(m, buf, sizeof buf, NULL));
    TEXT("c2c1q", buf);
    STATUS(SONGKY_E_PARSE, songky_move_read("hello", &m));
    every_value_has_texts();
    statuses();
    catalogue();
    notations();
}
