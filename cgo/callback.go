package main

/*
#include "export.h"

// How many progress callbacks of this thread are under way.
static __thread int songky_callbacks;

static int songky_tell(songky_on_info f, const songky_info *info, songky_user user) {
	int stop;
	songky_callbacks++;
	stop = f(info, (void *)user);
	songky_callbacks--;
	return stop;
}

static int songky_within_callback(void) { return songky_callbacks > 0; }
*/
import "C"

// callback is what the host wants to be told, and where.
type callback struct {
	f    C.songky_on_info
	user C.songky_user
}

// tell calls the host; false ends the search.
func (c callback) tell(info *C.songky_info) bool { return C.songky_tell(c.f, info, c.user) == 0 }

// withinCallback says whether the calling thread is in a progress callback.
func withinCallback() bool { return C.songky_within_callback() != 0 }
