/*
 * A game against the computer in the terminal: ./play [variant [level]]
 *
 * Type moves in any notation ("h3e3", "P2-5"), or: moves, undo, resign, quit.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "songky.h"

/* Ends the program on an error that should not happen. */
static void must(songky_status s, const char *what) {
    char text[128];
    if (s != SONGKY_OK) {
        songky_status_text(s, text, sizeof text, NULL);
        fprintf(stderr, "%s: %s\n", what, text);
        exit(1);
    }
}

static void draw(songky_game game) {
    char board[1024];
    must(songky_diagram(game, SONGKY_VIEW_PUBLIC, board, sizeof board, NULL), "diagram");
    printf("\n%s", board);
}

static songky_state_t state_of(songky_game game) {
    songky_state_t s = {.struct_size = sizeof s}; /* every struct begins with its size */
    must(songky_state(game, &s), "state");
    return s;
}

static void list_moves(songky_game game) {
    songky_move moves[SONGKY_MAX_MOVES];
    size_t n, i;
    char text[16];
    must(songky_moves(game, moves, SONGKY_MAX_MOVES, &n), "moves");
    for (i = 0; i < n; i++) {
        must(songky_move_write(moves[i], text, sizeof text, NULL), "move");
        printf("%s ", text);
    }
    printf("\n");
}

/* Called after each depth of the search, on this thread. */
static int on_info(const songky_info *info, void *user) {
    (void)user;
    printf("  depth %d: %+.2f\n", info->depth, info->centipawns / 100.0);
    return 0; /* anything else would stop the search */
}

static void computer_plays(songky_engine engine, songky_game game, int level) {
    songky_limits limits = {.struct_size = sizeof limits};
    songky_result result = {.struct_size = sizeof result};
    char text[64];
    limits.level = level;
    limits.seed = 1;
    limits.on_info = on_info;
    must(songky_best_move(engine, game, &limits, &result), "search");
    must(songky_format(game, result.move, SONGKY_COORDINATES, text, sizeof text, NULL), "format");
    must(songky_play(game, result.move), "play");
    printf("The computer plays %s.\n", text);
}

/* What the player types: 0 to go on, 1 to leave. */
static int player_plays(songky_game game, int side) {
    char line[128], why[256];
    songky_move move;
    songky_status s;
    printf("Your move: ");
    fflush(stdout);
    if (fgets(line, sizeof line, stdin) == NULL) {
        return 1;
    }
    line[strcspn(line, "\r\n")] = 0;
    if (strcmp(line, "quit") == 0) {
        return 1;
    } else if (strcmp(line, "moves") == 0) {
        list_moves(game);
        return 0;
    } else if (strcmp(line, "undo") == 0) {
        s = songky_take_back(game, side);
    } else if (strcmp(line, "resign") == 0) {
        s = songky_resign(game, side);
    } else if ((s = songky_parse(game, line, &move)) == SONGKY_OK) {
        s = songky_play(game, move);
    }
    if (s != SONGKY_OK) { /* the game knows why: a leg blocked, a general in check ... */
        must(songky_last_error(game, why, sizeof why, NULL), "error");
        printf("%s\n", why);
    }
    return 0;
}

int main(int argc, char **argv) {
    songky_game_opts opts = {.struct_size = sizeof opts};
    songky_game game;
    songky_engine engine;
    songky_state_t s;
    char text[256];
    int level = argc > 2 ? atoi(argv[2]) : SONGKY_INTERMEDIATE;
    int side = SONGKY_RED;

    opts.variant = argc > 1 ? argv[1] : "songky";
    if (songky_game_new(&opts, &game, text, sizeof text) != SONGKY_OK) {
        fprintf(stderr, "%s: %s\n", opts.variant, text);
        return 1;
    }
    must(songky_engine_new(NULL, &engine), "engine");

    for (s = state_of(game); !s.over; s = state_of(game)) {
        if (s.turn != side) {
            computer_plays(engine, game, level);
            continue;
        }
        draw(game);
        if (player_plays(game, side) != 0) {
            break;
        }
    }
    must(songky_outcome_text(s.status, s.reason, SONGKY_EN, text, sizeof text, NULL), "outcome");
    printf("\n%s\n", text);
    songky_engine_free(engine);
    songky_game_free(game);
    return 0;
}
