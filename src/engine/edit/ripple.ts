import type { Clip, Project } from '../project/schema';
import { allTracks, clipEnd, findTrack } from '../project/walk';
import { type Ticks, ZERO } from '../time/ticks';
import { inOrder, mapTracks } from './document';

/** What starts at or after `at` moves by `delta`. */
interface Shift {
  readonly at: Ticks;
  readonly delta: number;
}

/** What a change of one track did to the time after it: clips gone, grown or shrunk. */
function shiftsOf(before: readonly Clip[], after: readonly Clip[]): readonly Shift[] {
  const now = new Map(after.map((clip) => [clip.id, clip]));
  return before.flatMap((clip): readonly Shift[] => {
    const kept = now.get(clip.id);
    if (!kept) return [{ at: clipEnd(clip), delta: -clip.duration }];
    const isResized = kept.start === clip.start && kept.duration !== clip.duration;
    return isResized ? [{ at: clipEnd(clip), delta: kept.duration - clip.duration }] : [];
  });
}

/**
 * Moves what follows a change along with it, on the changed track and every other unlocked one, by comparing the
 * changed track before and after. Clips that came in do not count: see `makeRoom`. What carries the link `settled` has been
 * brought to its place by the change itself.
 */
export function ripple(before: Project, after: Project, trackId: string, settled?: string): Project {
  const clipsOf = (project: Project): readonly Clip[] => findTrack(project, trackId)?.track.clips ?? [];
  return shifted(after, shiftsOf(clipsOf(before), clipsOf(after)), settled);
}

/** Moves what starts at or after `at` on unlocked tracks to the right. */
export const makeRoom = (project: Project, at: Ticks, length: Ticks): Project =>
  shifted(project, [{ at, delta: length }]);

/**
 * Does shifts whose times are those of the present document. A clip that moves left stops at its neighbor rather than
 * overlap it. Linked clips go by the same way, which is that of the first of them (the image), or less when one of them
 * is stopped.
 */
export function shifted(project: Project, shifts: readonly Shift[], settled?: string): Project {
  const wayAt = ways(shifts);
  if (
    !allTracks(project).some(({ track }) => !track.locked && wayAt((track.clips.at(-1)?.start ?? ZERO) as Ticks) !== 0)
  ) {
    return project;
  }
  const linked = new Map<string, number>(settled === undefined ? [] : [[settled, 0]]);
  for (const { track } of allTracks(project)) {
    if (track.locked) continue;
    for (const { linkId, start } of track.clips) {
      if (linkId !== undefined && !linked.has(linkId)) linked.set(linkId, wayAt(start));
    }
  }
  for (;;) {
    const before = [...linked.values()];
    const result = mapTracks(project, (clips, { track }) => (track.locked ? clips : movedTrack(clips, wayAt, linked)));
    // A partner that was stopped stops the others: once more with the shorter way, which only ever gets shorter.
    if ([...linked.values()].every((way, index) => way === before[index])) return result;
  }
}

/** Notes in `linked` how far a linked clip could really go. */
function movedTrack(
  clips: readonly Clip[],
  wayAt: (start: Ticks) => number,
  linked: Map<string, number>,
): readonly Clip[] {
  let end = ZERO;
  let isSame = true;
  const moved = inOrder(clips).map((clip) => {
    const way = (clip.linkId === undefined ? undefined : linked.get(clip.linkId)) ?? wayAt(clip.start);
    const start = way === 0 ? clip.start : (Math.max(clip.start + way, way < 0 ? end : ZERO) as Ticks);
    if (clip.linkId !== undefined && start - clip.start > way) linked.set(clip.linkId, start - clip.start);
    const next = start === clip.start ? clip : { ...clip, start };
    if (next !== clip) isSame = false;
    end = clipEnd(next);
    return next;
  });
  return isSame ? clips : moved;
}

/** How far a clip goes by where it starts: the sum of all shifts up to there. */
function ways(shifts: readonly Shift[]): (start: Ticks) => number {
  let sum = 0;
  const steps = shifts
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, delta }) => {
      sum += delta;
      return { at, sum };
    });
  return (start) => {
    let low = 0;
    let high = steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const step = steps[middle];
      if (step && step.at <= start) low = middle + 1;
      else high = middle;
    }
    return steps[low - 1]?.sum ?? 0;
  };
}

/** The cut nearest to a time: itself where no clip lies across it, else the nearer end of that clip. */
export function nearestCut(clips: readonly Clip[], at: Ticks): Ticks {
  const across = clips.find((clip) => clip.start < at && at < clipEnd(clip));
  if (!across) return at;
  return at - across.start < clipEnd(across) - at ? across.start : clipEnd(across);
}
