import fc from '@/testing/property';
import { FrameRing } from './frameRing';
import type { SmallFrame } from './smallFrame';

const image = { width: 2, height: 2, close: () => undefined };

const frame = (time: number, duration = 1, bytes = 10): SmallFrame => ({
  time,
  duration,
  bytes,
  displayWidth: 2,
  displayHeight: 2,
  bitmap: image,
  isOpaque: true,
});

function ringOf(times: readonly number[], capacity = 1000): FrameRing {
  const ring = new FrameRing(capacity);
  for (const time of times) ring.put('video', frame(time));
  return ring;
}

test('a frame is found as long as it is on screen, and not beyond', () => {
  const ring = ringOf([0, 1, 5]);
  expect(ring.at('video', 1.99)?.time).toBe(1);
  expect(ring.at('video', 2.5)).toBeUndefined();
  expect(ring.at('video', -0.5)).toBeUndefined();
  expect(ring.at('other', 1)).toBeUndefined();
});

test('the nearest is the nearest, on either side', () => {
  const ring = ringOf([0, 10]);
  expect(ring.nearest('video', 4)?.time).toBe(0);
  expect(ring.nearest('video', 6)?.time).toBe(10);
  expect(ring.nearest('video', -3)?.time).toBe(0);
  expect(ring.nearest('other', 3)).toBeUndefined();
});

test('a stretch is covered when no moment in it is missing', () => {
  const ring = ringOf([0, 1, 2, 4]);
  expect(ring.covers('video', 0, 3)).toBe(true);
  expect(ring.covers('video', 0.5, 2.9)).toBe(true);
  expect(ring.covers('video', 0, 4)).toBe(false);
  expect(ring.covers('video', -1, 1)).toBe(false);
});

test('the least recently used goes first, of whatever video', () => {
  const ring = new FrameRing(30);
  ring.put('a', frame(0));
  ring.put('b', frame(0));
  ring.put('a', frame(1));
  ring.at('a', 0);
  ring.put('b', frame(1));
  expect(ring.at('b', 0)).toBeUndefined();
  expect(ring.at('a', 0)?.time).toBe(0);
});

test('it never holds more bytes than it may, finds what it holds, and a video that is forgotten is gone', () => {
  const step = fc.record({
    video: fc.constantFrom('a', 'b'),
    time: fc.nat(20),
    bytes: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const ring = new FrameRing(100);
      for (const { video, time, bytes } of steps) {
        ring.put(video, frame(time, 1, bytes));
        expect(ring.bytes).toBeLessThanOrEqual(100);
        expect(ring.at(video, time)).toMatchObject({ time, bytes });
      }
      ring.forget('a');
      expect(ring.nearest('a', 0)).toBeUndefined();
      ring.forget('b');
      expect(ring.bytes).toBe(0);
    }),
  );
});
