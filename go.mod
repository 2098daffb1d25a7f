module github.com/songky/songky

go 1.26
