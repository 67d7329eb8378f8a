import type { CaptionClip, Project } from '@/engine/project/schema';
import { allClips, clipEnd } from '@/engine/project/walk';
import { type Ticks, ZERO } from '@/engine/time/ticks';

/** A caption as the list shows it. */
export interface CaptionRow {
  readonly clip: CaptionClip;
  readonly trackId: string;
  readonly isLocked: boolean;
}

const known = new WeakMap<Project['tracks']['overlay'], readonly CaptionRow[]>();

/** All captions in order of time; the same list as long as no overlay track changes. */
export function captionRows({ tracks }: Project): readonly CaptionRow[] {
  const before = known.get(tracks.overlay);
  if (before) return before;
  const rows = tracks.overlay
    .flatMap(({ id, locked, clips }) =>
      clips.flatMap((clip) => (clip.type === 'caption' ? [{ clip, trackId: id, isLocked: locked }] : [])),
    )
    .toSorted((a, b) => a.clip.start - b.clip.start);
  known.set(tracks.overlay, rows);
  return rows;
}

const ends = new WeakMap<Project['tracks'], Ticks>();

/** Where everything but the captions ends; 0 where there is nothing else. Captions beyond it make the video longer. */
export function contentEnd(project: Project): Ticks {
  const before = ends.get(project.tracks);
  if (before !== undefined) return before;
  let end = ZERO;
  for (const clip of allClips(project)) if (clip.type !== 'caption' && clipEnd(clip) > end) end = clipEnd(clip);
  ends.set(project.tracks, end);
  return end;
}

/** Whether a caption stays when the image and the sound have ended. */
export const isBeyond = ({ clip }: CaptionRow, end: Ticks): boolean => end > 0 && clipEnd(clip) > end;

/** Index of the last caption that has begun at `time`; -1 before the first. */
export function rowAt(rows: readonly CaptionRow[], time: Ticks): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.clip.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

export const isShownAt = ({ clip }: CaptionRow, time: Ticks): boolean => clip.start <= time && time < clipEnd(clip);

/** What a caption says; the second line of two-line templates is not edited here. */
export const textOf = ({ clip }: CaptionRow): string => clip.texts.caption ?? '';
