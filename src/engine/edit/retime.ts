import type { Clip, Project } from '../project/schema';
import { sourceLength, timelineLength, usedSource } from '../project/sourceTime';
import { type AudibleClip, clipEnd } from '../project/walk';
import { maxTicks, minTicks, subTicks, type Ticks, ZERO } from '../time/ticks';
import type { ActionOf } from './actions';
import { isFrozen, isSourced } from './clipTypes';
import { editableClip, replaceClips, shortestClip } from './document';
import { FAR } from './edges';
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

/**
 * The clip at another speed. It is at least a frame long, for which it takes more of its source where there is more: after
 * the stretch, or before it when it runs backwards.
 */
function atSpeed(project: Project, clip: AudibleClip, speed: number): AudibleClip {
  const used = sourceLength(clip.duration, clip.speed);
  const source = project.media[clip.mediaId]?.duration ?? ZERO;
  const there = clip.reversed ? clip.trimStart + used : source === ZERO ? FAR : source - clip.trimStart;
  const shortest = minTicks(shortestClip(project), maxTicks(1 as Ticks, timelineLength(there as Ticks, speed)));
  const duration = maxTicks(shortest, timelineLength(used, speed));
  const more = Math.max(0, sourceLength(duration, speed) - used);
  return {
    ...clip,
    speed,
    duration,
    trimStart: (clip.reversed ? Math.max(0, clip.trimStart - more) : clip.trimStart) as Ticks,
  };
}

/** The stretch of the source stays, its length changes; partners keep in step with the clip's start. */
export function setSpeed(project: Project, { clipId, speed, ripple: isRipple }: ActionOf<'setSpeed'>): Project {
  const { place, clips } = playing(project, clipId);
  if (!(speed >= 0.25 && speed <= 4)) throw new EditError('bad-param', { param: 'speed' });
  if (isFrozen(place.clip)) throw new EditError('wrong-type', { clipId });
  const anchor = place.clip.start;
  const changed = clips.map((clip): Clip => {
    const offset = Math.round((subTicks(clip.start, anchor) * clip.speed) / speed);
    return { ...atSpeed(project, clip, speed), start: (anchor + offset) as Ticks };
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
