import type { VideoClip } from '../../engine/project/schema';
import { type FrameRate, snapToFrame } from '../../engine/time/frameRate';
import { fromSeconds, minTicks, subTicks, type Ticks, ZERO } from '../../engine/time/ticks';
import { shotMediaId } from './ids';
import type { Shot } from './types';

interface PieceOptions {
  readonly start: Ticks;
  readonly duration: Ticks;
  readonly fps: FrameRate;
}

/**
 * A clip for as long as its card, muted (the voice speaks). It never runs past the end of its source: one that starts
 * too late starts earlier, one that is too short is played again. A source of unknown length is trusted.
 */
export function videoPieces(id: string, shot: Shot, { start, duration, fps }: PieceOptions): readonly VideoClip[] {
  const source = fromSeconds(shot.duration);
  const wanted = fromSeconds(Math.max(0, shot.trimStart));
  const clip = (index: number, from: Ticks, length: Ticks, trimStart: Ticks): VideoClip => ({
    type: 'video',
    id: index === 0 ? id : `${id}-${index + 1}`,
    name: '',
    start: from,
    duration: length,
    params: {},
    keyframes: {},
    effects: [],
    mediaId: shotMediaId(shot.url),
    trimStart,
    speed: 1,
    volume: 1,
    fadeIn: ZERO,
    fadeOut: ZERO,
    muted: true,
    reversed: false,
    frozen: false,
    pitchKept: true,
  });
  if (source <= 0) return [clip(0, start, duration, wanted)];
  if (source >= duration) return [clip(0, start, duration, minTicks(wanted, subTicks(source, duration)))];

  const pieces: VideoClip[] = [];
  const end = (start + duration) as Ticks;
  let from = start;
  while (from < end) {
    const longest = minTicks(end, (from + source) as Ticks);
    const border = longest === end ? end : snapToFrame(longest, fps);
    // A cut on a frame border within the source; a source shorter than a frame is cut where it ends.
    const to = border > longest ? snapToFrame((longest - 1) as Ticks, fps) : border;
    const stop = to > from && to <= longest ? to : longest;
    pieces.push(clip(pieces.length, from, subTicks(stop, from), ZERO));
    from = stop;
  }
  return pieces;
}
