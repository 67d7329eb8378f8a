import fc from '@/testing/property';
import { fullestLeft, fullness } from './fullness';

const box = { x: 0.1, y: 0, width: 0.8, height: 1 };

test('a window goes to where most stands out; where nobody looked, or all is alike, to the middle', () => {
  const columns = [0, 0, 0, 0, 0.1, 0.2, 1, 1, 0.9, 0.1];
  expect(fullestLeft({ ...box, columns }, 0.3)).toBeCloseTo(0.6, 1);
  expect(fullestLeft(box, 0.3)).toBeCloseTo(0.35, 5);
  expect(fullestLeft({ ...box, columns: columns.map(() => 0.5) }, 0.3)).toBeCloseTo(0.35, 5);
});

test('the window lies within the subject, is as full as any, and within the picture where it is wider than that', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.array(share, { minLength: 24, maxLength: 24 }), share, share, (columns, width, x) => {
      const left = fullestLeft({ ...box, columns }, width);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(1 + 1e-9);
      if (width > box.width) return;
      expect(left).toBeGreaterThanOrEqual(box.x - 1e-9);
      const other = box.x + (box.width - width) * x;
      // Between two places that were tried a column may fall in or out.
      if (width > 0.3)
        expect(fullness({ ...box, columns }, left, width)).toBeGreaterThanOrEqual(
          fullness({ ...box, columns }, other, width) * 0.85,
        );
    }),
  );
});
