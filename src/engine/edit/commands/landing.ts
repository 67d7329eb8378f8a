import type { Clip, Project } from '../../project/schema';
import { clipEnd, type TrackKind } from '../../project/walk';
import { addTicks, maxTicks, type Ticks, ZERO } from '../../time/ticks';
import type { Action, ClipPlacement } from '../actions';
import { inOrder } from '../document';
import { makeRoom, nearestCut } from '../ripple';

interface Item {
  readonly track: { readonly kind: TrackKind; readonly index: number };
  readonly clip: Clip;
}

interface Landing {
  /** Tracks to make first. */
  readonly tracks: readonly Action[];
  readonly clips: readonly ClipPlacement[];
}

/**
 * Where copied clips go: tracks of the same kind and order; a set of clips from one track stays on one track. Without
 * ripple a set that meets other clips, or a locked track, goes to a new track (from the main track to a new overlay).
 */
export function landingPlan(
  project: Project,
  items: readonly Item[],
  { at, ripple, makeId }: { readonly at: Ticks; readonly ripple: boolean; readonly makeId: () => string },
): Landing {
  const from = ripple ? nearestCut(project.tracks.main.clips, at) : at;
  const length = items.reduce((most, { clip }) => maxTicks(most, clipEnd(clip)), ZERO);
  // What the video looks like once it has made room: linked clips give way together.
  const ground = ripple ? makeRoom(project, from, length) : project;
  const tracks: Action[] = [];
  const clips: ClipPlacement[] = [];
  for (const set of byTrack(items)) {
    const placed = set.map(({ clip }) => ({ ...clip, start: addTicks(clip.start, from) }));
    const kind = set[0]?.track.kind ?? 'overlay';
    const present = trackHere(ground, kind, set[0]?.track.index ?? 0);
    const isFree = present && !present.locked && !meets(present.clips, placed);
    const trackId = isFree ? present.id : makeId();
    if (!isFree) tracks.push({ type: 'addTrack', kind: kind === 'audio' ? 'audio' : 'overlay', id: trackId });
    clips.push(...placed.map((clip) => ({ trackId, clip })));
  }
  return { tracks, clips };
}

function byTrack(items: readonly Item[]): readonly (readonly Item[])[] {
  const sets = new Map<string, Item[]>();
  for (const item of items) {
    const key = `${item.track.kind} ${item.track.index}`;
    const set = sets.get(key);
    if (set) set.push(item);
    else sets.set(key, [item]);
  }
  return [...sets.values()];
}

function trackHere({ tracks }: Project, kind: TrackKind, index: number) {
  if (kind === 'main') return tracks.main;
  return kind === 'audio' ? tracks.audio[index] : tracks.overlay[index];
}

/** Both in order of time: one walk along the track, not one per clip. */
function meets(there: readonly Clip[], coming: readonly Clip[]): boolean {
  let next = 0;
  return inOrder(coming).some((clip) => {
    let other = there[next];
    while (other && clipEnd(other) <= clip.start) {
      next += 1;
      other = there[next];
    }
    return other !== undefined && other.start < clipEnd(clip);
  });
}
