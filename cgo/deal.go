package main

// #include "export.h"
import "C"

import "github.com/songky/songky"

//export songky_deal
func songky_deal(game C.songky_game, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		dealt, err := g.Deal()
		if err != nil {
			return err
		}
		return writeText(dealt, buf, room, length)
	})
}

//export songky_new_salt
func songky_new_salt(buf *C.uint8_t, room C.size_t, n *C.size_t) C.songky_status {
	return guard(func() error {
		return writeList(songky.NewSalt(), func(b byte) C.uint8_t { return C.uint8_t(b) }, buf, room, n)
	})
}

//export songky_commitment
func songky_commitment(game C.songky_game, salt C.songky_bytes, saltSize C.size_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		secret, err := readBytes(salt, saltSize)
		if err != nil {
			return err
		}
		text, err := g.Commitment(secret)
		if err != nil {
			return err
		}
		return writeText(text, buf, room, length)
	})
}

//export songky_verify_deal
func songky_verify_deal(game C.songky_game, commitment, dealt C.songky_in, salt C.songky_bytes, saltSize C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		promise, text, secret, err := disclosed(commitment, dealt, salt, saltSize)
		if err != nil {
			return err
		}
		return g.VerifyDeal(promise, text, secret)
	})
}

// disclosed are the three parts of what a server discloses.
func disclosed(commitment, dealt C.songky_in, salt C.songky_bytes, saltSize C.size_t) (promise, text string, secret []byte, err error) {
	if promise, err = readText(commitment); err != nil {
		return
	}
	if text, err = readText(dealt); err != nil {
		return
	}
	secret, err = readBytes(salt, saltSize)
	return
}

// startOf is a variant and a start position, which may be NULL.
func startOf(variant, fen C.songky_in) (v songky.Variant, start string, err error) {
	if v, err = variantOf(variant); err == nil && fen != nil {
		start, err = readText(fen)
	}
	return
}

//export songky_deal_commit
func songky_deal_commit(variant, fen, dealt C.songky_in, salt C.songky_bytes, saltSize C.size_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		v, start, err := startOf(variant, fen)
		if err != nil {
			return err
		}
		text, err := readText(dealt)
		if err != nil {
			return err
		}
		secret, err := readBytes(salt, saltSize)
		if err != nil {
			return err
		}
		promise, err := songky.CommitDeal(v, start, text, secret)
		if err != nil {
			return err
		}
		return writeText(promise, buf, room, length)
	})
}

//export songky_deal_verify
func songky_deal_verify(commitment, variant, fen, dealt C.songky_in, salt C.songky_bytes, saltSize C.size_t) C.songky_status {
	return guard(func() error {
		v, start, err := startOf(variant, fen)
		if err != nil {
			return err
		}
		promise, text, secret, err := disclosed(commitment, dealt, salt, saltSize)
		if err != nil {
			return err
		}
		return songky.VerifyDeal(promise, v, start, text, secret)
	})
}
