import { MediaStore } from '@/engine/media/mediaStore';
import type { Project } from '@/engine/project/schema';
import { FontLoader, Renderer } from '@/engine/render';
import { resolve } from '@/engine/resolve/resolve';
import type { Watermark } from '@/engine/resolve/watermarkLayer';
import type { Ticks } from '@/engine/time/ticks';

export interface StillOrder {
  readonly project: Project;
  readonly time: Ticks;
  /** Pixels; the height follows the canvas of the project. */
  readonly width: number;
  readonly media?: MediaStore;
  readonly watermark?: Watermark | undefined;
  /** Without the project's background. */
  readonly isClear?: boolean;
  /** Only this part, in canvas pixels. */
  readonly cut?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const fonts = new FontLoader();
let last: Promise<unknown> = Promise.resolve();

/**
 * One frame by the video's own renderer, small. Orders are drawn one after another, so that a panel full of samples
 * never holds the preview up; an aborted one is left out.
 *
 * @throws MediaError, or DOMException `AbortError`.
 */
export function paintStill(order: StillOrder, signal?: AbortSignal): Promise<OffscreenCanvas> {
  const drawn = last.then(async () => {
    // A breath between two images: the page must not stutter while a panel fills.
    await new Promise((done) => setTimeout(done));
    signal?.throwIfAborted();
    return draw(order);
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw({
  project,
  time,
  width,
  media = new MediaStore(),
  isClear,
  cut,
  watermark,
}: StillOrder): Promise<OffscreenCanvas> {
  const { canvas } = project;
  const surface = new OffscreenCanvas(width, Math.max(1, Math.round((width * canvas.height) / canvas.width)));
  const context = surface.getContext('2d');
  if (!context) throw new DOMException('no canvas', 'AbortError');
  const renderer = new Renderer(context, { media, fonts });
  await renderer.prepare(project);
  const frame = resolve(project, time, watermark);
  await renderer.draw(isClear ? { ...frame, background: 'transparent' } : frame);
  return cut ? cutOut(surface, cut, width / canvas.width) : surface;
}

function cutOut(whole: OffscreenCanvas, cut: NonNullable<StillOrder['cut']>, scale: number): OffscreenCanvas {
  const [x, y, width, height] = [cut.x, cut.y, cut.width, cut.height].map((value) => Math.round(value * scale));
  const part = new OffscreenCanvas(Math.max(1, width ?? 1), Math.max(1, height ?? 1));
  part.getContext('2d')?.drawImage(whole, -(x ?? 0), -(y ?? 0));
  return part;
}

/** As a small file. */
export const imageBytes = (surface: OffscreenCanvas): Promise<Blob> =>
  surface.convertToBlob({ type: 'image/webp', quality: 0.86 });

/** As an address for `<img>`; to be given back by `releaseObjectUrl`. */
export const imageAddress = async (surface: OffscreenCanvas): Promise<string> =>
  URL.createObjectURL(await imageBytes(surface));
