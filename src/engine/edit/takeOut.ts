import { keyframeValue } from '../project/keyframeValue';
import type { AudioClip, Clip, Keyframe, Project, VideoClip } from '../project/schema';
import { sourceTimeAt } from '../project/sourceTime';
import { type ClipPlace, clipEnd } from '../project/walk';
import { subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { editableClip, replaceClips } from './document';
import { EditError } from './errors';
import { withLink } from './links';
import { insertClip } from './placeClips';
import { splitClip } from './splitClip';

function editableVideo(project: Project, clipId: string): { readonly place: ClipPlace; readonly clip: VideoClip } {
  const place = editableClip(project, clipId);
  if (place.clip.type !== 'video') throw new EditError('wrong-type', { clipId });
  return { place, clip: place.clip };
}

/** Throws EditError `wrong-type` for a clip without sound of its own (freeze frame, file without sound). */
export function detachAudio(project: Project, { clipId, trackId, newId, linkId }: ActionOf<'detachAudio'>): Project {
  const { clip } = editableVideo(project, clipId);
  if (clip.frozen || clip.muted || project.media[clip.mediaId]?.hasAudio !== true) {
    throw new EditError('wrong-type', { clipId });
  }
  const {
    id: _,
    name,
    start,
    duration,
    mediaId,
    trimStart,
    speed,
    pitchKept,
    volume,
    fadeIn,
    fadeOut,
    reversed,
  } = clip;
  const bond = clip.linkId ?? linkId;
  const { volume: curve } = clip.keyframes;
  const audio: AudioClip = {
    type: 'audio',
    id: newId,
    name,
    start,
    duration,
    params: {},
    keyframes: curve ? { volume: curve } : {},
    effects: [],
    linkId: bond,
    mediaId,
    trimStart,
    speed,
    pitchKept,
    volume,
    fadeIn,
    fadeOut,
    muted: false,
    reversed,
    role: 'voice',
    ...(clip.groupId === undefined ? {} : { groupId: clip.groupId }),
  };
  const silent = replaceClips(project, [{ ...clip, muted: true, linkId: bond }]);
  return insertClip(silent, { type: 'insertClip', trackId, clip: audio });
}

/** At the clip's first frame the still comes before it; nothing is cut then. */
export function freezeFrame(project: Project, action: ActionOf<'freezeFrame'>): Project {
  const { clipId, at, duration, newId, tailId } = action;
  const { place, clip } = editableVideo(project, clipId);
  if (at < clip.start || at >= clipEnd(clip) || !(duration > 0)) throw new EditError('bad-time', { clipId });
  const split = at === clip.start ? project : splitClip(project, { clipId, at, newId: tailId });
  const still = stillOf(clip, subTicks(at, clip.start), project.media[clip.mediaId]?.duration ?? ZERO);
  const placed = { ...still, id: newId, start: at, duration };
  return insertClip(split, { type: 'insertClip', trackId: place.track.id, clip: placed, ripple: true });
}

/** The clip as it looks at `local`, standing still and silent. */
function stillOf(clip: VideoClip, local: Ticks, mediaDuration: Ticks): Clip {
  const keyframes: Record<string, readonly Keyframe[]> = {};
  for (const [param, frames] of Object.entries(clip.keyframes)) {
    const value = keyframeValue(frames, local);
    if (value !== undefined) keyframes[param] = [{ at: ZERO, value, easing: 'linear' }];
  }
  const trimStart = sourceTimeAt(clip, local, mediaDuration);
  const silent = { muted: true, fadeIn: ZERO, fadeOut: ZERO };
  return withLink({ ...clip, ...silent, keyframes, trimStart, speed: 1, reversed: false, frozen: true }, undefined);
}
