import type { Clip } from '@/engine/project/schema';
import { sourceTimeAt } from '@/engine/project/sourceTime';
import { type Ticks, toSeconds } from '@/engine/time/ticks';
import { mediaOf } from '../model/clipShape';
import { spanOf } from '../model/view';
import type { Box } from './paintClip';
import type { Scene } from './scene';

type PictureClip = Extract<Clip, { type: 'video' | 'image' | 'sticker' }>;

/** Width to height of a tile: the file's own, unless it is extreme or not known. */
function tileShape(scene: Scene, clip: PictureClip): number {
  const media = mediaOf(scene.layout.project, clip);
  if (!media || media.width <= 0 || media.height <= 0) return 9 / 16;
  return Math.min(2.4, Math.max(0.45, media.width / media.height));
}

/** Pictures of a clip side by side, as many as are on the canvas. Nothing is drawn where none is there yet. */
export function paintFilmstrip(scene: Scene, clip: PictureClip, box: Box, most = Number.POSITIVE_INFINITY): void {
  const { ctx, filmstrips, view, dpr } = scene;
  if (!filmstrips || box.height < 12) return;
  const width = Math.max(12, Math.round(box.height * tileShape(scene, clip)));
  const right = Math.min(box.x + box.width, view.width);
  const first = Math.max(0, Math.floor(-box.x / width));
  for (let index = first; index < first + most; index += 1) {
    const x = box.x + index * width;
    if (x >= right) return;
    const picture = filmstrips.get(clip.mediaId, secondsAt(scene, clip, index * width), Math.round(box.height * dpr));
    if (!picture) continue;
    drawTile(ctx, picture, { x, y: box.y, width, height: box.height }, box.x + box.width);
  }
}

function secondsAt(scene: Scene, clip: PictureClip, pixel: number): number {
  if (clip.type !== 'video') return 0;
  if (clip.frozen) return toSeconds(clip.trimStart);
  const length = mediaOf(scene.layout.project, clip)?.duration ?? 0;
  return toSeconds(sourceTimeAt(clip, spanOf(scene.view, pixel), length as Ticks));
}

function sizeOf(picture: CanvasImageSource): readonly [number, number] {
  if ('displayWidth' in picture) return [picture.displayWidth, picture.displayHeight];
  if ('naturalWidth' in picture) return [picture.naturalWidth, picture.naturalHeight];
  if ('videoWidth' in picture) return [picture.videoWidth, picture.videoHeight];
  const { width, height } = picture as { readonly width: number; readonly height: number };
  return [width, height];
}

/** Covers the tile; the last one of a clip is cut off at its end. */
function drawTile(ctx: CanvasRenderingContext2D, picture: CanvasImageSource, tile: Box, end: number): void {
  const [width, height] = sizeOf(picture);
  if (!(width > 0 && height > 0)) return;
  const shown = Math.min(tile.width, end - tile.x);
  if (shown <= 0) return;
  const scale = Math.max(tile.width / width, tile.height / height);
  const sourceWidth = tile.width / scale;
  const sourceHeight = tile.height / scale;
  ctx.drawImage(
    picture,
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
