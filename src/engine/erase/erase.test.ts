import fc from '@/testing/property';
import { checkSettings } from './check';
import { Eraser } from './eraser';
import { pixelBox, remaining, storedBox } from './geometry';
import { type PlaneFormat, packedPlanes, packedSize } from './planes';
import { isActive, tidySpans } from './spans';
import type { EraseMethod, EraseRegion, EraseSettings, PixelBox, Size } from './types';
import { partsOf } from './video/parts';

const region = (given: Partial<EraseRegion> = {}): EraseRegion => ({
  id: 'a',
  box: { x: 0.1, y: 0.7, width: 0.8, height: 0.2 },
  spans: null,
  method: 'fill',
  strength: 0.6,
  cover: 'region',
  ...given,
});
const settings = (...regions: readonly EraseRegion[]): EraseSettings => ({ regions, cropAspect: 'free' });

/** A slope of light with white letters (bars with dark edges) in it. */
function image(size: Size, format: PlaneFormat, letters: PixelBox) {
  const data = new Uint8Array(packedSize(size));
  const planes = packedPlanes(data, format, size);
  data.fill(128, size.width * size.height);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const inBox = x >= letters.x && x < letters.x + letters.width && y >= letters.y && y < letters.y + letters.height;
      const phase = (x - letters.x) % 9;
      const ground = 60 + Math.round((x / size.width) * 60 + (y / size.height) * 20);
      data[y * size.width + x] = inBox && phase < 6 ? (phase === 0 || phase === 5 ? 20 : 235) : ground;
    }
  return { data, planes };
}

const lumaRange = (data: Uint8Array, size: Size, box: PixelBox): readonly [number, number] => {
  const found: number[] = [];
  for (let y = box.y; y < box.y + box.height; y += 1)
    found.push(...data.subarray(y * size.width + box.x, y * size.width + box.x + box.width));
  return [Math.min(...found), Math.max(...found)];
};

const size = { width: 320, height: 180 };
const letters = { x: 80, y: 138, width: 160, height: 14 };

test.each([
  ['fill over the region', { cover: 'region' }, 45],
  ['fill over the strokes', { cover: 'strokes' }, 45],
  ['blur', { method: 'blur', strength: 0.7 }, 110],
  ['mosaic', { method: 'mosaic', strength: 0.7 }, 150],
] as const)('%s: the contrast of letters is gone', (_, given, most) => {
  for (const format of ['I420', 'NV12'] as const) {
    const { data, planes } = image(size, format, letters);
    const before = lumaRange(data, size, letters);
    expect(before[1] - before[0]).toBe(215);
    new Eraser(settings(region(given)), size).erase(planes, 0);
    const [low, high] = lumaRange(data, size, letters);
    expect(high - low).toBeLessThan(most);
  }
});

test('a fill restores a slope of light: what was under the letters comes back within a few levels', () => {
  for (const cover of ['region', 'strokes'] as const) {
    const { data, planes } = image(size, 'I420', letters);
    const bare = image(size, 'I420', { x: 0, y: 0, width: 0, height: 0 }).data;
    new Eraser(settings(region({ cover })), size).erase(planes, 0);
    const worst = Math.max(...data.map((value, at) => Math.abs(value - (bare[at] ?? 0))));
    expect(worst).toBeLessThanOrEqual(10);
  }
});

test('a still ground stands still: noise of the border does not flicker through the fill', () => {
  const eraser = new Eraser(settings(region()), size);
  const middles = Array.from({ length: 12 }, (_, index) => {
    const { data, planes } = image(size, 'I420', letters);
    const noise = index % 2 ? 3 : -3;
    for (let at = 0; at < size.width * size.height; at += 1) data[at] = (data[at] ?? 0) + noise;
    eraser.erase(planes, index / 30);
    return data[144 * size.width + 160] ?? 0;
  }).slice(4);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(3);
});

test('whatever the size, place, method and time: outside of the region nothing changes, nothing is written out of bounds', () => {
  const methods: readonly EraseMethod[] = ['fill', 'blur', 'mosaic'];
  fc.assert(
    fc.property(
      fc.integer({ min: 9, max: 97 }),
      fc.integer({ min: 9, max: 97 }),
      fc.record({ x: fc.double({ min: 0, max: 0.9, noNaN: true }), y: fc.double({ min: 0, max: 0.9, noNaN: true }) }),
      fc.double({ min: 0.03, max: 1, noNaN: true }),
      fc.constantFrom(...methods),
      fc.constantFrom<PlaneFormat>('I420', 'NV12'),
      fc.constantFrom<'strokes' | 'region'>('strokes', 'region'),
      (width, height, { x, y }, share, method, format, cover) => {
        const own = { width, height };
        const box = { x, y, width: (1 - x) * share, height: (1 - y) * share };
        const { data, planes } = image(own, format, { x: 4, y: 4, width: 40, height: 30 });
        const before = data.slice();
        new Eraser(settings(region({ box, method, cover })), own).erase(planes, 0);
        const pixels = pixelBox(box, own);
        for (let at = 0; at < width * height; at += 1) {
          const [column, row] = [at % width, Math.floor(at / width)];
          const isIn =
            column >= pixels.x && column < pixels.x + pixels.width && row >= pixels.y && row < pixels.y + pixels.height;
          if (!isIn && data[at] !== before[at]) return false;
        }
        return data.length === before.length;
      },
    ),
    { numRuns: 200 },
  );
});

