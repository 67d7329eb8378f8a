import type { Clip, Project } from '../../project/schema';
import { allTracks, type ClipPlace, clipEnd, findClip } from '../../project/walk';
import { frameStart } from '../../time/frameRate';
import { addTicks, maxTicks, subTicks, type Ticks } from '../../time/ticks';
import type { Action, ClipPlacement } from '../actions';
import { closure } from '../links';
import { type CommandOptions, idsFrom, type Selection, together } from './command';
import { renewed } from './renew';
import { selectedPlaces } from './select';

/** Moves the selected clips by whole frames. */
export function nudge(project: Project, selection: Selection, frames: number): Action | undefined {
  const places = selectedPlaces(project, selection);
  if (places.length === 0 || frames === 0) return undefined;
  const by = frameStart(frames, project.canvas.fps);
  return { type: 'moveClips', clipIds: places.map(({ clip }) => clip.id), by };
}

/**
 * Closes gaps: the one at `at` when given, else all. On the tracks of the selected clips; with nothing selected on the main
 * track. Undefined when there is no gap.
 */
export function closeGaps(project: Project, selection: Selection, at?: Ticks): Action | undefined {
  const chosen = new Set(selectedPlaces(project, selection).map(({ track }) => track.id));
  const tracks = allTracks(project).filter(({ kind, track }) =>
    chosen.size > 0 ? chosen.has(track.id) : kind === 'main' && !track.locked,
  );
  return together(
    tracks
      .filter(({ track }) => gapsOf(track.clips).some((gap) => at === undefined || (gap.from <= at && at < gap.to)))
      .map(({ track }) => ({ type: 'closeGaps', trackId: track.id, ...(at === undefined ? {} : { at }) })),
  );
}

/** Empty stretches before and between clips in order of time. */
function gapsOf(clips: readonly Clip[]): readonly { readonly from: Ticks; readonly to: Ticks }[] {
  return clips.flatMap((clip, index) => {
    const previous = clips[index - 1];
    const from = previous ? clipEnd(previous) : (0 as Ticks);
    return clip.start > from ? [{ from, to: clip.start }] : [];
  });
}

/**
 * Copies of the selected clips (and their partners) right after them; where that is taken, at the first place where all
 * fit, or with `ripple` the video makes room.
 */
export function duplicate(project: Project, selection: Selection, options: CommandOptions = {}): Action | undefined {
  const places = selectedPlaces(project, closure(project, selection, { groups: false }));
  const first = places[0];
  if (!first) return undefined;
  const start = places.reduce((least, { clip }) => Math.min(least, clip.start), first.clip.start as number) as Ticks;
  const end = places.reduce((most, { clip }) => maxTicks(most, clipEnd(clip)), first.clip.start);
  const span = subTicks(end, start);
  const by = options.ripple ? span : firstFit(places, span);
  const copies = renewed(
    places.map(({ clip }) => clip),
    idsFrom(options),
  );
  const clips = places.flatMap(({ track }, index): readonly ClipPlacement[] => {
    const clip = copies[index];
    return clip ? [{ trackId: track.id, clip: { ...clip, start: addTicks(clip.start, by) } }] : [];
  });
  return { type: 'insertClips', clips, ...(options.ripple ? { ripple: true } : {}) };
}

/** The shortest way, at least `least`, by which all can be copied to the right without meeting another clip. */
function firstFit(places: readonly ClipPlace[], least: Ticks): Ticks {
  let by = least;
  for (let isMoved = true; isMoved; ) {
    isMoved = false;
    for (const { clip, track } of places) {
      const wall = (track.clips as readonly Clip[]).find(
        (other) => other.start < clipEnd(clip) + by && clipEnd(other) > clip.start + by,
      );
      if (!wall) continue;
      by = subTicks(clipEnd(wall), clip.start);
      isMoved = true;
    }
  }
  return by;
}

/** Takes the sound out of a video onto the first sound track that has room there, or onto a new one. */
export function detachAudio(project: Project, clipId: string, options: CommandOptions = {}): Action | undefined {
  const makeId = idsFrom(options);
  const place = findClip(project, clipId);
  if (place?.clip.type !== 'video' || place.track.locked || place.clip.muted || place.clip.frozen) return undefined;
  const { clip } = place;
  if (project.media[place.clip.mediaId]?.hasAudio !== true) return undefined;
  const free = project.tracks.audio.find(
    (track) =>
      !track.locked && track.clips.every((other) => other.start >= clipEnd(clip) || clipEnd(other) <= clip.start),
  );
  const trackId = free?.id ?? makeId();
  return together([
    ...(free ? [] : [{ type: 'addTrack', kind: 'audio', id: trackId } as const]),
    { type: 'detachAudio', clipId, trackId, newId: makeId(), linkId: makeId() },
  ]);
}
