import { askWorker } from '../askWorker';
import type { HeicAnswer, HeicOrder } from './reader';

/** A photo of a phone that cannot be read: broken, or of a kind that the decoder does not know. */
export class HeicError extends Error {
  override readonly name = 'HeicError';
}

/** A photo of 48 million pixels takes eight seconds on two slow cores. */
const DEADLINE_MS = 60_000;
/** Enough of the file for the brands that it names. */
const HEAD_BYTES = 64;
const brands = /^(hei[cxms]|hev[cxms])$/;

/** Whether a file is a HEIC photo, by its first bytes: browsers give it a type on some systems only. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const word = (at: number): string => String.fromCharCode(...head.subarray(at, at + 4));
  if (word(4) !== 'ftyp') return false;
  const length = Math.min(head.length, new DataView(head.buffer).getUint32(0));
  // The main brand, and after its version those that it is readable as: iPhones begin with `heic`, others with `mif1`.
  const named = [
    8,
    ...Array.from({ length: Math.max(0, Math.floor((length - 16) / 4)) }, (_, index) => 16 + index * 4),
  ];
  return named.map(word).some((brand) => brands.test(brand));
}

/** What a file dialog names beside the kinds that browsers know, where {@link readableImage} follows. */
export const HEIC_TYPES = 'image/heic,image/heif,.heic,.heif';

/** The same by name and type: where who looks into each file first would keep all others waiting. */
export const isHeicName = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * A HEIC photo as the JPEG that everything else works with, upright and in the colors of the screen; only Safari shows HEIC
 * itself. What the file says beside the image (where it was taken) is left out. Any other file comes back as it is.
 * Decoded by libheif (LGPL-3.0, WebAssembly), which is fetched with the first such photo.
 *
 * @throws HeicError
 */
export async function readableImage(file: File): Promise<File> {
  if (!(await isHeic(file).catch(() => false))) return file;
  const answer = await askWorker<HeicOrder, HeicAnswer>(() => import('./spawnReader'), await file.arrayBuffer(), {
    deadline: DEADLINE_MS,
    tooSlow: () => new HeicError('too slow'),
  });
  if (!answer || 'problem' in answer) throw new HeicError(answer?.problem ?? 'no worker');
  return new File([answer.jpeg], `${file.name.replace(/\.hei[cf]s?$/i, '')}.jpg`, {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  });
}