test('outside of its spans a region does nothing', () => {
  const eraser = new Eraser(settings(region({ spans: [{ start: 1, end: 2 }] })), size);
  expect([0.99, 1, 1.98, 2].map((time) => eraser.isAtWork(time))).toEqual([false, true, true, false]);
  const { data, planes } = image(size, 'I420', letters);
  const before = data.slice();
  eraser.erase(planes, 0.5);
  expect(data).toEqual(before);
});

test('a box drawn on a turned image lies where it was drawn', () => {
  const box = { x: 0.1, y: 0.8, width: 0.5, height: 0.15 };
  const turn = ({ x, y }: { x: number; y: number }, rotation: number) => {
    if (rotation === 90) return { x: 1 - y, y: x };
    if (rotation === 180) return { x: 1 - x, y: 1 - y };
    return rotation === 270 ? { x: y, y: 1 - x } : { x, y };
  };
  for (const rotation of [0, 90, 180, 270]) {
    const stored = storedBox(box, rotation);
    const corners = [
      turn(stored, rotation),
      turn({ x: stored.x + stored.width, y: stored.y + stored.height }, rotation),
    ];
    expect(Math.min(...corners.map(({ x }) => x))).toBeCloseTo(box.x);
    expect(Math.min(...corners.map(({ y }) => y))).toBeCloseTo(box.y);
    expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(box.x + box.width);
    expect(Math.max(...corners.map(({ y }) => y))).toBeCloseTo(box.y + box.height);
  }
});

test('cropping keeps the largest part without the region, of the wished shape, in even pixels', () => {
  const cut = region({ method: 'crop', box: { x: 0, y: 0.8, width: 1, height: 0.12 } });
  const shown = { width: 1080, height: 1920 };
  expect(remaining([cut], 'free', shown)).toEqual({ x: 0, y: 0, width: 1, height: 0.8 });
  const square = remaining([cut], '1:1', shown);
  expect(square.width * 1080).toBeCloseTo(square.height * 1920);
  const { crop } = new Eraser(settings(cut), { width: 161, height: 91 });
  expect(crop).toEqual({ x: 0, y: 0, width: 160, height: 72 });
});

test.each([
  ['nothing', settings(), 'no-regions'],
  ['the whole height', settings(region({ box: { x: 0, y: 0, width: 0.3, height: 1 } })), 'region-too-large'],
  ['nearly the whole image', settings(region({ box: { x: 0, y: 0.1, width: 1, height: 0.7 } })), 'region-too-large'],
  ['a hair', settings(region({ box: { x: 0, y: 0.5, width: 1, height: 0.002 } })), 'region-too-small'],
  ['no time', settings(region({ spans: [] })), 'no-spans'],
  ['cropped away', settings(region({ method: 'crop', box: { x: 0, y: 0.2, width: 1, height: 0.8 } })), 'crop-too-much'],
] as const)('refused before anything runs: %s', (_, given, code) => {
  expect(checkSettings(given, { width: 1080, height: 1920 })[0]?.code).toBe(code);
});

test('what can be run is not refused', () => {
  expect(checkSettings(settings(region(), region({ id: 'b', method: 'crop' })), size)).toEqual([]);
});

test('spans are put in order, joined, kept within the video', () => {
  const spans = [
    { start: 4, end: 9 },
    { start: -1, end: 1 },
    { start: 0.5, end: 2 },
    { start: 2.05, end: 3 },
    { start: 6, end: 6 },
  ];
  expect(tidySpans(spans, 8, 0.1)).toEqual([
    { start: 0, end: 3 },
    { start: 4, end: 8 },
  ]);
});

test('whatever the spans, no touched image is in a copied part, and parts cover the video without gap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.1, max: 4, noNaN: true }), { minLength: 1, maxLength: 30 }),
      fc.array(fc.tuple(fc.double({ min: 0, max: 50, noNaN: true }), fc.double({ min: 0.05, max: 6, noNaN: true }))),
      (lengths, given) => {
        let at = 0;
        const groups = lengths.map((length) => {
          const group = { start: at, end: at + length };
          at += length;
          return group;
        });
        const spans = given.map(([start, length]) => ({ start, end: start + length }));
        const parts = partsOf(groups, [region({ spans })]);
        expect(parts[0]?.start).toBe(0);
        expect(parts.at(-1)?.end).toBe(at);
        parts.forEach((part, index) => {
          if (index > 0) expect(part.start).toBe(parts[index - 1]?.end);
          if (part.kind !== 'copy') return;
          for (let time = part.start; time < part.end; time += 0.05) expect(isActive({ spans }, time)).toBe(false);
        });
      },
    ),
  );
});
