import { compareEdges, noEdges } from './standingEdges';
import type { StrokeMap } from './strokes';

const area = { x: 0, y: 0, width: 60, height: 24 };
const window = { area, box: { x: 4, y: 4, width: 52, height: 16 } };
const [columns, rows] = [26, 8];
const rough: StrokeMap = {
  ...{ tile: 2, columns, rows, limit: 50 },
  hits: new Uint8Array(columns * rows).fill(1),
  contrast: new Uint8Array(columns * rows).fill(200),
};

/** A fence of posts that has moved on, with one letter that stands before it. */
function imageAt(shift: number): Uint8Array {
  return Uint8Array.from({ length: area.width * area.height }, (_, at) => {
    const [x, y] = [at % area.width, Math.floor(at / area.width)];
    if (x >= 28 && x < 32 && y >= 8 && y < 16) return 235;
    return (x + shift) % 13 < 5 ? 60 : 150;
  });
}

test('before posts that move on only the edges of letters stand, and what they hide changes', () => {
  const sides = [noEdges(columns * rows), noEdges(columns * rows)] as const;
  for (const shift of [2, 4, 7])
    compareEdges({ y: imageAt(0), rough }, { y: imageAt(shift), rough }, window, [shift, 0], sides);
  const [{ edge, change }, other] = sides;
  expect(other).toEqual(sides[0]);
  const at = (x: number, y: number) => ((y - 4) >> 1) * columns + ((x - 4) >> 1);
  expect(edge[at(28, 12)]).toBeGreaterThan(60);
  expect(change[at(30, 12)]).toBe(0);
  const beside = [...edge].filter((_, place) => place % columns < 10);
  expect(Math.max(...beside)).toBe(0);
  expect(change[at(14, 12)]).toBeGreaterThan(40);
});

test('an edge that lies along the way of the background tells nothing', () => {
  const rail = Uint8Array.from({ length: area.width * area.height }, (_, at) => (at < 12 * area.width ? 60 : 200));
  const sides = [noEdges(columns * rows), noEdges(columns * rows)] as const;
  compareEdges({ y: rail, rough }, { y: rail, rough }, window, [5, 0.4], sides);
  expect(Math.max(...sides[0].edge)).toBe(0);
});
