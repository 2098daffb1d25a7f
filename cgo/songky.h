/*
 * songky.h - Song Ky, xiangqi, co up, chess and co ganh for programs in C and whatever calls C.
 *
 * C99, and C++ as it is. Needs no other header of the library.
 *
 *   songky_game_opts o = {.struct_size = sizeof o, .variant = "songky"};
 *   songky_game g;
 *   char why[256];
 *   if (songky_game_new(&o, &g, why, sizeof why) != SONGKY_OK) { puts(why); return 1; }
 *   ...
 *   songky_game_free(g);
 *
 * Conventions, the same in every function
 * ---------------------------------------
 * Status.    Functions return SONGKY_OK or one of the negative SONGKY_E_ codes. On an error nothing
 *            has changed, and results are not written, except where it is said.
 * Handles.   Games, engines, clocks and PGN readers are numbers. 0 is never valid, a number is never
 *            given out twice, and a handle of one kind is not taken for another: anything else than a
 *            living handle of the right kind is SONGKY_E_HANDLE. Whoever made a handle frees it.
 *            Freeing 0 or a handle that is freed already does nothing.
 * Memory.    All memory is the caller's. The library keeps no pointer that it is given once the call
 *            has returned, and gives none away, but for songky_version, whose text is never freed,
 *            and what a progress callback is shown, which is valid within the callback.
 * Texts in.  NUL-terminated UTF-8; data with a size need no NUL. Bytes that are no UTF-8 are
 *            SONGKY_E_UTF8.
 * Texts out. (buf, cap, len): the text and a NUL are written to buf if they fit into cap bytes. *len
 *            becomes the length in bytes without the NUL, whether it fits or not. What does not fit is
 *            SONGKY_E_RANGE: then buf, if it has room, is the empty text. buf NULL with cap 0 asks for
 *            the length alone, which is SONGKY_E_RANGE as well. len may be NULL where buf is not.
 * Lists out. (buf, cap, n): the elements, if all fit into cap of them; else SONGKY_E_RANGE and nothing
 *            written. *n becomes the whole number either way. buf NULL with cap 0 asks for the number.
 * Errors of constructors. (err, err_cap): why it failed, in English, cut off between two characters if
 *            it is too long. err may be NULL with err_cap 0. It becomes empty on success.
 * Structs.   Every struct begins with struct_size, which the caller sets to sizeof of it, also where
 *            the library fills the struct. The library takes shorter structs of programs that were
 *            compiled with an older header: fields that they lack are zero, and are not written. In a
 *            longer struct of a newer program what lies beyond must be zero, else SONGKY_E_ARG; where
 *            the library fills it, it becomes zero. Zero in a field is always its default.
 * NULL.      A pointer that is NULL where it must not be is SONGKY_E_NULL.
 * Threads.   Every function may be called from any thread at any time. Calls on one game, clock or
 *            reader follow one another; different handles do not wait for each other. Freeing a game
 *            that another thread uses is safe: that call still ends well.
 * Times.     Nanoseconds, as int64_t, in fields and parameters that end in _ns.
 * Points.    rank * 16 + file, both from 0, so that a1 is 0 and a10 is 144, on every board.
 *            SONGKY_NO_SQUARE is none. In lists of cells the index is rank * files + file.
 * Pieces.    A cell is 0 if empty; else role + 16 if the side is Blue + 32 if it lies face down. The
 *            role of a face-down piece is 0: what it is, nobody is told.
 * Panics.    A defect of the library that would end a Go program is caught in each call and comes back
 *            as SONGKY_E_PANIC. The process goes on; free the handle.
 *
 * Limits of a library written in Go
 * ---------------------------------
 * - One Go runtime a process: link one Go library, or put all Go code into one.
 * - Never unload it: dlclose does not stop the runtime. Keep it loaded until the process ends.
 * - Load after fork: a child of fork without exec must not call a library that its parent has used.
 * - On Linux it needs glibc, for dlopen above all: Go does not support libraries under musl.
 * - iOS takes the archive (libsongky.a); Android needs pages of 16 KB, for which cgo/README.md has
 *   the linker option.
 * - The runtime has threads of its own, and handles SIGSEGV, SIGBUS, SIGFPE, SIGPROF, SIGURG and a few
 *   more; handlers that the host installs later need SA_ONSTACK.
 * - The memory of a freed engine returns to the system at once, that of games after a while. A process
 *   that runs out of memory is ended.
 */
#ifndef SONGKY_H
#define SONGKY_H

#include <stddef.h>
#include <stdint.h>

#ifndef SONGKY_API
#if defined(_WIN32) && defined(SONGKY_DLL) /* define SONGKY_DLL to link the DLL without a stub */
#define SONGKY_API __declspec(dllimport)
#else
#define SONGKY_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- numbers ------------------------------------------------------------------------------- */

#define SONGKY_ABI 1 /* compare with songky_abi(); it changes only when old programs break */

typedef uint64_t songky_game;   /* handles; see above */
typedef uint64_t songky_engine;
typedef uint64_t songky_clock;
typedef uint64_t songky_pgn;    /* a reader of a PGN file */
typedef uint32_t songky_move;   /* from + 256*to + 65536*promoted role + 2^31; 0 is none */
typedef int32_t songky_status;

#ifdef SONGKY_BUILD /* within the library, which keeps it as a number that is never followed */
typedef uintptr_t songky_user;
#else
typedef void *songky_user; /* whatever the host likes */
#endif

