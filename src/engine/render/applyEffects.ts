import { type Context2D, createSurface, type Drawable, drawable } from './context';
import { changeColors, colorFilter, type EffectSum, hasColorChange } from './effects';

/** Blur is worked out where its radius is about this many pixels: cost stays the same for any radius. */
const WORK_RADIUS = 4;

const hasFilter = (context: Context2D): boolean => typeof context.filter === 'string';

/**
 * A new picture with the effects in it, `width` × `height` canvas pixels large when drawn.
 *
 * @param paint Paints the picture into a context whose origin is the picture's left top corner, in canvas pixels.
 * @param isOpaque The picture fills its box; blur then repeats the border instead of letting it fade.
 * @param scale Output pixels per canvas pixel.
 */
export function applyEffects(
  paint: (context: Context2D) => void,
  size: { readonly width: number; readonly height: number },
  effects: EffectSum,
  isOpaque: boolean,
  scale: number,
): Drawable {
  const shrink = Math.min(1, effects.blur > 0 ? WORK_RADIUS / (effects.blur * scale) : 1) * scale;
  const width = Math.max(1, Math.round(size.width * shrink));
  const height = Math.max(1, Math.round(size.height * shrink));
  const radius = effects.blur * shrink;
  const margin = Math.ceil(radius * 3);
  const base = createSurface(width + margin * 2, height + margin * 2);
  base.save();
  base.beginPath();
  base.rect(margin, margin, width, height);
  base.clip();
  base.translate(margin, margin);
  base.scale(width / size.width, height / size.height);
  paint(base);
  base.restore();
  if (margin > 0 && isOpaque) repeatBorder(base, margin, width, height);
  const result = filtered(base, effects, radius);
  const shown = drawable(result.canvas);
  return {
    width,
    height,
    draw: (context, sx, sy, sw, sh, ...target) => shown.draw(context, sx + margin, sy + margin, sw, sh, ...target),
  };
}

function filtered(
  base: OffscreenCanvasRenderingContext2D,
  effects: EffectSum,
  radius: number,
): OffscreenCanvasRenderingContext2D {
  const { width, height } = base.canvas;
  if (hasFilter(base)) {
    const out = createSurface(width, height);
    const blur = radius > 0 ? `blur(${radius}px)` : '';
    const color = colorFilter(effects);
    out.filter = `${blur} ${color === 'none' ? '' : color}`.trim() || 'none';
    out.drawImage(base.canvas, 0, 0);
    return out;
  }
  if (hasColorChange(effects)) {
    const pixels = base.getImageData(0, 0, width, height);
    changeColors(pixels.data, effects);
    base.putImageData(pixels, 0, 0);
  }
  return radius > 0 ? softened(base, radius) : base;
}

/** Without filters: shrink by the radius and grow again, smoothly. */
function softened(base: OffscreenCanvasRenderingContext2D, radius: number): OffscreenCanvasRenderingContext2D {
  const { width, height } = base.canvas;
  const small = createSurface(width / radius, height / radius);
  small.imageSmoothingQuality = 'high';
  small.drawImage(base.canvas, 0, 0, small.canvas.width, small.canvas.height);
  const out = createSurface(width, height);
  out.imageSmoothingQuality = 'high';
  out.drawImage(small.canvas, 0, 0, width, height);
  return out;
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
