import type { Clip, Project } from '@/engine/project/schema';
import type { TrackMeta } from '../heads/trackMeta';
import { trackMetas } from '../heads/trackMeta';

interface TrackItem {
  readonly type: 'track';
  readonly id: string;
  readonly meta: TrackMeta;
  readonly count: number;
}

interface ClipItem {
  readonly type: 'clip';
  readonly id: string;
  readonly clip: Clip;
  readonly meta: TrackMeta;
  /** Place on its track, from 1, and how many there are. */
  readonly place: number;
  readonly count: number;
}

export type TreeItem = TrackItem | ClipItem;

/** Tracks as the timeline shows them, each followed by its clips in order of time. */
export function treeItems(project: Project): readonly TreeItem[] {
  const { overlay, main, audio } = project.tracks;
  const clipsOf = new Map<string, readonly Clip[]>([main, ...overlay, ...audio].map(({ id, clips }) => [id, clips]));
  return trackMetas(project).flatMap((meta): readonly TreeItem[] => {
    const clips = clipsOf.get(meta.id) ?? [];
    const count = clips.length;
    return [
      { type: 'track', id: meta.id, meta, count },
      ...clips.map((clip, index): ClipItem => ({ type: 'clip', id: clip.id, clip, meta, place: index + 1, count })),
    ];
  });
}

/** Rows that are in sight, with a few around them. */
export function rowWindow(
  count: number,
  { top, height, row }: { readonly top: number; readonly height: number; readonly row: number },
): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.floor(top / row) - 4);
  return { from, to: Math.min(count, Math.ceil((top + height) / row) + 4) };
}