enum {
    SONGKY_OK = 0,
    SONGKY_E_HANDLE = -1,      /* no living handle of that kind */
    SONGKY_E_NULL = -2,        /* a pointer is NULL that must not be */
    SONGKY_E_ARG = -3,         /* a number that the parameter or field cannot have, a bad struct_size */
    SONGKY_E_RANGE = -4,       /* the buffer is too small; the length needed is told */
    SONGKY_E_UTF8 = -5,        /* a text is not UTF-8 */
    SONGKY_E_PARSE = -6,       /* a text cannot be read */
    SONGKY_E_AMBIGUOUS = -7,   /* a text reads as two different legal moves */
    SONGKY_E_ILLEGAL = -8,     /* the rules do not allow the move; songky_last_illegal says why */
    SONGKY_E_OVER = -9,        /* the game has ended */
    SONGKY_E_HISTORY = -10,    /* there is no earlier ply, or no turn to go back to */
    SONGKY_E_HIDDEN = -11,     /* needs or would disclose the identity of a face-down piece */
    SONGKY_E_REVEAL = -12,     /* the piece cannot turn up as that */
    SONGKY_E_POSITION = -13,   /* the position cannot be played; songky_setup_faults lists why */
    SONGKY_E_OPTION = -14,     /* an option that does not fit the game: rules, handicap, deal, limits */
    SONGKY_E_VARIANT = -15,    /* no game has that id */
    SONGKY_E_NOTATION = -16,   /* no such notation, or it does not cover the game */
    SONGKY_E_DEAL = -17,       /* the game has no face-down pieces */
    SONGKY_E_COMMITMENT = -18, /* the deal does not agree with its commitment or with the game */
    SONGKY_E_LIMIT = -19,      /* a search without any limit, or with an impossible one */
    SONGKY_E_BUSY = -20,       /* the engine is searching */
    SONGKY_E_CANCELLED = -21,  /* the search was stopped; the result holds the best move so far */
    SONGKY_E_TIME = -22,       /* the time of the side to move is up */
    SONGKY_E_STATE = -23,      /* the clock is paused, or is not, or has other settings; there is no such
                                  search, or it has not ended */
    SONGKY_E_END = -24,        /* no further game in the file, no element of that index */
    SONGKY_E_PANIC = -25       /* a defect of the library was caught: please report it */
};

enum { SONGKY_RED = 0, SONGKY_BLUE = 1, SONGKY_NOBODY = -1 }; /* sides; Red begins, at the bottom */

/* Whose knowledge is asked for. It differs only in games with face-down pieces. */
enum {
    SONGKY_VIEW_PUBLIC = 0, /* what both players may know */
    SONGKY_VIEW_RED = 1,    /* and what that side alone has learnt as capturer */
    SONGKY_VIEW_BLUE = 2,
    SONGKY_VIEW_FULL = 3    /* songky_save only: all, for the server that keeps the game */
};

enum { SONGKY_ONGOING = 0, SONGKY_RED_WINS = 1, SONGKY_BLUE_WINS = 2, SONGKY_DRAW = 3 };

enum { /* roles */
    SONGKY_NO_ROLE = 0,
    SONGKY_GENERAL = 1, SONGKY_ADVISOR = 2, SONGKY_ELEPHANT = 3, SONGKY_HORSE = 4,
    SONGKY_CHARIOT = 5, SONGKY_CANNON = 6, SONGKY_SOLDIER = 7,
    SONGKY_KING = 8, SONGKY_QUEEN = 9, SONGKY_ROOK = 10, SONGKY_BISHOP = 11, SONGKY_KNIGHT = 12,
    SONGKY_PAWN = 13, SONGKY_STONE = 14
};

enum { /* cells: see Pieces above */
    SONGKY_CELL_ROLE = 15, SONGKY_CELL_BLUE = 16, SONGKY_CELL_FACE_DOWN = 32,
    SONGKY_NO_SQUARE = 255,
    SONGKY_MAX_CELLS = 90, /* of the largest board */
    SONGKY_MAX_MOVES = 512, /* enough for all but contrived positions */
    SONGKY_MAX_PV = 128
};

enum { /* notations; docs/notation.md describes them */
    SONGKY_COORDINATES = 0, SONGKY_ICCS = 1, SONGKY_VIETNAMESE = 2, SONGKY_WXF = 3,
    SONGKY_CHINESE_SIMPLIFIED = 4, SONGKY_CHINESE_TRADITIONAL = 5, SONGKY_SAN = 6, SONGKY_UCCI = 7
};

enum { SONGKY_VI = 0, SONGKY_EN = 1 }; /* languages */

enum { /* levels of play */
    SONGKY_FULL_STRENGTH = 0, SONGKY_EASY = 1, SONGKY_NORMAL = 2, SONGKY_LOWER_INTERMEDIATE = 3,
    SONGKY_INTERMEDIATE = 4, SONGKY_GENERAL_LEVEL = 5, SONGKY_GRANDMASTER = 6
};

enum { /* who learns what a captured face-down piece was */
    SONGKY_CAPTURED_DEFAULT = 0, /* as the game has it */
    SONGKY_CAPTURED_UNSEEN = 1, SONGKY_CAPTURED_BY_CAPTURER = 2
};

enum { SONGKY_LOSS = 0, SONGKY_HALF = 1, SONGKY_WIN = 2 }; /* results for ratings */

enum { SONGKY_CASTLE_RED_SHORT = 1, SONGKY_CASTLE_RED_LONG = 2, SONGKY_CASTLE_BLUE_SHORT = 4, SONGKY_CASTLE_BLUE_LONG = 8 };

