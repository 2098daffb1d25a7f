// Pictures of the xiangqi army, for who does not read the characters: silhouettes in a box of 100
// by 100, filled by the even-odd rule, so that inner outlines are cut out.

const wheel = (x, y, r) => {
  const circle = (radius) => `M${x - radius} ${y}A${radius} ${radius} 0 1 0 ${x + radius} ${y}A${radius} ${radius} 0 1 0 ${x - radius} ${y}Z`;
  return circle(r) + circle(r * 0.72);
};

const spokes = (x, y, r) => [0, 1, 2].map((i) => {
  const [dx, dy] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)];
  const point = (along, across) => `${(x + dx * along - dy * across).toFixed(1)} ${(y + dy * along + dx * across).toFixed(1)}`;
  return `M${point(-r, -2.2)}L${point(r, -2.2)}L${point(r, 2.2)}L${point(-r, 2.2)}Z`;
});

/** Outlines by role; each string is a path of its own. */
export const PICTURES = {
  // A helmet with plume and cheek guards.
  general: [
    'M47 4Q60 8 58 20H54V28Q80 32 82 58H18Q20 32 46 28V20H42Q40 10 47 4Z',
    'M14 62H86V71H74V92Q62 90 60 74H40Q38 90 26 92V71H14Z',
  ],
  // The winged hat of an official, and his face and collar.
  advisor: [
    'M32 12H68V30Q92 26 98 36Q92 45 68 42V48H32V42Q8 45 2 36Q8 26 32 30Z',
    'M34 53H66Q66 72 50 76Q34 72 34 53Z',
    'M16 94Q18 78 36 76L50 90L64 76Q82 78 84 94Z',
  ],
  // Head, ear, trunk and tusk from the side.
  elephant: [
    'M18 88V44Q20 20 46 17Q66 14 75 32Q83 46 82 68Q82 78 88 77Q91 76 90 71H98Q99 86 88 87Q74 88 73 70Q72 62 68 60V88H54V70H34V88ZM36 30Q27 44 36 56Q48 56 52 44Q53 32 36 30ZM63 36A3.5 3.5 0 1 0 63 43A3.5 3.5 0 1 0 63 36Z',
    'M56 60Q60 74 70 76L63 60Z',
  ],
  // A galloping horse.
  horse: [
    'M20 34Q30 14 46 10L50 20Q72 28 74 62L82 88H40Q40 72 50 62Q56 54 50 46Q42 54 30 53L24 62Q12 58 12 48ZM34 31A3.5 3.5 0 1 0 34 38A3.5 3.5 0 1 0 34 31Z',
    'M56 12Q80 18 86 44Q90 62 86 76L80 56Q76 30 56 20Z',
  ],
  // A war chariot: canopy, box and one great wheel.
  chariot: [
    'M14 22Q50 0 86 22V29H14Z', 'M24 29H30V52H24Z', 'M70 29H76V52H70Z', 'M12 44H88V56H12Z',
    wheel(50, 68, 26), ...spokes(50, 68, 20),
  ],
  // A cannon on its wheel, with the ball in the air.
  cannon: [
    'M14 50L72 18L82 36L26 68Q14 66 14 50Z', 'M70 13L77 9L91 34L84 38Z', 'M6 84L30 62L36 70L14 92Z',
    wheel(48, 72, 22), ...spokes(48, 72, 17),
  ],
  // A foot soldier's shield and spear.
  soldier: [
    'M20 22Q40 22 48 12Q56 22 76 22Q80 70 48 92Q16 70 20 22ZM30 31Q30 62 48 78Q66 62 66 31Q56 30 48 24Q40 30 30 31Z',
    'M48 34L58 44L48 64L38 44Z',
    'M88 4L95 24H91V96H85V24H81Z',
  ],
};
