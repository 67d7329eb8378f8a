import { CueBuilder } from './cueBuilder';
import { alphabetOf, decode } from './decode';
import { linesOf } from './linesOf';
import { keptShare, strokesOf } from './strokes';
import { planesForCharacters, planesForLines } from './tensors';
import type { PixelBox, RgbaImage } from './types';

const WIDTH = 160;
const HEIGHT = 40;

/** White bars on gray, as letters make them; another seed, other letters. */
function image(seed: number | null): RgbaImage {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(110);
  if (seed !== null)
    for (let bar = 0; bar < 12; bar += 1) {
      const left = 20 + bar * 10 + ((seed * 7 + bar * seed) % 6);
      for (let y = 10; y < 30; y += 1)
        for (let x = left; x < left + 3; x += 1) data.fill(250, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4);
    }
  return { data, width: WIDTH, height: HEIGHT };
}

const box: PixelBox = { x: 16, y: 8, width: 128, height: 24 };

test('a line is read once for as long as it stands, and its neighbors are told apart', async () => {
  const words = new Map<RgbaImage, string>();
  const seen = (text: string, seed: number) => {
    const next = image(seed);
    words.set(next, text);
    return next;
  };
  let readings = 0;
  const builder = new CueBuilder(
    {
      lines: async (given) => (words.has(given) ? [box] : []),
      read: async (given) => {
        readings += 1;
        return { text: words.get(given) ?? '', confidence: 0.95 };
      },
    },
    0.1,
  );
  const images = [
    ...Array.from({ length: 5 }, () => image(null)),
    ...Array.from({ length: 10 }, () => seen('早上装的热水', 1)),
    ...Array.from({ length: 10 }, () => seen('晚上还烫嘴', 4)),
    ...Array.from({ length: 5 }, () => image(null)),
  ];
  for (const [index, next] of images.entries()) await builder.add(next, index * 0.1);
  const cues = await builder.finish();
  expect(cues.map(({ text }) => text)).toEqual(['早上装的热水', '晚上还烫嘴']);
  expect(cues[0]?.start).toBeCloseTo(0.45);
  expect(cues[0]?.end).toBeCloseTo(1.45);
  expect(cues[1]?.end).toBeCloseTo(2.45);
  expect(readings).toBe(2);
});

test('the same words after a flash are one subtitle; what stands in a corner is none', async () => {
  const corner: PixelBox = { x: 2, y: 8, width: 30, height: 20 };
  const builder = new CueBuilder(
    {
      lines: async () => [box, corner],
      read: async (_, { x }) => ({ text: x === 2 ? '台标' : '好喝', confidence: 0.9 }),
    },
    0.1,
  );
  const images = [...Array.from({ length: 6 }, () => image(1)), ...Array.from({ length: 6 }, () => image(4))];
  for (const [index, next] of images.entries()) await builder.add(next, index * 0.1);
  const cues = await builder.finish();
  expect(cues).toMatchObject([{ text: '好喝', start: 0 }]);
  expect(cues[0]?.end).toBeCloseTo(1.15);
});

test('what cannot be read with any certainty is no subtitle', async () => {
  const builder = new CueBuilder(
    { lines: async () => [box], read: async () => ({ text: '囗', confidence: 0.3 }) },
    0.1,
  );
  for (let index = 0; index < 8; index += 1) await builder.add(image(1), index * 0.1);
  expect(await builder.finish()).toEqual([]);
});

test('strokes are kept by the same letters and lost by others', () => {
  const strokes = strokesOf(image(1), [box]);
  expect(keptShare(strokes, image(1))).toBe(1);
  expect(keptShare(strokes, image(4))).toBeLessThan(0.6);
  expect(keptShare(strokes, image(null))).toBe(0);
});

test('the likeliest characters, each once, nothing between; unsure ones lower the certainty', () => {
  const alphabet = alphabetOf('甲\n乙\r\n丙\n');
  expect(alphabet).toEqual(['', '甲', '乙', '丙', ' ']);
  const row = (index: number, chance: number) => alphabet.map((_, at) => (at === index ? chance : 0));
  const rows = [row(1, 1), row(1, 1), row(0, 1), row(1, 0.6), row(3, 0.8)];
  const read = decode({ data: rows.flat(), steps: rows.length, count: alphabet.length }, alphabet);
  expect(read.text).toBe('甲甲丙');
  expect(read.confidence).toBeCloseTo(0.8);
  expect(decode({ data: row(0, 1), steps: 1, count: alphabet.length }, alphabet)).toEqual({ text: '', confidence: 0 });
});

test('marked pixels become lines: pieces side by side are one, lines above each other two, dust is none', () => {
  const [width, height] = [100, 60];
  const data = new Float32Array(width * height);
  const mark = (x: number, y: number, w: number, h: number) => {
    for (let row = y; row < y + h; row += 1) data.fill(0.9, row * width + x, row * width + x + w);
  };
  mark(10, 10, 30, 8);
  mark(45, 10, 30, 8);
  mark(20, 40, 50, 8);
  mark(2, 30, 2, 2);
  const boxes = linesOf({ data, width, height });
  expect(boxes).toHaveLength(2);
  expect(boxes[0]?.x).toBeLessThan(10);
  expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0)).toBeGreaterThan(75);
  expect(boxes[1]?.y).toBeGreaterThan(30);
  expect(boxes.every((box) => box.x >= 0 && box.x + box.width <= width)).toBe(true);
});

test('networks get planes of blue, green and red at their size', () => {
  const data = new Uint8ClampedArray(200 * 50 * 4);
  for (let at = 0; at < data.length; at += 4) data.set([255, 127.5, 0, 255], at);
  const whole = { data, width: 200, height: 50 };
  const planes = planesForCharacters(whole, { x: 0, y: 0, width: 200, height: 50 });
  expect([planes.width, planes.height]).toEqual([192, 48]);
  const size = planes.width * planes.height;
  expect([planes.data[0], planes.data[2 * size]]).toEqual([-1, 1]);
  expect(planes.data[size]).toBeCloseTo(0, 1);
  const found = planesForLines(whole);
  expect([found.width % 32, found.height % 32]).toEqual([0, 0]);
  expect(found.scaleX * 200).toBeCloseTo(found.width);
});
