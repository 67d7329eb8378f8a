import { attentionStripes, findSubject, groundPiece, liesOnGoods, pictureKindOf } from './subject';

type Color = readonly [number, number, number];

function picture(width: number, height: number, paint: (x: number, y: number) => Color) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...paint(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
}

const isIn = (x: number, y: number, [left, top, right, bottom]: readonly [number, number, number, number]) =>
  x >= left && x < right && y >= top && y < bottom;

test.each([
  ['in the middle', [40, 30, 60, 70]],
  ['at the left', [8, 30, 28, 70]],
  ['low at the right', [60, 60, 88, 92]],
] as const)('goods on a calm ground, %s', (_, box) => {
  const found = findSubject(picture(100, 100, (x, y) => (isIn(x, y, box) ? [200, 40, 40] : [240, 240, 236])));
  if (!found) throw new Error('nothing found');
  const [left, top, right, bottom] = box.map((value) => value / 100) as [number, number, number, number];
  expect(found.x).toBeGreaterThan(left - 0.08);
  expect(found.x).toBeLessThan(left + 0.08);
  expect(found.x + found.width).toBeGreaterThan(right - 0.08);
  expect(found.x + found.width).toBeLessThan(right + 0.08);
  expect(found.y).toBeGreaterThan(top - 0.08);
  expect(found.y + found.height).toBeLessThan(bottom + 0.08);
});

test('a ground that runs from one color to another is still a ground', () => {
  const found = findSubject(
    picture(90, 120, (x, y) => (isIn(x, y, [30, 40, 60, 90]) ? [20, 60, 160] : [250 - y, 250 - y, 255 - y])),
  );
  expect(found?.x).toBeGreaterThan(0.15);
  expect((found?.x ?? 0) + (found?.width ?? 1)).toBeLessThan(0.85);
});

test('nothing stands out of one color, and a picture too small tells nothing', () => {
  expect(findSubject(picture(64, 64, () => [120, 120, 120]))).toBeUndefined();
  expect(findSubject(picture(2, 2, () => [0, 0, 0]))).toBeUndefined();
});

test('the box never leaves the picture', () => {
  for (let seed = 1; seed < 30; seed += 1) {
    const found = findSubject(
      picture(48, 64, (x, y) => [(x * seed * 37) % 256, (y * seed * 91) % 256, ((x + y) * seed * 13) % 256]),
    );
    if (!found) continue;
    expect(Math.min(found.x, found.y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(found.x + found.width, found.y + found.height)).toBeLessThanOrEqual(1 + 1e-9);
  }
});

test('two things side by side are told from one: only they have cores', () => {
  const ground: Color = [240, 240, 236];
  const paintIn =
    (...boxes: readonly (readonly [number, number, number, number])[]) =>
    (x: number, y: number): Color =>
      boxes.some((box) => isIn(x, y, box)) ? [200, 40, 40] : ground;
  const two = findSubject(picture(120, 80, paintIn([10, 25, 34, 60], [86, 25, 110, 60])));
  expect(two?.cores.map(({ x }) => x < 0.5).sort()).toEqual([false, true]);
  const one = findSubject(picture(120, 80, paintIn([44, 20, 76, 64])));
  expect(one?.cores).toEqual([]);
  // a dish with things all around its middle
  const dish = findSubject(
    picture(100, 100, (x, y) => {
      const far = Math.hypot(x - 50, y - 50);
      if (far > 36) return ground;
      return (Math.round(x / 6) + Math.round(y / 6)) % 2 === 0 ? [180, 60, 30] : [90, 140, 60];
    }),
  );
  expect(dish?.cores).toEqual([]);
});

test.each([
  ['goods alone', 'packshot', [30, 20, 70, 80]],
  ['goods cut by the lower side', 'detail', [30, 20, 70, 100]],
  ['a table before a wall', 'scene', [0, 60, 100, 90]],
] as const)('%s: %s', (_, kind, box) => {
  expect(pictureKindOf(picture(100, 100, (x, y) => (isIn(x, y, box) ? [200, 40, 40] : [240, 240, 236])))).toBe(kind);
});

test('a ground of one color is told by a corner of it; one that changes, or that goods cross, is none', () => {
  const on = (ground: (x: number, y: number) => Color) =>
    groundPiece(picture(96, 64, (x, y) => (isIn(x, y, [30, 20, 70, 50]) ? [200, 40, 40] : ground(x, y))));
  expect(on(() => [240, 240, 236])).toEqual({ x: 0, y: 0, width: 0.05, height: 0.05 });
  // A mark in the first corner: another one is taken.
  expect(on((x, y) => (x < 2 && y < 2 ? [0, 0, 0] : [240, 240, 236]))).not.toMatchObject({ x: 0, y: 0 });
  expect(on((_, y) => [y * 3, y * 3, 60])).toBeUndefined();
  expect(groundPiece(picture(96, 64, (x) => (x < 60 ? [200, 40, 40] : [240, 240, 236])))).toBeUndefined();
});

test('a ground of many things is a scene, not a detail', () => {
  expect(pictureKindOf(picture(64, 64, (x, y) => (((x >> 2) + (y >> 2)) % 2 ? [20, 20, 20] : [230, 230, 230])))).toBe(
    'scene',
  );
});

test('stripes tell from above to below and from left to right where something stands out', () => {
  const { rows, columns } = attentionStripes(
    picture(96, 96, (x, y) => (isIn(x, y, [30, 48, 66, 90]) ? [200, 40, 40] : [240, 240, 236])),
    8,
  );
  expect(rows).toHaveLength(8);
  expect(Math.max(...rows.slice(0, 3))).toBeLessThan(0.1);
  expect(Math.min(...rows.slice(4, 7))).toBeGreaterThan(0.4);
  expect(columns).toHaveLength(8);
  expect(Math.max(...columns.slice(0, 2), ...columns.slice(6))).toBeLessThan(0.1);
  expect(Math.min(...columns.slice(3, 5))).toBeGreaterThan(0.4);
});

test('a label on the goods is told from a heading beside them; where the ground changes nothing is told', () => {
  const bottle = [30, 20, 70, 90] as const;
  const label = { x: 0.4, y: 0.5, width: 0.2, height: 0.08 };
  const heading = { x: 0.25, y: 0.06, width: 0.5, height: 0.08 };
  const paint = (x: number, y: number): Color => (isIn(x, y, bottle) ? [30, 60, 140] : [244, 244, 240]);
  const shown = picture(100, 100, paint);
  expect(liesOnGoods(shown, label)).toBe(true);
  expect(liesOnGoods(shown, heading)).toBe(false);
  const table = picture(100, 100, (x, y) => (isIn(x, y, bottle) ? [30, 60, 140] : [x * 2, y * 2, 90]));
  expect(liesOnGoods(table, label)).toBe(false);
});
