import type { Clip, Project } from '../project/schema';
import { sourceLength, timelineLength, usedSource } from '../project/sourceTime';
import { clipEnd } from '../project/walk';
import { maxTicks, minTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { isFrozen, isSourced } from './clipTypes';
import { editableClip, replaceClips, shortestClip } from './document';
import { EditError } from './errors';
import { partnersOf } from './links';
import { ripple } from './ripple';

/** The clip and its partners, those that play a file. Throws EditError `wrong-type` when it plays none itself. */
function playing(project: Project, clipId: string) {
  const place = editableClip(project, clipId);
  if (!isSourced(place.clip)) throw new EditError('wrong-type', { clipId });
  const partners = partnersOf(project, place.clip).flatMap(({ clip }) => (isSourced(clip) ? [clip] : []));
  return { place, clips: [place.clip, ...partners] };
}

/** The stretch of the source stays, its length changes; partners keep in step with the clip's start. */
export function setSpeed(project: Project, { clipId, speed, ripple: isRipple }: ActionOf<'setSpeed'>): Project {
  const { place, clips } = playing(project, clipId);
  if (!(speed >= 0.25 && speed <= 4)) throw new EditError('bad-param', { param: 'speed' });
  if (isFrozen(place.clip)) throw new EditError('wrong-type', { clipId });
  const anchor = place.clip.start;
  const changed = clips.map((clip): Clip => {
    const source = sourceLength(clip.duration, clip.speed);
    const offset = Math.round((subTicks(clip.start, anchor) * clip.speed) / speed);
    return {
      ...clip,
      start: (anchor + offset) as Ticks,
      speed,
      duration: maxTicks(shortestClip(project), timelineLength(source, speed)),
    };
  });
  const after = replaceClips(project, changed);
  return isRipple ? ripple(project, after, place.track.id, place.clip.linkId) : after;
}

/** Partners that begin or end elsewhere change sides with it: a sound that came early then goes on late. */
export function setReversed(project: Project, { clipId, reversed }: ActionOf<'setReversed'>): Project {
  const { place, clips } = playing(project, clipId);
  const lead = place.clip;
  if (isSourced(lead) && lead.reversed === reversed) return project;
  const mirrored = clips.map((clip): Clip => {
    const start = clip.reversed === reversed ? clip.start : lead.start + clipEnd(lead) - clipEnd(clip);
    return { ...clip, start: start as Ticks, reversed };
  });
  return replaceClips(project, mirrored);
}

export function setPitchKept(project: Project, { clipId, pitchKept }: ActionOf<'setPitchKept'>): Project {
  const { place, clips } = playing(project, clipId);
  return isSourced(place.clip) && place.clip.pitchKept === pitchKept
    ? project
    : replaceClips(
        project,
        clips.map((clip): Clip => ({ ...clip, pitchKept })),
      );
}

/** Shows another stretch of the source in the same place; partners slip along, all stop at the first end of a source. */
export function slipClip(project: Project, { clipId, by }: ActionOf<'slipClip'>): Project {
  const { clips } = playing(project, clipId);
  if (!Number.isSafeInteger(by)) throw new EditError('bad-time', { clipId });
  const way = clips.reduce((wish, clip) => {
    const source = project.media[clip.mediaId]?.duration ?? ZERO;
    const room = source === ZERO ? Number.MAX_SAFE_INTEGER : source - clip.trimStart - Math.max(1, usedSource(clip));
    return minTicks(maxTicks(wish, -clip.trimStart as Ticks), Math.max(0, room) as Ticks);
  }, by);
  if (way === 0) return project;
  return replaceClips(
    project,
    clips.map((clip): Clip => ({ ...clip, trimStart: (clip.trimStart + way) as Ticks })),
  );
}