enum { /* reasons for the end of a game: songky_text has their ids and names */
    SONGKY_NO_REASON = 0,
    SONGKY_REASON_CHECKMATE, SONGKY_REASON_NO_MOVES, SONGKY_REASON_STALEMATE, SONGKY_REASON_REPETITION,
    SONGKY_REASON_PERPETUAL_CHECK, SONGKY_REASON_PERPETUAL_CHASE, SONGKY_REASON_EFFECTIVE_LIMIT,
    SONGKY_REASON_PROGRESS_LIMIT, SONGKY_REASON_PLY_LIMIT, SONGKY_REASON_NO_ATTACKERS,
    SONGKY_REASON_NO_PIECES, SONGKY_REASON_COUNT, SONGKY_REASON_DEAD_POSITION,
    SONGKY_REASON_RESIGNATION, SONGKY_REASON_AGREEMENT, SONGKY_REASON_TIME
};

enum { /* why a move is not legal: songky_text has the words */
    SONGKY_ILLEGAL_NONE = 0,
    SONGKY_ILLEGAL_OUTSIDE_BOARD, SONGKY_ILLEGAL_EMPTY_POINT, SONGKY_ILLEGAL_ENEMY_PIECE,
    SONGKY_ILLEGAL_SAME_POINT, SONGKY_ILLEGAL_OWN_PIECE_THERE, SONGKY_ILLEGAL_NOT_ITS_WAY,
    SONGKY_ILLEGAL_LEG_BLOCKED, SONGKY_ILLEGAL_EYE_BLOCKED, SONGKY_ILLEGAL_PATH_BLOCKED,
    SONGKY_ILLEGAL_NO_SCREEN, SONGKY_ILLEGAL_MANY_SCREENS, SONGKY_ILLEGAL_LEAVES_ZONE,
    SONGKY_ILLEGAL_BEFORE_RIVER, SONGKY_ILLEGAL_BACKWARDS, SONGKY_ILLEGAL_PAWN_BLOCKED,
    SONGKY_ILLEGAL_NOTHING_TO_TAKE, SONGKY_ILLEGAL_NOT_FROM_START, SONGKY_ILLEGAL_POINT_TAKEN,
    SONGKY_ILLEGAL_NO_LINE, SONGKY_ILLEGAL_PROMOTION_MISSING, SONGKY_ILLEGAL_PROMOTION_WRONG,
    SONGKY_ILLEGAL_CANNOT_CASTLE, SONGKY_ILLEGAL_ROYAL_IN_CHECK, SONGKY_ILLEGAL_ROYALS_WOULD_FACE,
    SONGKY_ILLEGAL_NO_MOVE
};

/* What songky_text is asked for. Names differ by language, ids do not. */
enum {
    SONGKY_TEXT_SIDE = 0,         /* "Red" */
    SONGKY_TEXT_ROLE = 1,         /* "horse" */
    SONGKY_TEXT_PIECE = 2,        /* of a cell: "horse", "face-down piece" */
    SONGKY_TEXT_PIECE_LETTER = 3, /* of a cell, as in FEN: "N", "n", "x"; "." for an empty one */
    SONGKY_TEXT_PIECE_GLYPH = 4,  /* of a cell: a Chinese character or chess symbol */
    SONGKY_TEXT_LEVEL = 5,        /* "Grandmaster" */
    SONGKY_TEXT_STATUS = 6,       /* of a game: "Red wins" */
    SONGKY_TEXT_REASON = 7,       /* "perpetual check" */
    SONGKY_TEXT_REASON_ID = 8,    /* "perpetual-check" */
    SONGKY_TEXT_ILLEGAL = 9,      /* "the horse's leg is blocked" */
    SONGKY_TEXT_FAULT = 10,       /* of songky_setup_faults, by its "kind" */
    SONGKY_TEXT_NOTATION_ID = 11, /* "wxf" */
    SONGKY_TEXT_SQUARE = 12,      /* "a10" */
    SONGKY_TEXT_ROLE_LETTER = 13  /* capital letter in FEN and deals: "N" */
};

/* ---- structs ------------------------------------------------------------------------------- */

/* The ending rules. Limits count plies, the last two a side's own moves; 0 is no such rule. */
typedef struct songky_rules {
    uint32_t struct_size;
    int32_t repetition;       /* occurrence of a position that draws */
    int32_t ply_limit;        /* of the whole record */
    int32_t progress_limit;   /* plies without progress */
    int32_t effective_limit;  /* plies that are neither check nor chase nor the reply to one */
    int32_t check_limits[3];  /* checks in a row with one, two, three and more pieces */
    int32_t chase_limits[3];  /* chases of one piece */
    int32_t perpetual_check;  /* 1: who alone has checked throughout a repetition loses */
    int32_t no_attackers;     /* 1: drawn with generals, advisors and elephants alone */
    int32_t count_from_record;/* 1: progress is counted from the start of the record */
    int32_t count_pieces;     /* 1: a finished count is decided by the number of pieces */
    int32_t dead_positions;   /* 1: drawn where nobody can mate */
    char name[32];            /* of the set that the rules started from */
} songky_rules;

/* Choices for a new game. Only variant is needed. */
typedef struct songky_game_opts {
    uint32_t struct_size;
    int32_t captured;           /* SONGKY_CAPTURED_; co up only */
    const char *variant;        /* id: "songky", "songky-balanced", "xiangqi", "coup", "coup-classic",
                                   "chess", "chess-fide", "coganh", "coganh-full-diagonals" */
    const char *fen;            /* NULL: the start position */
    const char *rules;          /* name of a rule set of the game; NULL: limits->name, or the default */
    const songky_rules *limits; /* NULL: as the set has them; else they replace all of the set's */
    const char *deal;           /* co up: "a1=C,b1=P,..."; NULL: shuffled */
    const char *handicap;       /* id of songky_handicaps; NULL: none */
    uint64_t seed;              /* of the shuffle, if has_seed; else it cannot be foretold */
    int32_t has_seed;
    int32_t without_deal;       /* 1: co up dealt by somebody else; play with songky_play_revealed */
} songky_game_opts;

