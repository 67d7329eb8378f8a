import { contrast } from '../../utils/readableColor';

/** Contrast that WCAG 2.2 asks of text (AA). */
const TEXT_CONTRAST = 4.5;

export interface BrandColors {
  /** `#rrggbb`, as `link`. */
  readonly color: string;
  readonly link: string;
}

/** Where a color of the brand meets text: white letters on buttons, links on a light page. */
export const colorPairs = { button: 'color', link: 'link' } as const satisfies Record<string, keyof BrandColors>;
type ColorPair = keyof typeof colorPairs;

interface FaintPair {
  readonly pair: ColorPair;
  /** 1–21. */
  readonly ratio: number;
  /** The nearest color of the same hue that reads. */
  readonly offered: string;
}

const brandPages = ['light', 'dark'] as const;
export type BrandPage = (typeof brandPages)[number];

/** A pair of the brand on one of the two pages, as the brand settles it. */
export interface ColorUse {
  readonly pair: ColorPair;
  readonly page: BrandPage;
  /** The brand's own color, `#rrggbb`. */
  readonly color: string;
  /** What it is read on, or what is read on it. */
  readonly ground: string;
  /** 1–21. */
  readonly ratio: number;
  readonly isReadable: boolean;
  /** The nearest color of the same hue that reads there; the own one where it does. */
  readonly nearest: string;
}

/**
 * Every pair on both pages. No color reads both on white and on the dark page: links of one of them always need an ink of
 * their own, which the theme derives.
 * @param grounds `#rrggbb` of the two pages; letters on buttons have the light one's in both
 */
export function colorUses(colors: BrandColors, grounds: Readonly<Record<BrandPage, string>>): ColorUse[] {
  return brandPages.flatMap((page) =>
    (Object.keys(colorPairs) as ColorPair[]).map((pair) => {
      const color = colors[colorPairs[pair]];
      const ground = pair === 'button' ? grounds.light : grounds[page];
      const ratio = contrast(color, ground);
      const isReadable = ratio >= TEXT_CONTRAST;
      return { pair, page, color, ground, ratio, isReadable, nearest: nearestReadable(color, ground) };
    }),
  );
}

/** Hue, saturation and lightness, each 0–1. */
function toHsl(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, chroma] = [(most + least) / 2, most - least];
  if (chroma === 0) return [0, 0, lightness];
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return [(((green - blue) / chroma + 6) % 6) / 6, saturation, lightness];
  if (most === green) return [((blue - red) / chroma + 2) / 6, saturation, lightness];
  return [((red - green) / chroma + 4) / 6, saturation, lightness];
}

function toHex([hue, saturation, lightness]: readonly [number, number, number]): string {
  const range = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number): string => {
    const at = (offset + hue * 12) % 12;
    const value = lightness - range * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}

const STEPS = 200;

/**
 * The color itself where it reads on the ground, else the nearest by lightness alone: hue and saturation stay.
 * @param color and ground as `#rrggbb`
 */
export function nearestReadable(color: string, ground: string): string {
  if (contrast(color, ground) >= TEXT_CONTRAST) return color;
  const [hue, saturation, lightness] = toHsl(color);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const next of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (next < 0 || next > 1) continue;
      const offered = toHex([hue, saturation, next]);
      if (contrast(offered, ground) >= TEXT_CONTRAST) return offered;
    }
  }
  // Black or white always reads; the steps pass by the very ends.
  return contrast('#000000', ground) >= TEXT_CONTRAST ? '#000000' : '#ffffff';
}

/**
 * The pairs of a brand that are too faint to read, with a color that reads.
 * @param light `#rrggbb` of letters on buttons and of the page under links
 */
export function faintPairs(colors: BrandColors, light: string): FaintPair[] {
  return (Object.keys(colorPairs) as ColorPair[]).flatMap((pair) => {
    const color = colors[colorPairs[pair]];
    const ratio = contrast(color, light);
    return ratio >= TEXT_CONTRAST ? [] : [{ pair, ratio, offered: nearestReadable(color, light) }];
  });
}
