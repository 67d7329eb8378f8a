import type { Clip, Project } from '../project/schema';
import { maxTicks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { claimId, editableClip, editableTrack, withClips } from './document';
import { EditError } from './errors';
import { ripple } from './ripple';

export function insertClip(project: Project, { trackId, clip, ripple: isRipple }: ActionOf<'insertClip'>): Project {
  const place = editableTrack(project, trackId);
  claimId(project, clip.id);
  if ('mediaId' in clip && !project.media[clip.mediaId]) throw new EditError('no-media', { mediaId: clip.mediaId });
  const after = withClips(project, place, [...place.track.clips, clip]);
  return isRipple ? ripple(project, after, trackId) : after;
}

export function removeClip(project: Project, { clipId, ripple: isRipple }: ActionOf<'removeClip'>): Project {
  const place = editableClip(project, clipId);
  const clips: readonly Clip[] = place.track.clips;
  const after = withClips(
    project,
    place,
    clips.filter((clip) => clip.id !== clipId),
  );
  return isRipple ? ripple(project, after, place.track.id) : after;
}

export function moveClip(project: Project, { clipId, start, trackId }: ActionOf<'moveClip'>): Project {
  const place = editableClip(project, clipId);
  const target = trackId === undefined ? place : editableTrack(project, trackId);
  const moved = { ...place.clip, start: maxTicks(ZERO, start) };
  if (target.track.id === place.track.id && moved.start === place.clip.start) return project;
  const lifted = withClips(
    project,
    place,
    (place.track.clips as readonly Clip[]).filter((clip) => clip.id !== clipId),
  );
  const ground: readonly Clip[] = target.track.clips;
  return withClips(lifted, target, [...ground.filter((clip) => clip.id !== clipId), moved]);
}
