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

/** Asked of the color of which antd makes that of links on dark pages: what it makes has 5 : 1 on the lightest card. */
export const DARK_LINK_CONTRAST = 7.5;

/** Under the pointer a link comes forward instead of sinking into the page. */
export const DARK_LINK_HOVER_CONTRAST = 9;

const steps = 40;

/**
 * A color on its way to white: raised until its strongest part is full, which keeps hue and strength, then mixed.
 * Mixed alone, a muted color would turn gray and look switched off.
 * @param share 0 = the color, 1 = white
 */
function lighten(from: Rgb, share: number): Rgb {
  const room = 255 - Math.max(...from);
  const wanted = (255 - Math.min(...from)) * share;
  const raised = from.map((part) => part + Math.min(room, wanted));
  const rest = 255 - Math.min(...from) - room;
  const left = rest > 0 ? Math.max(0, wanted - room) / rest : 0;
  return raised.map((part) => part + (255 - part) * left) as unknown as Rgb;
}

const darken = (from: Rgb, share: number): Rgb => from.map((part) => part * (1 - share)) as unknown as Rgb;

/**
 * The color itself when it reads on the ground, else the nearest one away from the ground (darker on a light one,
 * lighter on a dark one) that does. A brand may choose any color; its buttons and links must still be legible.
 * @param color and ground as `#rrggbb`
 * @param wanted contrast, 4.5 for text
 */
export function readableColor(color: string, ground: string, wanted = 4.5): string {
  const isOnLight = luminance(parse(ground)) > 0.18;
  const from = parse(color);
  for (let step = 0; step <= steps; step += 1) {
    const moved = format((isOnLight ? darken : lighten)(from, step / steps));
    if (contrast(moved, ground) >= wanted) return moved;
  }
  return isOnLight ? '#000000' : '#ffffff';
}
