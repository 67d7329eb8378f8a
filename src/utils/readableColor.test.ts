import fc from '@/testing/property';
import { contrast, readableColor } from './readableColor';

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

test('contrast of black and white is 21, of equals 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#6956eb', '#6956eb')).toBe(1);
});

test('a color that reads already is left alone', () => {
  expect(readableColor('#6956eb', '#ffffff')).toBe('#6956eb');
});

test('a light brand color is darkened on white and keeps its hue', () => {
  const color = readableColor('#13c2c2', '#ffffff');
  expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(color.slice(3, 5)).toBe(color.slice(5, 7));
});

test('a muted color is raised on a dark ground and stays as strong as it was', () => {
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(readableColor('#454698', '#1c1c26', 6).slice(at, at + 2), 16),
  );
  expect(blue - red).toBe(0x98 - 0x45);
});

test('any color becomes readable on white and on a dark ground', () => {
  fc.assert(
    fc.property(hex, fc.constantFrom('#ffffff', '#14141c'), (color, ground) => {
      expect(contrast(readableColor(color, ground), ground)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
