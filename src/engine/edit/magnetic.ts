import type { Clip, Project } from '../project/schema';
import { clipEnd } from '../project/walk';
import { addTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { Action, ActionOf } from './actions';
import { closure } from './links';
import { boundPlaces, relocated, spanOf } from './placeClips';
import { makeRoom, nearestCut, shifted } from './ripple';
import { settle } from './settle';

type Single = Exclude<Action, { type: 'batch' }>;

/**
 * The action as a magnetic main track takes it: what leaves, grows or shrinks there takes what follows along, and what
 * comes in goes to the nearest cut. Actions that leave the main track alone are done as they were asked for.
 */
export function magnetized(project: Project, action: Single): Single {
  const { main } = project.tracks;
  switch (action.type) {
    case 'insertClip':
      return action.trackId === main.id
        ? { ...action, clip: { ...action.clip, start: nearestCut(main.clips, action.clip.start) }, ripple: true }
        : action;
    case 'insertClips':
      return action.clips.some(({ trackId }) => trackId === main.id) ? insertedAtCut(project, action) : action;
    case 'removeClip':
    case 'trimClip':
    case 'setSpeed':
      return touchesMain(project, [action.clipId]) ? { ...action, ripple: true } : action;
    case 'removeClips':
      return touchesMain(project, action.clipIds) ? { ...action, ripple: true } : action;
    case 'moveClips':
      return touchesMain(project, action.clipIds) && !action.trackShift ? { ...action, ripple: true } : action;
    case 'moveClip':
      return alongMain(project, action);
    default:
      return action;
  }
}

function insertedAtCut(project: Project, action: ActionOf<'insertClips'>): Single {
  const { start } = spanOf(action.clips.map(({ clip }) => clip));
  const by = subTicks(nearestCut(project.tracks.main.clips, start), start);
  const clips = action.clips.map(({ trackId, clip }) => ({
    trackId,
    clip: { ...clip, start: addTicks(clip.start, by) },
  }));
  return { ...action, clips, ripple: true };
}

/** A clip that stays in the main track changes places with its neighbors. */
function alongMain(project: Project, action: ActionOf<'moveClip'>): Single {
  const { main } = project.tracks;
  const clip = main.clips.find(({ id }) => id === action.clipId);
  if (!clip || (action.trackId !== undefined && action.trackId !== main.id)) return action;
  return { type: 'moveClips', clipIds: [clip.id], by: subTicks(action.start, clip.start), ripple: true };
}

function touchesMain(project: Project, clipIds: readonly string[]): boolean {
  const ids = closure(project, clipIds, { groups: false });
  return project.tracks.main.clips.some(({ id }) => ids.has(id));
}

/**
 * Clips that come into a magnetic main track from above: what lies there makes room at the nearest cut. undefined where
 * a move is of another kind.
 */
export function movedIntoMain(project: Project, action: Single): Project | undefined {
  const { main, overlay } = project.tracks;
  const move = action.type === 'moveClip' ? intoMain(project, action) : action;
  if (move.type !== 'moveClips' || !move.trackShift || main.locked) return undefined;
  const { clipIds, by, trackShift } = move;
  const named = new Set(clipIds);
  const lands = (trackId: string): boolean => overlay.findIndex(({ id }) => id === trackId) + 1 + trackShift === 0;
  const places = boundPlaces(project, clipIds, { groups: true });
  const isAll = places.every(({ track, clip }) => !named.has(clip.id) || lands(track.id));
  if (places.length === 0 || !isAll) return undefined;
  const span = spanOf(places.map(({ clip }) => clip));
  const at = nearestCut(main.clips, Math.max(0, span.start + by) as Ticks);
  const room = makeRoom(project, at, subTicks(span.end, span.start));
  const shift = subTicks(at, span.start);
  const moved = (clip: Clip): Clip => ({ ...clip, start: addTicks(clip.start, shift) });
  return relocated(
    room,
    places.map(({ clip, track }) => ({ clip: moved(clip), trackId: named.has(clip.id) ? main.id : track.id })),
  );
}

function intoMain(project: Project, action: ActionOf<'moveClip'>): Single {
  const { main, overlay } = project.tracks;
  if (action.trackId !== main.id) return action;
  const from = overlay.findIndex(({ clips }) => clips.some(({ id }) => id === action.clipId));
  const clip = overlay[from]?.clips.find(({ id }) => id === action.clipId);
  if (!clip) return action;
  const by = subTicks(action.start, clip.start);
  return { type: 'moveClips', clipIds: [action.clipId], by, trackShift: -(from + 1) };
}

/** Of each gap in a track, by the clip behind it: how long it is. By the clip before it: `before`. */
function gapsOf(clips: readonly Clip[]) {
  const behind = new Map<string, Ticks>();
  const before = new Map<string, { readonly gap: Ticks; readonly next: string }>();
  for (const [index, clip] of clips.entries()) {
    const previous = clips[index - 1];
    const gap = subTicks(clip.start, previous ? clipEnd(previous) : ZERO);
    behind.set(clip.id, gap);
    before.set(previous?.id ?? '', { gap, next: clip.id });
  }
  return { behind, before };
}

/** The gaps that an edit has left in a track, as ways by which to close them. Gaps that were there before stay. */
function newGaps(was: readonly Clip[], now: readonly Clip[]) {
  const { behind, before } = gapsOf(was);
  return now.flatMap((clip, index) => {
    const previous = now[index - 1];
    const gap = clip.start - (previous ? clipEnd(previous) : ZERO);
    const left = before.get(previous?.id ?? '');
    // Between two that were no neighbors lay others, with a gap before and behind them.
    const known = (behind.get(clip.id) ?? 0) + (left && left.next !== clip.id ? left.gap : 0);
    return gap > known ? [{ at: clip.start, delta: known - gap }] : [];
  });
}

/**
 * The main track without the gaps that an edit has made; those that somebody left on purpose stay. Where a locked or
 * crowded partner of a clip cannot follow, all stays as it is: what other tracks hold would be moved again at each edit.
 */
export function packed(before: Project, after: Project): Project {
  const { main } = after.tracks;
  const was = before.tracks.main.clips;
  if (main.locked || main.clips === was) return after;
  const gaps = newGaps(was, main.clips);
  if (gaps.length === 0) return after;
  const closed = shifted(after, gaps);
  return newGaps(was, closed.tracks.main.clips).length > 0 ? after : settle(after, closed);
}

export function setMagnetic(project: Project, { isOn }: ActionOf<'setMagnetic'>): Project {
  if (isOn === (project.magnetic === true)) return project;
  const { magnetic: _, ...rest } = project;
  return isOn ? { ...rest, magnetic: true } : rest;
}
