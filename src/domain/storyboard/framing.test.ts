import fc from '@/testing/property';
import { fromSeconds } from '../../engine/time/ticks';
import { type Shot, shotOf } from '.';
import { framingsOf } from './framing';
import { panMove } from './moves';
import type { Focus } from './types';

const canvas = { width: 1080, height: 1920 };
const _square: Shot = shotOf({ url: '/b.jpg', kind: 'image', width: 800, height: 800 });

test('a square picture whose subject is narrow fills an upright canvas; a wide subject is shown whole first', () => {
  const narrow: Focus = { x: 0.35, y: 0.1, width: 0.3, height: 0.8 };
  const wide: Focus = { x: 0.05, y: 0.3, width: 0.9, height: 0.4 };
  const of = (focus: Focus | undefined, fit: 'auto' | 'fill' | 'whole') =>
    framingsOf({ width: 1600, height: 1600, focus }, { canvas, fit }).map(({ kind }) => kind);
  expect(of(narrow, 'auto')[0]).toBe('crop');
  expect(of(wide, 'auto')[0]).toBe('whole');
  expect(of(wide, 'fill')[0]).toBe('crop');
  expect(new Set(of(narrow, 'whole'))).toEqual(new Set(['whole']));
});

test('a scene wider than the canvas is passed over, goods before a calm ground stay whole, and so do texts', () => {
  const seen: Focus = { x: 0.08, y: 0.1, width: 0.84, height: 0.8 };
  const of = (focus: Focus, width = 1800, height = 1200) =>
    framingsOf({ width, height, focus }, { canvas, fit: 'auto' }).map(({ kind }) => kind);
  expect(of({ ...seen, kind: 'scene' })[0]).toBe('pan');
  expect(of({ ...seen, kind: 'detail' })[0]).toBe('pan');
  expect(of({ ...seen, kind: 'packshot' })[0]).toBe('whole');
  const slogan = { x: 0.1, y: 0.4, width: 0.8, height: 0.12 };
  expect(new Set(of({ ...seen, kind: 'scene', texts: [slogan] }))).toEqual(new Set(['whole']));
  // A sign at the side, and print on the goods, are part of the scene; a heading in its middle is not.
  const line = { y: 0.3, height: 0.05 };
  expect(of({ ...seen, kind: 'scene', texts: [{ ...line, x: 0.1, width: 0.3 }] })[0]).toBe('pan');
  expect(of({ ...seen, kind: 'scene', texts: [{ ...line, x: 0.3, width: 0.4 }] })[0]).not.toBe('pan');
  expect(
    of({ ...seen, kind: 'packshot', texts: [{ x: 0.3, y: 0.5, width: 0.08, height: 0.03 }] }).length,
  ).toBeGreaterThan(2);
  // Each part of a wide subject has its view, also in a picture that is too small to go near.
  const views = framingsOf({ width: 800, height: 533, focus: { ...seen, kind: 'scene' } }, { canvas, fit: 'auto' });
  expect(views.map(({ crop }) => Math.round((crop?.x ?? 0) * 100))).toEqual([22, 36, 8, 55]);
  // An end that is but a wall has none, and the way goes over what stands out, wherever that is.
  const columns = [0.1, 0.1, 0.2, 0.3, 0.4, 0.5, 0.9, 1, 0.9, 0.2];
  const [way, ...parts] = framingsOf(
    { width: 800, height: 533, focus: { ...seen, kind: 'scene', columns } },
    { canvas, fit: 'auto' },
  );
  expect(way?.crop?.x).toBeGreaterThan(0.38);
  for (const { crop } of parts) expect(crop?.x).toBeGreaterThan(0.45);
});

test('a way over a picture never shows its border, and is no faster than one can look', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1.08, max: 6, noNaN: true }),
      fc.double({ min: 0.4, max: 12, noNaN: true }),
      fc.nat(9),
      (range, seconds, index) => {
        const move = panMove({
          index,
          duration: fromSeconds(seconds),
          lead: fromSeconds(0.2),
          tail: fromSeconds(0.2),
          width: 1080,
          height: 1920,
          range,
        });
        const scale = Math.min(...(move.scale ?? []).map(({ value }) => value));
        const places = (move.x ?? []).map(({ value }) => value);
        for (const x of places) expect(Math.abs(x)).toBeLessThanOrEqual((1080 * (scale - 1)) / 2);
        expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1080 * 0.21 * (seconds + 0.4));
      },
    ),
  );
});

test('crops lie within the picture, have the canvas’ shape, and are only blown up until soft where there is nothing else', () => {
  const side = fc.integer({ min: 320, max: 5000 });
  const share = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(side, side, share, share, (width, height, x, y) => {
      const source = { width, height, focus: { x, y, width: 0.45, height: 0.45 } };
      const framings = framingsOf(source, { canvas, fit: 'auto' });
      expect(framings.length).toBeGreaterThan(0);
      framings.forEach((framing, index) => {
        if (framing.kind === 'whole') return;
        const { crop } = framing;
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(1 + 1e-9);
        expect(crop.y + crop.height).toBeLessThanOrEqual(1 + 1e-9);
        const ratio = (crop.width * width) / (crop.height * height) / (1080 / 1920);
        expect(Math.abs(ratio - 1)).toBeLessThan(0.01);
        const widest = Math.min(width, (height * 1080) / 1920);
        const enlarged = 1080 / (crop.width * width);
        if (index > 0 && enlarged > 2.61) expect(enlarged).toBeLessThan((1080 / widest) * (1 / 0.62) + 0.01);
        if (index > 0 && widest >= 1080) expect(enlarged).toBeLessThan(2.61);
      });
    }),
  );
});

