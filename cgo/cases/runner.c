/*
 * runner FILE: plays the shared cases through songky.h. cgo/README.md describes the lines of the file.
 * Prints what is wrong and "N checks, M wrong" in the end.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "songky.h"

enum { MAX_FIELDS = 6, LINE = 16384 };

static songky_game game;
static long checks, wrong, line_number;

static void expect(int fine, const char *what, const char *want, const char *got) {
    checks++;
    if (!fine) {
        wrong++;
        printf("line %ld: %s: want %s, got %s\n", line_number, what, want, got);
    }
}

static void same(const char *what, const char *want, const char *got) { expect(strcmp(want, got) == 0, what, want, got); }

static int by_text(const void *a, const void *b) { return strcmp((const char *)a, (const char *)b); }

/* Joins names of 16 bytes each, sorted, into text. */
static void join(char (*names)[16], size_t n, char *text) {
    size_t i;
    qsort(names, n, 16, by_text);
    text[0] = 0;
    for (i = 0; i < n; i++) {
        if (i > 0) {
            strcat(text, " ");
        }
        strcat(text, names[i]);
    }
}

/* The legal moves, of a point or all (-1), sorted as text. */
static size_t legal(int32_t square, char *text) {
    static songky_move moves[SONGKY_MAX_MOVES];
    static char names[SONGKY_MAX_MOVES][16];
    size_t n = 0, i;
    songky_status s = square < 0 ? songky_moves(game, moves, SONGKY_MAX_MOVES, &n)
                                 : songky_moves_from(game, square, moves, SONGKY_MAX_MOVES, &n);
    expect(s == SONGKY_OK, "moves", "status 0", "another");
    for (i = 0; i < n; i++) {
        songky_move_write(moves[i], names[i], sizeof names[i], NULL);
    }
    join(names, n, text);
    return n;
}

static songky_state_t state(void) {
    songky_state_t s;
    memset(&s, 0, sizeof s);
    s.struct_size = sizeof s;
    songky_state(game, &s);
    return s;
}

/* Plays moves in coordinates, separated by blanks. */
static void play(songky_game g, char *moves) {
    char *text;
    for (text = strtok(moves, " "); text != NULL; text = strtok(NULL, " ")) {
        songky_move m = 0;
        songky_status s = songky_parse_as(g, text, SONGKY_COORDINATES, &m);
        if (s == SONGKY_OK) {
            s = songky_play(g, m);
        }
        expect(s == SONGKY_OK, "play", text, "an error");
    }
}

/* Whether a FEN begins with the wanted fields. */
static void fen(songky_game g, const char *want) {
    char got[512];
    size_t n = strlen(want);
    songky_fen(g, SONGKY_VIEW_PUBLIC, got, sizeof got, NULL);
    expect(strncmp(got, want, n) == 0 && (got[n] == ' ' || got[n] == 0), "fen", want, got);
}

static const char *given(const char *text) { return strcmp(text, "-") == 0 ? NULL : text; }

static void open_game(char **f) {
    songky_game_opts o;
    char why[512];
    songky_game_free(game);
    game = 0;
    memset(&o, 0, sizeof o);
    o.struct_size = sizeof o;
    o.variant = f[1];
    o.rules = given(f[2]);
    o.deal = given(f[3]);
    o.fen = given(f[4]);
    o.has_seed = 1;
    o.seed = 1;
    expect(songky_game_new(&o, &game, why, sizeof why) == SONGKY_OK, "game", f[4], why);
}

static void outcome(const char *who, const char *reason) {
    static const char *const words[] = {"ongoing", "red", "blue", "draw"};
    songky_state_t s = state();
    char id[64];
    same("outcome", who, words[s.status & 3]);
    songky_text(SONGKY_TEXT_REASON_ID, s.reason, SONGKY_EN, id, sizeof id, NULL);
    same("reason", reason, id[0] ? id : "-");
}

static songky_ply_t ply(int32_t i) {
    songky_ply_t p;
    memset(&p, 0, sizeof p);
    p.struct_size = sizeof p;
    songky_ply(game, i, &p);
    return p;
}

/* What the plies did: "marks" is +, x or ., "reveals" the letter of what turned up or -. */
static void plies(const char *what, const char *want) {
    static char got[LINE];
    int32_t i, n = state().plies;
    size_t at = 0;
    for (i = 0; i < n && at + 8 < sizeof got; i++) {
        songky_ply_t p = ply(i);
        if (strcmp(what, "marks") == 0) {
            got[at++] = p.check ? '+' : p.chase ? 'x' : '.';
        } else if (p.revealed == 0) {
            got[at++] = '-';
        } else {
            songky_text(SONGKY_TEXT_ROLE_LETTER, p.revealed & SONGKY_CELL_ROLE, SONGKY_EN, got + at, 8, NULL);
            at++;
        }
    }
    got[at] = 0;
    same(what, want, got);
}

