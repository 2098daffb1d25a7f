/* Checks of the C tests: what fails is printed, and the program fails in the end. */
#ifndef CHECK_H
#define CHECK_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "songky.h"

extern int failures;

void check(int fine, const char *what, const char *file, int line);
void check_status(songky_status want, songky_status got, const char *what, const char *file, int line);
void check_text(const char *want, const char *got, const char *what, const char *file, int line);

#define CHECK(x) check((x) ? 1 : 0, #x, __FILE__, __LINE__)
#define STATUS(want, call) check_status(want, call, #call, __FILE__, __LINE__)
#define OK(call) STATUS(SONGKY_OK, call)
#define TEXT(want, got) check_text(want, got, #got, __FILE__, __LINE__)

/* A game of a variant from its start, by seed 1. */
songky_game new_game(const char *variant);
songky_game game_of(const char *variant, const char *fen);
songky_engine new_engine(void);
songky_limits nodes(uint64_t n); /* only so many */
extern songky_result result;     /* of the latest search */
songky_status search(songky_engine e, songky_game g, songky_limits l);
songky_move move_of(const char *text);
void play(songky_game g, const char *moves); /* separated by blanks */
songky_state_t state_of(songky_game g);
long long now_ns(void);
void sleep_ms(int ms);

#define COUP_DEAL \
    "a1=N,b1=N,c1=P,d1=A,f1=P,g1=P,h1=C,i1=N,b3=R,h3=B,a4=P,c4=P,e4=R,g4=R,i4=C,a7=P,c7=B,e7=P,g7=B," \
    "i7=R,b8=A,h8=P,a10=A,b10=P,c10=C,d10=B,f10=P,g10=N,h10=A,i10=C"

/* The suites. */
void test_library(void);
void test_buffers(void);
void test_structs(void);
void test_handles(void);
void test_games(void);
void test_moves(void);
void test_hidden(void);
void test_records(void);
void test_setups(void);
void test_clocks(void);
void test_elo(void);
void test_engines(void);
void test_callbacks(void);
void test_opponent(void);
void test_slices(void);
void test_threads(void);
void test_memory(void);
void test_smoke(void);
void test_panic(void);
void test_bench(void);

#endif
