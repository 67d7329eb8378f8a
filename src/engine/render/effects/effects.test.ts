import { effectDefinitions } from '../../project/effects';
import { transitionDefinitions } from '../../project/transitions';
import { paintBounds } from '../rasterize';
import { transitionPaints } from '../transitions/paintTransition';
import { gaussian } from './blur';
import { changeColors, colorFilter } from './colors';
import { changePixels } from './pixels';
import { hasEffect, NO_EFFECT, planEffects } from './plan';

const pass = (type: string, amount: number) => ({ type, params: { amount } });

/** An image of plain pixels, row by row. */
const image = (width: number, pixels: readonly (readonly number[])[]): ImageData =>
  ({
    width,
    height: pixels.length / width,
    data: new Uint8ClampedArray(pixels.flatMap(([r = 0, g = 0, b = 0, a = 255]) => [r, g, b, a])),
  }) as unknown as ImageData;
const pixelsOf = ({ data }: ImageData): readonly number[][] =>
  Array.from({ length: data.length / 4 }, (_, index) => [...data.slice(index * 4, index * 4 + 4)]);

test('blurs of one layer add up as their spreads do, colors keep their order, unknown types change nothing', () => {
  const plan = planEffects([pass('contrast', 2), pass('blur', 3), pass('brightness', 0.5), pass('blur', 4)]);
  expect(plan).toEqual({
    ...NO_EFFECT,
    blur: 5,
    colors: [
      { type: 'contrast', amount: 2 },
      { type: 'brightness', amount: 0.5 },
    ],
  });
  expect(planEffects([pass('sparkle', 9)])).toEqual(NO_EFFECT);
  expect(hasEffect(planEffects([pass('brightness', 1), pass('hue', 0)]))).toBe(false);
});

test.each(effectDefinitions.map((definition) => [definition.type, definition] as const))(
  '%s with its defaults does something, and has a way to be drawn',
  (type, { params }) => {
    const plan = planEffects([
      { type, params: Object.fromEntries(params.map(({ id, default: value }) => [id, value])) },
    ]);
    expect(plan).not.toEqual(NO_EFFECT);
    expect(hasEffect(plan)).toBe(type !== 'background-blur');
  },
);

test('every transition has a painter, and no painter is without its transition', () => {
  expect(Object.keys(transitionPaints).sort()).toEqual(transitionDefinitions.map(({ type }) => type).sort());
});

describe('own arithmetic does what the CSS filters do', () => {
  const change = (rgb: readonly number[], ...steps: Parameters<typeof changeColors>[1]) => {
    const data = new Uint8ClampedArray([...rgb, 255]);
    changeColors(data, steps);
    return [...data];
  };

  test('brightness, contrast, saturation, inversion', () => {
    expect(change([10, 100, 200], { type: 'brightness', amount: 2 })).toEqual([20, 200, 255, 255]);
    expect(change([10, 100, 200], { type: 'contrast', amount: 0 })).toEqual([128, 128, 128, 255]);
    expect(change([10, 100, 200], { type: 'invert', amount: 1 })).toEqual([245, 155, 55, 255]);
    const [r, g, b] = change([200, 50, 50], { type: 'saturation', amount: 0 });
    expect([g, b]).toEqual([r, r]);
    expect(change([1, 2, 3])).toEqual([1, 2, 3, 255]);
  });

  test('a full turn of the hue is none, half a turn makes red to cyan', () => {
    expect(change([200, 50, 50], { type: 'hue', amount: 360 })).toEqual([200, 50, 50, 255]);
    const [r = 0, g = 0, b = 0] = change([200, 50, 50], { type: 'hue', amount: 180 });
    expect(Math.min(g, b)).toBeGreaterThan(r);
  });

  test('steps in a row are the same as one walk each', () => {
    const steps = [
      { type: 'contrast', amount: 0.8 },
      { type: 'sepia', amount: 0.5 },
      { type: 'posterize', levels: 4 },
      { type: 'temperature', amount: 0.4 },
    ] as const;
    const together = change([120, 90, 60], ...steps);
    const apart = steps.reduce<readonly number[]>((rgb, step) => change(rgb.slice(0, 3), step), [120, 90, 60]);
    together.forEach((value, channel) => {
      expect(Math.abs(value - (apart[channel] ?? 0))).toBeLessThanOrEqual(2);
    });
  });

  test('temperature warms and cools, grey keeps its brightness; a tint colors grey', () => {
    const [r = 0, , b = 0] = change([128, 128, 128], { type: 'temperature', amount: 0.5 });
    expect(r).toBeGreaterThan(b + 20);
    const [tr = 0, tg = 0, tb = 0] = change([128, 128, 128], { type: 'tint', amount: 1, color: '#0000ff' });
    expect(tb).toBeGreaterThan(Math.max(tr, tg) + 100);
  });

  test('duotone runs from its dark to its light color', () => {
    const step = { type: 'duotone', amount: 1, dark: '#102030', light: '#f0e0d0' } as const;
    expect(change([0, 0, 0], step)).toEqual([16, 32, 48, 255]);
    expect(change([255, 255, 255], step)).toEqual([240, 224, 208, 255]);
  });

  test('only what the canvas can do by itself has a filter', () => {
    expect(colorFilter([{ type: 'saturation', amount: 2 }])).toBe('saturate(2)');
    expect(
      colorFilter([
        { type: 'brightness', amount: 2 },
        { type: 'posterize', levels: 4 },
      ]),
    ).toBeUndefined();
  });
});

