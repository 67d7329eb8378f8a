import type { EffectPass } from '../../resolve/frame';

/** A change of every pixel's color by itself. `amount` as in the effect's params. */
export type ColorStep =
  | {
      readonly type: 'brightness' | 'contrast' | 'saturation' | 'hue' | 'sepia' | 'invert' | 'temperature';
      readonly amount: number;
    }
  | { readonly type: 'tint'; readonly amount: number; readonly color: string }
  | { readonly type: 'duotone'; readonly amount: number; readonly dark: string; readonly light: string }
  | { readonly type: 'posterize'; readonly levels: number };

/** Amounts at which a step changes nothing. */
const neutral: Readonly<Record<string, number>> = { brightness: 1, contrast: 1, saturation: 1 };

/** The step of a pass; undefined for passes of another kind and for those that change nothing. */
export function colorStepOf({ type, params }: EffectPass): ColorStep | undefined {
  const amount = Number(params[type === 'hue' ? 'degrees' : 'amount']);
  if (type === 'posterize') return { type, levels: Number(params.levels) };
  if (Number.isNaN(amount) || amount === (neutral[type] ?? 0)) return undefined;
  switch (type) {
    case 'brightness':
    case 'contrast':
    case 'saturation':
    case 'hue':
    case 'sepia':
    case 'invert':
    case 'temperature':
      return { type, amount };
    case 'tint':
      return { type, amount, color: String(params.color) };
    case 'duotone':
      return { type, amount, dark: String(params.dark), light: String(params.light) };
    default:
      return undefined;
  }
}

/** CSS filter of the steps; undefined when there is none for one of them. Empty for no steps. */
export function colorFilter(steps: readonly ColorStep[]): string | undefined {
  const parts = steps.map((step) => {
    switch (step.type) {
      case 'brightness':
      case 'contrast':
      case 'sepia':
      case 'invert':
        return `${step.type}(${step.amount})`;
      case 'saturation':
        return `saturate(${step.amount})`;
      case 'hue':
        return `hue-rotate(${step.amount}deg)`;
      default:
        return undefined;
    }
  });
  return parts.includes(undefined) ? undefined : parts.join(' ');
}

/** Red, green, blue of `#rrggbb`, 0–255. */
export function rgbOf(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1, 7), 16);
  return Number.isNaN(value) ? [0, 0, 0] : [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Rows of red, green, blue and a constant: twelve numbers. */
type Matrix = readonly number[];
const RED = 0.213;
const GREEN = 0.715;
const BLUE = 0.072;

const diagonal = (r: number, g: number, b: number, offset = 0): Matrix => [
  ...[r, 0, 0, offset],
  ...[0, g, 0, offset],
  ...[0, 0, b, offset],
];

/** Mixes a color with its grey: 0 = grey. */
const saturate = (s: number): Matrix => [
  ...[RED + (1 - RED) * s, GREEN * (1 - s), BLUE * (1 - s), 0],
  ...[RED * (1 - s), GREEN + (1 - GREEN) * s, BLUE * (1 - s), 0],
  ...[RED * (1 - s), GREEN * (1 - s), BLUE + (1 - BLUE) * s, 0],
];

function hueRotate(degrees: number): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [
    ...[RED + cos * (1 - RED) - sin * RED, GREEN - cos * GREEN - sin * GREEN, BLUE - cos * BLUE + sin * (1 - BLUE), 0],
    ...[RED - cos * RED + sin * 0.143, GREEN + cos * (1 - GREEN) + sin * 0.14, BLUE - cos * BLUE - sin * 0.283, 0],
    ...[RED - cos * RED - sin * (1 - RED), GREEN - cos * GREEN + sin * GREEN, BLUE + cos * (1 - BLUE) + sin * BLUE, 0],
  ];
}

function sepia(amount: number): Matrix {
  const rest = 1 - Math.min(1, amount);
  return [
    ...[0.393 + 0.607 * rest, 0.769 - 0.769 * rest, 0.189 - 0.189 * rest, 0],
    ...[0.349 - 0.349 * rest, 0.686 + 0.314 * rest, 0.168 - 0.168 * rest, 0],
    ...[0.272 - 0.272 * rest, 0.534 - 0.534 * rest, 0.131 + 0.869 * rest, 0],
  ];
}

/** Red and blue against each other; grey keeps its brightness. */
function temperature(amount: number): Matrix {
  const gains = [1 + 0.24 * amount, 1 + 0.03 * amount, 1 - 0.3 * amount] as const;
  const grey = RED * gains[0] + GREEN * gains[1] + BLUE * gains[2];
  return diagonal(gains[0] / grey, gains[1] / grey, gains[2] / grey);
}

/** Grey takes the color's hue at its own brightness, mixed with what was there. */
function tint(color: string, amount: number): Matrix {
  const [r, g, b] = rgbOf(color);
  const grey = Math.max(24, RED * r + GREEN * g + BLUE * b);
  const row = (value: number, channel: number): readonly number[] =>
    [RED, GREEN, BLUE].map((share, index) => share * (value / grey) * amount + (index === channel ? 1 - amount : 0));
  return [...row(r, 0), 0, ...row(g, 1), 0, ...row(b, 2), 0];
}

