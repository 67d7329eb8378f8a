import { type CaptionLayout, layoutCaption } from '../captions/layoutCaption';
import { type CaptionTemplate, templateOf } from '../project/captionTemplates';
import { numberParam, textParam } from '../project/paramValue';
import type { CaptionClip, PlaceholderClip, Project, ShapeClip, TextClip } from '../project/schema';
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

/** A quiet ground with a plus sign: here goes an image. Its place and size are those the image will have. */
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
  return {
    width,
    height,
    items: [
      { type: 'rect', x: 0, y: 0, width, height, radius: 24, fill: '#2b2d3a' },
      plus(arm * 2, bar),
      plus(bar, arm * 2),
    ],
  };
}
