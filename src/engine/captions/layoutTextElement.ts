import type { CaptionEffect, CaptionTextElement } from '../project/captionTemplates';
import { FONTS } from '../project/params';
import type { RasterItem, TextStyle } from '../resolve/frame';
import { hashContent } from '../resolve/hashContent';
import { breakLines, type Line } from './breakLines';
import { keywordOf } from './keywordOf';
import type { MeasureEm } from './measure';

type TextItem = Extract<RasterItem, { type: 'text' }>;
type RectItem = Extract<RasterItem, { type: 'rect' }>;

export interface TextBlock {
  readonly lines: readonly {
    readonly item: TextItem;
    /** Opaque box of border_style 3. */
    readonly ground?: RectItem;
    readonly from: number;
    readonly to: number;
  }[];
  /** Bounds of the letters inside the template, canvas pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far outline and shadow reach beyond the letters. */
  readonly pad: number;
}

interface TextWishes {
  /** Template pixels to canvas pixels. */
  readonly scale: number;
  readonly fontScale: number;
  readonly font: string;
  readonly color: string;
  readonly measure: MeasureEm;
  /** Default 1.28. */
  readonly lineHeight?: number;
  /** Letters shrink before there are more; lines that were broken by hand stand. Default: as many as the box holds. */
  readonly maxLines?: number;
}

/** Of a line, as a share of the letters’ size. */
export const LINE_HEIGHT = 1.28;
/** Letters shrink to this share of their size before they are allowed to leave their box. */
const SMALLEST = 0.4;

const effectOf = <T extends CaptionEffect['type']>(
  element: CaptionTextElement,
  type: T,
): Extract<CaptionEffect, { type: T }> | undefined =>
  element.effects.find((effect): effect is Extract<CaptionEffect, { type: T }> => effect.type === type);

const linesAllowed = (text: string, maxLines = Number.POSITIVE_INFINITY): number =>
  Math.max(maxLines, text.split('\n').filter((line) => line.trim() !== '').length);

/** Undefined for an empty text. */
export function layoutTextElement(
  element: CaptionTextElement,
  text: string,
  wishes: TextWishes,
): TextBlock | undefined {
  if (!text) return undefined;
  const { scale, fontScale, measure, lineHeight = LINE_HEIGHT } = wishes;
  const weight = effectOf(element, 'regular') ? 400 : 700;
  const spacing = (effectOf(element, 'spacing')?.pixels ?? 0) * scale;
  const area = { width: element.width * scale, height: element.height * scale * Math.max(1, fontScale) };
  const font = fontOf(element, text, wishes.font);
  const widthAt = (size: number) => (part: string) => measure(part, weight, font) * size + spacing * part.length;

  const wished = element.style.font_size * scale * fontScale;
  let fontSize = wished;
  let lines: readonly Line[] = breakLines(text, area.width, widthAt(fontSize));
  const isTooHigh = () =>
    lines.length * fontSize * lineHeight > area.height || lines.length > linesAllowed(text, wishes.maxLines);
  while (isTooHigh() && fontSize > wished * SMALLEST) {
    fontSize *= 0.94;
    lines = breakLines(text, area.width, widthAt(fontSize));
  }
  if (lines.length === 0) return undefined;

  const style = styleOf(element, { ...wishes, font, fontSize, weight, spacing });
  const lineBox = fontSize * lineHeight;
  const top = element.y * scale + (element.height * scale - lines.length * lineBox) / 2;
  const measured = lines.map((line) => widthAt(fontSize)(line.text));
  // Real glyphs may be a little wider than the estimate: room on both sides, within the element.
  const boxes = measured.map((width) => Math.min(area.width, width * 1.08 + fontSize * 0.2));
  const widest = Math.max(...measured);
  const startOf = (width: number): number =>
    element.x * scale + (area.width - width) * { left: 0, center: 0.5, right: 1 }[element.alignment];

  const keyword = effectOf(element, 'keyword');
  const stretch = keyword && keywordOf(text);

  return {
    lines: lines.map((line, index) => {
      const width = boxes[index] ?? area.width;
      const box = { x: startOf(width), y: top + index * lineBox, width, height: lineBox };
      const found = stretch && partOf(stretch, line);
      return {
        item: {
          type: 'text',
          ...box,
          text: line.text,
          align: element.alignment,
          style,
          ...(keyword && found ? { highlight: { ...found, color: keyword.color } } : {}),
        },
        ...(element.style.border_style === 3
          ? { ground: { type: 'rect' as const, ...box, radius: 8 * scale, fill: element.style.outline_colour } }
          : {}),
        from: line.from,
        to: line.to,
      };
    }),
    x: startOf(widest),
    y: top,
    width: widest,
    height: lines.length * lineBox,
    pad: Math.ceil(style.outline * 2 + style.shadow * 2),
  };
}

/** What of a stretch of the text lies in a line, in the line's own offsets. */
function partOf(stretch: { readonly from: number; readonly to: number }, line: Line) {
  const from = Math.max(stretch.from, line.from);
  const to = Math.min(stretch.to, line.to);
  return from < to ? { from: from - line.from, to: to - line.from } : undefined;
}

interface StyleWishes extends TextWishes {
  readonly fontSize: number;
  readonly weight: number;
  readonly spacing: number;
}

function fontOf({ style }: CaptionTextElement, text: string, wished: string): string {
  if (wished || !style.font_random) return wished || style.font;
  return FONTS[Number.parseInt(hashContent(text).slice(0, 6), 36) % FONTS.length] ?? style.font;
}

function styleOf(element: CaptionTextElement, wishes: StyleWishes): TextStyle {
  const { style } = element;
  const scale = wishes.fontSize / style.font_size;
  const isBoxed = style.border_style === 3;
  return {
    font: wishes.font,
    fontSize: wishes.fontSize,
    weight: wishes.weight,
    color: wishes.color || style.font_color,
    outline: isBoxed ? 0 : style.outline * scale,
    outlineColor: style.outline_colour,
    shadow: isBoxed ? 0 : style.Shadow * scale,
    shadowColor: effectOf(element, 'glow')?.color ?? 'rgba(0,0,0,0.55)',
    lineHeight: wishes.lineHeight ?? LINE_HEIGHT,
    letterSpacing: wishes.spacing,
  };
}
