/* What the Go files of this package include: the public header, and names for pointers to const, for
 * which cgo has none, so that the compiler compares each export with the header. */
#define SONGKY_BUILD
#include "songky.h"

typedef const char *songky_in;
typedef const uint8_t *songky_bytes;
typedef const songky_rules *songky_rules_in;
typedef const songky_game_opts *songky_game_opts_in;
typedef const songky_tag *songky_tags_in;
typedef const songky_setup_t *songky_setup_in;
typedef const songky_clock_settings_t *songky_clock_settings_in;
typedef const songky_elo_system *songky_elo_system_in;
typedef const songky_player *songky_player_in;
typedef const songky_engine_opts *songky_engine_opts_in;
typedef const songky_limits *songky_limits_in;
typedef const songky_move *songky_moves_in;