static void turned(const char *want) {
    char names[26][16], got[512];
    songky_ply_t p = ply(state().plies - 1);
    size_t n;
    for (n = 0; n < sizeof p.turned && p.turned[n] != SONGKY_NO_SQUARE; n++) {
        songky_text(SONGKY_TEXT_SQUARE, p.turned[n], SONGKY_EN, names[n], sizeof names[n], NULL);
    }
    join(names, n, got);
    same("turned", want, got);
}

/* has and not: each of the moves is legal, or none is. */
static void contains(const char *what, char *moves, int yes) {
    static char all[LINE], padded[LINE + 2], word[32];
    char *text;
    legal(-1, all);
    sprintf(padded, " %s ", all);
    for (text = strtok(moves, " "); text != NULL; text = strtok(NULL, " ")) {
        sprintf(word, " %.16s ", text);
        expect((strstr(padded, word) != NULL) == yes, what, text, all);
    }
}

static void perft(int32_t depth, const char *want) {
    char got[32];
    uint64_t n = 0;
    songky_perft(game, depth, &n);
    sprintf(got, "%llu", (unsigned long long)n);
    same("perft", want, got);
}

static void after(char *move, const char *want) {
    songky_game next = 0;
    expect(songky_game_clone(game, &next) == SONGKY_OK, "clone", "a game", "an error");
    play(next, move);
    fen(next, want);
    songky_game_free(next);
}

static void field(int number, const char *want) {
    char got[512], *text;
    songky_fen(game, SONGKY_VIEW_PUBLIC, got, sizeof got, NULL);
    for (text = strtok(got, " "); text != NULL && number > 1; number--) {
        text = strtok(NULL, " ");
    }
    same("field", want, text ? text : "");
}

static void from(const char *name, const char *want) {
    static char got[LINE];
    int32_t square = SONGKY_NO_SQUARE;
    songky_square_read(name, &square);
    legal(square, got);
    same("from", want, got);
}

/* The legal moves by the rules of movement; a game that is over lists none, and is counted alone. */
static void position(const char *want) {
    static char got[LINE];
    size_t count = *want != 0, n = legal(-1, got);
    const char *c;
    uint64_t lines = 0;
    for (c = want; *c; c++) {
        count += *c == ' ';
    }
    songky_perft(game, 1, &lines);
    expect(lines == count, "number of moves", want, got);
    if (state().over) {
        expect(n == 0, "moves of a finished game", "", got);
    } else {
        same("legal", want, got);
    }
}

static void moves(const char *want) {
    static char got[LINE];
    legal(-1, got);
    same("moves", want, got);
}

static void run(char **f) {
    if (strcmp(f[0], "game") == 0) {
        open_game(f);
    } else if (strcmp(f[0], "play") == 0) {
        play(game, f[1]);
    } else if (strcmp(f[0], "fen") == 0) {
        fen(game, f[1]);
    } else if (strcmp(f[0], "field") == 0) {
        field(atoi(f[1]), f[2]);
    } else if (strcmp(f[0], "legal") == 0) {
        position(f[1]);
    } else if (strcmp(f[0], "moves") == 0) {
        moves(f[1]);
    } else if (strcmp(f[0], "from") == 0) {
        from(f[1], f[2]);
    } else if (strcmp(f[0], "has") == 0) {
        contains("has", f[1], 1);
    } else if (strcmp(f[0], "not") == 0) {
        contains("not", f[1], 0);
    } else if (strcmp(f[0], "check") == 0) {
        same("check", f[1], state().in_check ? "1" : "0");
    } else if (strcmp(f[0], "perft") == 0) {
        perft(atoi(f[1]), f[2]);
    } else if (strcmp(f[0], "outcome") == 0) {
        outcome(f[1], f[2]);
    } else if (strcmp(f[0], "after") == 0) {
        after(f[1], f[2]);
    } else if (strcmp(f[0], "marks") == 0 || strcmp(f[0], "reveals") == 0) {
        plies(f[0], f[1]);
    } else if (strcmp(f[0], "turned") == 0) {
        turned(f[1]);
    } else {
        expect(0, "line", "a known word", f[0]);
    }
}

int main(int argc, char **argv) {
    static char line[LINE];
    static char empty[] = "";
    FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (in == NULL) {
        printf("usage: runner FILE\n");
        return 2;
    }
    while (fgets(line, sizeof line, in) != NULL) {
        char *f[MAX_FIELDS], *c = line;
        int n = 0;
        line_number++;
        line[strcspn(line, "\r\n")] = 0;
        if (line[0] == 0 || line[0] == '#') {
            continue;
        }
        for (n = 0; n < MAX_FIELDS; n++) {
            f[n] = c ? c : empty;
            c = c ? strchr(c, '\t') : NULL;
            if (c != NULL) {
                *c++ = 0;
            }
        }
        run(f);
    }
    fclose(in);
    songky_game_free(game);
    printf("%ld checks, %ld wrong\n", checks, wrong);
    return wrong > 0;
}