typedef struct songky_state_t {
    uint32_t struct_size;
    int32_t turn;     /* side to move, also after the end */
    int32_t in_check; /* 1: the side to move is in check */
    int32_t over;     /* 1: the game has ended */
    int32_t status;   /* SONGKY_ONGOING ... */
    int32_t reason;   /* SONGKY_REASON_ */
    int32_t winner;   /* side, or SONGKY_NOBODY */
    int32_t plies;    /* played */
    int32_t files;    /* measures of the board */
    int32_t ranks;
    int32_t captured; /* SONGKY_CAPTURED_UNSEEN or _BY_CAPTURER */
} songky_state_t;

typedef struct songky_ply_t {
    uint32_t struct_size;
    songky_move move;
    int32_t side;      /* who moved */
    int32_t check;     /* 1: it gave check */
    int32_t chase;     /* 1: it was a chase, under rules that limit chases */
    uint8_t captured;  /* cell of what was captured, 0 for nothing; face down if nobody was told */
    uint8_t revealed;  /* cell of what was turned up, 0 for nothing */
    uint8_t turned[26];/* co ganh: points of the pieces that changed sides, then SONGKY_NO_SQUARE */
    int64_t spent_ns;  /* as songky_note_time was told; 0: not */
} songky_ply_t;

/* An unbroken run of a side's own moves that check, or that chase one piece. */
typedef struct songky_run {
    uint32_t struct_size; /* set by the library where a run lies within another struct */
    int32_t moves;        /* its length */
    int32_t pieces;       /* different pieces that check or chase in it */
    int32_t left;         /* more such moves that are allowed; negative after an offence */
    int32_t limit;        /* that left is reckoned from; 0: none */
    int32_t victim;       /* point of the chased piece, SONGKY_NO_SQUARE for checks */
} songky_run;

/* How far a game is towards each limit of its rules. A limit of 0 is none. */
typedef struct songky_counts_t {
    uint32_t struct_size;
    int32_t plies, ply_limit;
    int32_t progress, progress_limit;
    int32_t effective, effective_limit;
    int32_t occurrences, repetition; /* of the present position */
    int32_t chases[2];               /* number of each side's runs of chases: songky_chase */
    songky_run checks[2];            /* each side's run of checks */
} songky_counts_t;

typedef struct songky_tag { /* of a PGN game */
    uint32_t struct_size;
    uint32_t reserved;
    const char *name;
    const char *value;
} songky_tag;

/* What a board editor holds: any placement, playable or not. */
typedef struct songky_setup_t {
    uint32_t struct_size;
    int32_t turn;
    int32_t castling;     /* sum of SONGKY_CASTLE_ */
    int32_t en_passant;   /* point that a pawn has just passed; 0 and SONGKY_NO_SQUARE: none */
    int32_t progress;     /* plies without progress */
    int32_t move_number;  /* from 1; 0 is taken as 1 */
    int32_t files, ranks; /* told by songky_setup_read, not looked at by the others */
    uint8_t cells[90];    /* rank * files + file */
    uint8_t pool[2][16];  /* co up: unseen pieces of each side by role; both alike in "coup" */
} songky_setup_t;

/* Time limits, the same for both sides. All zero: no limit. */
typedef struct songky_clock_settings_t {
    uint32_t struct_size;
    int32_t periods;      /* of byo-yomi after the main time */
    int64_t main_ns;
    int64_t period_ns;    /* length of a period */
    int64_t increment_ns; /* added after each move made within the main time */
} songky_clock_settings_t;

/* What the clock of one side shows. */
typedef struct songky_reading_t {
    uint32_t struct_size;
    int32_t periods;      /* left, the current one included */
    int64_t main_ns;      /* left of the main time */
    int64_t period_ns;    /* left of the current period; a whole one during the main time */
    int64_t remaining_ns; /* what large digits show: of main time or period; INT64_MAX: no limit */
    int32_t in_byoyomi;
    int32_t reserved;
} songky_reading_t;

typedef struct songky_clock_state_t {
    uint32_t struct_size;
    int32_t turn;
    int32_t paused;
    int32_t flagged;       /* side that has lost on time, or SONGKY_NOBODY */
    int64_t flagged_at_ns; /* when its time ran out */
    int32_t will_flag;     /* 1: flags_at_ns is known */
    int32_t reserved;
    int64_t flags_at_ns;   /* when the side to move loses unless it moves before */
} songky_clock_state_t;

typedef struct songky_elo_system {
    uint32_t struct_size;
    int32_t start, floor;       /* a newcomer's rating; none falls below floor */
    int32_t new_k, new_games;   /* K in the first games, and how many those are */
    int32_t k;                  /* K after them */
    int32_t top_k, top_rating;  /* K from a rating of top_rating on; 0: no such band */
    int32_t max_difference;     /* of ratings that counts; 0: no bound */
} songky_elo_system;

typedef struct songky_player {
    uint32_t struct_size;
    int32_t rating;
    int32_t games; /* rated games played */
} songky_player;

typedef struct songky_engine_opts {
    uint32_t struct_size;
    int32_t threads;    /* that search; 0: 1; at most 512 */
    int64_t hash_bytes; /* of the transposition table; 0: 16 MiB; at most 64 GiB */
} songky_engine_opts;

/* A line of play: of a search that goes on, or of its result. */
typedef struct songky_info {
    uint32_t struct_size;
    int32_t depth;      /* that was finished */
    uint64_t nodes;
    int64_t elapsed_ns;
    int32_t line;       /* number of the line from 0, best first */
    int32_t lines;      /* how many there are */
    int32_t centipawns; /* for the side to move */
    int32_t mate_in;    /* moves to mate, negative if mated; 0: none known */
    int32_t pv_len;
    songky_move pv[128];/* the line, its first pv_len elements */
    int32_t reserved;
} songky_info;

