/** Canvases tell their font as text that they make anew each time, so the one in use is remembered here. */
let current = '';
const widths = new Map<string, number>();
const fitted = new Map<string, Map<number, string>>();

/** Sets the font of all text until the next call; what was measured in another one is forgotten. */
export function setFont(ctx: CanvasRenderingContext2D, font: string): void {
  ctx.font = font;
  current = font;
}

/** Width of a character in the font in use; measured once. */
function charWidth(ctx: CanvasRenderingContext2D, char: string): number {
  const key = current + char;
  let width = widths.get(key);
  if (width === undefined) {
    width = ctx.measureText(char).width;
    widths.set(key, width);
  }
  return width;
}

export function textWidth(ctx: CanvasRenderingContext2D, text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(ctx, char);
  return width;
}

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;
/** Emoji, flags, accents that follow their letter: only these need the slow way of telling characters apart. */
const isJoined = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Mark}\u200d]/u;
const STEP = 4;
const MOST_TEXTS = 3000;

/** As much of a text as has room, with an ellipsis; never half an emoji. Empty when not even a letter fits. */
export function fitText(ctx: CanvasRenderingContext2D, text: string, room: number): string {
  // Steps of some pixels: while one zooms, the same few answers do.
  const step = Math.floor(room / STEP);
  if (step <= 0) return '';
  const key = current + text;
  let known = fitted.get(key);
  if (!known) {
    if (fitted.size > MOST_TEXTS) fitted.clear();
    known = new Map();
    fitted.set(key, known);
  }
  let found = known.get(step);
  if (found === undefined) {
    found = shorten(ctx, text, step * STEP);
    known.set(step, found);
  }
  return found;
}

const partsOf = (line: string): readonly string[] =>
  segmenter && isJoined.test(line) ? Array.from(segmenter.segment(line), ({ segment }) => segment) : [...line];

function shorten(ctx: CanvasRenderingContext2D, text: string, room: number): string {
  const line = text.slice(0, 200).replaceAll(/\s+/g, ' ');
  let used = 0;
  let kept = '';
  for (const part of partsOf(line)) {
    used += textWidth(ctx, part);
    if (used > room) return withDots(ctx, kept, room - charWidth(ctx, '…'));
    kept += part;
  }
  return kept;
}

function withDots(ctx: CanvasRenderingContext2D, text: string, room: number): string {
  const parts = [...partsOf(text)];
  let width = textWidth(ctx, text);
  while (parts.length > 0 && width > room) width -= textWidth(ctx, parts.pop() ?? '');
  return parts.length > 0 ? `${parts.join('')}…` : '';
}
