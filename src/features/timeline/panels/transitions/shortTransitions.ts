import { handlesOf } from '@/engine/edit/edges';
import type { Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import { maxTicks, minTicks, subTicks, type Ticks, ticks, toSeconds, ZERO } from '@/engine/time/ticks';

/** What transitions lack that want more material than lies beside their cuts. */
interface ShortTransitions {
  readonly count: number;
  /** Of the longest of them, seconds. */
  readonly length: number;
  /** How long the image stands still at most, seconds. */
  readonly still: number;
}

/** Those of the transitions that were added or changed between two states that will stand still for a while; null = none. */
export function shortTransitions(before: Project, after: Project): ShortTransitions | null {
  const known = new Set(before.tracks.main.transitions);
  const short = after.tracks.main.transitions.flatMap((transition) => {
    const left = findClip(after, transition.leftClipId)?.clip;
    const right = findClip(after, transition.rightClipId)?.clip;
    if (known.has(transition) || !left || !right) return [];
    const handles = handlesOf(after, left, right);
    const still = maxTicks(ZERO, subTicks(ticks(transition.duration / 2), minTicks(handles.left, handles.right)));
    return still > 0 ? [{ still, length: transition.duration }] : [];
  });
  if (short.length === 0) return null;
  const most = (values: readonly Ticks[]): number => toSeconds(values.reduce(maxTicks, ZERO));
  return {
    count: short.length,
    length: most(short.map(({ length }) => length)),
    still: most(short.map(({ still }) => still)),
  };
}
