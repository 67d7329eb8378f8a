import fc from '@/testing/property';
import { fitRect } from './fitRect';

const whole = { x: 0, y: 0, width: 1, height: 1 };
const landscape = { width: 2000, height: 1000 };
const box = { width: 1080, height: 1920 };

test('cover cuts the sides and fills the box', () => {
  const { source, target, scale } = fitRect(landscape, whole, box, 'cover');
  expect(scale).toBeCloseTo(1.92);
  expect(source).toEqual({ x: 718.75, y: 0, width: 562.5, height: 1000 });
  expect(target).toEqual({ x: -540, y: -960, width: 1080, height: 1920 });
});

test('contain shows everything and leaves room', () => {
  const { source, target } = fitRect(landscape, whole, box, 'contain');
  expect(source).toEqual({ x: 0, y: 0, width: 2000, height: 1000 });
  expect(target).toEqual({ x: -540, y: -270, width: 1080, height: 540 });
});

test('a crop is taken from the source before fitting', () => {
  const { source } = fitRect(landscape, { x: 0.5, y: 0, width: 0.5, height: 1 }, { width: 100, height: 100 }, 'fill');
  expect(source).toEqual({ x: 1000, y: 0, width: 1000, height: 1000 });
});

test('cover and contain keep the proportions, and nothing is read from outside the crop', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
  fc.assert(
    fc.property(size, size, fc.constantFrom('cover', 'contain'), (image, into, fit) => {
      const { source, target } = fitRect(image, whole, into, fit);
      expect(target.width / source.width).toBeCloseTo(target.height / source.height, 4);
      expect(source.x).toBeGreaterThanOrEqual(-1e-6);
      expect(source.x + source.width).toBeLessThanOrEqual(image.width + 1e-6);
      expect(source.y + source.height).toBeLessThanOrEqual(image.height + 1e-6);
    }),
  );
});
