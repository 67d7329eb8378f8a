import { changeColors, NO_EFFECT, sumEffects } from './effects';
import { paintBounds } from './rasterize';

const pass = (type: string, amount: number) => ({ type, params: { amount } });

test('passes of one kind add up, unknown ones change nothing', () => {
  const sum = sumEffects([pass('brightness', 2), pass('brightness', 0.25), pass('blur', 3), pass('blur', 4)]);
  expect(sum).toEqual({ ...NO_EFFECT, brightness: 0.5, blur: 5 });
  expect(sumEffects([pass('sparkle', 9)])).toEqual(NO_EFFECT);
});

test('the own arithmetic does what the CSS filters do', () => {
  const change = (rgb: readonly number[], effect: Partial<typeof NO_EFFECT>) => {
    const data = new Uint8ClampedArray([...rgb, 255]);
    changeColors(data, { ...NO_EFFECT, ...effect });
    return [...data];
  };
  expect(change([10, 100, 200], { brightness: 2 })).toEqual([20, 200, 255, 255]);
  expect(change([10, 100, 200], { contrast: 0 })).toEqual([128, 128, 128, 255]);
  const [r, g, b] = change([200, 50, 50], { saturation: 0 });
  expect(r).toBe(g);
  expect(g).toBe(b);
  expect(change([1, 2, 3], {})).toEqual([1, 2, 3, 255]);
});

test('a raster is as small as its paint, outline and shadow included', () => {
  const shape = { type: 'rect', x: 10, y: 20, width: 30, height: 40, radius: 0, fill: '#fff' } as const;
  expect(paintBounds([shape])).toEqual({ x: 9, y: 19, width: 32, height: 42 });
  expect(paintBounds([])).toMatchObject({ width: 0, height: 0 });
});
