import { type DoWork, WorkCanceledError } from '../work';
import type { FaceBox } from './boxes';
import { type FaceDetector, openFaceDetector } from './detector';

/** Still images in which faces are looked for. */
export interface FaceRequest {
  readonly images: readonly Blob[];
}

export interface FaceProgress {
  /** 0–100. */
  readonly percent: number;
}

export interface FaceResult {
  /** Of each image its faces, the surest first; none where nobody is or it cannot be decoded. */
  readonly faces: readonly (readonly FaceBox[])[];
}

/**
 * Finds faces in still images, whatever their shapes: each lies in a corner of one square, so that the network is made
 * ready once.
 *
 * @throws what fetching the weights throws, WorkCanceledError
 */
export const findFaces: DoWork<FaceRequest, FaceProgress, FaceResult> = async ({ images }, { gate, signal, tell }) => {
  const detector = await openFaceDetector(1, 1);
  try {
    const faces: (readonly FaceBox[])[] = [];
    for (const image of images) {
      if (gate.isHeld) await gate.pass(signal);
      if (signal.aborted) throw new WorkCanceledError();
      faces.push(await facesIn(image, detector).catch(() => []));
      tell({ percent: (faces.length / images.length) * 100 });
    }
    return { faces };
  } finally {
    await detector.close();
  }
};

async function facesIn(blob: Blob, detector: FaceDetector): Promise<readonly FaceBox[]> {
  const image = await createImageBitmap(blob);
  const scale = detector.width / Math.max(image.width, image.height);
  const [width, height] = [image.width, image.height].map((edge) => Math.max(1, Math.round(edge * scale)));
  const size = { width: width ?? 1, height: height ?? 1 };
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0, size.width, size.height);
  image.close();
  const pixels = context?.getImageData(0, 0, size.width, size.height);
  return pixels ? inImage(await detector.detect(pixels), detector, size) : [];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Shares of the square as shares of the image in its corner, which ends before it. */
export const inImage = (found: readonly FaceBox[], square: Size, image: Size): readonly FaceBox[] =>
  found.flatMap(({ x, y, width, height, score }) => {
    const [across, down] = [square.width / image.width, square.height / image.height];
    const [left, top] = [x * across, y * down];
    const box = { width: Math.min(1, left + width * across) - left, height: Math.min(1, top + height * down) - top };
    return box.width > 0 && box.height > 0 ? [{ x: left, y: top, ...box, score }] : [];
  });
