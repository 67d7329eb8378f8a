import type { CoverLayer } from '@/domain/materials';
import { breakLines } from '@/engine/captions/breakLines';
import { type Area, type CoverContext, inkOf, type Pen } from './pen';

type TextLayer = Extract<CoverLayer, { kind: 'text' }>;

const LEAD = 1.16;
/** Smaller letters that are still worth a break where the sentence breathes. */
const WORTH_A_PAUSE = 0.8;
/** Letters smaller than this share of the frame are read by nobody. */
const SMALLEST = 0.022;
const linesOf = (text: string, width: number, measure: (text: string) => number): readonly string[] =>
  breakLines(text, width, measure).map((line) => line.text);

/** The two halves of a sentence at its own pause, where they are no more unlike than two to one. */
function atPause(text: string): readonly string[] | undefined {
  const found = /^(.+?[\uff0c\uff01\uff1f\uff1a,!?])\s*(.+)$/u.exec(text);
  const [first, second] = [found?.[1] ?? '', found?.[2] ?? ''];
  const [longer, shorter] = [Math.max(first.length, second.length), Math.min(first.length, second.length)];
  return shorter >= 3 && longer <= 2 * shorter ? [first.replace(/[\uff0c,]$/, ''), second] : undefined;
}

interface Fit {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The largest letters with which a text fits its box. */
function fitted(
  context: CoverContext,
  text: string,
  layer: TextLayer,
  area: Area,
  largest: number,
  font: (size: number) => string,
): Fit {
  const smallest = Math.max(10, (largest / layer.size) * SMALLEST);
  const measure = (line: string): number => context.measureText(line).width;
  const paused = layer.lines >= 2 ? atPause(text) : undefined;
  let plain: Fit | undefined;
  for (let size = largest; size > smallest && size > (plain?.size ?? 0) * WORTH_A_PAUSE; size *= 0.94) {
    context.font = font(size);
    const fits = (lines: readonly string[]): boolean =>
      lines.length <= layer.lines &&
      lines.length * size * LEAD <= area.height + size * 0.2 &&
      lines.every((line) => measure(line) <= area.width);
    if (paused && fits(paused)) return { lines: paused, size };
    const lines = linesOf(text, area.width, measure);
    if (!plain && fits(lines)) plain = { lines, size };
    if (plain && (!paused || plain.lines.length === 1)) return plain;
  }
  if (plain) return plain;
  context.font = font(smallest);
  const lines = linesOf(text, area.width, measure).slice(0, layer.lines);
  return { lines, size: smallest };
}

export function paintText(pen: Pen, layer: TextLayer, area: Area): void {
  const { context, content } = pen;
  const text = content.texts[layer.text].trim();
  if (text === '') return;
  const family = content.family || layer.family || pen.template.family;
  const font = (size: number): string => `${layer.weight} ${size}px "${family}", "Noto Sans SC", sans-serif`;
  const short = Math.min(pen.width, pen.height);
  const { lines, size } = fitted(context, text, layer, area, layer.size * short, font);
  context.font = font(size);
  context.textBaseline = 'alphabetic';
  context.textAlign = layer.align === 'start' ? 'left' : layer.align === 'end' ? 'right' : 'center';
  const x = area.x + (layer.align === 'start' ? 0 : layer.align === 'end' ? area.width : area.width / 2);
  const block = lines.length * size * LEAD;
  const free = area.height - block;
  const top = area.y + (layer.valign === 'top' ? 0 : layer.valign === 'bottom' ? free : free / 2);
  lines.forEach((line, index) => {
    const base = top + size * (LEAD * index + 0.94);
    if (layer.bar) {
      const width = context.measureText(line).width;
      const left = layer.align === 'start' ? x : layer.align === 'end' ? x - width : x - width / 2;
      context.fillStyle = inkOf(content, layer.bar);
      context.beginPath();
      context.roundRect(left - size * 0.16, base - size * 0.9, width + size * 0.32, size * 1.1, size * 0.14);
      context.fill();
    }
    if (layer.stroke) {
      context.strokeStyle = inkOf(content, layer.stroke[0]);
      context.lineWidth = size * layer.stroke[1];
      context.lineJoin = 'round';
      context.strokeText(line, x, base);
    }
    context.fillStyle = inkOf(content, index > 0 && layer.accent ? layer.accent : layer.paint);
    context.fillText(line, x, base);
  });
}
