import type { CaptionClip, Project } from '@/engine/project/schema';
import { clipEnd } from '@/engine/project/walk';
import type { Ticks } from '@/engine/time/ticks';

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
