import type { MainClip, Project, VisualClip } from '../project/schema';
import { type TransitionDefinition, transitionDefinition } from '../project/transitions';
import { clipEnd } from '../project/walk';
import type { Ticks } from '../time/ticks';

export interface TransitionSpan {
  readonly start: Ticks;
  readonly end: Ticks;
  readonly left: MainClip;
  readonly right: MainClip;
  readonly definition: TransitionDefinition;
}

interface ProjectIndex {
  readonly main: readonly MainClip[];
  /** In order of time. */
  readonly transitions: readonly TransitionSpan[];
  /** Visible overlay tracks, bottom to top. */
  readonly overlays: readonly (readonly VisualClip[])[];
}

const known = new WeakMap<Project, ProjectIndex>();

/** What `resolve` looks up, made once per project (documents are immutable). */
export function projectIndex(project: Project): ProjectIndex {
  const cached = known.get(project);
  if (cached) return cached;
  const { main, overlay } = project.tracks;
  const index: ProjectIndex = {
    main: main.hidden ? [] : main.clips,
    transitions: main.hidden ? [] : spans(project),
    overlays: overlay.filter(({ hidden, clips }) => !hidden && clips.length > 0).map(({ clips }) => clips),
  };
  known.set(project, index);
  return index;
}

/** A transition is centered on its cut and takes no time of its own: the video stays as long as its clips. */
function spans(project: Project): readonly TransitionSpan[] {
  const { clips, transitions } = project.tracks.main;
  const byId = new Map(clips.map((clip) => [clip.id, clip]));
  return transitions
    .flatMap((transition): readonly TransitionSpan[] => {
      const left = byId.get(transition.leftClipId);
      const right = byId.get(transition.rightClipId);
      const definition = transitionDefinition(transition.type);
      if (!left || !right || !definition || clipEnd(left) !== right.start) return [];
      const start = (right.start - Math.floor(transition.duration / 2)) as Ticks;
      return [{ start, end: (start + transition.duration) as Ticks, left, right, definition }];
    })
    .toSorted((a, b) => a.start - b.start);
}

/** The last item that starts at or before `time`, by binary search; items are in order of `start`. */
export function lastStarted<T extends { readonly start: Ticks }>(items: readonly T[], time: Ticks): T | undefined {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item && item.start <= time) low = middle + 1;
    else high = middle;
  }
  return items[low - 1];
}
