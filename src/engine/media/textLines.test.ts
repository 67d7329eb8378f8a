import { findTextLines } from './textLines';

const width = 205;
const height = 256;

function image(paint: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const level = paint(x, y);
      data.set([level, level, level, 255], (y * width + x) * 4);
    }
  return { data, width, height };
}

/** Eight characters of four strokes each, as writing looks from afar. */
const isInk = (x: number, y: number, left: number, top: number, size: number): boolean => {
  const [across, down] = [x - left, y - top];
  if (across < 0 || down < 0 || down >= size || across >= size * 8) return false;
  const within = across % size;
  if (within >= size - 2) return false;
  return within % 4 < 2 || down % 5 === 0;
};

test.each([
  ['dark on light', 30, 230, 12],
  ['light on dark', 240, 60, 12],
  ['small', 40, 235, 8],
  ['a headline', 20, 245, 18],
])('a line of writing is found where it stands: %s', (_, ink, paper, size) => {
  const [left, top] = [25, 30];
  const found = findTextLines(image((x, y) => (isInk(x, y, left, top, size) ? ink : paper - y / 16)));
  expect(found).toHaveLength(1);
  const [line] = found;
  expect(Math.abs((line?.x ?? 0) * width - left)).toBeLessThan(4);
  expect(Math.abs((line?.y ?? 0) * height - top)).toBeLessThan(4);
  expect(Math.abs((line?.width ?? 0) * width - size * 8)).toBeLessThan(8);
  expect(Math.abs((line?.height ?? 0) * height - size)).toBeLessThan(4);
});

test('two lines are two', () => {
  const found = findTextLines(image((x, y) => (isInk(x, y, 20, 40, 14) || isInk(x, y, 40, 70, 10) ? 30 : 235)));
  expect(found).toHaveLength(2);
});

const noise = (x: number, y: number): number => {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43_758.5453;
  return (value - Math.floor(value)) * 255;
};

test.each([
  ['one color', () => 200],
  ['a soft light', (x: number, y: number) => 255 - Math.hypot(x - 100, y - 128)],
  ['noise', noise],
  ['a box', (x: number, y: number) => (x > 60 && x < 140 && y > 80 && y < 180 ? 40 : 230)],
  ['stripes from top to bottom', (x: number) => (x % 8 < 4 ? 40 : 230)],
  ['a rule across', (_: number, y: number) => (y > 100 && y < 104 ? 30 : 230)],
  ['a table’s edge and leaves', (x: number, y: number) => (y > 150 ? 90 + noise(x, y) / 2 : 220)],
])('no writing in %s', (_, paint) => {
  expect(findTextLines(image(paint))).toEqual([]);
});

test('writing that is too short to be missed is none, and an image of a few pixels tells nothing', () => {
  expect(findTextLines(image((x, y) => (isInk(x, y, 30, 30, 4) ? 30 : 230)))).toEqual([]);
  expect(findTextLines({ data: new Uint8ClampedArray(16), width: 2, height: 2 })).toEqual([]);
});