/* Called for each line after each depth, on the thread that called songky_best_move, songky_answer_draw
 * or songky_slices_step. The struct is
 * the library's and valid until the callback returns. A result that is not 0 ends the search. The
 * callback may call every function of the library: songky_stop ends the search; songky_engine_free
 * ends it too, and does not wait then; on the engine that searches what begins another search, and
 * songky_engine_clear, are SONGKY_E_BUSY. It must return: no longjmp, no exception. */
typedef int (*songky_on_info)(const songky_info *info, void *user);

/* When a search ends. The first limit that is reached ends it; zero fields are none. */
typedef struct songky_limits {
    uint32_t struct_size;
    int32_t level;          /* play at a level, with its own budget */
    int32_t depth;          /* plies, at most 127 */
    int32_t multi_pv;       /* lines wanted; 0 and 1: one; at most 256 */
    uint64_t nodes;         /* positions */
    int64_t time_ns;        /* to think */
    uint64_t seed;          /* form, errors and choices of a level: one seed a game */
    int64_t remaining_ns;   /* the clock of the side to move: main time, */
    int64_t increment_ns;   /* what is added after each move, */
    int64_t period_ns;      /* the length of a byo-yomi period, */
    int32_t periods;        /* and how many are left */
    int32_t infinite;       /* 1: no limit needed, songky_stop or the callback will end it, if no forced end is found before */
    songky_clock clock;     /* if not 0: this clock instead of those four fields, */
    int64_t clock_now_ns;   /* as it stands at this instant */
    songky_on_info on_info; /* NULL: none */
    songky_user user;       /* handed to on_info */
    const songky_move *moves; /* look at these moves alone, each legal; NULL: at all */
    size_t moves_count;
    int32_t mate;           /* end once the side to move mates in at most so many moves; no limit by
                               itself, as the mate may not be there */
    int32_t ponder;         /* 1: times, clocks and the time of the level begin with songky_ponder_hit */
} songky_limits;

typedef struct songky_result {
    uint32_t struct_size;
    songky_move move;    /* to play; 0 only if the search was stopped before it found any */
    songky_move ponder;  /* the reply that is expected; 0: none */
    int32_t centipawns;  /* as in songky_info */
    int32_t mate_in;
    int32_t depth;
    int32_t lines;       /* that songky_line tells */
    int32_t resigns;     /* 1: a player of the level would resign now; 0 without a level */
    uint64_t nodes;      /* at least 1 */
    int64_t elapsed_ns;
} songky_result;

/* ---- the library --------------------------------------------------------------------------- */

/* The ABI that the library was built for: SONGKY_ABI of its header. */
SONGKY_API uint32_t songky_abi(void);

/* The version, "0.1.0". Never freed. */
SONGKY_API const char *songky_version(void);

/* What a status means, in English. */
SONGKY_API songky_status songky_status_text(songky_status status, char *buf, size_t cap, size_t *len);

/* Why the latest call on a handle of any kind failed that did, in English; empty if none has. Calls
 * that succeed, this one, and SONGKY_E_RANGE leave it. */
SONGKY_API songky_status songky_last_error(uint64_t handle, char *buf, size_t cap, size_t *len);

/* The games, as a JSON array of objects: id, files, ranks, start (FEN), roles (for each side the
 * numbers of the pieces), letters, ruleSets (the first is the default), hidden, onPoints, notations,
 * handicaps (ids), vi and en (names). */
SONGKY_API songky_status songky_variants(char *buf, size_t cap, size_t *len);

/* A game's handicaps, the smaller before the greater, as a JSON array of objects: id, vi, en, giver
 * (side), removed (names of points), fen. */
SONGKY_API songky_status songky_handicaps(const char *variant, char *buf, size_t cap, size_t *len);

/* The name of a game for players. */
SONGKY_API songky_status songky_variant_name(const char *variant, int32_t lang, char *buf, size_t cap, size_t *len);

/* A text for players: kind is SONGKY_TEXT_, value what it says. SONGKY_E_ARG for a value that the kind
 * does not have. */
SONGKY_API songky_status songky_text(int32_t kind, int32_t value, int32_t lang, char *buf, size_t cap, size_t *len);

/* An outcome in words: "Red wins: checkmate". */
SONGKY_API songky_status songky_outcome_text(int32_t status, int32_t reason, int32_t lang, char *buf, size_t cap, size_t *len);

/* The notation with an id such as "wxf". */
SONGKY_API songky_status songky_notation_by_id(const char *id, int32_t *notation);

/* The notation in which a side's moves are written when notation is asked for: in a game of two armies
 * each has its own. SONGKY_E_NOTATION if it does not cover the game. */
SONGKY_API songky_status songky_notation_for(int32_t notation, const char *variant, int32_t side, int32_t *out);

/* The point with a name, "a1" to "i10". */
SONGKY_API songky_status songky_square_read(const char *text, int32_t *square);

/* A move in coordinates without a game to judge it by, "h3e3", "c2c1q". */
SONGKY_API songky_status songky_move_read(const char *text, songky_move *move);
SONGKY_API songky_status songky_move_write(songky_move move, char *buf, size_t cap, size_t *len);

/* The ending rules of a set, to be changed and given to songky_game_new. */
SONGKY_API songky_status songky_rules_by_name(const char *name, songky_rules *out);

/* ---- games --------------------------------------------------------------------------------- */

/* Starts a game. SONGKY_E_VARIANT, SONGKY_E_OPTION, SONGKY_E_POSITION for the FEN, SONGKY_E_PARSE for
 * the deal. */
SONGKY_API songky_status songky_game_new(const songky_game_opts *opts, songky_game *out, char *err, size_t err_cap);

/* A game of its own in the same state, deal included. */
SONGKY_API songky_status songky_game_clone(songky_game game, songky_game *out);

