package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
)

// The icon is a board of wood with one piece on it, half red and half blue: two armies on one board.
// site/icon.svg is the same picture. Measures are in hundredths of the icon.

var (
	wood = color.RGBA{0xe8, 0xc2, 0x8a, 0xff}
	line = color.RGBA{0x9c, 0x6b, 0x36, 0xff}
	rim  = color.RGBA{0x3b, 0x2a, 0x1a, 0xff}
	red  = color.RGBA{0xc0, 0x2b, 0x2b, 0xff}
	blue = color.RGBA{0x1f, 0x4e, 0x9c, 0xff}
	pale = color.RGBA{0xf8, 0xec, 0xd6, 0xff}
)

// icons are the icons by name: their size in points, and how large the picture is within. A maskable
// icon may be cut to a circle, so all of it but wood keeps to the middle.
var icons = map[string]struct {
	size  int
	scale float64
	round bool
}{
	"icon-180.png":          {180, 1, false}, // iOS rounds the corners itself
	"icon-192.png":          {192, 1, true},
	"icon-512.png":          {512, 1, true},
	"icon-maskable-512.png": {512, 0.78, false},
}

// addIcons draws the icons.
func (s site) addIcons() error {
	for name, i := range icons {
		var b bytes.Buffer
		encoder := png.Encoder{CompressionLevel: png.BestCompression}
		if err := encoder.Encode(&b, drawIcon(i.size, i.scale, i.round)); err != nil {
			return err
		}
		s[name] = b.Bytes()
	}
	return nil
}

// samples is the number of samples along each side of a point.
const samples = 4

func drawIcon(size int, scale float64, round bool) image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			img.Set(x, y, point(x, y, size, scale, round))
		}
	}
	return img
}

// point is the mean of the samples of a point.
func point(x, y, size int, scale float64, round bool) color.NRGBA {
	var r, g, b, a int
	for i := range samples * samples {
		u := (float64(x) + (float64(i%samples)+0.5)/samples) * 100 / float64(size)
		v := (float64(y) + (float64(i/samples)+0.5)/samples) * 100 / float64(size)
		if round && !withinRounded(u, v) {
			continue
		}
		c := picture(50+(u-50)/scale, 50+(v-50)/scale)
		r, g, b, a = r+int(c.R), g+int(c.G), b+int(c.B), a+1
	}
	if a == 0 {
		return color.NRGBA{}
	}
	return color.NRGBA{uint8(r / a), uint8(g / a), uint8(b / a), uint8(a * 255 / (samples * samples))}
}

// withinRounded is the square with round corners.
func withinRounded(u, v float64) bool {
	const corner = 20
	du, dv := max(corner-u, u-(100-corner), 0), max(corner-v, v-(100-corner), 0)
	return math.Hypot(du, dv) <= corner
}

// picture is the color at a point of the picture, which goes on as wood beyond its edges.
func picture(u, v float64) color.RGBA {
	du, dv := u-50, v-50
	switch d := math.Hypot(du, dv); {
	case d <= 29 && math.Abs(du+dv) <= 2.2: // the line between the armies
		return pale
	case d <= 29 && du+dv < 0:
		return blue
	case d <= 29:
		return red
	case d <= 33:
		return pale
	case d <= 36:
		return rim
	}
	inside := u >= 10 && u <= 90 && v >= 10 && v <= 90
	if inside && (onLine(u) || onLine(v)) {
		return line
	}
	return wood
}

// onLine says whether a coordinate lies on one of the board's lines.
func onLine(u float64) bool {
	for _, at := range []float64{11.5, 50, 88.5} {
		if math.Abs(u-at) <= 1.5 {
			return true
		}
	}
	return false
}
