import { fromSeconds, type Ticks } from '@/engine/time/ticks';
import fc from '@/testing/property';
import { aProject } from '../../testing/aProject';
import { hitTest } from './hitTest';
import { clipSpots, createLayout, rowTop } from './layout';
import { MAX_SCALE, MIN_SCALE, RULER_HEIGHT, type View, widthOf, xOf } from './view';

const seconds = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10);
const gap = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
);
/** Clips one after another, some touching. */
const row = fc.array(fc.tuple(gap, seconds), { maxLength: 12 }).map((parts) => {
  let at = 0;
  return parts.map(([pause, length]): readonly [number, number] => {
    const start = Math.round((at + pause) * 10) / 10;
    at = start + length;
    return [start, length];
  });
});
const scales = fc.double({ min: Math.log(MIN_SCALE), max: Math.log(MAX_SCALE), noNaN: true }).map(Math.exp);

const viewOf = (over: Partial<View> = {}): View => ({
  pixelsPerSecond: 60,
  scroll: 0 as Ticks,
  scrollTop: 0,
  width: 1000,
  height: 400,
  ...over,
});

test('every clip is hit in its middle, at every scale, height of its track and place of the view', () => {
  fc.assert(
    fc.property(
      row,
      fc.array(row, { maxLength: 3 }),
      row,
      scales,
      fc.integer({ min: 20, max: 160 }),
      (main, overlays, audios, pixelsPerSecond, height) => {
        const project = aProject({ main, overlays, audios });
        const heights = new Map(['main', 'audio-0', 'overlay-0'].map((id) => [id, height]));
        const layout = createLayout(project, heights);
        for (const { clip, row: place } of clipSpots(layout).values()) {
          const scrollTop = Math.max(0, place.y - 40);
          const view = viewOf({ pixelsPerSecond, scroll: clip.start, scrollTop, height: 2000 });
          const x = xOf(view, clip.start) + widthOf(view, clip.duration) / 2;
          const hit = hitTest(layout, view, x, rowTop(place, view) + place.height / 2);
          expect(hit).toMatchObject({ part: 'clip', clip: { id: clip.id }, row: { track: { id: place.track.id } } });
        }
      },
    ),
    { numRuns: 150 },
  );
});

const layout = createLayout(
  aProject({
    main: [
      [0, 4],
      [4, 4],
      [10, 2],
    ],
    audios: [[0, 6]],
    transition: 1,
  }),
  new Map(),
);
const view = viewOf();
const top = (trackId: string): number => {
  const place = layout.rows.find(({ track }) => track.id === trackId);
  if (!place) throw new Error(`no ${trackId}`);
  return rowTop(place, view);
};
const at = (time: number): number => xOf(view, fromSeconds(time));

test('the ends of a clip are its edges, and a little beside them where nothing else lies', () => {
  expect(hitTest(layout, view, at(0) + 3, top('main') + 20)).toMatchObject({ zone: 'start' });
  expect(hitTest(layout, view, at(8) - 3, top('main') + 20)).toMatchObject({ clip: { id: 'main-1' }, zone: 'end' });
  expect(hitTest(layout, view, at(8) + 3, top('main') + 20)).toMatchObject({ clip: { id: 'main-1' }, zone: 'end' });
  expect(hitTest(layout, view, at(10) - 3, top('main') + 20)).toMatchObject({ clip: { id: 'main-2' }, zone: 'start' });
  expect(hitTest(layout, view, at(9), top('main') + 20)).toMatchObject({ part: 'track' });
});

test('a transition is grasped at the footer of its cut, the clips above it', () => {
  const footer = top('main') + 70;
  expect(hitTest(layout, view, at(4), footer)).toMatchObject({ part: 'transition', zone: 'body' });
  expect(hitTest(layout, view, at(4.5) - 1, footer)).toMatchObject({ part: 'transition', zone: 'end' });
  expect(hitTest(layout, view, at(4) + 2, top('main') + 20)).toMatchObject({ part: 'clip', zone: 'start' });
});

test('fades answer on every audio, the volume line only on a chosen one', () => {
  const y = top('audio-0');
  expect(hitTest(layout, view, at(0) + 13, y + 16)).toMatchObject({ zone: 'fadeIn' });
  const middle = y + 16 + (52 - 18) / 2;
  expect(hitTest(layout, view, at(3), middle)).toMatchObject({ zone: 'body' });
  const selection = new Set(['tune-0']);
  expect(hitTest(layout, view, at(3), middle, { selection })).toMatchObject({ zone: 'volume' });
});

test('above and below the tracks there is room for new ones; ruler and scroll bar are their own', () => {
  expect(hitTest(layout, view, 300, RULER_HEIGHT + 4)).toMatchObject({ part: 'outside', side: 'above' });
  expect(hitTest(layout, view, 300, 380)).toMatchObject({ part: 'outside', side: 'below' });
  expect(hitTest(layout, view, at(5), 10)).toEqual({ part: 'ruler', time: fromSeconds(5) });
  expect(hitTest(layout, view, 300, 395)).toEqual({ part: 'scrollbar' });
});