SONGKY_API void songky_game_free(songky_game game);

/* The game's variant id, and the rules in force. */
SONGKY_API songky_status songky_game_variant(songky_game game, char *buf, size_t cap, size_t *len);
SONGKY_API songky_status songky_game_rules(songky_game game, songky_rules *out);

/* How the game stands. While another thread plays, the fields may be of two moments. */
SONGKY_API songky_status songky_state(songky_game game, songky_state_t *out);

/* The side to move. */
SONGKY_API songky_status songky_turn(songky_game game, int32_t *side);

/* The legal moves in a fixed order, of all pieces or of the one on a point; none once the game is
 * over. */
SONGKY_API songky_status songky_moves(songky_game game, songky_move *buf, size_t cap, size_t *n);
SONGKY_API songky_status songky_moves_from(songky_game game, int32_t square, songky_move *buf, size_t cap, size_t *n);

/* Plays a move: SONGKY_E_ILLEGAL, SONGKY_E_OVER, SONGKY_E_HIDDEN for a face-down piece whose identity
 * the game does not know. */
SONGKY_API songky_status songky_play(songky_game game, songky_move move);

/* Plays a face-down piece whose identity the host tells. SONGKY_E_REVEAL if it cannot be that. */
SONGKY_API songky_status songky_play_revealed(songky_game game, songky_move move, int32_t role);

/* Why the latest call on the game that failed was SONGKY_E_ILLEGAL: SONGKY_ILLEGAL_, or
 * SONGKY_ILLEGAL_NONE if it was another failure or none. */
SONGKY_API songky_status songky_last_illegal(songky_game game, int32_t *reason);

/* Reads a legal move: in any notation, or in exactly one. SONGKY_E_PARSE, SONGKY_E_AMBIGUOUS,
 * SONGKY_E_ILLEGAL, SONGKY_E_OVER, SONGKY_E_NOTATION. */
SONGKY_API songky_status songky_parse(songky_game game, const char *text, songky_move *out);
SONGKY_API songky_status songky_parse_as(songky_game game, const char *text, int32_t notation, songky_move *out);

/* Writes a legal move of the present position. SONGKY_E_ILLEGAL for another, SONGKY_E_NOTATION. */
SONGKY_API songky_status songky_format(songky_game game, songky_move move, int32_t notation, char *buf, size_t cap, size_t *len);

/* The moves played in a notation, one a line. */
SONGKY_API songky_status songky_move_texts(songky_game game, int32_t notation, char *buf, size_t cap, size_t *len);

/* Takes back one ply, and with it a declared end. */
SONGKY_API songky_status songky_undo(songky_game game);

/* Goes back to a side's previous turn: two plies if it is to move, one if it has just moved. */
SONGKY_API songky_status songky_take_back(songky_game game, int32_t side);

/* The points of the pieces that give check to the side to move. */
SONGKY_API songky_status songky_checkers(songky_game game, uint8_t *squares, size_t cap, size_t *n);

/* The board: cells[rank * files + file]. */
SONGKY_API songky_status songky_board(songky_game game, int32_t view, uint8_t *cells, size_t cap, size_t *n);

/* The position in FEN, or drawn in letters with Red at the bottom. */
SONGKY_API songky_status songky_fen(songky_game game, int32_t view, char *buf, size_t cap, size_t *len);
SONGKY_API songky_status songky_diagram(songky_game game, int32_t view, char *buf, size_t cap, size_t *len);

/* How many pieces of a role are among a side's identities not yet seen, by what the view knows. */
SONGKY_API songky_status songky_unseen(songky_game game, int32_t view, int32_t side, int32_t role, int32_t *n);

/* The plies played: one, from 0, or all. In an array, elements[0].struct_size is the size of each
 * element, and it is set in all. SONGKY_E_END for a ply that was not played. */
SONGKY_API songky_status songky_ply(songky_game game, int32_t index, songky_ply_t *out);
SONGKY_API songky_status songky_history(songky_game game, songky_ply_t *elements, size_t cap, size_t *n);

/* Ends by declaration. SONGKY_E_OVER after the end. */
SONGKY_API songky_status songky_resign(songky_game game, int32_t side);
SONGKY_API songky_status songky_agree_draw(songky_game game);
SONGKY_API songky_status songky_lose_on_time(songky_game game, int32_t side);

/* Notes for the record how long the last move took. */
SONGKY_API songky_status songky_note_time(songky_game game, int64_t spent_ns);

/* How far the game is towards its limits, and one of a side's runs of chases. */
SONGKY_API songky_status songky_counts(songky_game game, songky_counts_t *out);
SONGKY_API songky_status songky_chase(songky_game game, int32_t side, int32_t index, songky_run *out);

/* Legal lines of so many plies, ending rules left out; 1 for a depth of 0 or less. It cannot be stopped. */
SONGKY_API songky_status songky_perft(songky_game game, int32_t depth, uint64_t *lines);

/* A move of the computer at a level from 1 on, without an engine of one's own: the game keeps one of 16 MiB
 * from then on. It cannot be stopped. */
SONGKY_API songky_status songky_game_best_move(songky_game game, int32_t level, songky_move *out);

/* ---- records ------------------------------------------------------------------------------- */

/* The game in JSON, as docs/records.md describes it, by what the view may know. SONGKY_VIEW_FULL has
 * the deal: never send it to a player. */
SONGKY_API songky_status songky_save(songky_game game, int32_t view, char *buf, size_t cap, size_t *len);

/* Reads what songky_save wrote. */
SONGKY_API songky_status songky_load(const char *data, size_t size, songky_game *out, char *err, size_t err_cap);

/* The game as PGN. Of the count tags each is written, or overrides what the library would fill in;
 * tags[0].struct_size is the size of each element. */
