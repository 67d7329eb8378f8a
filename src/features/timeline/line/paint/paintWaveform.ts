import { sourceTimeAt } from '@/engine/project/sourceTime';
import { type Ticks, toSeconds } from '@/engine/time/ticks';
import { type AudibleClip, mediaOf } from '../model/clipShape';
import { peakBetween } from '../model/peaks';
import { spanOf, widthOf } from '../model/view';
import type { Box } from './paintClip';
import type { Scene } from './scene';

/** Loudness of a clip as it will be heard: with its volume and fades. */
export function paintWaveform(scene: Scene, clip: AudibleClip, box: Box, isMirrored: boolean): void {
  const { ctx, waveforms, layout, view, colors } = scene;
  const known = waveforms?.peaks(clip.mediaId);
  const middle = isMirrored ? box.y + box.height / 2 : box.y + box.height;
  if (!known) {
    ctx.fillRect(box.x, Math.round(middle) - 1, box.width, 1);
    return;
  }
  const length = mediaOf(layout.project, clip)?.duration ?? (0 as Ticks);
  const reach = isMirrored ? box.height / 2 : box.height;
  const first = Math.max(0, Math.floor(-box.x));
  const last = Math.min(Math.ceil(box.width), Math.ceil(view.width - box.x));
  if (last <= first) return;
  const column = spanOf(view, 1);
  const heights = new Float32Array(last - first);
  const shape = envelope(scene, clip);
  for (let pixel = first; pixel < last; pixel += 1) {
    const local = spanOf(view, pixel);
    const a = toSeconds(sourceTimeAt(clip, local, length));
    const b = toSeconds(sourceTimeAt(clip, (local + column) as Ticks, length));
    const loud = peakBetween(known, Math.min(a, b), Math.max(a, b));
    heights[pixel - first] = Math.min(1, loud * shape(pixel)) * reach;
  }
  fillColumns(scene, heights, { x: box.x + first, middle, isMirrored });
  if (clip.muted) {
    ctx.fillStyle = colors.quiet;
    ctx.fillRect(Math.max(0, box.x), Math.round(middle) - 1, Math.min(box.width, view.width), 1);
  }
}

/** Volume with the fades, by pixel of the clip. */
function envelope({ view }: Scene, clip: AudibleClip): (pixel: number) => number {
  const fadeIn = widthOf(view, clip.fadeIn);
  const fadeOut = widthOf(view, clip.fadeOut);
  const width = widthOf(view, clip.duration);
  if (clip.muted) return () => 0;
  return (pixel) => {
    const rise = fadeIn > 0 ? Math.min(1, pixel / fadeIn) : 1;
    const fall = fadeOut > 0 ? Math.min(1, (width - pixel) / fadeOut) : 1;
    return clip.volume * Math.min(rise, Math.max(0, fall));
  };
}

interface Columns {
  readonly x: number;
  readonly middle: number;
  readonly isMirrored: boolean;
}

function fillColumns({ ctx }: Scene, heights: Float32Array, { x, middle, isMirrored }: Columns): void {
  ctx.beginPath();
  ctx.moveTo(x, middle);
  for (let index = 0; index < heights.length; index += 1) ctx.lineTo(x + index, middle - (heights[index] ?? 0));
  ctx.lineTo(x + heights.length, middle);
  if (isMirrored) {
    for (let index = heights.length - 1; index >= 0; index -= 1) ctx.lineTo(x + index, middle + (heights[index] ?? 0));
  }
  ctx.closePath();
  ctx.fill();
}
