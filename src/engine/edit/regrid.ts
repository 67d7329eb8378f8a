import type { Clip, Project } from '../project/schema';
import { allTracks, clipEnd, type TrackPlace } from '../project/walk';
import { type FrameRate, frameAt, frameStart, snapToFrame, wholeFrames } from '../time/frameRate';
import { maxTicks, minTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import { inOrder, withClips } from './document';
import { FAR, roomAfter, roomBefore, withEdge } from './edges';
import { EditError } from './errors';
import { settle } from './settle';

/** Where a clip went: its content by `by`, its edges apart from that. */
interface Placed {
  readonly old: Clip;
  readonly now: Clip;
  readonly by: number;
}

/** What it takes to place the clips of a track, besides the track itself. */
interface Grid {
  /** With the new rate. */
  readonly project: Project;
  readonly before: FrameRate;
  /** How far what starts at a time moves along with the main track. */
  readonly wayAt: (start: Ticks) => number;
  /** The first clip of each link: the others go where it went, so that image and sound stay in step. */
  readonly leads: Map<string, Placed>;
  /** Where edges of images went: sound that was cut with them stays cut with them. */
  readonly edges: Map<Ticks, Ticks>;
}

/**
 * A project whose frame rate has changed, its cuts on the frames of the new one. Neighbors stay neighbors, and cutting
 * moves no content; only where a clip has nothing left to show does what follows move along, by less than a frame.
 * Videos that were shown whole are shown whole. Locked tracks go along: a lock keeps hands off a track, and the rate is
 * the project's. Left behind, their cuts would lie between two frames, and what is linked to them would lose its step.
 */
export function regridded(project: Project, before: FrameRate): Project {
  const shifts: { readonly at: Ticks; readonly way: number }[] = [];
  const wayAt = (start: Ticks): number => shifts.findLast(({ at }) => at <= start)?.way ?? 0;
  const grid: Grid = { project, before, wayAt, leads: new Map(), edges: new Map() };
  const placed = allTracks(project).reduce((current, place) => {
    if (place.track.clips.length === 0) return current;
    return withClips(
      current,
      place,
      place.kind === 'audio' ? audioTrack(grid, place) : imageTrack(grid, place, shifts),
    );
  }, project);
  try {
    return settle(project, placed);
  } catch (error) {
    // Clips of less than a frame side by side: better off the grid than not at all.
    if (error instanceof EditError) return project;
    throw error;
  }
}

function imageTrack(grid: Grid, { kind, track }: TrackPlace, shifts: { at: Ticks; way: number }[]): readonly Clip[] {
  const { project, leads, edges } = grid;
  const { fps } = project.canvas;
  const clips = inOrder(track.clips);
  const done: Clip[] = [];
  let way = 0;
  for (const [index, clip] of clips.entries()) {
    const previous = clips[index - 1];
    const free = done.length > 0 ? clipEnd(done.at(-1) as Clip) : ZERO;
    const lead = clip.linkId === undefined ? undefined : leads.get(clip.linkId);
    const by = lead?.by ?? (kind === 'main' ? way : grid.wayAt(clip.start));
    const isNext = previous !== undefined && clipEnd(previous) === clip.start;
    const start = isNext ? free : maxTicks(free, snapped(clip.start + by, fps));
    const meant = snapped(clipEnd(clip) + by, fps);
    const whole = wholeLength(grid, clip);
    const end = whole === undefined ? meant : ((start + whole) as Ticks);
    // A video that is shown whole goes where it begins, so that nothing of it is cut off.
    const own = whole === undefined || lead ? by : start - clip.start;
    const placed = fitted(project, clip, { by: own, start, end, fps });
    done.push(placed.now);
    if (clip.linkId !== undefined && !lead) leads.set(clip.linkId, placed);
    note(edges, placed);
    if (kind !== 'main') continue;
    if (clipEnd(placed.now) === meant) continue;
    way = clipEnd(placed.now) - clipEnd(clip);
    shifts.push({ at: clipEnd(clip), way });
  }
  return done;
}

const snapped = (time: number, fps: FrameRate): Ticks => snapToFrame(Math.max(0, time) as Ticks, fps);

function note(edges: Map<Ticks, Ticks>, { old, now }: Placed): void {
  if (!edges.has(old.start)) edges.set(old.start, now.start);
  if (!edges.has(clipEnd(old))) edges.set(clipEnd(old), clipEnd(now));
}

/** The length at the new rate of a video that was shown to its last whole frame; undefined for a cut one. */
function wholeLength({ project, before }: Grid, clip: Clip): Ticks | undefined {
  const length = clip.type === 'video' && clip.speed === 1 ? project.media[clip.mediaId]?.duration : undefined;
  if (!length || clip.duration !== wholeFrames(length, before)) return undefined;
  return wholeFrames(length, project.canvas.fps);
}

function audioTrack(grid: Grid, { track }: TrackPlace): readonly Clip[] {
  const { project, leads, edges } = grid;
  const clips = inOrder(track.clips);
  const done: Clip[] = [];
  for (const [index, clip] of clips.entries()) {
    const previous = clips[index - 1];
    const free = done.length > 0 ? clipEnd(done.at(-1) as Clip) : ZERO;
    const lead = clip.linkId === undefined ? undefined : leads.get(clip.linkId);
    const by = lead?.by ?? grid.wayAt(clip.start);
    const along = (time: Ticks): Ticks => {
      if (lead && time === lead.old.start) return lead.now.start;
      if (lead && time === clipEnd(lead.old)) return clipEnd(lead.now);
      return (lead ? undefined : edges.get(time)) ?? (Math.max(0, time + by) as Ticks);
    };
    const isNext = previous !== undefined && clipEnd(previous) === clip.start;
    const start = isNext && !lead ? free : maxTicks(free, along(clip.start));
    const placed = fitted(project, clip, { by, start, end: along(clipEnd(clip)), isHeld: lead !== undefined });
    done.push(placed.now);
    if (clip.linkId !== undefined && !lead) leads.set(clip.linkId, placed);
  }
  return done;
}

interface Wish {
  /** Its content goes by this much. */
  readonly by: number;
  readonly start: Ticks;
  readonly end: Ticks;
  /** Its edges stand on frames of this rate. */
  readonly fps?: FrameRate;
  /** Its content goes no other way: the clip begins later where its source begins later. */
  readonly isHeld?: boolean;
}

const moved = (clip: Clip, by: number): Clip => (by === 0 ? clip : { ...clip, start: (clip.start + by) as Ticks });

/** A clip between the edges that are wished, as far as its source goes. */
function fitted(project: Project, clip: Clip, { by, fps, isHeld = false, ...wish }: Wish): Placed {
  const first = moved(clip, by);
  // Where clips before it are in its way, an instant of it is left for now.
  const edge = minTicks(maxTicks(wish.start, subTicks(first.start, roomBefore(project, first))), lastTick(first));
  const slip = isHeld && edge > wish.start ? 0 : wish.start - edge;
  const begun = moved(withEdge(first, 'start', edge), slip);
  const shortest = fps ? frameStart(frameAt(begun.start, fps) + 1, fps) - begun.start : 1;
  const room = begun.duration + roomAfter(project, begun);
  // Too little behind its start, but enough before it.
  const lack = Math.min(Math.max(0, shortest - room), roomBefore(project, begun));
  const full = lack === 0 ? begun : moved(withEdge(begun, 'start', subTicks(begun.start, lack as Ticks)), lack);
  const last = Math.min(FAR, full.start + room + lack) as Ticks;
  const whole = fps ? frameStart(frameAt(last, fps), fps) : last;
  const end = minTicks(maxTicks(wish.end, (full.start + shortest) as Ticks), whole > full.start ? whole : last);
  return { old: clip, now: withEdge(full, 'end', end), by: by + slip + lack };
}

const lastTick = (clip: Clip): Ticks => (clipEnd(clip) - 1) as Ticks;