SONGKY_API songky_status songky_pgn_write(songky_game game, const songky_tag *tags, size_t count, char *buf, size_t cap, size_t *len);

/* Reads the game of a number, from 0, in a file. SONGKY_E_END if it has fewer. */
SONGKY_API songky_status songky_pgn_read(const char *data, size_t size, uint32_t index, songky_game *out, char *err, size_t err_cap);

/* Reads a file of many games one after the other: SONGKY_E_END after the last. After another error
 * the next call reads the next game. The text is copied. */
SONGKY_API songky_status songky_pgn_open(const char *data, size_t size, songky_pgn *out);
SONGKY_API songky_status songky_pgn_next(songky_pgn reader, songky_game *out);

/* What the file says beside the game read last, as JSON: {"tags":[["Event","..."],...],
 * "comments":{"3":"..."}}, comments by ply from 1, 0 before the first move. SONGKY_E_END before the first game. */
SONGKY_API songky_status songky_pgn_info(songky_pgn reader, char *buf, size_t cap, size_t *len);
SONGKY_API void songky_pgn_free(songky_pgn reader);

/* Lines of engine protocols, "position startpos moves h3e3": notation is SONGKY_COORDINATES for UCI or
 * SONGKY_UCCI. */
SONGKY_API songky_status songky_position_line(songky_game game, int32_t notation, char *buf, size_t cap, size_t *len);
SONGKY_API songky_status songky_position_read(const char *variant, const char *line, int32_t notation, songky_game *out, char *err, size_t err_cap);

/* ---- fair deals of co up ------------------------------------------------------------------- */

/* The deal, "a1=C,b1=P,...", once the game is over; before, SONGKY_E_HIDDEN. */
SONGKY_API songky_status songky_deal(songky_game game, char *buf, size_t cap, size_t *len);

/* A secret salt of 32 bytes for one game. */
SONGKY_API songky_status songky_new_salt(uint8_t *buf, size_t cap, size_t *n);

/* The commitment to the game's deal, 64 hexadecimal digits, to be published before the first move. A
 * salt has 16 to 1024 bytes. */
SONGKY_API songky_status songky_commitment(songky_game game, const uint8_t *salt, size_t salt_size, char *buf, size_t cap, size_t *len);

/* Checks a disclosed deal against the commitment and all that the game has shown. */
SONGKY_API songky_status songky_verify_deal(songky_game game, const char *commitment, const char *deal, const uint8_t *salt, size_t salt_size);

/* The same without a game. fen NULL is the start position. */
SONGKY_API songky_status songky_deal_commit(const char *variant, const char *fen, const char *deal, const uint8_t *salt, size_t salt_size, char *buf, size_t cap, size_t *len);
SONGKY_API songky_status songky_deal_verify(const char *commitment, const char *variant, const char *fen, const char *deal, const uint8_t *salt, size_t salt_size);

/* ---- set-ups ------------------------------------------------------------------------------- */

/* All that is wrong with a FEN, as a JSON array: kind, square (a name or ""), side, offset (in bytes,
 * for what cannot be read), detail, vi and en; [] if it can be played. */
SONGKY_API songky_status songky_setup_faults(const char *variant, const char *fen, char *buf, size_t cap, size_t *len);

/* A FEN, playable or not, as a set-up; fen NULL is the empty board. SONGKY_E_POSITION if it cannot be
 * read. */
SONGKY_API songky_status songky_setup_read(const char *variant, const char *fen, songky_setup_t *out);

/* A set-up as FEN, for the three functions around and songky_game_opts. SONGKY_E_POSITION for a value
 * that no set-up of the game holds. */
SONGKY_API songky_status songky_setup_write(const char *variant, const songky_setup_t *setup, char *buf, size_t cap, size_t *len);

/* Sets the pools to what cannot have been seen by the board alone. */
SONGKY_API songky_status songky_setup_fill_pool(const char *variant, songky_setup_t *setup);

/* ---- clocks -------------------------------------------------------------------------------- */

/* A clock with the time of the side that moves first running. It never looks at a clock of its own:
 * the host tells each instant, now_ns, from 0 on, never going back; SONGKY_E_ARG else. settings NULL
 * is no limit. */
SONGKY_API songky_status songky_clock_new(const songky_clock_settings_t *settings, int32_t first, int64_t now_ns, songky_clock *out, char *err, size_t err_cap);

/* A copy, as a snapshot for songky_clock_restore. */
SONGKY_API songky_status songky_clock_clone(songky_clock clock, songky_clock *out);
SONGKY_API void songky_clock_free(songky_clock clock);

/* Ends the turn of the side to move: SONGKY_E_TIME if it moved too late, SONGKY_E_STATE if paused. */
SONGKY_API songky_status songky_clock_press(songky_clock clock, int64_t now_ns);
SONGKY_API songky_status songky_clock_pause(songky_clock clock, int64_t now_ns);
SONGKY_API songky_status songky_clock_resume(songky_clock clock, int64_t now_ns);

/* Takes moves back: times and turn become those of the snapshot, and run on from now. */
SONGKY_API songky_status songky_clock_restore(songky_clock clock, songky_clock snapshot, int64_t now_ns);

/* What the clock of a side shows; reading never fails on an instant. */
SONGKY_API songky_status songky_clock_read(songky_clock clock, int32_t side, int64_t now_ns, songky_reading_t *out);
SONGKY_API songky_status songky_clock_remaining(songky_clock clock, int32_t side, int64_t now_ns, int64_t *remaining_ns);

/* The side that has lost on time by now, or SONGKY_NOBODY. */
SONGKY_API songky_status songky_clock_flagged(songky_clock clock, int64_t now_ns, int32_t *side);
SONGKY_API songky_status songky_clock_state(songky_clock clock, int64_t now_ns, songky_clock_state_t *out);
SONGKY_API songky_status songky_clock_settings(songky_clock clock, songky_clock_settings_t *out);

