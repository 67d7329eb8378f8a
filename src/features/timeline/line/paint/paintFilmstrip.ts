import type { Clip } from '@/engine/project/schema';
import { sourceTimeAt } from '@/engine/project/sourceTime';
import { type Ticks, toSeconds } from '@/engine/time/ticks';
import { mediaOf } from '../model/clipShape';
import { spanOf } from '../model/view';
import type { Box } from './paintClip';
import type { Scene } from './scene';

type ImageClip = Extract<Clip, { type: 'video' | 'image' | 'sticker' }>;

/** Width to height of a tile: the file's own, unless it is extreme or not known. */
function tileShape(scene: Scene, clip: ImageClip): number {
  const media = mediaOf(scene.layout.project, clip);
  if (!media || media.width <= 0 || media.height <= 0) return 9 / 16;
  return Math.min(2.4, Math.max(0.45, media.width / media.height));
}

/** Images of a clip side by side, as many as are on the canvas. Nothing is drawn where none is there yet. */
export function paintFilmstrip(scene: Scene, clip: ImageClip, box: Box, most = Number.POSITIVE_INFINITY): void {
  const { ctx, filmstrips, view, dpr } = scene;
  if (!filmstrips || box.height < 12) return;
  const width = Math.max(12, Math.round(box.height * tileShape(scene, clip)));
  const right = Math.min(box.x + box.width, view.width);
  const first = Math.max(0, Math.floor(-box.x / width));
  const height = Math.round(box.height * dpr);
  const span = Math.abs(secondsAt(scene, clip, width) - secondsAt(scene, clip, 0));
  for (let index = first; index < first + most; index += 1) {
    const x = box.x + index * width;
    if (x >= right) return;
    const image = filmstrips.get(clip.mediaId, secondsAt(scene, clip, index * width), height, span);
    if (!image) continue;
    drawTile(ctx, image, { x, y: box.y, width, height: box.height }, box.x + box.width);
  }
}

function secondsAt(scene: Scene, clip: ImageClip, pixel: number): number {
  if (clip.type !== 'video') return 0;
  if (clip.frozen) return toSeconds(clip.trimStart);
  const length = mediaOf(scene.layout.project, clip)?.duration ?? 0;
  return toSeconds(sourceTimeAt(clip, spanOf(scene.view, pixel), length as Ticks));
}

function sizeOf(image: CanvasImageSource): readonly [number, number] {
  if ('displayWidth' in image) return [image.displayWidth, image.displayHeight];
  if ('naturalWidth' in image) return [image.naturalWidth, image.naturalHeight];
  if ('videoWidth' in image) return [image.videoWidth, image.videoHeight];
  const { width, height } = image as { readonly width: number; readonly height: number };
  return [width, height];
}

/** Covers the tile; the last one of a clip is cut off at its end. */
function drawTile(ctx: CanvasRenderingContext2D, image: CanvasImageSource, tile: Box, end: number): void {
  const [width, height] = sizeOf(image);
  if (!(width > 0 && height > 0)) return;
  const shown = Math.min(tile.width, end - tile.x);
  if (shown <= 0) return;
  const scale = Math.max(tile.width / width, tile.height / height);
  const sourceWidth = tile.width / scale;
  const sourceHeight = tile.height / scale;
  ctx.drawImage(
    image,
    (width - sourceWidth) / 2,
    (height - sourceHeight) / 2,
    (sourceWidth * shown) / tile.width,
    sourceHeight,
    tile.x,
    tile.y,
    shown,
    tile.height,
  );
}
