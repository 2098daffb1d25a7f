package main

import "math/rand/v2"

// mix makes one seed of several numbers, so that close numbers give unlike seeds (SplitMix64).
func mix(numbers ...uint64) uint64 {
	h := uint64(0)
	for _, n := range numbers {
		h += n + 0x9e3779b97f4a7c15
		h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
		h = (h ^ h>>27) * 0x94d049bb133111eb
		h ^= h >> 31
	}
	return h
}

// randomOf is a source of random numbers that the given numbers determine.
func randomOf(numbers ...uint64) *rand.Rand {
	return rand.New(rand.NewPCG(mix(numbers...), 0))
}
