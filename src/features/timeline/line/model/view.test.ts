import { FPS_30 } from '@/engine/time/frameRate';
import { fromSeconds, TICKS_PER_SECOND, type Ticks, ticks } from '@/engine/time/ticks';
import fc from '@/testing/property';
import { volumeAt, volumeY } from './clipShape';
import { peakBetween } from './peaks';
import { rulerLabel, rulerStep, timecode } from './ruler';
import {
  clampScroll,
  fitView,
  MAX_SCALE,
  MIN_SCALE,
  scaleOf,
  sliderOf,
  timeAt,
  type View,
  widthOf,
  xOf,
  zoomAt,
} from './view';

const scales = fc.double({ min: Math.log(MIN_SCALE), max: Math.log(MAX_SCALE), noNaN: true }).map(Math.exp);
const view: View = { pixelsPerSecond: 60, scroll: fromSeconds(30), scrollTop: 0, width: 1000, height: 300 };

test('zooming keeps the time under the pointer there, unless the project begins or ends', () => {
  fc.assert(
    fc.property(scales, fc.integer({ min: 14, max: 999 }), (scale, x) => {
      const after = zoomAt(view, scale, x, fromSeconds(36_000));
      if (after.scroll === 0) return;
      const away = Math.abs(xOf(after, timeAt(view, x)) - x);
      expect(away).toBeLessThan(1 + (2 * scale) / TICKS_PER_SECOND);
    }),
  );
});

test('the whole project fits, ten seconds or ten hours', () => {
  for (const seconds of [10, 600, 36_000]) {
    const fit = { ...view, ...fitView(1000, fromSeconds(seconds)) };
    expect(xOf(fit, fromSeconds(seconds))).toBeLessThanOrEqual(1000);
    expect(widthOf(fit, fromSeconds(seconds))).toBeGreaterThan(700);
  }
});

test('one can scroll half a window beyond the end and no further', () => {
  expect(clampScroll(-5, view, fromSeconds(10))).toBe(0);
  const most = clampScroll(1e12, view, fromSeconds(100));
  expect(xOf({ ...view, scroll: most }, fromSeconds(100))).toBeCloseTo(500, 0);
});

test('slider and scale are each other’s inverse', () => {
  fc.assert(fc.property(scales, (scale) => expect(scaleOf(sliderOf(scale))).toBeCloseTo(scale, 5)));
});

test('labels of the ruler never crowd, and its lines divide the way between them', () => {
  fc.assert(
    fc.property(scales, (pixelsPerSecond) => {
      const { major, minor } = rulerStep({ pixelsPerSecond }, FPS_30);
      expect(Number.isInteger(Math.round((major / minor) * 1e6) / 1e6)).toBe(true);
      if (major < 36_000 * TICKS_PER_SECOND) expect(widthOf({ pixelsPerSecond }, major)).toBeGreaterThanOrEqual(84);
    }),
  );
});

test('times as people write them', () => {
  expect(rulerLabel(fromSeconds(125), FPS_30)).toBe('02:05');
  expect(rulerLabel(fromSeconds(3725), FPS_30)).toBe('1:02:05');
  expect(rulerLabel(fromSeconds(1.4), FPS_30)).toBe('12f');
  expect(timecode(fromSeconds(3 + 14 / 30), FPS_30)).toBe('00:03:14');
});

test('the volume line is where the volume is read', () => {
  const part = { top: 16, height: 34 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (percent) => {
      expect(volumeAt(volumeY(percent / 100, part), part)).toBeCloseTo(percent / 100, 5);
    }),
  );
});

test('no peak is lost when a long stretch has one pixel, and none is invented', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 600 }),
      fc.nat(500),
      fc.integer({ min: 1, max: 400 }),
      (values, from, length) => {
        const peaks = new Float32Array(values);
        const found = peakBetween({ perSecond: 1, peaks }, from, from + length);
        const inside = peaks.slice(from, from + length);
        if (inside.length === 0) return;
        expect(found).toBeGreaterThanOrEqual(Math.max(...inside));
        expect(found === 0 || peaks.includes(found)).toBe(true);
      },
    ),
  );
});

test('nothing lies before the beginning', () => {
  expect(timeAt({ pixelsPerSecond: 60, scroll: 0 as Ticks }, 3)).toBe(0);
  expect(timeAt({ pixelsPerSecond: 60, scroll: ticks(0) }, 74)).toBe(fromSeconds(1));
});
