import type { Box, Focus, TextBox } from '@/domain/storyboard/types';
import { startFaceSearch } from '@/engine/faces';
import { fetchBlob } from '@/engine/media/fetchMedia';
import { decodeImage, scaleBitmap } from '@/engine/media/image';
import { imageLook } from '@/engine/media/imageLook';
import { attentionStripes, findSubject, groundPiece, liesOnGoods, pictureKindOf } from '@/engine/media/subject';
import { findTextLines } from '@/engine/media/textLines';
import { type ImageLine, startImageOcr } from '@/engine/ocr';

/** Pixels of the longer side that are looked at: for the subject, and for text. */
const EDGE = 96;
const TEXT_EDGE = 256;
/** Stripes in which it is told how much stands out. */
const STRIPES = 24;
/** Where nothing stands out, the middle is as good as any. */
const MIDDLE: Focus = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };

/** What was found before: an image does not change under its address. */
const known = new Map<string, Focus>();
/** Small copies of what was looked at, by address: what is read later is judged by them. */
const copies = new Map<string, ImageData>();

async function lookAt(url: string): Promise<Focus> {
  const image = await decodeImage(await fetchBlob(url));
  const pixels = await smallPixels(image, EDGE);
  const large = await smallPixels(image, TEXT_EDGE);
  image.close();
  if (pixels) copies.set(url, pixels);
  const texts = (large ? findTextLines(large) : []).map((line) => textBox(line, pixels));
  const ground = pixels && groundPiece(pixels);
  const look = large && imageLook(large);
  return {
    ...((pixels && findSubject(pixels)) ?? MIDDLE),
    ...(texts.length > 0 ? { texts } : {}),
    ...(pixels ? { kind: pictureKindOf(pixels), ...attentionStripes(pixels, STRIPES) } : {}),
    ...(ground ? { ground } : {}),
    ...(look ? { look } : {}),
  };
}

const textBox = ({ x, y, width, height }: Box, pixels: ImageData | undefined): TextBox => ({
  ...{ x, y, width, height },
  ...(pixels && liesOnGoods(pixels, { x, y, width, height }) ? { isPrint: true } : {}),
});

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

/** By address, while they are looked for and afterwards; undefined where that cannot be done here. */
const facing = new Map<string, Promise<readonly Box[] | undefined>>();

/**
 * What was found in images together with the faces in them: a worker looks for those, with weights that are fetched the
 * first time. Where that fails the images are shown as if nobody was in them; later it is tried again.
 */
export async function findFaces(urls: readonly string[]): Promise<Readonly<Record<string, Focus>>> {
  const focuses = await findFocuses(urls);
  const fresh = Object.keys(focuses).filter((url) => !facing.has(url));
  if (fresh.length > 0) {
    const search = Promise.all(fresh.map((url) => fetchBlob(url)))
      .then((images) => startFaceSearch({ images }).done)
      .then(({ result }) => result.faces);
    fresh.forEach((url, at) => {
      const own = search.then((all) => (all[at] ?? []).map(({ x, y, width, height }) => ({ x, y, width, height })));
      facing.set(
        url,
        own.catch(() => {
          facing.delete(url);
          return undefined;
        }),
      );
    });
  }
  for (const url of Object.keys(focuses)) {
    const faces = await facing.get(url);
    const focus = known.get(url);
    if (focus && faces && !focus.faces) known.set(url, { ...focus, faces });
  }
  return knownOf(urls);
}

const knownOf = (urls: readonly string[]): Readonly<Record<string, Focus>> =>
  Object.fromEntries(
    urls.flatMap((url) => {
      const focus = known.get(url);
      return focus ? [[url, focus]] : [];
    }),
  );

/** By address, while they are read and afterwards. */
const reading = new Map<string, Promise<readonly ImageLine[]>>();
/** Reading takes about a second an image: of more than these the rest is told apart by their looks alone. */
const MOST_READ = 12;

/**
 * What is written in images, by address: read in a worker, whose models are fetched the first time. Images that cannot
 * be read are left out, all of them where there are no models.
 */
async function readLines(urls: readonly string[]): Promise<Readonly<Record<string, readonly ImageLine[]>>> {
  const fresh = urls.filter((url) => !reading.has(url)).slice(0, MOST_READ);
  if (fresh.length > 0) {
    const lines = Promise.all(fresh.map((url) => fetchBlob(url)))
      .then((images) => startImageOcr({ images }).done)
      .then(({ result }) => result.lines);
    fresh.forEach((url, at) => {
      const own = lines.then((all) => all[at] ?? []);
      own.catch(() => reading.delete(url));
      reading.set(url, own);
    });
  }
  const found: Record<string, readonly ImageLine[]> = {};
  for (const url of urls) {
    const lines = await reading.get(url)?.catch(() => undefined);
    if (lines) found[url] = lines;
  }
  return found;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * What was read names the image's words, and finds small lines that looking alone passes over. Where nothing at all can
 * be read, what looked like lines is a pattern: bricks, beans, a shelf.
 */
function withLines(
  { texts: looked = [], ...focus }: Focus,
  lines: readonly ImageLine[],
  pixels: ImageData | undefined,
): Focus {
  const seen = lines.length > 0 ? looked : [];
  const more = lines.map((line) => textBox(line, pixels)).filter((line) => !seen.some((one) => overlaps(one, line)));
  const texts = [...seen, ...more];
  return { ...focus, words: lines.map(({ text }) => text), ...(texts.length > 0 ? { texts } : {}) };
}

/** What was found in images together with the faces and the writing in them: takes seconds, see {@link findFocuses}. */
export async function readPictures(urls: readonly string[]): Promise<Readonly<Record<string, Focus>>> {
  const focuses = await findFaces(urls);
  for (const [url, lines] of Object.entries(await readLines(Object.keys(focuses)))) {
    const focus = known.get(url);
    if (focus && !focus.words) known.set(url, withLines(focus, lines, copies.get(url)));
  }
  return knownOf(urls);
}
