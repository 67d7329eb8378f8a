import type { Clip, Project } from '../project/schema';
import { allTracks, type ClipPlace, clipIndexes, findClip, findTrack, type TrackPlace } from '../project/walk';
import { frameStart } from '../time/frameRate';
import type { Ticks } from '../time/ticks';
import { belongsOn, isAudioClip, isMainClip, isVisualClip } from './clipTypes';
import { EditError } from './errors';

/** The clip with its place. Throws EditError `no-clip`, or `locked` when its track is. */
export function editableClip(project: Project, clipId: string): ClipPlace {
  const place = findClip(project, clipId);
  if (!place) throw new EditError('no-clip', { clipId });
  if (place.track.locked) throw new EditError('locked', { trackId: place.track.id });
  return place;
}

/** The track with its place. Throws EditError `no-track`, or `locked`. */
export function editableTrack(project: Project, trackId: string): TrackPlace {
  const place = findTrack(project, trackId);
  if (!place) throw new EditError('no-track', { trackId });
  if (place.track.locked) throw new EditError('locked', { trackId });
  return place;
}

/**
 * The project with other clips on one track; not settled yet. Throws EditError `wrong-track` when a clip does not belong
 * on a track of this kind.
 */
export function withClips(project: Project, { kind, index }: TrackPlace, clips: readonly Clip[]): Project {
  const stray = clips.find((clip) => !belongsOn(clip, kind));
  if (stray) throw new EditError('wrong-track', { clipId: stray.id, kind });
  const { tracks } = project;
  if (kind === 'main') {
    return { ...project, tracks: { ...tracks, main: { ...tracks.main, clips: clips.filter(isMainClip) } } };
  }
  if (kind === 'audio') {
    const audio = tracks.audio.map((track, at) =>
      at === index ? { ...track, clips: clips.filter(isAudioClip) } : track,
    );
    return { ...project, tracks: { ...tracks, audio } };
  }
  const overlay = tracks.overlay.map((track, at) =>
    at === index ? { ...track, clips: clips.filter(isVisualClip) } : track,
  );
  return { ...project, tracks: { ...tracks, overlay } };
}

/** The project with one clip replaced on its track. */
export const withClip = (project: Project, place: ClipPlace, clip: Clip): Project =>
  withClips(project, place, (place.track.clips as readonly Clip[]).with(place.clipIndex, clip));

/** The project with clips of any tracks replaced by others with their ids. */
export function replaceClips(project: Project, changed: readonly Clip[]): Project {
  const byId = new Map(changed.map((clip) => [clip.id, clip]));
  return mapTracks(project, (clips) =>
    clips.some(({ id }) => byId.has(id)) ? clips.map((clip) => byId.get(clip.id) ?? clip) : clips,
  );
}

/** The project with the clips of its tracks changed; a track whose list comes back as it was stays as it is. */
export function mapTracks(
  project: Project,
  change: (clips: readonly Clip[], place: TrackPlace) => readonly Clip[],
): Project {
  return allTracks(project).reduce((current, place) => {
    const clips = change(place.track.clips, place);
    return clips === place.track.clips ? current : withClips(current, place, clips);
  }, project);
}

/** Throws EditError `duplicate-id` when a track, clip, transition or marker has one of these ids. */
export function claimIds(project: Project, ids: Iterable<string>): void {
  const tracks = allTracks(project);
  const others = new Set(
    [...tracks.map(({ track }) => track), ...project.tracks.main.transitions, ...project.markers].map(({ id }) => id),
  );
  for (const id of ids) {
    const isTaken = others.has(id) || tracks.some(({ track }) => clipIndexes(track.clips).has(id));
    if (isTaken || !id || id.length > 64) throw new EditError('duplicate-id', { id });
  }
}

export const claimId = (project: Project, id: string): void => claimIds(project, [id]);

/** The shortest clip there is: one frame. */
export const shortestClip = (project: Project): Ticks => frameStart(1, project.canvas.fps);

/** Clips by start; an action may have put one at the end of the list. */
export function inOrder(clips: readonly Clip[]): readonly Clip[] {
  const isOrdered = clips.every((clip, index) => index === 0 || (clips[index - 1]?.start ?? 0) <= clip.start);
  return isOrdered ? clips : clips.toSorted((a, b) => a.start - b.start);
}
