import fc from '@/testing/property';
import { frameAt, frameCount, frameStart, snapToFrame } from './frameRate';
import { fromSeconds } from './ticks';

const rates = [
  { num: 24000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30000, den: 1001 },
  { num: 30, den: 1 },
  { num: 60, den: 1 },
];

test('every frame starts at the time that belongs to it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...rates), fc.nat(2_000_000), (fps, frame) => {
      expect(frameAt(frameStart(frame, fps), fps)).toBe(frame);
      expect(snapToFrame(frameStart(frame, fps), fps)).toBe(frameStart(frame, fps));
    }),
  );
});

test('a second at 30 frames has 30 frames, a tick more begins the 31st', () => {
  const fps = { num: 30, den: 1 };
  expect(frameCount(fromSeconds(1), fps)).toBe(30);
  expect(frameCount(fromSeconds(1.001), fps)).toBe(31);
});
