import { drawPortrait, drawPresenter } from '../figure';
import type { RasterItem, TextStyle } from '../resolve/frame';
import { type Context2D, createSurface, isLost } from './context';
import { fitRect, type Rect } from './fitRect';

type TextItem = Extract<RasterItem, { type: 'text' }>;
type PortraitItem = Extract<RasterItem, { type: 'portrait' }>;
type ImageItem = Extract<RasterItem, { type: 'image' }>;

/** Images of image items by their `src`; an item whose image is missing is left out. */
export type ItemImages = ReadonlyMap<string, ImageBitmap>;

/** A drawn raster and where it lies relative to the layer's box, in the box's own pixels. */
export interface Raster {
  readonly canvas: OffscreenCanvas;
  readonly rect: Rect;
  readonly isLost: () => boolean;
}

/** How far paint reaches outside an item's box. */
function overhang(item: RasterItem): number {
  if (item.type === 'text') return item.style.outline + item.style.shadow * 2 + item.style.fontSize * 0.25;
  if (item.type === 'figure') return 0;
  if (item.type === 'image' || item.type === 'portrait') return 1;
  return (item.strokeWidth ?? 0) / 2 + 1;
}

/** The smallest rectangle that holds all paint; overlays are blitted in it instead of over the whole image. */
export function paintBounds(items: readonly RasterItem[]): Rect {
  if (items.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const left = Math.floor(Math.min(...items.map((item) => item.x - overhang(item))));
  const top = Math.floor(Math.min(...items.map((item) => item.y - overhang(item))));
  const right = Math.ceil(Math.max(...items.map((item) => item.x + item.width + overhang(item))));
  const bottom = Math.ceil(Math.max(...items.map((item) => item.y + item.height + overhang(item))));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Draws texts and shapes once; fonts must be loaded.
 *
 * @param scale Raster pixels per canvas pixel.
 */
export function rasterize(items: readonly RasterItem[], scale: number, images?: ItemImages): Raster {
  const rect = paintBounds(items);
  const context = createSurface(rect.width * scale, rect.height * scale);
  context.setTransform(scale, 0, 0, scale, -rect.x * scale, -rect.y * scale);
  for (const item of items) {
    context.save();
    if (item.type === 'text') drawText(context, item, scale);
    else if (item.type === 'image') drawImage(context, item, images?.get(item.src));
    else if (item.type === 'figure') drawPresenter(context, item.presenter, item.look, item.pose, item);
    else if (item.type === 'portrait') drawSpeakingPortrait(context, item, images?.get(item.src));
    else drawShape(context, item);
    context.restore();
  }
  return { canvas: context.canvas, rect, isLost: () => isLost(context) };
}

function drawImage(context: Context2D, { x, y, width, height }: ImageItem, image: ImageBitmap | undefined): void {
  if (!image) return;
  const { target } = fitRect(image, { x: 0, y: 0, width: 1, height: 1 }, { width, height }, 'contain');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x + width / 2 + target.x, y + height / 2 + target.y, target.width, target.height);
}

function drawSpeakingPortrait(context: Context2D, item: PortraitItem, image: ImageBitmap | undefined): void {
  if (image) drawPortrait(context, image, item.marks, item.pose, item);
}

function drawShape(context: Context2D, item: Extract<RasterItem, { type: 'rect' | 'path' }>): void {
  const path = item.type === 'rect' ? roundRect(item) : new Path2D(item.d);
  if (item.type === 'path') context.translate(item.x, item.y);
  if (item.fill) {
    context.fillStyle = item.fill;
    context.fill(path);
  }
  if (item.stroke && item.strokeWidth) {
    context.strokeStyle = item.stroke;
    context.lineWidth = item.strokeWidth;
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.stroke(path);
  }
}

function roundRect(item: Extract<RasterItem, { type: 'rect' }>): Path2D {
  const path = new Path2D();
  path.roundRect(item.x, item.y, item.width, item.height, Math.min(item.radius, item.width / 2, item.height / 2));
  return path;
}

/** The CSS font of a style; unknown glyphs (emoji) come from the system's fonts. */
const cssFont = (style: TextStyle): string =>
  `${style.italic ? 'italic ' : ''}${style.weight} ${style.fontSize}px "${style.font.replace(/["\\]/g, '')}", "Noto Sans SC", sans-serif`;

function drawText(context: Context2D, item: TextItem, scale: number): void {
  const { style } = item;
  context.font = cssFont(style);
  context.letterSpacing = `${style.letterSpacing}px`;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  const lines = item.text.split('\n');
  const lineHeight = lines.length === 1 ? item.height : style.lineHeight * style.fontSize;
  const top = item.y + (item.height - lineHeight * lines.length) / 2;
  const metrics = context.measureText('x');
  const glyphs = metrics.fontBoundingBoxAscent + metrics.fontBoundingBoxDescent;
  let index = 0;
  for (const [row, line] of lines.entries()) {
    const baseline = top + row * lineHeight + (lineHeight - glyphs) / 2 + metrics.fontBoundingBoxAscent;
    drawLine(context, item, { text: line, from: index, x: lineStart(context, item, line), y: baseline, scale });
    index += line.length + 1;
  }
}

function lineStart(context: Context2D, item: TextItem, line: string): number {
  // letterSpacing is added behind the last letter too; it must not push the line off its center.
  const width = context.measureText(line).width - item.style.letterSpacing;
  if (item.align === 'left') return item.x;
  return item.align === 'right' ? item.x + item.width - width : item.x + (item.width - width) / 2;
}

interface Line {
  readonly text: string;
  /** Index of the line's first character in the item's text. */
  readonly from: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function drawLine(context: Context2D, item: TextItem, line: Line): void {
  const { style } = item;
  drawHighlightBox(context, item, line);
  castShadow(context, style, line.scale);
  if (style.outline > 0) {
    context.strokeStyle = style.outlineColor;
    context.lineWidth = style.outline * 2;
    context.lineJoin = 'round';
    context.strokeText(line.text, line.x, line.y);
    for (const rule of rules(context, style, line)) context.strokeRect(...rule);
    context.shadowColor = 'transparent';
  }
  context.fillStyle = inkOf(context, style, line);
  context.fillText(line.text, line.x, line.y);
  for (const rule of rules(context, style, line)) context.fillRect(...rule);
  context.shadowColor = 'transparent';
  drawHighlight(context, item, line);
}

/** One color, or a run of two from the tops of the letters to their feet. */
function inkOf(context: Context2D, style: TextStyle, line: Line): string | CanvasGradient {
  if (!style.color2) return style.color;
  const gradient = context.createLinearGradient(0, line.y - style.fontSize * 0.82, 0, line.y + style.fontSize * 0.12);
  gradient.addColorStop(0, style.color);
  gradient.addColorStop(1, style.color2);
  return gradient;
}

/** Lines under and through the letters: left, top, width, height. */
function rules(
  context: Context2D,
  style: TextStyle,
  { text, x, y }: Line,
): readonly (readonly [number, number, number, number])[] {
  if (!style.underline && !style.strikethrough) return [];
  const width = context.measureText(text).width - style.letterSpacing;
  const height = style.fontSize * 0.07;
  return [
    ...(style.underline ? [[x, y + style.fontSize * 0.13, width, height] as const] : []),
    ...(style.strikethrough ? [[x, y - style.fontSize * 0.36, width, height] as const] : []),
  ];
}

/** Canvas shadows ignore the transform, so the scale comes in by hand. */
function castShadow(context: Context2D, style: TextStyle, scale: number): void {
  if (style.shadow <= 0) return;
  context.shadowColor = style.shadowColor;
  context.shadowBlur = style.shadow * scale;
  context.shadowOffsetY = style.shadow * 0.35 * scale;
}

/** Where the highlighted letters of a line begin and end; undefined when there are none. */
function litSpan(context: Context2D, item: TextItem, line: Line): readonly [number, number] | undefined {
  if (!item.highlight) return undefined;
  const from = Math.max(0, item.highlight.from - line.from);
  const to = Math.min(line.text.length, item.highlight.to - line.from);
  if (to <= from) return undefined;
  const left = line.x + context.measureText(line.text.slice(0, from)).width;
  return [left, line.x + context.measureText(line.text.slice(0, to)).width];
}

function drawHighlightBox(context: Context2D, item: TextItem, line: Line): void {
  const span = item.highlight?.box ? litSpan(context, item, line) : undefined;
  if (!span || !item.highlight?.box) return;
  const { fontSize } = item.style;
  const pad = fontSize * 0.1;
  const path = new Path2D();
  path.roundRect(span[0] - pad, line.y - fontSize * 0.95, span[1] - span[0] + 2 * pad, fontSize * 1.2, fontSize * 0.18);
  context.fillStyle = item.highlight.box;
  context.fill(path);
}

/** Paints the spoken part again in its color, cut out of the whole line so that kerning stays. */
function drawHighlight(context: Context2D, item: TextItem, line: Line): void {
  const span = litSpan(context, item, line);
  if (!span || !item.highlight) return;
  const [left, right] = span;
  context.save();
  context.beginPath();
  context.rect(left, line.y - item.style.fontSize * 1.5, right - left, item.style.fontSize * 2.5);
  context.clip();
  context.fillStyle = item.highlight.color;
  context.fillText(line.text, line.x, line.y);
  context.restore();
}
