import { fromSeconds, ZERO } from '../../engine/time/ticks';
import { belowHeading, heatBands, textBands } from './framing';
import { headingPlace, tagPlace } from './headingPlace';
import type { SeenHeat, SeenText } from './shotClips';
import type { Focus } from './types';

const canvas = { width: 1080, height: 1920 };
const stretch = { from: ZERO, to: fromSeconds(3) };
const words = '冬天出门，水是不是一会儿就凉？';

/** A picture whose subject lies between these heights of the canvas. */
const subject = (top: number, bottom: number): readonly SeenHeat[] =>
  Array.from({ length: 24 }, (_, index) => {
    const [from, to] = [index / 24, (index + 1) / 24];
    return { top: from, bottom: to, heat: to > top && from < bottom ? 1 : 0.05, ...stretch };
  });
const place = (heats: readonly SeenHeat[], texts: readonly SeenText[] = []) =>
  headingPlace(words, stretch, { canvas, heats, texts });

test.each([
  ['the subject is below: at the top', subject(0.4, 0.8), 0.24],
  ['nobody looked: at the top', [], 0.24],
  ['the subject fills the picture: nowhere is better', subject(0, 1), 0.24],
])('%s', (_, heats, y) => {
  expect(place(heats)).toBe(y);
});

test('the subject is above: the heading goes below it, and stays above the captions', () => {
  const y = place(subject(0.05, 0.4));
  expect(y).toBeGreaterThanOrEqual(0.47);
  expect(y).toBeLessThanOrEqual(0.55);
});

test('words of the picture are not written over', () => {
  const texts: readonly SeenText[] = [{ top: 0.2, bottom: 0.27, ...stretch }];
  expect(place(subject(0.5, 0.9), texts)).toBeGreaterThan(0.3);
  // Those that are seen at another time do not matter.
  const later = texts.map((text) => ({ ...text, from: fromSeconds(4), to: fromSeconds(5) }));
  expect(place(subject(0.5, 0.9), later)).toBe(0.24);
});

const portrait = (y: number, height: number) => ({
  width: 1080,
  height: 1350,
  focus: { x: 0.3, y, width: 0.4, height, rows: [0, 1, 1, 0] } satisfies Focus,
});

test('at the opening a whole picture is lowered until its subject stands under the heading', () => {
  const source = portrait(0.1, 0.8);
  const framing = belowHeading(source, canvas);
  if (!framing) throw new Error('not lowered');
  const bands = heatBands(source, framing, canvas);
  const pictureTop = bands[0]?.top ?? 0;
  const pictureHeight = (bands.at(-1)?.bottom ?? 1) - pictureTop;
  expect(pictureTop + source.focus.y * pictureHeight).toBeCloseTo(0.34, 2);
  expect(pictureTop + pictureHeight).toBeLessThanOrEqual(1);
});

test('a picture without room for that is framed as ever', () => {
  expect(belowHeading(portrait(0, 1), canvas)).toBeUndefined();
  expect(belowHeading({ width: 1080, height: 1350 }, canvas)).toBeUndefined();
  expect(belowHeading(portrait(0.1, 0.8), { width: 1920, height: 1080 })).toBeUndefined();
});

test('the price tag goes below a face, and nowhere else for it', () => {
  const face = (top: number, bottom: number, to = stretch.to): SeenText => ({
    ...{ top, bottom, from: ZERO, to },
    isFace: true,
  });
  expect(tagPlace(stretch, [])).toBe(0.2);
  expect(tagPlace(stretch, [face(0.18, 0.46)])).toBeGreaterThan(0.46);
  // Lower there is a face as well, it only comes for a moment, or it is a line of text.
  expect(tagPlace(stretch, [face(0.18, 0.62)])).toBe(0.2);
  expect(tagPlace(stretch, [face(0.18, 0.46, fromSeconds(0.3))])).toBe(0.2);
  expect(tagPlace(stretch, [{ top: 0.18, bottom: 0.46, ...stretch }])).toBe(0.2);
});

test('faces are seen where they stand on the canvas', () => {
  const focus: Focus = {
    x: 0.2,
    y: 0.2,
    width: 0.6,
    height: 0.6,
    faces: [{ x: 0.4, y: 0.25, width: 0.2, height: 0.25 }],
  };
  const crop = { x: 0.2, y: 0, width: 0.6, height: 1 };
  expect(textBands({ width: 1000, height: 1000, focus }, { kind: 'crop', crop }, canvas)).toEqual([
    { top: 0.25, bottom: 0.5, isFace: true },
  ]);
});
