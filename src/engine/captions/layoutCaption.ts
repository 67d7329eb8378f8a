import type { CaptionTemplate, CaptionTextElement } from '../project/captionTemplates';
import type { RasterItem } from '../resolve/frame';
import { drawImageElement } from './drawImageElement';
import { layoutTextElement, type TextBlock } from './layoutTextElement';
import { estimateEm, type MeasureEm } from './measure';

interface CaptionWishes {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly fontScale?: number;
  /** Empty = as the template says. */
  readonly font?: string;
  readonly color?: string;
  readonly measure?: MeasureEm;
}

/** More than two lines at a time are not read while the picture moves. */
export const MAX_CAPTION_LINES = 2;

/** Where a line of the `caption` variable lies in its text, for word highlight. */
interface CaptionLine {
  readonly item: number;
  readonly from: number;
  readonly to: number;
}

export interface CaptionLayout {
  /** Center on the canvas, canvas pixels. */
  readonly x: number;
  readonly y: number;
  /** Size of the raster: as small as its content, whole pixels. */
  readonly width: number;
  readonly height: number;
  readonly items: readonly RasterItem[];
  readonly lines: readonly CaptionLine[];
}

/**
 * Lays the texts (by variable name) into a template: lines broken and, if need be, made smaller, drawn elements fitted,
 * everything scaled to the canvas (templates are drawn for 1080 × 1920; on other shapes the place is kept as a share of
 * the canvas). Undefined when there is no text to show.
 */
export function layoutCaption(
  template: CaptionTemplate,
  texts: Readonly<Record<string, string>>,
  { canvas, fontScale = 1, font = '', color = '', measure = estimateEm }: CaptionWishes,
): CaptionLayout | undefined {
  const scale = Math.min(canvas.width, canvas.height) / 1080;
  const blocks = new Map<CaptionTextElement, TextBlock>();
  const shown = new Map<string, TextBlock>();
  for (const element of template.elements) {
    if (element.type !== 'text') continue;
    const text = element.content.replaceAll(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '').trim();
    const block = layoutTextElement(element, text, {
      scale,
      fontScale,
      font,
      color,
      measure,
      maxLines: MAX_CAPTION_LINES,
    });
    if (!block) continue;
    blocks.set(element, block);
    shown.set(element.name, block);
  }
  if (blocks.size === 0) return undefined;

  const items: RasterItem[] = [];
  const lines: CaptionLine[] = [];
  let pad = 4;
  for (const element of template.elements) {
    if (element.type === 'image') {
      items.push(...drawImageElement(element, { scale, shown }));
      continue;
    }
    const block = blocks.get(element);
    if (!block) continue;
    pad = Math.max(pad, block.pad);
    for (const line of block.lines) {
      if (line.ground) items.push(line.ground);
      if (element.content === '{caption}') lines.push({ item: items.length, from: line.from, to: line.to });
      items.push(line.item);
    }
  }
  return { ...placed(template, items, { canvas, scale, pad }), lines };
}

interface Surface {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly scale: number;
  readonly pad: number;
}

function placed(
  template: CaptionTemplate,
  items: readonly RasterItem[],
  { canvas, scale, pad }: Surface,
): Omit<CaptionLayout, 'lines'> {
  const left = Math.floor(Math.min(...items.map((item) => item.x)) - pad);
  const top = Math.floor(Math.min(...items.map((item) => item.y)) - pad);
  const right = Math.ceil(Math.max(...items.map((item) => item.x + item.width)) + pad);
  const bottom = Math.ceil(Math.max(...items.map((item) => item.y + item.height)) + pad);
  const centerX = ((template.x + template.width / 2) / 1080) * canvas.width;
  const centerY = ((template.y + template.height / 2) / 1920) * canvas.height;
  return {
    x: Math.round(centerX - (template.width * scale) / 2 + left) + (right - left) / 2,
    y: Math.round(centerY - (template.height * scale) / 2 + top) + (bottom - top) / 2,
    width: right - left,
    height: bottom - top,
    items: items.map((item) => ({ ...item, x: item.x - left, y: item.y - top })),
  };
}
