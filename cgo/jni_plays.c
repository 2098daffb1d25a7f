//go:build songky_jni

/* Games: moves, boards, counting, the computer's move. */
#include "jni_shim.h"

/* All moves, or those from a point. */
static jintArray list_moves(JNIEnv *env, songky_game game, int all, jint square) {
    songky_move room[SONGKY_MAX_MOVES], *buf = room;
    size_t cap = SONGKY_MAX_MOVES, n = 0;
    jintArray array = NULL;
    for (;;) {
        songky_status s = all ? songky_moves(game, buf, cap, &n) : songky_moves_from(game, square, buf, cap, &n);
        if (s != SONGKY_E_RANGE) {
            array = jni_failed(env, s, game) ? NULL : jni_ints(env, (const jint *)buf, n);
            break;
        }
        if (buf != room) {
            free(buf);
        }
        cap = n; /* another thread may play in between: then again */
        buf = malloc(cap * sizeof *buf);
        if (buf == NULL) {
            jni_no_memory(env);
            return NULL;
        }
    }
    if (buf != room) {
        free(buf);
    }
    return array;
}

static jintArray moves(JNIEnv *env, jclass c, jlong game) {
    (void)c;
    return list_moves(env, (songky_game)game, 1, 0);
}

static jintArray moves_from(JNIEnv *env, jclass c, jlong game, jint square) {
    (void)c;
    return list_moves(env, (songky_game)game, 0, square);
}

static void play(JNIEnv *env, jclass c, jlong game, jint move) {
    (void)c;
    (void)jni_failed(env, songky_play((songky_game)game, (songky_move)move), (uint64_t)game);
}

static void play_revealed(JNIEnv *env, jclass c, jlong game, jint move, jint role) {
    (void)c;
    (void)jni_failed(env, songky_play_revealed((songky_game)game, (songky_move)move, role), (uint64_t)game);
}

/* A negative notation is any. */
static jint parse(JNIEnv *env, jclass c, jlong game, jbyteArray text, jint notation) {
    songky_move move = 0;
    jni_in in;
    (void)c;
    if (jni_in_begin(env, text, &in)) {
        songky_status s = notation < 0 ? songky_parse((songky_game)game, in.data, &move)
                                       : songky_parse_as((songky_game)game, in.data, notation, &move);
        jni_in_end(&in);
        (void)jni_failed(env, s, (uint64_t)game);
    }
    return (jint)move;
}

static jbyteArray format(JNIEnv *env, jclass c, jlong game, jint move, jint notation) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)game, songky_format((songky_game)game, (songky_move)move, notation, out.buf, out.cap, &out.len));
    return bytes;
}

static jbyteArray move_texts(JNIEnv *env, jclass c, jlong game, jint notation) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)game, songky_move_texts((songky_game)game, notation, out.buf, out.cap, &out.len));
    return bytes;
}

static void undo(JNIEnv *env, jclass c, jlong game) {
    (void)c;
    (void)jni_failed(env, songky_undo((songky_game)game), (uint64_t)game);
}

static void take_back(JNIEnv *env, jclass c, jlong game, jint side) {
    (void)c;
    (void)jni_failed(env, songky_take_back((songky_game)game, side), (uint64_t)game);
}

static jbyteArray checkers(JNIEnv *env, jclass c, jlong game) {
    uint8_t squares[SONGKY_MAX_CELLS];
    size_t n = 0;
    (void)c;
    return jni_failed(env, songky_checkers((songky_game)game, squares, sizeof squares, &n), (uint64_t)game)
               ? NULL
               : jni_bytes(env, squares, n);
}

static jbyteArray board(JNIEnv *env, jclass c, jlong game, jint view) {
    uint8_t cells[SONGKY_MAX_CELLS];
    size_t n = 0;
    (void)c;
    return jni_failed(env, songky_board((songky_game)game, view, cells, sizeof cells, &n), (uint64_t)game)
               ? NULL
               : jni_bytes(env, cells, n);
}

static jbyteArray fen(JNIEnv *env, jclass c, jlong game, jint view) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)game, songky_fen((songky_game)game, view, out.buf, out.cap, &out.len));
    return bytes;
}

static jbyteArray diagram(JNIEnv *env, jclass c, jlong game, jint view) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)game, songky_diagram((songky_game)game, view, out.buf, out.cap, &out.len));
    return bytes;
}

static jint unseen(JNIEnv *env, jclass c, jlong game, jint view, jint side, jint role) {
    int32_t n = 0;
    (void)c;
    (void)jni_failed(env, songky_unseen((songky_game)game, view, side, role, &n), (uint64_t)game);
    return n;
}

static jlong perft(JNIEnv *env, jclass c, jlong game, jint depth) {
    uint64_t lines = 0;
    (void)c;
    (void)jni_failed(env, songky_perft((songky_game)game, depth, &lines), (uint64_t)game);
    return (jlong)lines;
}

static jint game_best_move(JNIEnv *env, jclass c, jlong game, jint level) {
    songky_move move = 0;
    (void)c;
    (void)jni_failed(env, songky_game_best_move((songky_game)game, level, &move), (uint64_t)game);
    return (jint)move;
}

METHODS(jni_plays,
        {"moves", "(J)[I", (void *)moves},
        {"movesFrom", "(JI)[I", (void *)moves_from},
        {"play", "(JI)V", (void *)play},
        {"playRevealed", "(JII)V", (void *)play_revealed},
        {"parse", "(J[BI)I", (void *)parse},
        {"format", "(JII)[B", (void *)format},
        {"moveTexts", "(JI)[B", (void *)move_texts},
        {"undo", "(J)V", (void *)undo},
        {"takeBack", "(JI)V", (void *)take_back},
        {"checkers", "(J)[B", (void *)checkers},
        {"board", "(JI)[B", (void *)board},
        {"fen", "(JI)[B", (void *)fen},
        {"diagram", "(JI)[B", (void *)diagram},
        {"unseen", "(JIII)I", (void *)unseen},
        {"perft", "(JI)J", (void *)perft},
        {"gameBestMove", "(JI)I", (void *)game_best_move});
