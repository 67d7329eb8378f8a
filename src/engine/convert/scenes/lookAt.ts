import type { VideoSample } from 'mediabunny';
import { type FaceBox, type FaceDetector, openFaceDetector } from '../../faces';
import { findSubject } from '../../media/subject';

/** What is to be seen at one moment of a video; places are shares of its width and height. */
export interface FrameLook {
  /** Seconds. */
  readonly time: number;
  readonly faces: readonly FaceBox[];
  /** What stands out: the middle of it and how wide it is; absent where nothing does. */
  readonly subject?: { readonly x: number; readonly width: number };
}

/** Looks a second: a speaker who turns to another place is there for longer. */
export const LOOKS_PER_SECOND = 2;
/** Of the image in which faces are looked for, in each direction: what stands out is found in a small one. */
const STRIDE = 4;
const PLACES = 1000;

const rounded = (value: number): number => Math.round(value * PLACES) / PLACES;

/** Looks at single frames of one video. */
export interface Onlooker {
  readonly look: (sample: VideoSample, time: number) => Promise<FrameLook>;
  /** Whether faces can be found: their detector could be fetched. */
  readonly hasFaces: boolean;
  readonly close: () => Promise<void>;
}

/** @param width of the video as it is shown, pixels; as is `height` */
export async function openOnlooker(width: number, height: number): Promise<Onlooker> {
  const detector = await openDetector(width, height);
  const size = detector ?? { width: 512, height: Math.max(1, Math.round((512 * height) / Math.max(1, width))) };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d', { willReadFrequently: true, alpha: false });
  if (!context) throw new Error('no canvas');
  return {
    hasFaces: detector !== undefined,
    look: async (sample, time) => {
      sample.draw(context, 0, 0, size.width, size.height);
      const image = context.getImageData(0, 0, size.width, size.height);
      const faces = (await detector?.detect(image)) ?? [];
      const subject = findSubject(thinned(image));
      return {
        time: rounded(time),
        faces: faces.map(({ x, y, width: wide, height: high, score }) => ({
          x: rounded(x),
          y: rounded(y),
          width: rounded(wide),
          height: rounded(high),
          score: rounded(score),
        })),
        ...(subject && { subject: { x: rounded(subject.x + subject.width / 2), width: rounded(subject.width) } }),
      };
    },
    close: async () => detector?.close(),
  };
}

async function openDetector(width: number, height: number): Promise<FaceDetector | undefined> {
  try {
    return await openFaceDetector(width, height);
  } catch {
    // What stands out still tells where to look.
    return undefined;
  }
}

function thinned({ data, width, height }: ImageData) {
  const [columns, rows] = [Math.ceil(width / STRIDE), Math.ceil(height / STRIDE)];
  const pixels = new Uint32Array(data.buffer);
  const small = new Uint32Array(columns * rows);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) small[y * columns + x] = pixels[y * STRIDE * width + x * STRIDE] ?? 0;
  return { data: new Uint8ClampedArray(small.buffer), width: columns, height: rows };
}
