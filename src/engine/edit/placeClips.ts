import type { Clip, Project } from '../project/schema';
import { allTracks, type ClipPlace, clipEnd, clipPlace, mediaIdOf } from '../project/walk';
import { maxTicks, minTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { claimIds, editableClip, editableTrack, mapTracks } from './document';
import { EditError } from './errors';
import { closure } from './links';
import { makeRoom, ripple, shifted } from './ripple';

export const insertClip = (project: Project, { trackId, clip, ripple: isRipple }: ActionOf<'insertClip'>): Project =>
  insertClips(project, { type: 'insertClips', clips: [{ trackId, clip }], ...(isRipple ? { ripple: true } : {}) });

export function insertClips(project: Project, { clips, ripple: isRipple }: ActionOf<'insertClips'>): Project {
  if (clips.length === 0) return project;
  const fresh = new Set<string>();
  const coming = new Map<string, Clip[]>();
  for (const { trackId, clip } of clips) {
    if (fresh.has(clip.id)) throw new EditError('duplicate-id', { id: clip.id });
    fresh.add(clip.id);
    const mediaId = mediaIdOf(clip);
    if (mediaId !== undefined && !project.media[mediaId]) throw new EditError('no-media', { mediaId });
    const list = coming.get(trackId);
    if (list) list.push(clip);
    else coming.set(editableTrack(project, trackId).track.id, [clip]);
  }
  claimIds(project, fresh);
  const span = spanOf(clips.map(({ clip }) => clip));
  const ground = isRipple ? makeRoom(project, span.start, subTicks(span.end, span.start)) : project;
  return withAdded(ground, coming);
}

const withAdded = (project: Project, coming: ReadonlyMap<string, readonly Clip[]>): Project =>
  mapTracks(project, (clips, { track }) => {
    const added = coming.get(track.id);
    return added ? [...clips, ...added] : clips;
  });

/** From the first start to the last end. */
export function spanOf(clips: readonly Clip[]): { readonly start: Ticks; readonly end: Ticks } {
  return clips.reduce(
    (span, clip) => ({ start: minTicks(span.start, clip.start), end: maxTicks(span.end, clipEnd(clip)) }),
    { start: Number.MAX_SAFE_INTEGER as Ticks, end: ZERO },
  );
}

export const removeClip = (project: Project, { clipId, ripple: isRipple }: ActionOf<'removeClip'>): Project =>
  removeClips(project, { type: 'removeClips', clipIds: [clipId], ...(isRipple ? { ripple: true } : {}) });

export function removeClips(project: Project, { clipIds, ripple: isRipple }: ActionOf<'removeClips'>): Project {
  const places = boundPlaces(project, clipIds, { groups: false });
  if (places.length === 0) return project;
  const after = without(project, new Set(places.map(({ clip }) => clip.id)));
  return isRipple ? ripple(project, after, leadTrack(places)) : after;
}

/** The track whose gaps close: the main one, or else the first that loses a clip (`allTracks` has that order). */
export const leadTrack = (places: readonly ClipPlace[]): string => places[0]?.track.id ?? '';

/**
 * The named clips with all that is bound to them, in the order of `allTracks`. Throws EditError `no-clip`, `locked`.
 */
export function boundPlaces(
  project: Project,
  clipIds: readonly string[],
  { groups }: { readonly groups: boolean },
): readonly ClipPlace[] {
  for (const id of clipIds) editableClip(project, id);
  const ids = closure(project, clipIds, { groups });
  const found: ClipPlace[] = [];
  for (const place of allTracks(project)) {
    place.track.clips.forEach((clip, clipIndex) => {
      if (!ids.has(clip.id)) return;
      if (place.track.locked) throw new EditError('locked', { trackId: place.track.id });
      found.push(clipPlace(place, clip, clipIndex));
    });
  }
  return found;
}

export const without = (project: Project, ids: ReadonlySet<string>): Project =>
  mapTracks(project, (clips) => (clips.some(({ id }) => ids.has(id)) ? clips.filter(({ id }) => !ids.has(id)) : clips));

/** Takes clips from where they are to where they go, all at once. */
export function relocated(
  project: Project,
  moved: readonly { readonly clip: Clip; readonly trackId: string }[],
): Project {
  const coming = new Map<string, Clip[]>();
  for (const { clip, trackId } of moved) {
    const list = coming.get(trackId);
    if (list) list.push(clip);
    else coming.set(trackId, [clip]);
  }
  return withAdded(without(project, new Set(moved.map(({ clip }) => clip.id))), coming);
}

export function closeGaps(project: Project, { trackId, at }: ActionOf<'closeGaps'>): Project {
  const { track } = editableTrack(project, trackId);
  const clips: readonly Clip[] = track.clips;
  return shifted(
    project,
    clips.flatMap((clip, index) => {
      const previous = clips[index - 1];
      const from = previous ? clipEnd(previous) : ZERO;
      const isMeant = at === undefined || (from <= at && at < clip.start);
      return isMeant && clip.start > from ? [{ at: clip.start, delta: from - clip.start }] : [];
    }),
  );
}
