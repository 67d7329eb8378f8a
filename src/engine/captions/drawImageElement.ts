import type { CaptionImageElement, Drawing } from '../project/captionTemplates';
import type { RasterItem } from '../resolve/frame';
import type { TextBlock } from './layoutTextElement';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface DrawContext {
  /** Template pixels to canvas pixels. */
  readonly scale: number;
  /** Text blocks by element name, for boxes that follow their text. */
  readonly shown: ReadonlyMap<string, TextBlock>;
}

/** The items of an image element, its image over its drawing; nothing when it follows a text that is empty. */
export function drawImageElement(element: CaptionImageElement, { scale, shown }: DrawContext): readonly RasterItem[] {
  const fit = element.effects.find((effect) => effect.type === 'fit');
  const text = fit && shown.get(fit.to);
  if (fit && !text) return [];
  const box: Box =
    fit && text
      ? {
          x: text.x - fit.padX * scale,
          y: text.y - fit.padY * scale,
          width: text.width + 2 * fit.padX * scale,
          height: text.height + 2 * fit.padY * scale,
        }
      : { x: element.x * scale, y: element.y * scale, width: element.width * scale, height: element.height * scale };
  const src = element.input_url || element.src;
  return [
    ...element.drawing.map((drawing) => draw(drawing, box, scale)),
    ...(src ? [{ type: 'image' as const, ...box, src }] : []),
  ];
}

function draw(drawing: Drawing, box: Box, scale: number): RasterItem {
  const paint = {
    fill: drawing.fill,
    ...(drawing.stroke ? { stroke: drawing.stroke, strokeWidth: (drawing.strokeWidth ?? 1) * scale } : {}),
  };
  if (drawing.type === 'rect') {
    const { inset } = drawing;
    const part = inset
      ? {
          x: box.x + inset.x * scale,
          y: box.y + inset.y * scale,
          width: inset.width * scale,
          height: inset.height * scale,
        }
      : box;
    return { type: 'rect', ...part, radius: drawing.radius * scale, ...paint };
  }
  const width = drawing.width * scale;
  const height = drawing.height * scale;
  return {
    type: 'path',
    ...pinned(drawing.pin, box, { width, height, scale }),
    width,
    height,
    d: scaled(drawing.d, scale),
    ...paint,
  };
}

function pinned(
  pin: Extract<Drawing, { type: 'path' }>['pin'],
  box: Box,
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
): { readonly x: number; readonly y: number } {
  // The tail of a bubble hangs below it, a fifth in, and overlaps by a hair so that no seam shows.
  if (pin === 'bottom') return { x: box.x + box.width * 0.2, y: box.y + box.height - 2 * scale };
  return {
    x: pin.endsWith('left') ? box.x : box.x + box.width - width,
    y: pin.startsWith('top') ? box.y : box.y + box.height - height,
  };
}

/** Only M, L, C, Q and Z occur, so every number is a length. */
const scaled = (d: string, scale: number): string =>
  d.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * scale * 100) / 100));
