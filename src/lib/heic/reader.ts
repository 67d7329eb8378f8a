import { colorsOf } from './heicColors';

export type HeicOrder = ArrayBuffer;
export type HeicAnswer = { readonly jpeg: Blob } | { readonly problem: string };

interface HeifImage {
  readonly get_width: () => number;
  readonly get_height: () => number;
  readonly is_primary: () => boolean;
  readonly display: (
    image: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
    then: (shown: unknown) => void,
  ) => void;
}

interface HeifModule {
  readonly ready: Promise<unknown>;
  readonly HeifDecoder: new () => { readonly decode: (bytes: ArrayBuffer) => readonly HeifImage[] };
}

interface HeifScope {
  libheif?: (options: { readonly locateFile: (name: string) => string }) => HeifModule;
}

/** Copied beside the app by `.umirc.ts`; the version is part of the address, so that a newer one is fetched anew. */
const address = (name: string): string => `${location.origin}/heif/${name}?v=1.23.2`;

/** Hard to tell from the original, at a third of a PNG's size. */
const JPEG_QUALITY = 0.92;

async function jpegOf(bytes: HeicOrder): Promise<Blob> {
  const scope = globalThis as HeifScope;
  if (!scope.libheif) importScripts(address('libheif.js'));
  const module = scope.libheif?.({ locateFile: address });
  if (!module) throw new Error('no decoder');
  await module.ready;
  const images = new module.HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error('no image');
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (shown) => (shown ? resolve() : reject(new Error('not decoded'))));
  });
  // Wide colors become those of the canvas: a JPEG of ours carries no profile.
  const context = new OffscreenCanvas(width, height).getContext('2d', { colorSpace: 'srgb' });
  if (!context) throw new Error('no canvas');
  context.putImageData(new ImageData(data, width, height, { colorSpace: colorsOf(new Uint8Array(bytes)) }), 0, 0);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

self.onmessage = async ({ data }: MessageEvent<HeicOrder>) => {
  const answer = await jpegOf(data).then(
    (jpeg): HeicAnswer => ({ jpeg }),
    (error: unknown): HeicAnswer => ({ problem: String(error) }),
  );
  self.postMessage(answer);
};