function matrixOf(step: ColorStep): Matrix | undefined {
  switch (step.type) {
    case 'brightness':
      return diagonal(step.amount, step.amount, step.amount);
    case 'contrast':
      return diagonal(step.amount, step.amount, step.amount, 127.5 * (1 - step.amount));
    case 'invert':
      return diagonal(1 - 2 * step.amount, 1 - 2 * step.amount, 1 - 2 * step.amount, 255 * step.amount);
    case 'saturation':
      return saturate(step.amount);
    case 'hue':
      return hueRotate(step.amount);
    case 'sepia':
      return sepia(step.amount);
    case 'temperature':
      return temperature(step.amount);
    case 'tint':
      return tint(step.color, step.amount);
    default:
      return undefined;
  }
}

/** First `a`, then `b`. */
function product(a: Matrix, b: Matrix): Matrix {
  const at = (matrix: Matrix, row: number, column: number): number => matrix[row * 4 + column] ?? 0;
  return Array.from({ length: 12 }, (_, index) => {
    const [row, column] = [index >> 2, index & 3];
    const sum = [0, 1, 2].reduce((total, k) => total + at(b, row, k) * at(a, k, column), 0);
    return column === 3 ? sum + at(b, row, 3) : sum;
  });
}

/** sRGB colors in place, one walk over the pixels for each run of steps that a matrix can do. */
export function changeColors(data: Uint8ClampedArray, steps: readonly ColorStep[]): void {
  let pending: Matrix | undefined;
  const flush = (): void => {
    if (pending) applyMatrix(data, pending);
    pending = undefined;
  };
  for (const step of steps) {
    const matrix = matrixOf(step);
    if (matrix) {
      pending = pending ? product(pending, matrix) : matrix;
      continue;
    }
    flush();
    if (step.type === 'posterize') posterize(data, step.levels);
    else if (step.type === 'duotone') applyRamp(data, step);
  }
  flush();
}

function applyMatrix(data: Uint8ClampedArray, matrix: Matrix): void {
  if (applyDiagonal(data, matrix)) return;
  const [rr = 0, rg = 0, rb = 0, r0 = 0, gr = 0, gg = 0, gb = 0, g0 = 0, br = 0, bg = 0, bb = 0, b0 = 0] = matrix;
  for (let i = 0; i < data.length; i += 4) {
    const red = data[i] ?? 0;
    const green = data[i + 1] ?? 0;
    const blue = data[i + 2] ?? 0;
    data[i] = red * rr + green * rg + blue * rb + r0;
    data[i + 1] = red * gr + green * gg + blue * gb + g0;
    data[i + 2] = red * br + green * bg + blue * bb + b0;
  }
}

/** A matrix that does not mix channels is three curves: a look-up each. */
function applyDiagonal(data: Uint8ClampedArray, matrix: Matrix): boolean {
  const isDiagonal = matrix.every((value, index) => index % 5 === 0 || index % 4 === 3 || value === 0);
  if (!isDiagonal) return false;
  const curve = (row: number): Uint8ClampedArray =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => value * (matrix[row * 5] ?? 0) + (matrix[row * 4 + 3] ?? 0));
  applyCurves(data, curve(0), curve(1), curve(2));
  return true;
}

function posterize(data: Uint8ClampedArray, levels: number): void {
  const last = Math.max(1, Math.round(levels) - 1);
  const curve = Uint8ClampedArray.from({ length: 256 }, (_, value) => (Math.round((value / 255) * last) / last) * 255);
  applyCurves(data, curve, curve, curve);
}

function applyCurves(
  data: Uint8ClampedArray,
  reds: Uint8ClampedArray,
  greens: Uint8ClampedArray,
  blues: Uint8ClampedArray,
): void {
  for (let i = 0; i < data.length; i += 4) {
    data[i] = reds[data[i] ?? 0] ?? 0;
    data[i + 1] = greens[data[i + 1] ?? 0] ?? 0;
    data[i + 2] = blues[data[i + 2] ?? 0] ?? 0;
  }
}

function applyRamp(data: Uint8ClampedArray, step: Extract<ColorStep, { type: 'duotone' }>): void {
  const [dark, light] = [rgbOf(step.dark), rgbOf(step.light)];
  const ramp = [0, 1, 2].map((channel) =>
    Float32Array.from({ length: 256 }, (_, grey) => {
      const [from = 0, to = 0] = [dark[channel], light[channel]];
      return (from + ((to - from) * grey) / 255) * step.amount;
    }),
  );
  const [reds, greens, blues] = ramp;
  if (!reds || !greens || !blues) return;
  const rest = 1 - step.amount;
  for (let i = 0; i < data.length; i += 4) {
    const red = data[i] ?? 0;
    const green = data[i + 1] ?? 0;
    const blue = data[i + 2] ?? 0;
    const grey = (54 * red + 183 * green + 19 * blue) >> 8;
    data[i] = red * rest + (reds[grey] ?? 0);
    data[i + 1] = green * rest + (greens[grey] ?? 0);
    data[i + 2] = blue * rest + (blues[grey] ?? 0);
  }
}
