import fc from '@/testing/property';
import type { Ticks } from '../time/ticks';
import { type PlayRange, playEnd, playStart, playStep } from './playRange';

const at = (value: number): Ticks => value as Ticks;
const position = (time: number, rate = 1) => ({ time: at(time), duration: at(100), rate });
const range = (from: number | undefined, to: number | undefined, loop = false): PlayRange => ({
  ...(from === undefined ? {} : { in: at(from) }),
  ...(to === undefined ? {} : { out: at(to) }),
  loop,
});
const none = range(undefined, undefined);

test.each([
  ['from the middle', position(40), none, 40],
  ['at the end it begins anew', position(100), none, 0],
  ['at the out point it begins anew at the in point', position(60), range(20, 60), 20],
  ['behind the out point it goes on to the end of the video', position(70), range(20, 60), 70],
  ['a loop is entered from anywhere', position(70), range(20, 60, true), 20],
  ['backwards from the beginning starts at the end', position(0, -1), none, 100],
  ['a range that an edit emptied is none', position(100), range(60, 60), 0],
])('play %s', (_, here, within, start) => expect(playStart(here, within)).toBe(start));

test.each([
  ['goes on', position(30), none, 31, { kind: 'go', time: 31 }],
  ['stops at the end', position(99), none, 101, { kind: 'stop', time: 100 }],
  ['stops at the out point', position(59), range(20, 60), 61, { kind: 'stop', time: 60 }],
  ['loops from out to in', position(59), range(20, 60, true), 61, { kind: 'jump', time: 20 }],
  ['loops the whole video', position(99), range(undefined, undefined, true), 100, { kind: 'jump', time: 0 }],
  ['passes an out point that lies behind', position(70), range(20, 60), 71, { kind: 'go', time: 71 }],
  ['backwards stops at the in point', position(21, -2), range(20, 60), 19, { kind: 'stop', time: 20 }],
  ['backwards loops from in to out', position(21, -2), range(20, 60, true), 19, { kind: 'jump', time: 60 }],
])('it %s', (_, here, within, now, step) => expect(playStep(here, within, at(now))).toEqual(step));

test('a loop never leaves its range, and the end always lies ahead', () => {
  const points = fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100), fc.constantFrom(-4, -1, 1, 2));
  fc.assert(
    fc.property(points, fc.nat(20), ([a, b, time, rate], gone) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b) + 1];
      const within = range(from, Math.min(100, to), true);
      if (from >= Math.min(100, to)) return;
      const start = playStart(position(time, rate), within);
      const step = playStep({ ...position(start, rate) }, within, at(start + Math.sign(rate) * gone));
      expect(step.time).toBeGreaterThanOrEqual(from);
      expect(step.time).toBeLessThanOrEqual(Math.min(100, to));
      expect(playEnd(position(start), within)).toBeGreaterThanOrEqual(start);
    }),
  );
});
