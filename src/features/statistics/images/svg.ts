import type { ChartLook, Drawing } from '@/blocks/charts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Width in ems: a Chinese character takes one, a Latin one about half. */
const emsOf = (sign: string): number => ((sign.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.56);

interface TextOptions {
  readonly color: string;
  readonly size?: number;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** One line of text, `y` its base line. */
export function textAt(x: number, y: number, text: string, options: TextOptions): string {
  const { color, size = 14, weight = 400, anchor = 'start' } = options;
  return `<text x="${x}" y="${y}" fill="${safe(color)}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}">${safe(text)}</text>`;
}

/** Cuts a text into lines that fit; `most` lines, the last ends in an ellipsis when there was more. */
export function linesOf(text: string, width: number, size: number, most: number): string[] {
  const lines = [''];
  let used = 0;
  for (const sign of text) {
    const step = emsOf(sign) * size;
    if (used + step > width) {
      if (lines.length === most) {
        lines[most - 1] = `${[...(lines[most - 1] ?? '')].slice(0, -1).join('')}…`;
        return lines;
      }
      lines.push('');
      used = 0;
    }
    lines[lines.length - 1] += sign;
    used += step;
  }
  return lines;
}

/** A rectangle with round corners. */
export function boxAt(
  [x, y, width, height]: readonly [number, number, number, number],
  color: string,
  { opacity = 1, radius = 4 }: { readonly opacity?: number; readonly radius?: number } = {},
): string {
  return `<rect x="${x}" y="${y}" width="${Math.max(0, width)}" height="${height}" rx="${radius}" fill="${safe(color)}" fill-opacity="${opacity}"/>`;
}

export const lineAt = (x1: number, y1: number, x2: number, y2: number, color: string, dash = ''): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${safe(color)}"${dash && ` stroke-dasharray="${dash}"`}/>`;

export const imageMargin = 24;

/** The image with its title and what it rests on above: it is sent on without the page around it. */
export function framed(
  look: ChartLook,
  { title, hint, width }: { readonly title: string; readonly hint: string; readonly width: number },
  body: (top: number) => { readonly parts: readonly string[]; readonly bottom: number },
): Drawing {
  const hints = linesOf(hint, width - imageMargin * 2, 13, 3);
  const head = [
    textAt(imageMargin, 42, title, { color: look.text, size: 20, weight: 600 }),
    ...hints.map((line, index) => textAt(imageMargin, 68 + index * 20, line, { color: look.quiet, size: 13 })),
  ];
  const { parts, bottom } = body(68 + hints.length * 20);
  const height = Math.ceil(bottom + imageMargin);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${safe(look.font)}">${[...head, ...parts].join('')}</svg>`;
  return { svg, width, height };
}
