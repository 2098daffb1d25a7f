package clock_test

import (
	"fmt"
	"time"

	"github.com/songky/songky/clock"
)

// Five minutes and three periods of thirty seconds, through byo-yomi to the loss on time. The
// host passes the instants; here they are written out.
func Example() {
	c, err := clock.New(clock.Standard(), clock.Red, 0)
	if err != nil {
		panic(err)
	}
	show := func(now time.Duration) {
		fmt.Printf("%7v %-4v %5v, %d periods, byo-yomi %v\n",
			now, c.Turn(), c.Remaining(c.Turn(), now), c.PeriodsLeft(c.Turn(), now), c.InByoyomi(c.Turn(), now))
	}
	show(4 * time.Minute)
	show(5*time.Minute + 10*time.Second)

	// Red moves within its first period and gets it back; Blue replies at once.
	now := 5*time.Minute + 20*time.Second
	if err := c.Press(now); err != nil {
		panic(err)
	}
	if err := c.Press(now); err != nil {
		panic(err)
	}
	show(now)
	show(now + 40*time.Second)

	at, _ := c.FlagsAt() // when a server looks again
	side, _, lost := c.Flagged(at)
	fmt.Println(at, side, lost, c.Press(at))
	// Output:
	//    4m0s red   1m0s, 3 periods, byo-yomi false
	//   5m10s red    20s, 3 periods, byo-yomi true
	//   5m20s red    30s, 3 periods, byo-yomi true
	//    6m0s red    20s, 2 periods, byo-yomi true
	// 6m50s red true time is up
}

// A take-back: the host keeps a copy of the clock before each press, beside the game's history.
func ExampleClock_Restore() {
	c, err := clock.New(clock.Fischer(3*time.Minute, 2*time.Second), clock.Red, 0)
	if err != nil {
		panic(err)
	}
	snapshots := []clock.Clock{c}
	if err := c.Press(10 * time.Second); err != nil {
		panic(err)
	}
	fmt.Println(c.Turn(), c.Remaining(clock.Red, 10*time.Second))

	if err := c.Restore(snapshots[0], 15*time.Second); err != nil {
		panic(err)
	}
	fmt.Println(c.Turn(), c.Remaining(clock.Red, 15*time.Second), c.Remaining(clock.Red, 16*time.Second))
	// Output:
	// blue 2m52s
	// red 3m0s 2m59s
}
