export type Context2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What the renderer can lay into a box: an image, a video frame, a canvas. */
export interface Drawable {
  readonly width: number;
  readonly height: number;
  /** Known to have no transparent pixel. */
  readonly isOpaque?: boolean;
  /** Whether the browser has dropped its memory; absent where that cannot happen. */
  readonly isLost?: () => boolean;
  readonly draw: (
    context: Context2D,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    dx: number,
    dy: number,
    dw: number,
    dh: number,
  ) => void;
}

/** Wraps anything that `drawImage` takes. */
export const drawable = (source: ImageBitmap | OffscreenCanvas): Drawable => ({
  width: source.width,
  height: source.height,
  draw: (context, ...rect) => context.drawImage(source, ...rect),
});

export interface SurfaceOptions {
  /** Its pixels will be read: it is kept in the CPU's memory. */
  readonly isRead?: boolean;
}

/**
 * A canvas of the engine's own, 2D.
 *
 * @throws Error when the browser has no 2D canvas left to give.
 */
export function createSurface(
  width: number,
  height: number,
  { isRead = false }: SurfaceOptions = {},
): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  const context = canvas.getContext('2d', isRead ? { willReadFrequently: true } : undefined);
  if (!context) throw new Error('no 2D canvas');
  return context;
}

/** Whether the browser has dropped the canvas' memory (the GPU process died, the tab slept too long). */
export const isLost = (context: Context2D): boolean =>
  typeof context.isContextLost === 'function' && context.isContextLost();

/** The canvas that was drawn on has lost its memory: the image on it is empty. */
export class ContextLostError extends Error {
  override readonly name = 'ContextLostError';
}
