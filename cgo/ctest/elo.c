/* Ratings. */
#include "check.h"

void test_elo(void) {
    songky_elo_system s;
    songky_player a = {sizeof a, 1200, 0}, b = {sizeof b, 1600, 100};
    int32_t k = 0;
    double e = 0;
    s.struct_size = sizeof s;
    OK(songky_elo_default(&s));
    CHECK(s.start == 1200 && s.new_k == 32);
    OK(songky_elo_factor(NULL, &a, &k));
    CHECK(k == 32);
    OK(songky_elo_expected(1500, 1500, &e));
    CHECK(e == 0.5);
    OK(songky_elo_update(&s, &a, &b, SONGKY_WIN));
    CHECK(a.rating == 1229 && a.games == 1 && b.rating == 1582 && b.games == 101);
    OK(songky_elo_update(NULL, &a, &b, SONGKY_HALF));
    OK(songky_elo_update(NULL, &a, &b, SONGKY_LOSS));
    STATUS(SONGKY_E_ARG, songky_elo_update(NULL, &a, &b, 3));
    a.rating = -1;
    STATUS(SONGKY_E_ARG, songky_elo_update(NULL, &a, &b, SONGKY_WIN));
    CHECK(a.rating == -1);
    a.rating = 1200;
    s.k = -5;
    STATUS(SONGKY_E_ARG, songky_elo_update(&s, &a, &b, SONGKY_WIN));
    STATUS(SONGKY_E_ARG, songky_elo_factor(&s, &a, &k));
}
