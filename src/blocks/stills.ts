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
  /** Left out: files are opened by their addresses, and stay open for the next stills. */
  readonly media?: MediaStore;
  readonly watermark?: Watermark | undefined;
  /** Without the project's background. */
  readonly isClear?: boolean;
  /** Only this part, in canvas pixels. */
  readonly cut?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Milliseconds that files stay open after the last still. */
const KEPT_MS = 3000;
/** Records of media that are kept at most; beyond it the next project begins anew. */
const MOST_KEPT = 400;

/**
 * What stills of many projects are drawn from: the versions of a batch are cut from the same files, so these are opened
 * and decoded once.
 */
let shared: { readonly store: MediaStore; readonly media: Project['media'] } | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** The shared store, which knows the media of this project and of those before. */
function sharedMedia(project: Project): MediaStore {
  clearTimeout(closing);
  const kept = shared && Object.keys(shared.media).length < MOST_KEPT ? shared.media : {};
  const media = { ...kept, ...project.media };
  const store = shared?.store ?? new MediaStore();
  shared = { store, media };
  store.setProject({ ...project, media });
  return store;
}

function closeSoon(): void {
  clearTimeout(closing);
  closing = setTimeout(() => {
    shared?.store.dispose();
    shared = undefined;
  }, KEPT_MS);
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

async function draw({ project, time, width, media, isClear, cut, watermark }: StillOrder): Promise<OffscreenCanvas> {
  const { canvas } = project;
  const surface = new OffscreenCanvas(width, Math.max(1, Math.round((width * canvas.height) / canvas.width)));
  const context = surface.getContext('2d');
  if (!context) throw new DOMException('no canvas', 'AbortError');
  media?.setProject(project);
  const renderer = new Renderer(context, { media: media ?? sharedMedia(project), fonts });
  const frame = resolve(project, time, watermark);
  try {
    await renderer.draw(isClear ? { ...frame, background: 'transparent' } : frame);
  } finally {
    if (!media) closeSoon();
  }
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
