import { type CaptionLayout, layoutCaption } from '../captions/layoutCaption';
import { type CaptionTemplate, templateOf } from '../project/captionTemplates';
import { numberParam, textParam } from '../project/paramValue';
import {
  type CaptionClip,
  type PlaceholderClip,
  type Project,
  type ShapeClip,
  type TextClip,
  textClip,
} from '../project/schema';
import { ZERO } from '../time/ticks';
import type { RasterItem } from './frame';
import { type RasterContent, rasterContent } from './rasterContent';
import { shapePath } from './shapePath';
import { textItems } from './textItems';

type RasterClip = TextClip | CaptionClip | ShapeClip | PlaceholderClip;
type Canvas = Project['canvas'];

interface ClipRaster {
  readonly content: RasterContent;
  /** Captions only: where its words lie. */
  readonly layout?: CaptionLayout;
}

interface Kept {
  readonly width: number;
  readonly height: number;
  readonly template: CaptionTemplate | undefined;
  readonly raster: ClipRaster | undefined;
}

/** Clips are immutable: what one shows at rest depends on the clip, the canvas size and its template alone. */
const kept = new WeakMap<RasterClip, Kept>();

/** The image of a drawn clip at rest; undefined when it shows nothing (no text). Cached by clip identity. */
export function clipRaster(clip: RasterClip, project: Pick<Project, 'canvas' | 'templates'>): ClipRaster | undefined {
  const { width, height } = project.canvas;
  const template = clip.type === 'caption' ? templateOf(project, clip.templateKey) : undefined;
  const known = kept.get(clip);
  if (known && known.width === width && known.height === height && known.template === template) return known.raster;
  const raster = drawn(clip, project.canvas, template);
  kept.set(clip, { width, height, template, raster });
  return raster;
}

function drawn(clip: RasterClip, canvas: Canvas, template: CaptionTemplate | undefined): ClipRaster | undefined {
  switch (clip.type) {
    case 'caption':
      return template && captionRaster(clip, canvas, template);
    case 'text':
      return boxed(textItems(clip, canvas), canvas);
    case 'shape':
      return boxed(shapeItems(clip), canvas);
    case 'placeholder':
      return boxed(placeholderItems(clip, canvas), canvas);
  }
}

function captionRaster(clip: CaptionClip, canvas: Canvas, template: CaptionTemplate): ClipRaster | undefined {
  const layout = layoutCaption(template, clip.texts, {
    canvas,
    fontScale: numberParam(clip, 'fontScale', ZERO),
    font: textParam(clip, 'font'),
    color: textParam(clip, 'color'),
  });
  if (!layout) return undefined;
  const { x, y, width, height, items } = layout;
  return { content: rasterContent({ x, y, width, height, items }), layout };
}

interface Items {
  readonly width: number;
  readonly height: number;
  readonly items: readonly RasterItem[];
}

const boxed = (drawing: Items | undefined, canvas: Canvas): ClipRaster | undefined =>
  drawing && { content: rasterContent({ ...drawing, x: canvas.width / 2, y: canvas.height / 2 }) };

function shapeItems(clip: ShapeClip): Items {
  const strokeWidth = numberParam(clip, 'strokeWidth', ZERO);
  const stroke = textParam(clip, 'stroke');
  const edge = stroke && strokeWidth > 0 ? strokeWidth : 0;
  const box = {
    x: edge,
    y: edge,
    width: numberParam(clip, 'width', ZERO),
    height: numberParam(clip, 'height', ZERO),
  };
  const paint = { fill: textParam(clip, 'fill') || 'transparent', ...(edge > 0 ? { stroke, strokeWidth } : {}) };
  const item: RasterItem =
    clip.shape === 'rect'
      ? { type: 'rect', ...box, radius: numberParam(clip, 'radius', ZERO), ...paint }
      : { type: 'path', ...box, d: shapePath(clip.shape, box.width, box.height), ...paint };
  return { width: Math.ceil(box.width + 2 * edge), height: Math.ceil(box.height + 2 * edge), items: [item] };
}

/** A framed ground with a plus sign, name and size: here goes an image. Its place and size are those it will have. */
function placeholderItems(clip: PlaceholderClip, canvas: Canvas): Items {
  const fit = Math.min(1, canvas.width / clip.width, canvas.height / clip.height);
  const width = Math.round(clip.width * fit);
  const height = Math.round(clip.height * fit);
  const arm = Math.min(width, height) * 0.12;
  const bar = arm * 0.16;
  const [x, y] = [width / 2, height / 2];
  const plus = (w: number, h: number): RasterItem => ({
    type: 'rect',
    x: x - w / 2,
    y: y - h / 2,
    width: w,
    height: h,
    radius: bar / 2,
    fill: '#8b8fa3',
  });
  const border = Math.max(2, Math.round(Math.min(width, height) * 0.006));
  return {
    width,
    height,
    items: [
      {
        type: 'rect',
        x: border / 2,
        y: border / 2,
        width: width - border,
        height: height - border,
        radius: 24,
        fill: '#2b2d3a',
        stroke: '#8b8fa3',
        strokeWidth: border,
      },
      plus(arm * 2, bar),
      plus(bar, arm * 2),
      ...placeholderLabel(clip, { width, height, top: y + arm * 1.5 }, canvas),
    ],
  };
}

interface LabelBox {
  readonly width: number;
  readonly height: number;
  readonly top: number;
}

/** Name and wished size below the plus sign; left out where there is no room for them. */
function placeholderLabel(clip: PlaceholderClip, box: LabelBox, canvas: Canvas): readonly RasterItem[] {
  const text = [clip.name, `${clip.width} × ${clip.height}`].filter(Boolean).join('\n');
  const fontSize = Math.round(Math.min(box.width, box.height) * 0.05);
  const { id, start, duration } = clip;
  const params = { fontSize, color: '#c8cad6', boxWidth: Math.min(1, (box.width * 0.9) / canvas.width) };
  const label = textItems(textClip.parse({ type: 'text', id, start, duration, text, params }), canvas);
  if (!label || label.width > box.width || box.top + label.height > box.height) return [];
  const left = (box.width - label.width) / 2;
  return label.items.map((item) => ({ ...item, x: item.x + left, y: item.y + box.top }));
}