describe('a chroma key', () => {
  const key = { color: '#00b140', similarity: 0.35, smoothness: 0.12, spill: 0.6 };
  const keyed = (pixel: readonly number[]) => {
    const pixels = image(1, [pixel]);
    changePixels(pixels, { ...NO_EFFECT, key }, true, 1);
    return pixelsOf(pixels)[0] ?? [];
  };

  test('takes the color away, its shades too, and leaves skin, white, black and red alone', () => {
    for (const green of [
      [0, 177, 64],
      [10, 190, 74],
      [0, 140, 50],
    ])
      expect(keyed(green)[3]).toBe(0);
    for (const other of [
      [224, 172, 140],
      [255, 255, 255],
      [0, 0, 0],
      [200, 30, 40],
    ])
      expect(keyed(other)).toEqual([...other, 255]);
  });

  test('half-way edges become half transparent and lose their green', () => {
    const [r = 0, g = 0, b = 0, alpha = 0] = keyed([105, 185, 110]);
    expect(alpha).toBeGreaterThan(0);
    expect(g - Math.max(r, b)).toBeLessThan(75);
  });
});

test('colors shift apart by the distance, the border goes on', () => {
  const row = image(4, [[0], [255, 255, 255], [0], [0]]);
  changePixels(row, { ...NO_EFFECT, shift: { distance: 2, angle: 0 } }, true, 0.5);
  expect(pixelsOf(row).map((pixel) => pixel.slice(0, 3))).toEqual([
    [0, 0, 255],
    [0, 255, 0],
    [255, 0, 0],
    [0, 0, 0],
  ]);
});

test('sharpening lifts an edge on both sides and leaves areas and the border alone', () => {
  const row = [100, 100, 100, 160, 160].map((value) => [value, value, value]);
  const pixels = image(5, [...row, ...row, ...row]);
  changePixels(pixels, { ...NO_EFFECT, sharpen: 1 }, true, 1);
  const values = pixelsOf(pixels).map(([value]) => value);
  expect(values.slice(0, 5)).toEqual([100, 100, 100, 160, 160]);
  expect(values[6]).toBe(100);
  expect(values[7]).toBeLessThan(100);
  expect(values[8]).toBeGreaterThan(160);
});

test('three boxes come near a Gaussian: the light is kept, it spreads evenly, transparency stays', () => {
  const pixels = image(
    31,
    Array.from({ length: 31 * 31 }, (_, index) => (index % 31 === 15 ? [255, 255, 255] : [0, 0, 0])),
  );
  gaussian(pixels, 3);
  const light = (x: number): number => pixels.data[(15 * 31 + x) * 4] ?? 0;
  for (const away of [0, 2, 4, 6]) {
    const expected = (255 / (3 * Math.sqrt(2 * Math.PI))) * Math.exp(-(away * away) / 18);
    expect(Math.abs(light(15 + away) - expected)).toBeLessThan(2);
    expect(light(15 - away)).toBe(light(15 + away));
  }
  const clear = image(3, [
    [200, 0, 0, 0],
    [0, 0, 200],
    [200, 0, 0, 0],
  ]);
  gaussian(clear, 1);
  // What cannot be seen lends no color.
  expect(pixelsOf(clear).every(([red = 0]) => red === 0)).toBe(true);
});

test('a raster is as small as its paint, outline and shadow included', () => {
  const shape = { type: 'rect', x: 10, y: 20, width: 30, height: 40, radius: 0, fill: '#fff' } as const;
  expect(paintBounds([shape])).toEqual({ x: 9, y: 19, width: 32, height: 42 });
  expect(paintBounds([])).toMatchObject({ width: 0, height: 0 });
});
