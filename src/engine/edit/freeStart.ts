import type { Project } from '../project/schema';
import { clipEnd, findTrack } from '../project/walk';
import { maxTicks, subTicks, type Ticks, ZERO } from '../time/ticks';

interface FreeStartOptions {
  readonly trackId: string;
  readonly duration: Ticks;
  readonly wished: Ticks;
  /** The clip being moved does not stand in its own way. */
  readonly except?: string;
}

/** The start nearest to the wished one at which a clip of this length fits on the track; undefined for no such track. */
export function freeStart(
  project: Project,
  { trackId, duration, wished, except }: FreeStartOptions,
): Ticks | undefined {
  const place = findTrack(project, trackId);
  if (!place) return undefined;
  const want = maxTicks(ZERO, wished);
  let best: Ticks | undefined;
  const offer = (from: Ticks, to: Ticks): void => {
    const latest = subTicks(to, duration);
    if (latest < from) return;
    const start = Math.min(latest, Math.max(from, want)) as Ticks;
    if (best === undefined || Math.abs(start - want) < Math.abs(best - want)) best = start;
  };
  let from = ZERO;
  for (const clip of place.track.clips) {
    if (clip.id === except) continue;
    offer(from, clip.start);
    from = clipEnd(clip);
  }
  offer(from, Number.MAX_SAFE_INTEGER as Ticks);
  return best;
}
