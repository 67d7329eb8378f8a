import fc from '@/testing/property';
import { closedRun, type RunPacket } from './closedRun';

const RATE = 30;
const packet = (image: number, sequenceNumber: number): RunPacket => ({
  timestamp: image / RATE,
  duration: 1 / RATE,
  sequenceNumber,
});
/** Decode order of groups of one P and the `ahead` images shown before it. */
function video(groups: number, ahead: number): readonly RunPacket[] {
  const order = [0];
  for (let group = 0; group < groups; group += 1) {
    const first = group * (ahead + 1) + 1;
    order.push(first + ahead, ...Array.from({ length: ahead }, (_, index) => first + index));
  }
  return order.map(packet);
}

test('images in order: a copy ends where it is asked to', () => {
  expect(closedRun(video(30, 0), 10 / RATE, 'within')).toEqual({ lastSequence: 9, end: 10 / RATE });
  expect(closedRun(video(30, 0), 10 / RATE, 'covering')).toEqual({ lastSequence: 9, end: 10 / RATE });
});

test('images that look ahead: a copy ends where none is missing, before or behind', () => {
  // Shown: 0 | 1 2 3 | 4 5 6 …, decoded 0 3 1 2 6 4 5.
  expect(closedRun(video(10, 2), 5 / RATE, 'within')).toEqual({ lastSequence: 3, end: 4 / RATE });
  expect(closedRun(video(10, 2), 5 / RATE, 'covering')).toEqual({ lastSequence: 6, end: 7 / RATE });
});

test('nothing fits before the limit', () => {
  expect(closedRun(video(10, 2), 0, 'within')).toBeNull();
});

test('whatever the video, what is copied is whole and lies on the right side of the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(6), fc.integer({ min: 1, max: 40 }), (groups, ahead, limit) => {
      const packets = video(groups, ahead);
      for (const wish of ['within', 'covering'] as const) {
        const run = closedRun(packets, limit / RATE, wish);
        if (!run) continue;
        const shown = packets
          .filter(({ sequenceNumber }) => sequenceNumber <= run.lastSequence)
          .map(({ timestamp }) => Math.round(timestamp * RATE))
          .sort((a, b) => a - b);
        expect(shown).toEqual(shown.map((_, index) => index));
        if (wish === 'within') expect(shown.at(-1)).toBeLessThan(limit);
        else expect(shown.length).toBeGreaterThanOrEqual(Math.min(limit, packets.length));
      }
    }),
  );
});
