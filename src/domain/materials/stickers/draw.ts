/** Our own drawings on a square of 200, as the inside of an SVG. Names stand in the locales under the id. */
export interface Sticker {
  readonly id: string;
  readonly svg: string;
}

export const red = '#ff3b30';
export const yellow = '#ffd400';
export const ink = '#1f1b3a';
export const violet = '#6956eb';
export const white = '#ffffff';
export const green = '#22c55e';
export const face = '#ffcf3f';
export const sky = '#38bdf8';
export const orange = '#ff8a1f';
export const pink = '#ff5fa2';
export const wine = '#c81e3a';

/** The white rim of a sticker that was cut out. */
export const edge = `stroke="${white}" stroke-width="8" stroke-linejoin="round"`;

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const circle = (x: number, y: number, r: number, fill: string, extra = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${extra}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${extra}/>`;

/** A rectangle as a path, so that it can be cut out, shaded and turned like the rest. */
export const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 01${r} ${r}v${height - 2 * r}a${r} ${r} 0 01${-r} ${r}h${2 * r - width}a${r} ${r} 0 01${-r} ${-r}V${y + r}a${r} ${r} 0 01${r} ${-r}z`;

export const word = (text: string, x: number, y: number, size: number, fill: string, turn = 0): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="900" font-family="'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif" text-anchor="middle" fill="${fill}"${turn ? ` transform="rotate(${turn} ${x} ${y})"` : ''}>${text}</text>`;

/** A word with a rim of its own, for words that stand on nothing. */
export const rimmed = (text: string, x: number, y: number, size: number, fill: string, rim: string, turn = 0): string =>
  word(text, x, y, size, fill, turn).replace(
    '<text ',
    `<text stroke="${rim}" stroke-width="${Math.round(size / 5)}" stroke-linejoin="round" paint-order="stroke" `,
  );

export const turned = (svg: string, degrees: number, x = 100, y = 100): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${svg}</g>`;
export const faint = (svg: string, opacity: number): string => `<g opacity="${opacity}">${svg}</g>`;

/** Shapes with one white rim around all of them together. */
export const cut = (shapes: readonly string[], body: string): string =>
  shapes.map((d) => path(d, white, `stroke="${white}" stroke-width="16" stroke-linejoin="round"`)).join('') + body;

/** Corner points on two circles in turn: stars, seals and bursts. */
export const burst = (points: number, outer: number, inner: number, x = 100, y = 100): string =>
  `${Array.from({ length: points * 2 }, (_, index) => {
    const angle = (Math.PI * index) / points - Math.PI / 2;
    const r = index % 2 === 0 ? outer : inner;
    const at = (middle: number, value: number) => Math.round((middle + r * value) * 10) / 10;
    return `${index === 0 ? 'M' : 'L'}${at(x, Math.cos(angle))} ${at(y, Math.sin(angle))}`;
  }).join('')}Z`;

/** A seal with round lobes. */
export const lobes = (count: number, radius: number, x = 100, y = 100): string => {
  const at = (index: number): string => {
    const angle = (2 * Math.PI * index) / count - Math.PI / 2;
    const round = (value: number) => Math.round(value * 10) / 10;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  };
  const bow = Math.round(((Math.PI * radius) / count) * 1.06 * 10) / 10;
  return `M${at(0)}${Array.from({ length: count }, (_, index) => `A${bow} ${bow} 0 01${at(index + 1)}`).join('')}Z`;
};
