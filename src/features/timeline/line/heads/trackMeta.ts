import type { Project } from '@/engine/project/schema';
import type { AnyTrack, TrackKind } from '@/engine/project/walk';

/** What a track's head shows: not its clips, so that an edit of a clip draws no head again. */
export interface TrackMeta {
  readonly id: string;
  readonly kind: TrackKind;
  readonly index: number;
  readonly name: string;
  readonly locked: boolean;
  readonly hidden: boolean;
  readonly muted: boolean;
}

const metaOf = (kind: TrackKind, index: number, track: AnyTrack): TrackMeta => {
  const { id, name, locked, hidden, muted } = track;
  return { id, kind, index, name, locked, hidden, muted };
};

/** In the order of the timeline: the topmost image first. */
export function trackMetas({ tracks }: Project): readonly TrackMeta[] {
  return [
    ...tracks.overlay.map((track, index) => metaOf('overlay', index, track)).toReversed(),
    metaOf('main', 0, tracks.main),
    ...tracks.audio.map((track, index) => metaOf('audio', index, track)),
  ];
}

const isSame = (a: TrackMeta, b: TrackMeta | undefined): boolean =>
  b !== undefined && (Object.keys(a) as (keyof TrackMeta)[]).every((key) => a[key] === b[key]);

/** A selector that gives the same list again as long as no head has changed. */
export function stableMetas(): (project: Project) => readonly TrackMeta[] {
  let last: readonly TrackMeta[] = [];
  let seen: Project['tracks'] | undefined;
  return (project) => {
    if (project.tracks === seen) return last;
    seen = project.tracks;
    const next = trackMetas(project);
    if (next.length !== last.length || !next.every((meta, index) => isSame(meta, last[index]))) last = next;
    return last;
  };
}
