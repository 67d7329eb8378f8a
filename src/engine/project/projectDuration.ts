import { type Ticks, ZERO } from '../time/ticks';
import type { Project } from './schema';
import { allTracks, clipEnd } from './walk';

const known = new WeakMap<Project, Ticks>();

/** End of the last clip on any track, hidden and muted tracks included; 0 for an empty project. Cached by identity. */
export function projectDuration(project: Project): Ticks {
  const cached = known.get(project);
  if (cached !== undefined) return cached;
  let end = ZERO;
  for (const { track } of allTracks(project)) {
    for (const clip of track.clips) if (clipEnd(clip) > end) end = clipEnd(clip);
  }
  known.set(project, end);
  return end;
}
