// A short whole game of each variant, found by letting the library play a careless opponent, with
// how it ends.

const MATE = ["Đỏ thắng: chiếu hết", "red"];
const GONE = ["Đỏ thắng: hết quân", "red"];
const CHESS = "e2e3 g7g6 d2d4 b8a6 b1c3 d7d5 g1f3 a6b8 f3e5 g6g5 d1h5 c8h3 h5f7";

/** Deals of the two games of cờ úp, as records of their start. */
const COUP = {
  songky: 1, variant: "coup", rules: { name: "songky", repetition: 3 }, captured: "unseen",
  start: "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R4N4B4A4C4P10 - 0 1", moves: [],
  deal: "a1=B,b1=R,c1=N,d1=C,f1=N,g1=C,h1=P,i1=P,b3=R,h3=N,a4=R,c4=A,e4=P,g4=A,i4=P,a7=R,c7=B,e7=N,g7=C,i7=P,"
    + "b8=P,h8=B,a10=P,b10=P,c10=B,d10=P,f10=P,g10=A,h10=A,i10=C",
};
const CLASSIC = {
  songky: 1, variant: "coup-classic", rules: { name: "songky", repetition: 3 }, captured: "capturer",
  start: "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R2N2B2A2C2P5r2n2b2a2c2p5 - 0 1", moves: [],
  deal: "a1=A,b1=B,c1=P,d1=B,f1=P,g1=A,h1=C,i1=P,b3=N,h3=R,a4=P,c4=C,e4=P,g4=N,i4=R,a7=C,c7=A,e7=B,g7=R,i7=A,"
    + "b8=P,h8=C,a10=P,b10=R,c10=N,d10=P,f10=P,g10=N,h10=P,i10=B",
};

/**
 * The games.
 * @type {{variant: string, moves: string[], result: string, winner: string, record?: Object}[]}
 */
export const GAMES = [
  ["songky", "b3b10 f10e9 h3e3 e9f10 b10d10 h10i8 d10a10", MATE],
  ["songky-balanced", "h3f3 f10e10 e3e2 b10a8 f3e3 e10d10 b3d3", MATE],
  ["xiangqi", "b3c3 g10i8 c3c7 c10e8 c7g7 b8b5 h3h7 i10i9 h7h10 f10e9 g7g10", MATE],
  ["coup", "b3b7 h8c8 b7b8 a7a6 h3h9 a6a5 a4a5 a10a7 a5a7 c8a10 h9f8 e10e9 a7a9", MATE, COUP],
  ["coup-classic", "b3b7 h8h5 g4g5 b10a8 i4i5 b8f8 b7c9 e10e9 i5h5 a8d8 h5h9", MATE, CLASSIC],
  ["chess", CHESS, MATE],
  ["chess-fide", CHESS, MATE],
  ["coganh", "a1b2 a3b4 b2c3 c5d4 c3c4 d5c5 a2a3 e5d5 e4e5", GONE],
  ["coganh-full-diagonals", "b1b2 a5b4 a2b3 a3a2 b2a3 b4c4 e3d4 b5a5 a4b5", GONE],
].map(([variant, moves, [result, winner], record]) => ({ variant, moves: moves.split(" "), result, winner, record }));
