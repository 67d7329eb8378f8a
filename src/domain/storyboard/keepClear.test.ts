import fc from '@/testing/property';
import { framingsOf } from './framing';
import type { Box, Focus } from './types';

const canvas = { width: 1080, height: 1920 };

/** From forehead to chin. */
const whole = ({ x, y, width, height }: Box): Box => {
  const top = Math.max(0, y - height * 0.2);
  return { x, y: top, width, height: y + height - top };
};
const TINY = 1e-6;
const isCut = (window: Box, face: Box): boolean => {
  const { x, y, width, height } = whole(face);
  const isApart =
    x + width <= window.x + TINY ||
    x >= window.x + window.width - TINY ||
    y + height <= window.y + TINY ||
    y >= window.y + window.height - TINY;
  const isWithin =
    x >= window.x - TINY &&
    y >= window.y - TINY &&
    x + width <= window.x + window.width + TINY &&
    y + height <= window.y + window.height + TINY;
  return !isApart && !isWithin;
};

/** Every window of the picture that one of its framings shows. */
function windowsOf(source: Parameters<typeof framingsOf>[0], fit: 'auto' | 'fill' = 'auto'): readonly Box[] {
  const wide = Math.min(1, (canvas.width * source.height) / (canvas.height * source.width));
  return framingsOf(source, { canvas, fit }).flatMap((framing): readonly Box[] => {
    if (framing.kind !== 'pan') return framing.crop ? [framing.crop] : [];
    const { x, width, ...rest } = framing.crop;
    return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ ...rest, x: x + (width - wide) * share, width: wide }));
  });
}

/** Doubles of fast-check are mostly next to nothing. */
const shareOf = (from: number, to: number) =>
  fc.integer({ min: from * 1000, max: to * 1000 }).map((value) => value / 1000);
const place = shareOf(0, 0.85);
const face = fc.record({
  x: place,
  y: place,
  width: shareOf(0.05, 0.15),
  height: shareOf(0.06, 0.15),
});
const kind = fc.constantFrom('packshot' as const, 'detail' as const, 'scene' as const);

test('no framing cuts through a face, not even while it passes over the picture', () => {
  let shown = 0;
  fc.assert(
    fc.property(
      fc.array(face, { minLength: 1, maxLength: 3 }),
      fc.record({ x: place, y: place, wide: shareOf(0.1, 1), kind }),
      fc.constantFrom([1500, 1000], [1900, 710], [800, 800], [550, 761], [600, 1600]),
      (faces, { x, y, wide, kind }, [width = 0, height = 0]) => {
        const focus: Focus = { x, y, width: (1 - x) * wide, height: 1 - y, kind, faces };
        for (const window of windowsOf({ width, height, focus })) {
          shown += 1;
          for (const one of faces) expect(isCut(window, one)).toBe(false);
        }
      },
    ),
    { numRuns: 400 },
  );
  expect(shown).toBeGreaterThan(400);
});

test('a picture of somebody shows him, and a face at its side does not stay behind', () => {
  const barista = { x: 0.41, y: 0.24, width: 0.15, height: 0.21 };
  const focus: Focus = { x: 0.1, y: 0.09, width: 0.84, height: 0.83, kind: 'scene', faces: [barista] };
  const source = { width: 1500, height: 1000, focus };
  const [first] = framingsOf(source, { canvas, fit: 'auto' });
  for (const window of windowsOf(source)) expect(isCut(window, barista)).toBe(false);
  expect(first?.crop?.x).toBeLessThan(barista.x);
  expect((first?.crop?.x ?? 0) + (first?.crop?.width ?? 0)).toBeGreaterThan(barista.x + barista.width);
  // Without him the parts of his room show nothing.
  const views = framingsOf(source, { canvas, fit: 'auto' });
  expect(views.length).toBeGreaterThan(2);
  for (const { crop } of views) {
    expect(crop?.x).toBeLessThan(barista.x);
    expect((crop?.x ?? 0) + (crop?.width ?? 0)).toBeGreaterThan(barista.x + barista.width);
  }
  expect(windowsOf(source, 'fill').length).toBeGreaterThan(0);
  for (const window of windowsOf(source, 'fill')) expect(isCut(window, barista)).toBe(false);
});

test('people who stand too far apart for one window are shown whole', () => {
  const faces = [0.05, 0.45, 0.8].map((x) => ({ x, y: 0.3, width: 0.13, height: 0.15 }));
  const focus: Focus = { x: 0, y: 0.1, width: 1, height: 0.9, kind: 'scene', faces };
  const framings = framingsOf({ width: 700, height: 1000, focus }, { canvas, fit: 'auto' });
  expect(framings[0]?.kind).toBe('whole');
});
