type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

const format = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0–1 (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two `#rrggbb` colors, 1–21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(parse(one)), luminance(parse(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Asked of links on dark pages: antd darkens the seed again, hence the reserve. */
export const DARK_LINK_CONTRAST = 7;

const steps = 40;

/**
 * The color itself when it reads on the ground, else the nearest mixture with black or white (away from the ground)
 * that does. A brand may choose any color; its buttons and links must still be legible.
 * @param color and ground as `#rrggbb`
 * @param wanted contrast, 4.5 for text
 */
export function readableColor(color: string, ground: string, wanted = 4.5): string {
  const target: Rgb = luminance(parse(ground)) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  const from = parse(color);
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const mixed = format(from.map((part, index) => part + ((target[index] ?? 0) - part) * share) as unknown as Rgb);
    if (contrast(mixed, ground) >= wanted) return mixed;
  }
  return format(target);
}
