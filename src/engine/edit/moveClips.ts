import type { Clip, Project } from '../project/schema';
import { type AnyTrack, type ClipPlace, clipEnd, findTrack } from '../project/walk';
import { addTicks, maxTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { editableClip, editableTrack } from './document';
import { EditError } from './errors';
import { boundPlaces, leadTrack, relocated, spanOf, without } from './placeClips';
import { makeRoom, nearestCut, ripple } from './ripple';

/** Partners keep their track and go by the same way. */
export function moveClip(project: Project, { clipId, start, trackId }: ActionOf<'moveClip'>): Project {
  const { clip, track } = editableClip(project, clipId);
  const target = trackId === undefined ? track.id : editableTrack(project, trackId).track.id;
  const places = boundPlaces(project, [clipId], { groups: true });
  const by = heldAtStart(places, subTicks(start, clip.start));
  if (target === track.id && by === 0) return project;
  return relocated(
    project,
    places.map((place) => ({
      clip: moved(place.clip, by),
      trackId: place.clip.id === clipId ? target : place.track.id,
    })),
  );
}

export function moveClips(project: Project, action: ActionOf<'moveClips'>): Project {
  const { clipIds, by: wish, trackShift = 0, ripple: isRipple } = action;
  const places = boundPlaces(project, clipIds, { groups: true });
  const by = heldAtStart(places, wish);
  if (places.length === 0 || (by === 0 && trackShift === 0)) return project;
  const trackOf = landing(project, places, { named: new Set(clipIds), trackShift });
  return isRipple ? reordered(project, places, { by, trackOf }) : relocated(project, landed(places, by, trackOf));
}

const moved = (clip: Clip, by: Ticks): Clip => ({ ...clip, start: addTicks(clip.start, by) });

const landed = (places: readonly ClipPlace[], by: Ticks, trackOf: TrackOf) =>
  places.map((place) => ({ clip: moved(place.clip, by), trackId: trackOf(place) }));

/** No clip goes before the beginning: all stop when the first one is there. */
const heldAtStart = (places: readonly ClipPlace[], by: Ticks): Ticks =>
  places.length === 0 ? by : maxTicks(by, subTicks(ZERO, spanOf(places.map(({ clip }) => clip)).start));

type TrackOf = (place: ClipPlace) => string;

/** Throws EditError `no-track` beyond the last track, `locked`. */
function landing(
  project: Project,
  places: readonly ClipPlace[],
  { named, trackShift }: { readonly named: ReadonlySet<string>; readonly trackShift: number },
): TrackOf {
  if (trackShift === 0) return ({ track }) => track.id;
  const { main, overlay, audio } = project.tracks;
  const isImage = places.some(({ kind, clip }) => kind !== 'audio' && named.has(clip.id));
  const ladder: readonly AnyTrack[] = isImage ? [main, ...overlay] : audio;
  return ({ clip, track }) => {
    const step = ladder.findIndex(({ id }) => id === track.id);
    if (step < 0 || !named.has(clip.id)) return track.id;
    const target = ladder[step + trackShift];
    if (!target) throw new EditError('no-track', { clipId: clip.id });
    return editableTrack(project, target.id).track.id;
  };
}

/** The gap that the clips leave closes, and the video makes room at the cut nearest to where they are let go. */
function reordered(
  project: Project,
  places: readonly ClipPlace[],
  { by, trackOf }: { readonly by: Ticks; readonly trackOf: TrackOf },
): Project {
  const clips = places.map(({ clip }) => clip);
  const lead = leadTrack(places);
  const closed = ripple(project, without(project, new Set(clips.map(({ id }) => id))), lead);
  const span = spanOf(clips);
  const wish = addTicks(span.start, by);
  const gone = places.reduce(
    (sum, { clip, track }) => (track.id === lead ? sum + Math.max(0, Math.min(clipEnd(clip), wish) - clip.start) : sum),
    0,
  );
  const first = places[0];
  const ground = findTrack(closed, first ? trackOf(first) : '')?.track.clips ?? [];
  const at = nearestCut(ground, subTicks(wish, gone as Ticks));
  const room = makeRoom(closed, at, subTicks(span.end, span.start));
  return relocated(room, landed(places, subTicks(at, span.start), trackOf));
}
