import type { Focus } from '@/domain/storyboard/types';
import { fetchBlob } from '@/engine/media/fetchMedia';
import { decodeImage, scaleBitmap } from '@/engine/media/image';
import { findSubject } from '@/engine/media/subject';
import { findTextLines } from '@/engine/media/textLines';

/** Pixels of the longer side that are looked at: for the subject, and for text. */
const EDGE = 96;
const TEXT_EDGE = 256;
/** Where nothing stands out, the middle is as good as any. */
const MIDDLE: Focus = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };

/** What was found before: an image does not change under its address. */
const known = new Map<string, Focus>();

async function lookAt(url: string): Promise<Focus> {
  const image = await decodeImage(await fetchBlob(url));
  const pixels = await smallPixels(image, EDGE);
  const large = await smallPixels(image, TEXT_EDGE);
  image.close();
  const texts = large ? findTextLines(large) : [];
  return { ...((pixels && findSubject(pixels)) ?? MIDDLE), ...(texts.length > 0 ? { texts } : {}) };
}

async function smallPixels(image: ImageBitmap, edge: number): Promise<ImageData | undefined> {
  const scale = edge / Math.max(image.width, image.height);
  const small = await scaleBitmap(image, image.width * scale, image.height * scale, true);
  const context = new OffscreenCanvas(small.width, small.height).getContext('2d');
  context?.drawImage(small, 0, 0);
  const pixels = context?.getImageData(0, 0, small.width, small.height);
  small.close();
  return pixels;
}

/**
 * Where the subjects of images are, by address. Images that cannot be read are left out: they are shown as if nobody
 * had looked.
 */
export async function findFocuses(urls: readonly string[]): Promise<Readonly<Record<string, Focus>>> {
  const found: Record<string, Focus> = {};
  for (const url of new Set(urls)) {
    try {
      const focus = known.get(url) ?? (await lookAt(url));
      known.set(url, focus);
      found[url] = focus;
    } catch {
      // The storyboard says elsewhere what cannot be read.
    }
  }
  return found;
}
