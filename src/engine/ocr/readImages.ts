import { type DoWork, WorkCanceledError } from '../work';
import { type TextReader, textReader } from './reader';
import type { ImageLine, ImageOcrRequest, ImageOcrResult, OcrProgress, RgbaImage } from './types';

/** Larger images are made smaller, pixels of the longer edge: letters that matter are then some twenty high. */
const LONGEST = 1280;
/** Less sure than this it was no writing, or none that anybody could read. */
const LEAST_SURE = 0.7;

/**
 * Reads what is written in images, line by line. An image that cannot be decoded has no lines.
 *
 * @throws OcrError where the models cannot be had, WorkCanceledError.
 */
export const readImages: DoWork<ImageOcrRequest, OcrProgress, ImageOcrResult> = async (
  { images },
  { gate, signal, tell },
) => {
  tell({ stage: 'loading', percent: 0, etaSeconds: null });
  const reader = await textReader();
  const lines: (readonly ImageLine[])[] = [];
  for (const image of images) {
    if (gate.isHeld) await gate.pass(signal);
    if (signal.aborted) throw new WorkCanceledError();
    const pixels = await pixelsOf(image).catch(() => undefined);
    lines.push(pixels ? await linesIn(pixels, reader) : []);
    tell({ stage: 'reading', percent: (lines.length / images.length) * 100, etaSeconds: null });
  }
  return { lines };
};

async function linesIn(image: RgbaImage, reader: TextReader): Promise<readonly ImageLine[]> {
  const found: ImageLine[] = [];
  for (const box of await reader.lines(image)) {
    const { text, confidence } = await reader.read(image, box);
    if (text.trim() === '' || confidence < LEAST_SURE) continue;
    const [x, width] = [box.x / image.width, box.width / image.width];
    found.push({ text: text.trim(), x, y: box.y / image.height, width, height: box.height / image.height });
  }
  return found;
}

async function pixelsOf(blob: Blob): Promise<RgbaImage | undefined> {
  const image = await createImageBitmap(blob);
  const scale = Math.min(1, LONGEST / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((edge) => Math.max(1, Math.round(edge * scale)));
  const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, width ?? 1, height ?? 1);
  image.close();
  return context?.getImageData(0, 0, width ?? 1, height ?? 1);
}
