import { projectDuration } from '../project/projectDuration';
import type { Project } from '../project/schema';
import { allTracks, clipEnd } from '../project/walk';
import { type Ticks, ZERO } from '../time/ticks';

export interface SnapPoint {
  readonly time: Ticks;
  readonly kind: 'clip' | 'marker' | 'beat' | 'playhead' | 'edge';
}

interface SnapOptions {
  /** Clips that are being dragged: their own edges do not attract. */
  readonly exclude?: ReadonlySet<string>;
  readonly playhead?: Ticks;
}

/**
 * Times that edges like to stop at, in order, each once: clip edges of all tracks, markers, beats, playhead, start and end.
 * Made once when a drag begins; each step of it then costs a search by halves in `snap`.
 */
export function snapPoints(project: Project, { exclude, playhead }: SnapOptions = {}): readonly SnapPoint[] {
  const points: SnapPoint[] = [
    { time: ZERO, kind: 'edge' },
    { time: projectDuration(project), kind: 'edge' },
    ...project.markers.map(({ at, kind }): SnapPoint => ({ time: at, kind: kind === 'beat' ? 'beat' : 'marker' })),
    ...(playhead === undefined ? [] : [{ time: playhead, kind: 'playhead' as const }]),
  ];
  for (const { track } of allTracks(project)) {
    for (const clip of track.clips) {
      if (exclude?.has(clip.id)) continue;
      points.push({ time: clip.start, kind: 'clip' }, { time: clipEnd(clip), kind: 'clip' });
    }
  }
  points.sort((a, b) => a.time - b.time);
  return points.filter((point, index) => point.time !== points[index - 1]?.time);
}

interface Snap {
  /** Add this to what is dragged. */
  readonly delta: Ticks;
  readonly point: SnapPoint;
}

/**
 * The smallest move that brings one of `times` (the edges of what is dragged) onto a point, within `tolerance`. Points
 * as `snapPoints` gives them; undefined when none is near.
 */
export function snap(times: readonly Ticks[], points: readonly SnapPoint[], tolerance: Ticks): Snap | undefined {
  let best: Snap | undefined;
  for (const time of times) {
    const after = firstAtOrAfter(points, time);
    for (const point of [points[after - 1], points[after]]) {
      if (!point) continue;
      const delta = (point.time - time) as Ticks;
      if (Math.abs(delta) <= tolerance && (!best || Math.abs(delta) < Math.abs(best.delta))) best = { delta, point };
    }
  }
  return best;
}

function firstAtOrAfter(points: readonly SnapPoint[], time: Ticks): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const point = points[middle];
    if (point && point.time < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
