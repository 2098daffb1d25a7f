/* Clocks, and what they tell a search. */
#include "check.h"

#define SECOND INT64_C(1000000000)

void test_clocks(void) {
    songky_clock_settings_t s, got;
    songky_reading_t r;
    songky_clock_state_t st;
    songky_clock c = 0, copy = 0, other = 0;
    char buf[512], why[128];
    size_t n = 0;
    int64_t left = 0;
    int32_t side = 0;
    memset(&s, 0, sizeof s);
    s.struct_size = got.struct_size = sizeof s;
    r.struct_size = sizeof r;
    st.struct_size = sizeof st;
    s.main_ns = 300 * SECOND;
    s.periods = 3;
    s.period_ns = 30 * SECOND;
    OK(songky_clock_text(&s, buf, sizeof buf, NULL));
    TEXT("5m0s + 3x30s", buf);
    OK(songky_clock_new(&s, SONGKY_RED, 0, &c, why, sizeof why));
    OK(songky_clock_settings(c, &got));
    CHECK(memcmp(&s, &got, sizeof s) == 0);
    OK(songky_clock_press(c, 10 * SECOND));
    OK(songky_clock_remaining(c, SONGKY_RED, 20 * SECOND, &left));
    CHECK(left == 290 * SECOND);
    OK(songky_clock_remaining(c, SONGKY_BLUE, 20 * SECOND, &left));
    CHECK(left == 290 * SECOND);
    STATUS(SONGKY_E_ARG, songky_clock_press(c, 5 * SECOND)); /* time does not go back */
    STATUS(SONGKY_E_ARG, songky_clock_remaining(c, 2, 0, &left));
    OK(songky_clock_clone(c, &copy));
    OK(songky_clock_pause(c, 20 * SECOND));
    STATUS(SONGKY_E_STATE, songky_clock_pause(c, 20 * SECOND));
    STATUS(SONGKY_E_STATE, songky_clock_press(c, 20 * SECOND));
    OK(songky_clock_state(c, 20 * SECOND, &st));
    CHECK(st.paused && st.turn == SONGKY_BLUE && !st.will_flag && st.flagged == SONGKY_NOBODY);
    OK(songky_clock_resume(c, 50 * SECOND));
    STATUS(SONGKY_E_STATE, songky_clock_resume(c, 50 * SECOND));
    OK(songky_clock_read(c, SONGKY_BLUE, 350 * SECOND, &r));
    CHECK(r.in_byoyomi && r.periods == 3 && r.main_ns == 0 && r.remaining_ns == 20 * SECOND);
    OK(songky_clock_flagged(c, 350 * SECOND, &side));
    CHECK(side == SONGKY_NOBODY);
    OK(songky_clock_flagged(c, 3600 * SECOND, &side));
    CHECK(side == SONGKY_BLUE);
    STATUS(SONGKY_E_TIME, songky_clock_press(c, 3600 * SECOND));
    OK(songky_clock_state(c, 3600 * SECOND, &st));
    CHECK(st.flagged == SONGKY_BLUE && st.will_flag && st.flagged_at_ns == st.flags_at_ns);
    OK(songky_clock_restore(c, copy, 3601 * SECOND));
    OK(songky_clock_remaining(c, SONGKY_BLUE, 3601 * SECOND, &left));
    CHECK(left == 300 * SECOND);
    OK(songky_clock_save(c, buf, sizeof buf, &n));
    OK(songky_clock_load(buf, n, &other, why, sizeof why));
    OK(songky_clock_restore(other, copy, 3602 * SECOND));
    songky_clock_free(other);
    STATUS(SONGKY_E_PARSE, songky_clock_load("{", 1, &other, why, sizeof why));
    CHECK(why[0] != 0);
    STATUS(SONGKY_E_UTF8, songky_clock_load("\xFF", 1, &other, why, sizeof why));
    OK(songky_clock_new(NULL, SONGKY_BLUE, 0, &other, NULL, 0)); /* no limit */
    OK(songky_clock_remaining(other, SONGKY_BLUE, 99, &left));
    CHECK(left == INT64_MAX);
    STATUS(SONGKY_E_STATE, songky_clock_restore(c, other, 3602 * SECOND)); /* other settings */
    songky_clock_free(other);
    s.periods = 0; /* a period without a number */
    STATUS(SONGKY_E_ARG, songky_clock_new(&s, SONGKY_RED, 0, &other, why, sizeof why));
    STATUS(SONGKY_E_ARG, songky_clock_text(&s, buf, sizeof buf, NULL));
    STATUS(SONGKY_E_ARG, songky_clock_new(NULL, 2, 0, &other, why, sizeof why));
    STATUS(SONGKY_E_ARG, songky_clock_new(NULL, SONGKY_RED, -1, &other, why, sizeof why));
    songky_clock_free(c);
    songky_clock_free(copy);
}
