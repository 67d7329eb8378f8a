import fc from '@/testing/property';
import { cutRange, type PacketTime } from './cut';

/** Packets at 30 a second in decode order; `keys` by number, `order` of presentation within a group. */
const packets = (count: number, keyEvery: number, from = 0): readonly PacketTime[] =>
  Array.from({ length: count }, (_, index) => ({
    timestamp: (from + index) / 30,
    isKey: index % keyEvery === 0,
  }));
const stretch = (first: number, end: number, sourceStart = 0) => ({ first, end, sourceStart });

test('a video from its start to its end is copied whole', () => {
  expect(cutRange(packets(90, 30), stretch(0, 90), 30, true)).toEqual({ first: 0, end: 90, preroll: 0, packet: 0 });
});

test('cut between key frames, the run-up goes along unseen where the container can hide it', () => {
  expect(cutRange(packets(90, 30), stretch(0, 75, 0.5), 30, true)).toEqual({
    first: 0,
    end: 75,
    preroll: 15,
    packet: 0,
  });
});

test('where nothing hides it, copying begins at the next key frame', () => {
  expect(cutRange(packets(90, 30), stretch(0, 75, 0.5), 30, false)).toEqual({
    first: 15,
    end: 75,
    preroll: 0,
    packet: 30,
  });
});

test('in the middle of a video its own place counts', () => {
  expect(cutRange(packets(60, 30, 30), stretch(100, 130, 1), 30, false)).toMatchObject({ first: 100, end: 130 });
});

test('another frame rate than the video is not copied', () => {
  const slow = packets(60, 30).map((packet) => ({ ...packet, timestamp: packet.timestamp * 2 }));
  const cut = cutRange(slow, stretch(0, 120), 30, true);
  expect(cut === null || cut.end - cut.first < 8).toBe(true);
});

test('a frame missing in the middle ends the copy before it', () => {
  const gap = packets(60, 30).filter((_, index) => index !== 20);
  expect(cutRange(gap, stretch(0, 60), 30, true)).toMatchObject({ first: 0, end: 20 });
});

test('images that look ahead are cut only where none does', () => {
  // Decode order I P b b P b b: presented 0 3 1 2 6 4 5.
  const order = [0, 3, 1, 2, 6, 4, 5, 9, 7, 8];
  const video = order.map((at, index) => ({ timestamp: at / 30, isKey: index === 0 }));
  expect(cutRange(video, stretch(0, 5), 30, true)).toMatchObject({ first: 0, end: 4 });
  expect(cutRange(video, stretch(0, 7), 30, true)).toMatchObject({ first: 0, end: 7 });
});

test('whatever the cut, what is copied lies within the stretch and begins at a key frame', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.nat(80),
      fc.integer({ min: 1, max: 80 }),
      fc.boolean(),
      (...given) => {
        const [keyEvery, start, length, canHide] = given;
        const video = packets(200, keyEvery);
        const cut = cutRange(video, stretch(0, length, start / 30), 30, canHide);
        if (!cut) return;
        expect(video[cut.packet]?.isKey).toBe(true);
        expect(cut.first).toBeGreaterThanOrEqual(0);
        expect(cut.end).toBeLessThanOrEqual(length);
        expect(cut.packet + cut.preroll).toBe(start + cut.first);
        if (!canHide) expect(cut.preroll).toBe(0);
      },
    ),
  );
});
