import { type Context2D, type Drawable, drawable, isLost } from '../context';
import type { Surfaces } from '../surfaces';
import { blurred, hasFilter, softened, WORK_RADIUS } from './blur';
import { changeColors, colorFilter } from './colors';
import { addGrain, addVignette, featherEdges } from './finish';
import { changePixels, needsPixels } from './pixels';
import type { EffectPlan } from './plan';

/** What is bright shines over its surroundings: a soft copy without the dark parts, laid over by `screen`. */
function addGlow(
  context: OffscreenCanvasRenderingContext2D,
  glow: NonNullable<EffectPlan['glow']>,
  scale: number,
  surfaces: Surfaces,
): void {
  const { width, height } = context.canvas;
  const radius = Math.max(0.5, glow.radius * scale);
  const shrink = Math.min(1, WORK_RADIUS / radius);
  const small = surfaces.take(width * shrink, height * shrink, { isRead: true });
  small.imageSmoothingQuality = 'medium';
  small.drawImage(context.canvas, 0, 0, small.canvas.width, small.canvas.height);
  const pixels = small.getImageData(0, 0, small.canvas.width, small.canvas.height);
  changeColors(pixels.data, [
    { type: 'contrast', amount: 1.5 },
    { type: 'saturation', amount: 1.2 },
  ]);
  small.putImageData(pixels, 0, 0);
  const soft = blurred(small, radius * shrink, surfaces);
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = glow.amount;
  context.imageSmoothingQuality = 'medium';
  context.drawImage(soft.canvas, 0, 0, width, height);
  context.restore();
}

/** Twice a full canvas of 1080 × 1920: a clip blown up beyond that gains nothing. */
const MOST_PIXELS = 4_200_000;