test('a small picture of goods alone is seen in several ways: near, whole before its ground, and its parts', () => {
  const focus: Focus = { x: 0.28, y: 0.15, width: 0.47, height: 0.34, kind: 'packshot' };
  const ground = { x: 0, y: 0, width: 0.05, height: 0.05 };
  const of = (width: number, height: number, seen: Focus) =>
    framingsOf({ width, height, focus: seen }, { canvas, fit: 'auto' }).map(({ kind }) => kind);
  expect(of(420, 350, { ...focus, ground })).toEqual(expect.arrayContaining(['crop', 'whole']));
  expect(of(420, 350, { ...focus, ground }).length).toBeGreaterThanOrEqual(3);
  expect(of(420, 350, focus).length).toBeGreaterThanOrEqual(2);
});

test('no crop cuts through a line of text in the picture; where none can be clear it is shown whole', () => {
  const share = fc.double({ min: 0, max: 0.6, noNaN: true });
  const text = fc.record({
    x: share,
    y: share,
    width: fc.double({ min: 0.2, max: 0.4, noNaN: true }),
    height: fc.constant(0.06),
  });
  fc.assert(
    fc.property(share, share, fc.array(text, { maxLength: 3 }), (x, y, texts) => {
      const source = { width: 1080, height: 1350, focus: { x, y, width: 0.4, height: 0.4, texts } };
      for (const framing of framingsOf(source, { canvas, fit: 'auto' })) {
        if (framing.kind === 'whole') continue;
        const { crop } = framing;
        for (const line of texts) {
          const [left, right] = [line.x + line.width * 0.05, line.x + line.width * 0.95];
          const [top, bottom] = [line.y + line.height * 0.05, line.y + line.height * 0.95];
          const isOutside =
            right <= crop.x || left >= crop.x + crop.width || bottom <= crop.y || top >= crop.y + crop.height;
          const isInside =
            left >= crop.x && right <= crop.x + crop.width && top >= crop.y && bottom <= crop.y + crop.height;
          expect(isOutside || isInside).toBe(true);
        }
      }
    }),
  );
  const poster = { x: 0.3, y: 0.3, width: 0.4, height: 0.4, texts: [{ x: 0.02, y: 0.45, width: 0.96, height: 0.1 }] };
  const framings = framingsOf({ width: 1080, height: 1350, focus: poster }, { canvas, fit: 'auto' });
  expect(new Set(framings.map(({ kind }) => kind))).toEqual(new Set(['whole']));
});

test('the first line of a picture that is shown whole stands below badge and marks', () => {
  const share = fc.double({ min: 0, max: 0.4, noNaN: true });
  fc.assert(
    fc.property(share, fc.integer({ min: 1080, max: 2400 }), (y, width) => {
      const texts = [{ x: 0.05, y: y + 0.05, width: 0.9, height: 0.08 }];
      const focus: Focus = { x: 0.2, y: 0.3, width: 0.6, height: 0.4, texts };
      const [framing] = framingsOf({ width, height: 1350, focus }, { canvas, fit: 'auto' });
      if (framing?.kind !== 'whole') return;
      const ratio = width / 1350 / (1080 / 1920);
      const height = Math.min(1, 1 / (ratio * (framing.crop?.width ?? 1)));
      const top = 0.5 - framing.raised - (0.5 - y - 0.05) * height;
      expect(top).toBeGreaterThan(0.17);
    }),
  );
});

test('a large thing is not shown so near that only its middle is left', () => {
  const focus: Focus = { x: 0.2, y: 0.15, width: 0.6, height: 0.7 };
  const [, ...details] = framingsOf({ width: 2000, height: 2600, focus }, { canvas, fit: 'fill' });
  for (const framing of details) expect(framing.kind === 'crop' && framing.crop.height).toBeGreaterThan(0.75);
});

test('print on the goods keeps no view away, a heading beside them does', () => {
  const focus: Focus = { x: 0.08, y: 0.1, width: 0.84, height: 0.8, kind: 'packshot' };
  const line = { x: 0.2, y: 0.3, width: 0.6, height: 0.07 };
  const of = (texts: Focus['texts']) =>
    framingsOf({ width: 420, height: 350, focus: { ...focus, texts: texts ?? [] } }, { canvas, fit: 'auto' }).map(
      ({ kind }) => kind,
    );
  expect(new Set(of([line]))).toEqual(new Set(['whole']));
  expect(of([{ ...line, isPrint: true }]).length).toBeGreaterThan(2);
});