/* Settings in short, "5m0s + 3x30s". */
SONGKY_API songky_status songky_clock_text(const songky_clock_settings_t *settings, char *buf, size_t cap, size_t *len);

/* The clock in JSON as of its latest event, and back. */
SONGKY_API songky_status songky_clock_save(songky_clock clock, char *buf, size_t cap, size_t *len);
SONGKY_API songky_status songky_clock_load(const char *data, size_t size, songky_clock *out, char *err, size_t err_cap);

/* ---- ratings ------------------------------------------------------------------------------- */

/* The usual system: 1200 to start with, K of 32, 20 and 10. */
SONGKY_API songky_status songky_elo_default(songky_elo_system *out);

/* The expected score, from 0 to 1. */
SONGKY_API songky_status songky_elo_expected(int32_t rating, int32_t opponent, double *out);

/* The K of a player's next game; system NULL is the default, here and below. */
SONGKY_API songky_status songky_elo_factor(const songky_elo_system *system, const songky_player *player, int32_t *k);

/* Changes both players for a game between them; result, SONGKY_LOSS to SONGKY_WIN, is a's. */
SONGKY_API songky_status songky_elo_update(const songky_elo_system *system, songky_player *a, songky_player *b, int32_t result);

/* ---- engines ------------------------------------------------------------------------------- */

/* An engine. opts NULL: one thread and 16 MiB. SONGKY_E_LIMIT for impossible options. */
SONGKY_API songky_status songky_engine_new(const songky_engine_opts *opts, songky_engine *out);

/* Frees an engine. It ends a search of another thread and waits until that thread has left the last
 * progress callback, so that callbacks come no more; do not hold a lock then that the callback wants.
 * From within a progress callback it does not wait. */
SONGKY_API void songky_engine_free(songky_engine engine);

/* Forgets what earlier searches found. SONGKY_E_BUSY while it searches. */
SONGKY_API songky_status songky_engine_clear(songky_engine engine);

/* Searches the game's present position, as the side to move may know it, and waits. The game may be
 * changed and freed meanwhile: the search has taken what it needs. One thread with a limit of nodes or
 * depth and a fresh engine finds the same on every machine; limits of time and several threads do not.
 * SONGKY_E_OVER, SONGKY_E_LIMIT, SONGKY_E_BUSY, SONGKY_E_ILLEGAL for one of limits->moves.
 * SONGKY_E_CANCELLED after songky_stop or songky_engine_free: the result is filled all the same. */
SONGKY_API songky_status songky_best_move(songky_engine engine, songky_game game, const songky_limits *limits, songky_result *out);

/* Stops a running search soon; from any thread. Does nothing if none runs, so that a stop just before
 * songky_best_move is lost. */
SONGKY_API void songky_stop(songky_engine engine);

/* The opponent has played what was expected: the times of the search that ponders run from now on; from
 * any thread, harmless twice. SONGKY_E_STATE if none ponders, or not yet: try again then. */
SONGKY_API songky_status songky_ponder_hit(songky_engine engine);

/* Whether the computer, playing side at the level of the limits, takes a draw that is offered in the
 * present position, whoever is to move: *accepts becomes 0 or 1. It searches as songky_best_move does, but by
 * what side may know, with the same errors; it cannot ponder, which is SONGKY_E_LIMIT. The game stays as it is:
 * songky_agree_draw ends it. songky_line keeps telling of the search before. */
SONGKY_API songky_status songky_answer_draw(songky_engine engine, songky_game game, int32_t side, const songky_limits *limits, int32_t *accepts);

/* A search for hosts that must do something else in between, on one thread, which goes on by so many
 * positions with each step. It is begun with the errors of songky_best_move, and SONGKY_E_LIMIT for slices
 * of none; on_info and user are kept until it has ended. Until then the engine is busy; songky_stop and
 * songky_engine_free end it. Times and clocks run on between the steps. */
SONGKY_API songky_status songky_slices_start(songky_engine engine, songky_game game, const songky_limits *limits, uint64_t nodes);

/* Goes on by a slice; *more becomes 0 once the search has ended. SONGKY_E_STATE if none was begun,
 * SONGKY_E_BUSY while another thread steps and in a callback of the step. */
SONGKY_API songky_status songky_slices_step(songky_engine engine, int32_t *more);

/* What the latest search in slices has found, as songky_best_move tells it, SONGKY_E_CANCELLED included.
 * SONGKY_E_STATE before it has ended. */
SONGKY_API songky_status songky_slices_result(songky_engine engine, songky_result *out);

/* A line of the engine's latest finished search, from 0. SONGKY_E_END beyond the last. */
SONGKY_API songky_status songky_line(songky_engine engine, int32_t index, songky_info *out);

/* ---- moves as numbers ---------------------------------------------------------------------- */

static inline songky_move songky_move_make(int32_t from, int32_t to, int32_t promotion) {
    return (songky_move)(((uint32_t)from & 255u) | ((uint32_t)to & 255u) << 8 | ((uint32_t)promotion & 255u) << 16 | 0x80000000u);
}
static inline int32_t songky_move_from(songky_move m) { return m ? (int32_t)(m & 255u) : (int32_t)SONGKY_NO_SQUARE; }
static inline int32_t songky_move_to(songky_move m) { return m ? (int32_t)(m >> 8 & 255u) : (int32_t)SONGKY_NO_SQUARE; }
static inline int32_t songky_move_promotion(songky_move m) { return (int32_t)(m >> 16 & 255u); }

#ifdef __cplusplus
}
#endif

#endif /* SONGKY_H */
