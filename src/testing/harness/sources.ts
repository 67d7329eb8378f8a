import { MediaError, type MediaErrorCode, MediaStore, probe } from '@/engine/media';
import type { MediaDetails } from '@/engine/media/probe';
import { parseProject } from '@/engine/project/parseProject';
import { PROJECT_VERSION } from '@/engine/project/schema';
import { blobOf } from './pixels';

/** What must be seen in an image of the scene that all odd sources show. */
export interface SeenFrame {
  /** Left top, right top, left bottom, right bottom. */
  readonly corners: readonly ('red' | 'grey' | 'clear' | 'other')[];
  /** Number of the scene's image, told by where its white bar is; −1 = not seen. */
  readonly image: number;
}

/** What the engine makes of a file. */
export interface SourceReport {
  readonly facts: MediaDetails | null;
  readonly error: MediaErrorCode | null;
  /** First, middle, last; null = could not be shown. */
  readonly frames: readonly (SeenFrame | MediaErrorCode)[];
}

/** Opens a file as the editor does and looks at its facts and three of its images. */
export async function inspectSource(base64: string, type: string): Promise<SourceReport> {
  const blob = blobOf(base64, type);
  let facts: MediaDetails;
  try {
    facts = await probe(blob);
  } catch (error) {
    return { facts: null, error: error instanceof MediaError ? error.code : null, frames: [] };
  }
  const media = new MediaStore({ blobs: new Map([['source', blob]]) });
  media.setProject(
    parseProject({
      version: PROJECT_VERSION,
      id: 'source',
      title: 'source',
      canvas: { width: 160, height: 90, fps: { num: 30, den: 1 } },
      tracks: { overlay: [], main: { id: 'main', clips: [] }, audio: [] },
      media: { source: { id: 'source', kind: 'video', url: '' } },
    }),
  );
  const frames: (SeenFrame | MediaErrorCode)[] = [];
  for (const time of [0, facts.duration / 2, Math.max(0, facts.duration - 0.01)]) {
    media.beginFrame();
    frames.push(await seenAt(media, time));
  }
  media.dispose();
  return { facts, error: null, frames };
}

async function seenAt(media: MediaStore, time: number): Promise<SeenFrame | MediaErrorCode> {
  try {
    const image = await media.videoImage('source', time);
    const { displayWidth: width, displayHeight: height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    if (!context) throw new Error('no 2d context');
    image.draw(context, 0, 0, width, height, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    const at = (x: number, y: number): Pixel => {
      const from = (Math.floor(y * height) * width + Math.floor(x * width)) * 4;
      return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, data[from + 3] ?? 0];
    };
    const [near, far] = [0.1, 0.9];
    const places = [at(near, near), at(far, near), at(near, far), at(far, far)];
    return { corners: places.map(nameOf), image: imageAt(width, (x) => at(x, 0.79)) };
  } catch (error) {
    return error instanceof MediaError ? error.code : 'unsupported';
  }
}

/** Number of the scene's image on a canvas or tile of any size; −1 = none to be seen. */
export function imageOf(source: CanvasImageSource): number {
  const [width, height] = [160, 90];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.drawImage(source, 0, 0, width, height);
  const { data } = context.getImageData(0, Math.floor(0.79 * height), width, 1);
  return imageAt(width, (x) => {
    const from = Math.floor(x * width) * 4;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, data[from + 3] ?? 0];
  });
}

type Pixel = readonly [number, number, number, number];

function nameOf([red, green, blue, alpha]: Pixel): SeenFrame['corners'][number] {
  if (alpha < 10) return 'clear';
  if (red > 200 && green < 80 && blue < 60) return 'red';
  return Math.max(red, green, blue) - Math.min(red, green, blue) < 12 && Math.abs(red - 112) < 12 ? 'grey' : 'other';
}

/** The bar is an eighth of a height wide and moves by half of that, once around in 40 images. */
function imageAt(width: number, at: (x: number) => Pixel): number {
  const bright = Array.from({ length: width }, (_, x) => x).filter((x) => {
    const [red, green, blue] = at((x + 0.5) / width);
    return Math.min(red, green, blue) > 190;
  });
  if (bright.length === 0) return -1;
  const middle = bright.reduce((sum, x) => sum + x, 0) / bright.length;
  return Math.round((middle + 0.5 - 4) / 4);
}
