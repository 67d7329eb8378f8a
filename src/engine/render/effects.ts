import type { EffectPass } from '../resolve/frame';

/** The passes of one layer put together; blur in canvas pixels, the others as factors (1 = unchanged). */
export interface EffectSum {
  readonly blur: number;
  readonly brightness: number;
  readonly contrast: number;
  readonly saturation: number;
}

export const NO_EFFECT: EffectSum = { blur: 0, brightness: 1, contrast: 1, saturation: 1 };

const amount = (pass: EffectPass, fallback: number): number =>
  typeof pass.params.amount === 'number' ? pass.params.amount : fallback;

/** Adds up the passes; a type that this release does not know changes nothing. */
export function sumEffects(passes: readonly EffectPass[]): EffectSum {
  const product = (type: string): number =>
    passes.reduce((value, pass) => (pass.type === type ? value * amount(pass, 1) : value), 1);
  const blurs = passes.map((pass) => (pass.type === 'blur' ? amount(pass, 0) : 0));
  return {
    blur: Math.hypot(...blurs),
    brightness: product('brightness'),
    contrast: product('contrast'),
    saturation: product('saturation'),
  };
}

export const hasColorChange = ({ brightness, contrast, saturation }: EffectSum): boolean =>
  brightness !== 1 || contrast !== 1 || saturation !== 1;

export const hasEffect = (sum: EffectSum): boolean => sum.blur > 0 || hasColorChange(sum);

/** CSS filter of the colour part, `none` where there is none. */
export const colorFilter = (sum: EffectSum): string =>
  hasColorChange(sum) ? `brightness(${sum.brightness}) contrast(${sum.contrast}) saturate(${sum.saturation})` : 'none';

/** The same in own arithmetic (sRGB, in place) for browsers without canvas filters: Safari, 2025. */
export function changeColors(data: Uint8ClampedArray, sum: EffectSum): void {
  const { brightness, contrast, saturation } = sum;
  for (let i = 0; i < data.length; i += 4) {
    const red = ((data[i] ?? 0) * brightness - 127.5) * contrast + 127.5;
    const green = ((data[i + 1] ?? 0) * brightness - 127.5) * contrast + 127.5;
    const blue = ((data[i + 2] ?? 0) * brightness - 127.5) * contrast + 127.5;
    const grey = 0.213 * red + 0.715 * green + 0.072 * blue;
    data[i] = grey + (red - grey) * saturation;
    data[i + 1] = grey + (green - grey) * saturation;
    data[i + 2] = grey + (blue - grey) * saturation;
  }
}
