import { type CoverSize, type CoverTemplate, coverSizes, coverTexts } from '@/domain/materials';
import { FontLoader } from '@/engine/render/fontLoader';
import { stickerAddress } from '../stickerMedia';
import { drawCover, stickersOf } from './drawCover';
import type { CoverContent } from './pen';

const loader = new FontLoader();
const images = new Map<string, Promise<HTMLImageElement>>();

/** An image by its address; the same one is fetched once. @throws when it cannot be shown */
export function imageOf(address: string): Promise<HTMLImageElement> {
  const known = images.get(address);
  if (known) return known;
  const image = new Image();
  // an image of another origin would otherwise spoil the canvas for saving
  if (/^https?:/.test(address)) image.crossOrigin = 'anonymous';
  const loading = new Promise<HTMLImageElement>((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new TypeError('image'));
    image.src = address;
  });
  images.set(address, loading);
  loading.catch(() => images.delete(address));
  return loading;
}

/** Fonts and stickers of a cover, ready to be drawn with. A font that cannot be had is replaced by the system's. */
export async function prepareCover(
  template: CoverTemplate,
  content: CoverContent,
): Promise<ReadonlyMap<string, CanvasImageSource>> {
  const text = coverTexts.map((key) => content.texts[key]).join('');
  const family = content.family || template.family;
  const weights = [...new Set(template.layers.flatMap((layer) => (layer.kind === 'text' ? [layer.weight] : [])))];
  const [stickers] = await Promise.all([
    Promise.all(stickersOf(template).map(async (id) => [id, await imageOf(stickerAddress(id))] as const)),
    ...weights.map((weight) => loader.load(family, weight, text)),
    loadRegistered(family, text),
  ]);
  return new Map(stickers);
}

/** Fetches an own font, which is registered by its address only. A browser without font loading draws with the system's. */
async function loadRegistered(family: string, text: string): Promise<void> {
  try {
    await document.fonts.load(`16px "${family}"`, text);
  } catch {
    // the system's font stands in
  }
}

/** A cover in its full size as PNG. @throws when the browser gives no canvas, or the image's origin forbids saving */
export async function renderCover(template: CoverTemplate, content: CoverContent, size: CoverSize): Promise<Blob> {
  const { width, height } = coverSizes[size];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  drawCover(context, template, content, { width, height }, await prepareCover(template, content));
  return canvas.convertToBlob({ type: 'image/png' });
}
