import { CanvasSink } from 'mediabunny';
import { MediaError } from './errors';
import { KeyFrames } from './keyFrames';
import { LruCache } from './lruCache';
import type { MediaStore, VideoImage } from './mediaStore';
import { freeSmallFrame, type SmallFrame, smallImage } from './smallFrame';
import { sourceOffset } from './sourceOffset';
import { assumeColors } from './videoColors';

/** Decoders are few: two videos are looked through at a time. */
const OPEN = 2;
const FRAME_BYTES = 12 * 1024 * 1024;
/** Nothing asked for this long: the decoders go, milliseconds. */
const REST_MS = 4000;
/** Wider tiles would cost more than they show, parts of the height. */
const MOST_ASPECT = 3;

/** Makes single tiles: from the key frame before the time, which is cheapest, or, where that cannot be, from the frame. */
export class TileMaker {
  private readonly keys = new LruCache<Promise<KeyFrames | null>>(OPEN, (opening) => {
    void opening.then((keys) => keys?.dispose()).catch(() => undefined);
  });
  /** Several tiles lie between two key frames. */
  private readonly frames = new LruCache<SmallFrame>(FRAME_BYTES, freeSmallFrame);
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: MediaStore) {}

  /** @throws MediaError */
  async make(mediaId: string, at: number, height: number): Promise<ImageBitmap> {
    clearTimeout(this.resting);
    this.keys.sweep();
    this.frames.sweep();
    if (this.store.refOf(mediaId)?.kind === 'image') return this.ofImage(mediaId, height);
    const frame = await this.keyFrame(mediaId, at);
    if (!frame) return this.ofFrame(mediaId, at, height);
    const image = smallImage(frame);
    return draw(image.displayWidth, image.displayHeight, height, (context, width) =>
      paint(image, context, width, height),
    );
  }

  private async keyFrame(mediaId: string, at: number): Promise<SmallFrame | undefined> {
    const keys = await this.keyFrames(mediaId);
    const gop = await keys?.gop(at);
    if (!keys || !gop) return undefined;
    const key = `${mediaId}@${gop.start}`;
    const known = this.frames.get(key);
    if (known) return known;
    const frame = await keys.frameAt(at, () => true);
    if (frame) this.frames.set(key, frame, frame.bytes);
    return frame;
  }

  /** Nothing is to be made for now. */
  rest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.clear(), REST_MS);
  }

  dispose(): void {
    clearTimeout(this.resting);
    this.clear();
  }

  private clear(): void {
    this.keys.clear();
    this.frames.clear();
  }

  private keyFrames(mediaId: string): Promise<KeyFrames | null> {
    const known = this.keys.get(mediaId);
    if (known) return known;
    const opening = this.store.imageInput(mediaId).then(({ input, offset }) => KeyFrames.open(input, offset));
    opening.catch(() => this.keys.delete(mediaId));
    this.keys.set(mediaId, opening, 1);
    return opening;
  }

  private async ofImage(mediaId: string, height: number): Promise<ImageBitmap> {
    const size = await this.store.imageSize(mediaId);
    const bitmap = await this.store.image(mediaId, height / size.height);
    return draw(size.width, size.height, height, (context, width) => context.drawImage(bitmap, 0, 0, width, height));
  }

  /** Transparent videos have no key frames of their own; their frames are small enough. */
  private async ofFrame(mediaId: string, at: number, height: number): Promise<ImageBitmap> {
    const { input, offset } = await this.store.imageInput(mediaId);
    try {
      const track = await input.getPrimaryVideoTrack();
      const time = at + (offset ?? (await sourceOffset(input)));
      const found = track && (await new CanvasSink(assumeColors(track), { height }).getCanvas(time));
      if (!found) throw new MediaError('undecodable', { mediaId });
      return await createImageBitmap(found.canvas);
    } finally {
      input.dispose();
    }
  }
}

const paint = (image: VideoImage, context: OffscreenCanvasRenderingContext2D, width: number, height: number): void =>
  image.draw(context, 0, 0, image.displayWidth, image.displayHeight, 0, 0, width, height);

function draw(
  sourceWidth: number,
  sourceHeight: number,
  height: number,
  paintOn: (context: OffscreenCanvasRenderingContext2D, width: number) => void,
): ImageBitmap {
  const width = Math.max(1, Math.round(height * Math.min(MOST_ASPECT, sourceWidth / sourceHeight)));
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new MediaError('undecodable');
  paintOn(context, width);
  return context.canvas.transferToImageBitmap();
}
