import type { Clip, Project } from '../project/schema';
import { allTracks, clipEnd } from '../project/walk';
import { type Ticks, ZERO } from '../time/ticks';
import { withClips } from './document';

interface Shift {
  readonly at: Ticks;
  readonly delta: number;
  /** The inserted clip itself stays where it was put. */
  readonly except?: string;
}

/** What a change of one track did to the time after it: clips gone, grown, shrunk or come in between. */
function shiftsOf(before: readonly Clip[], after: readonly Clip[]): readonly Shift[] {
  const now = new Map(after.map((clip) => [clip.id, clip]));
  const old = new Set(before.map((clip) => clip.id));
  const shifts: Shift[] = [];
  for (const clip of before) {
    const kept = now.get(clip.id);
    if (!kept) shifts.push({ at: clipEnd(clip), delta: -clip.duration });
    else if (kept.start === clip.start && kept.duration !== clip.duration) {
      shifts.push({ at: clipEnd(clip), delta: kept.duration - clip.duration });
    }
  }
  for (const clip of after) {
    if (!old.has(clip.id)) shifts.push({ at: clip.start, delta: clip.duration, except: clip.id });
  }
  return shifts.toSorted((a, b) => b.at - a.at);
}

/**
 * Moves what follows a change along with it, on the changed track and every other unlocked one, by comparing the
 * changed track before and after. A clip that moves left stops at its neighbour rather than overlap it.
 */
export function ripple(before: Project, after: Project, trackId: string): Project {
  const clipsOf = (project: Project): readonly Clip[] =>
    allTracks(project).find(({ track }) => track.id === trackId)?.track.clips ?? [];
  return shiftsOf(clipsOf(before), clipsOf(after)).reduce(shifted, after);
}

function shifted(project: Project, { at, delta, except }: Shift): Project {
  let result = project;
  for (const place of allTracks(project)) {
    const clips: readonly Clip[] = place.track.clips;
    if (place.track.locked || !clips.some((clip) => clip.start >= at && clip.id !== except)) continue;
    let end = ZERO;
    const moved = clips
      .toSorted((a, b) => a.start - b.start)
      .map((clip) => {
        const start =
          clip.start >= at && clip.id !== except
            ? (Math.max(clip.start + delta, delta < 0 ? end : 0) as Ticks)
            : clip.start;
        const next = start === clip.start ? clip : { ...clip, start };
        end = clipEnd(next);
        return next;
      });
    result = withClips(result, place, moved);
  }
  return result;
}

/** The cut nearest to a time: itself where no clip lies across it, else the nearer end of that clip. */
export function nearestCut(clips: readonly Clip[], at: Ticks): Ticks {
  const across = clips.find((clip) => clip.start < at && at < clipEnd(clip));
  if (!across) return at;
  return at - across.start < clipEnd(across) - at ? across.start : clipEnd(across);
}
