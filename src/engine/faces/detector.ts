import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type FaceBox, facesOf } from './boxes';
import { faceFiles } from './modelFiles';
import { CELL, faceNetwork } from './network';

/** Longer edge at which faces are looked for, pixels: one is found from about 0.065 of the width on. */
const LONGEST = 512;
/** Mean of the images it was trained with: red, green, blue, 0–255. */
const MEANS = [117.001, 114.697, 97.404] as const;

interface RgbaImage {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Finds faces in images of one size. */
export interface FaceDetector {
  /** Size at which it looks; images are given in it. */
  readonly width: number;
  readonly height: number;
  readonly detect: (image: RgbaImage) => Promise<readonly FaceBox[]>;
  readonly close: () => Promise<void>;
}

/**
 * A detector for images of one shape. Its weights are fetched when it is opened.
 *
 * @param width of the video, pixels; as is `height`
 * @throws what the fetch throws
 */
export async function openFaceDetector(width: number, height: number): Promise<FaceDetector> {
  // Threads need a page that shares its memory, which would shut out every image of another host.
  env.wasm.numThreads = 1;
  env.wasm.wasmPaths = { wasm: faceFiles.runtime() };
  const answer = await fetch(faceFiles.weights());
  if (!answer.ok) throw new Error(`${answer.status}`);
  const factor = LONGEST / Math.max(width, height);
  const own = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  const [columns, rows] = [Math.ceil(own.width / CELL), Math.ceil(own.height / CELL)];
  const size = [columns * CELL, rows * CELL] as const;
  const session = await InferenceSession.create(
    faceNetwork(new Uint8Array(await answer.arrayBuffer()), size[0], size[1]),
  );
  const planes = new Float32Array(3 * size[0] * size[1]);
  return {
    ...own,
    detect: async (image) => {
      fillPlanes(planes, image, size);
      const { boxes } = await session.run({ image: new Tensor('float32', planes, [1, 3, size[1], size[0]]) });
      return facesOf({ data: boxes?.data as Float32Array, columns, rows, ...own });
    },
    close: () => session.release(),
  };
}

/** Where the image ends it goes on black, as the network was taught. */
function fillPlanes(planes: Float32Array, { data, width, height }: RgbaImage, size: readonly [number, number]): void {
  const [columns, rows] = size;
  for (const [channel, mean] of MEANS.entries()) {
    const plane = planes.subarray(channel * columns * rows, (channel + 1) * columns * rows).fill(-mean / 255);
    for (let y = 0; y < Math.min(height, rows); y += 1)
      for (let x = 0; x < Math.min(width, columns); x += 1)
        plane[y * columns + x] = ((data[(y * width + x) * 4 + channel] ?? 0) - mean) / 255;
  }
}