export interface EffectOptions {
  /** The image fills its box; blur then repeats the border instead of letting it fade. */
  readonly isOpaque: boolean;
  /** Output pixels per canvas pixel. */
  readonly scale: number;
  readonly surfaces: Surfaces;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** An image with effects in it; its surface belongs to the pool until `keep`. */
interface EffectResult extends Drawable {
  readonly keep: () => void;
}

/**
 * A new image with the effects in it but the grain, which changes with time; see {@link withGrain}.
 *
 * @param paint Paints the image into a context whose origin is the image's left top corner, in canvas pixels.
 * @param size Canvas pixels, when drawn.
 */
export function applyEffects(
  paint: (context: Context2D) => void,
  size: Size,
  plan: EffectPlan,
  { isOpaque, scale, surfaces }: EffectOptions,
): EffectResult {
  const work = workScale(size, plan, scale);
  const width = Math.max(1, Math.round(size.width * work));
  const height = Math.max(1, Math.round(size.height * work));
  const radius = plan.blur * work;
  const margin = Math.ceil(radius * 3);
  const probe = surfaces.take(1, 1);
  const filter = hasFilter(probe) && !needsPixels(plan) ? colorFilter(plan.colors) : undefined;
  const isInPixels = needsPixels(plan) || (filter === undefined && plan.colors.length > 0);
  const isRead = isInPixels || (radius > 0 && !hasFilter(probe));
  const base = surfaces.take(width + margin * 2, height + margin * 2, { isRead });
  base.save();
  base.beginPath();
  base.rect(margin, margin, width, height);
  base.clip();
  base.translate(margin, margin);
  base.scale(width / size.width, height / size.height);
  base.imageSmoothingQuality = plan.mosaic > 0 ? 'medium' : 'low';
  paint(base);
  base.restore();
  if (plan.mosaic * work >= 1.5) pixelate(base, plan.mosaic * work, margin, surfaces);
  if (isInPixels) {
    const pixels = base.getImageData(margin, margin, width, height);
    changePixels(pixels, plan, filter === undefined, work);
    base.putImageData(pixels, margin, margin);
  }
  if (margin > 0 && isOpaque && !plan.key) repeatBorder(base, margin, width, height);
  const result = radius > 0 || filter ? filtered(base, filter ?? '', radius, surfaces) : base;
  if (plan.glow) addGlow(result, plan.glow, work, surfaces);
  if (plan.vignette) addVignette(result, plan.vignette, { x: margin, y: margin, width, height });
  if (plan.feather > 0) featherEdges(result, plan.feather * work, { x: margin, y: margin, width, height });
  const shown = drawable(result.canvas);
  return {
    width,
    height,
    draw: (context, sx, sy, sw, sh, ...target) => shown.draw(context, sx + margin, sy + margin, sw, sh, ...target),
    keep: () => surfaces.keep(result),
    isLost: () => isLost(result),
  };
}

/** Grain over an image that is ready, in an image of its own: the ready one may be a kept one. */
export function withGrain(
  image: Drawable,
  size: Size,
  grain: NonNullable<EffectPlan['grain']>,
  { isOpaque, scale, surfaces }: EffectOptions,
): Drawable {
  const work = Math.min(scale, Math.sqrt(MOST_PIXELS / Math.max(1, size.width * size.height)));
  const context = surfaces.take(Math.round(size.width * work), Math.round(size.height * work));
  const { width, height } = context.canvas;
  image.draw(context, 0, 0, image.width, image.height, 0, 0, width, height);
  addGrain(context, grain, { isOpaque, scale: work, surfaces });
  return drawable(context.canvas);
}

/** Blur is worked out where its radius is a few pixels: cost stays the same for any radius. */
function workScale(size: Size, plan: EffectPlan, scale: number): number {
  const bounded = Math.min(scale, Math.sqrt(MOST_PIXELS / Math.max(1, size.width * size.height)));
  return plan.blur > 0 ? Math.min(1, WORK_RADIUS / (plan.blur * bounded)) * bounded : bounded;
}

function filtered(
  base: OffscreenCanvasRenderingContext2D,
  colors: string,
  radius: number,
  surfaces: Surfaces,
): OffscreenCanvasRenderingContext2D {
  if (radius > 0 && !hasFilter(base)) return softened(base, radius, surfaces);
  const out = surfaces.take(base.canvas.width, base.canvas.height);
  out.filter = `${radius > 0 ? `blur(${radius}px)` : ''} ${colors}`.trim() || 'none';
  out.drawImage(base.canvas, 0, 0);
  out.filter = 'none';
  return out;
}

/** Cells from the image's left top corner, each in its mean color. */
function pixelate(base: OffscreenCanvasRenderingContext2D, cell: number, margin: number, surfaces: Surfaces): void {
  const [width, height] = [base.canvas.width - 2 * margin, base.canvas.height - 2 * margin];
  const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const small = surfaces.take(columns, rows);
  small.imageSmoothingQuality = 'high';
  // The last cells reach over the border; they take their color from what is there.
  small.drawImage(base.canvas, margin, margin, width, height, 0, 0, width / cell, height / cell);
  base.save();
  base.imageSmoothingEnabled = false;
  base.beginPath();
  base.rect(margin, margin, width, height);
  base.clip();
  base.clearRect(margin, margin, width, height);
  base.drawImage(small.canvas, margin, margin, columns * cell, rows * cell);
  base.restore();
}

/** Stretches the outermost pixels over the margin. */
function repeatBorder(context: OffscreenCanvasRenderingContext2D, margin: number, width: number, height: number): void {
  const { canvas } = context;
  const right = margin + width;
  const bottom = margin + height;
  context.drawImage(canvas, margin, margin, 1, height, 0, margin, margin, height);
  context.drawImage(canvas, right - 1, margin, 1, height, right, margin, margin, height);
  const full = canvas.width;
  context.drawImage(canvas, 0, margin, full, 1, 0, 0, full, margin);
  context.drawImage(canvas, 0, bottom - 1, full, 1, 0, bottom, full, margin);
}
