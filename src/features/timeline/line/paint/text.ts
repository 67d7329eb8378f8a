const widths = new Map<string, Map<string, number>>();

/** Width of a character in the font in use; measured once. */
function charWidth(ctx: CanvasRenderingContext2D, char: string): number {
  let known = widths.get(ctx.font);
  if (!known) {
    known = new Map();
    widths.set(ctx.font, known);
  }
  let width = known.get(char);
  if (width === undefined) {
    width = ctx.measureText(char).width;
    known.set(char, width);
  }
  return width;
}

export function textWidth(ctx: CanvasRenderingContext2D, text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(ctx, char);
  return width;
}

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;
const fitted = new Map<string, string>();

/** As much of a text as has room, with an ellipsis; never half an emoji. Empty when not even a letter fits. */
export function fitText(ctx: CanvasRenderingContext2D, text: string, room: number): string {
  // Steps of four pixels: while one zooms, the same few answers do.
  const key = `${ctx.font}\n${Math.floor(room / 4)}\n${text}`;
  const known = fitted.get(key);
  if (known !== undefined) return known;
  const found = shorten(ctx, text, Math.floor(room / 4) * 4);
  if (fitted.size > 4000) fitted.clear();
  fitted.set(key, found);
  return found;
}

function shorten(ctx: CanvasRenderingContext2D, text: string, room: number): string {
  const line = text.slice(0, 200).replaceAll(/\s+/g, ' ');
  const dots = charWidth(ctx, '…');
  let used = 0;
  let kept = '';
  const parts = segmenter ? Array.from(segmenter.segment(line), ({ segment }) => segment) : [...line];
  for (const part of parts) {
    used += charWidth(ctx, part);
    if (used > room) return fitsWithDots(ctx, kept, room - dots);
    kept += part;
  }
  return kept;
}

function fitsWithDots(ctx: CanvasRenderingContext2D, text: string, room: number): string {
  let kept = text;
  while (kept && textWidth(ctx, kept) > room) kept = [...kept].slice(0, -1).join('');
  return kept ? `${kept}…` : '';
}
