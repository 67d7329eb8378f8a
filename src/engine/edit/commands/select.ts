import type { Clip, Project } from '../../project/schema';
import { allTracks, type ClipPlace, clipEnd, clipPlace, type TrackPlace } from '../../project/walk';
import type { Ticks } from '../../time/ticks';
import { closure } from '../links';
import type { Selection } from './command';

/** The selection with everything that is linked or grouped with a part of it. */
export const expandSelection = (project: Project, selection: Iterable<string>): ReadonlySet<string> =>
  closure(project, selection, { groups: true });

/** Every clip on unlocked tracks, or on one track. */
export const selectAll = (project: Project, trackId?: string): ReadonlySet<string> =>
  idsWhere(project, (_, { track }) => !track.locked && (trackId === undefined || track.id === trackId));

/** Every clip on unlocked tracks, or on one track, that starts at or after a time. */
export const selectFrom = (project: Project, at: Ticks, trackId?: string): ReadonlySet<string> =>
  idsWhere(
    project,
    (clip, { track }) => !track.locked && clip.start >= at && (trackId === undefined || track.id === trackId),
  );

const idsWhere = (project: Project, test: PlaceTest): ReadonlySet<string> =>
  new Set(placesWhere(project, test).map(({ clip }) => clip.id));

type PlaceTest = (clip: Clip, place: TrackPlace) => boolean;

/** In the order of the tracks and of time. Thousands of clips are looked at for a few: only those few cost memory. */
function placesWhere(project: Project, test: PlaceTest): readonly ClipPlace[] {
  const found: ClipPlace[] = [];
  for (const place of allTracks(project)) {
    place.track.clips.forEach((clip, clipIndex) => {
      if (test(clip, place)) found.push(clipPlace(place, clip, clipIndex));
    });
  }
  return found;
}

/**
 * Clips on unlocked tracks that a cut at `at` would meet: the selected ones; with nothing selected all of them. At their
 * very edges there is nothing to cut.
 */
export function clipsAt(project: Project, selection: Selection, at: Ticks): readonly ClipPlace[] {
  return placesWhere(
    project,
    (clip, { track }) =>
      !track.locked && clip.start < at && at < clipEnd(clip) && (selection.size === 0 || selection.has(clip.id)),
  );
}

/** Selected clips on unlocked tracks (`locked`: on all), in the order of the tracks and of time. */
export const selectedPlaces = (
  project: Project,
  selection: Selection,
  { locked = false }: { readonly locked?: boolean } = {},
): readonly ClipPlace[] =>
  selection.size === 0
    ? []
    : placesWhere(project, (clip, { track }) => (locked || !track.locked) && selection.has(clip.id));

/** The places without those whose partner stands before them: an action on one of a pair is done to both. */
export function oneOfEachLink(places: readonly ClipPlace[]): readonly ClipPlace[] {
  const seen = new Set<string>();
  return places.filter(({ clip: { linkId } }) => {
    if (linkId === undefined) return true;
    if (seen.has(linkId)) return false;
    seen.add(linkId);
    return true;
  });
}
