import fc from 'fast-check';
import { imageClock } from './imageClock';

const at = (from: number, delay: number, played: number): number =>
  imageClock(from, delay, () => from - delay + played)();

it('moves at once, although the card needs a moment', () => {
  expect(at(3, 0.042, 0)).toBeCloseTo(3);
  expect(at(3, 0.042, 0.034)).toBeGreaterThan(3 + 0.03);
});

it('shows what is heard, as soon as the lead is lost', () => {
  expect(at(3, 0.042, 1)).toBeCloseTo(3 - 0.042 + 1);
});

it('waits for the sound of a slow device, such as wireless headphones', () => {
  expect(at(3, 0.3, 0.1)).toBe(3);
  expect(at(3, 0.3, 0.4)).toBeGreaterThan(3.1);
});

it('never runs backwards nor faster than the sound, and is ahead of it by no more than what goes unnoticed', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.double({ min: 0, max: 0.6, noNaN: true }), (from, delay) => {
      const played = Array.from({ length: 300 }, (_, index) => index / 100);
      const shown = played.map((seconds) => at(from, delay, seconds));
      const steps = shown.map((now, index) => now - (shown[index - 1] ?? from));
      const leads = shown.flatMap((now, index) => (now > from ? now - (from - delay + (played[index] ?? 0)) : []));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(-1e-9);
      expect(Math.max(...steps)).toBeLessThanOrEqual(0.01 + 1e-9);
      expect(Math.max(0, ...leads)).toBeLessThanOrEqual(0.1 + 1e-9);
      expect(shown.at(-1)).toBeCloseTo(from - delay + 3 - 0.01, 1);
    }),
  );
});
