import type { Project } from '../../project/schema';
import { allTracks, type ClipPlace, clipEnd, findClip } from '../../project/walk';
import type { Ticks } from '../../time/ticks';
import type { Action } from '../actions';
import { type CommandOptions, idsFrom, type Selection, together } from './command';
import { clipsAt, oneOfEachLink, selectedPlaces } from './select';

/** Cuts the selected clips at the playhead; with nothing selected, all that lie there. */
export function splitAt(
  project: Project,
  selection: Selection,
  playhead: Ticks,
  options: CommandOptions = {},
): Action | undefined {
  const makeId = idsFrom(options);
  const places = oneOfEachLink(clipsAt(project, selection, playhead));
  return together(places.map(({ clip }) => ({ type: 'splitClip', clipId: clip.id, at: playhead, newId: makeId() })));
}

/** Takes away what lies left of the playhead within the clips there; what follows closes up (unless `ripple` is false). */
export const deleteLeft = (
  project: Project,
  selection: Selection,
  playhead: Ticks,
  { ripple = true }: CommandOptions = {},
): Action | undefined => trimAt(clipsAt(project, selection, playhead), 'start', playhead, ripple);

/** As `deleteLeft`, right of the playhead. */
export const deleteRight = (
  project: Project,
  selection: Selection,
  playhead: Ticks,
  { ripple = true }: CommandOptions = {},
): Action | undefined => trimAt(clipsAt(project, selection, playhead), 'end', playhead, ripple);

/**
 * Brings the start of the selected clips (of those at the playhead, when none is selected) to the playhead, also outwards
 * as far as their source goes.
 */
export const trimStartTo = (
  project: Project,
  selection: Selection,
  playhead: Ticks,
  { ripple = false }: CommandOptions = {},
): Action | undefined =>
  trimAt(
    trimmable(project, selection, playhead).filter(({ clip }) => clip.start !== playhead && playhead < clipEnd(clip)),
    'start',
    playhead,
    ripple,
  );

/** As `trimStartTo`, with the end. */
export const trimEndTo = (
  project: Project,
  selection: Selection,
  playhead: Ticks,
  { ripple = false }: CommandOptions = {},
): Action | undefined =>
  trimAt(
    trimmable(project, selection, playhead).filter(({ clip }) => clipEnd(clip) !== playhead && clip.start < playhead),
    'end',
    playhead,
    ripple,
  );

const trimmable = (project: Project, selection: Selection, playhead: Ticks): readonly ClipPlace[] =>
  selection.size > 0 ? selectedPlaces(project, selection) : clipsAt(project, selection, playhead);

/** With ripple the video gets shorter once: the lowest clip (the main track first) leads, its partners go along. */
function trimAt(places: readonly ClipPlace[], edge: 'start' | 'end', to: Ticks, isRipple: boolean): Action | undefined {
  const chosen = oneOfEachLink(places);
  if (!isRipple) return together(chosen.map(({ clip }) => ({ type: 'trimClip', clipId: clip.id, edge, to })));
  const lead = chosen[0];
  return lead && { type: 'trimClip', clipId: lead.clip.id, edge, to, ripple: true };
}

/** Removes the selected clips, with `ripple` the gap too. */
export function deleteClips(
  project: Project,
  selection: Selection,
  { ripple = false }: CommandOptions = {},
): Action | undefined {
  const places = selectedPlaces(project, selection);
  return places.length === 0
    ? undefined
    : { type: 'removeClips', clipIds: places.map(({ clip }) => clip.id), ...(ripple ? { ripple } : {}) };
}

/**
 * Joins selected neighbors that belong together, else the two clips that meet at the playhead. Whether they can be joined
 * is known only when it is tried (`not-joinable`).
 */
export function joinAt(project: Project, selection: Selection, playhead: Ticks): Action | undefined {
  const seams = allTracks(project).flatMap(({ track }) =>
    track.locked
      ? []
      : track.clips.flatMap((right, index) => {
          const left = track.clips[index - 1];
          const isSeam = left !== undefined && clipEnd(left) === right.start && left.type === right.type;
          return isSeam ? [{ left, right, track }] : [];
        }),
  );
  const chosen = seams.filter(({ left, right }) =>
    selection.size > 1 ? selection.has(left.id) && selection.has(right.id) : right.start === playhead,
  );
  const done = new Set<string>();
  const into = new Map<string, string>();
  const actions: Action[] = [];
  for (const { left, right } of chosen) {
    const pair = left.linkId !== undefined && right.linkId !== undefined ? `${left.linkId} ${right.linkId}` : left.id;
    if (done.has(pair)) continue;
    done.add(pair);
    const leftId = into.get(left.id) ?? left.id;
    into.set(right.id, leftId);
    actions.push({ type: 'joinClips', leftId, rightId: right.id });
  }
  return together(actions);
}

/** Puts a still of the moment under the playhead into the selected video, else into the lowest video there. */
export function freezeAt(
  project: Project,
  selection: Selection,
  playhead: Ticks,
  { duration, ...options }: CommandOptions & { readonly duration: Ticks },
): Action | undefined {
  const makeId = idsFrom(options);
  const isHere = ({ clip, track }: ClipPlace): boolean =>
    !track.locked && clip.type === 'video' && clip.start <= playhead && playhead < clipEnd(clip);
  const selected = [...selection].flatMap((id) => findClip(project, id) ?? []);
  const place = selection.size > 0 ? selected.find(isHere) : placesAt(project, playhead).find(isHere);
  return (
    place && { type: 'freezeFrame', clipId: place.clip.id, at: playhead, duration, newId: makeId(), tailId: makeId() }
  );
}

const placesAt = (project: Project, at: Ticks): readonly ClipPlace[] =>
  allTracks(project).flatMap((place) => {
    const clipIndex = place.track.clips.findIndex((clip) => clip.start <= at && at < clipEnd(clip));
    const clip = place.track.clips[clipIndex];
    return clip ? [{ ...place, clip, clipIndex }] : [];
  });
