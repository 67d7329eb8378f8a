import type { Action } from '@/engine/edit/actions';
import { projectDuration } from '@/engine/project/projectDuration';
import { type AudioClip, audioClip, type MediaRef, type Project } from '@/engine/project/schema';
import { minTicks, type Ticks } from '@/engine/time/ticks';
import { newId } from '@/utils/newId';
import type { Built, Target } from './buildItem';
import { placeOnAudio } from './places';

export interface AudioWish {
  readonly role: AudioClip['role'];
  /** Again and again until the video's end; the last one is cut there. */
  readonly isRepeated?: boolean;
}

/** More would be a list nobody can edit; six seconds a piece are ten minutes. */
const MOST_REPEATS = 100;

/** How long a sound of `length` will be heard from a moment on. */
export function audioSpan(project: Project, at: Ticks, length: Ticks, isRepeated = false): Ticks {
  const end = projectDuration(project);
  return isRepeated && end > at ? ((end - at) as Ticks) : length;
}

/** Puts a sound on the wished sound track, or on a free one; one that the project does not know becomes part of it. */
export function buildAudio(project: Project, media: MediaRef, target: Target, { role, isRepeated }: AudioWish): Built {
  const total = audioSpan(project, target.at, media.duration, isRepeated);
  const place = placeOnAudio(project, { at: target.at, trackId: target.trackId, duration: total });
  const clips: AudioClip[] = [];
  for (let start = place.start; start < place.start + total && clips.length < MOST_REPEATS; ) {
    const duration = minTicks(media.duration, (place.start + total - start) as Ticks);
    clips.push(
      audioClip.parse({ type: 'audio', id: newId(), name: media.name, mediaId: media.id, start, duration, role }),
    );
    start = (start + media.duration) as Ticks;
  }
  const first: readonly Action[] = project.media[media.id] ? [] : [{ type: 'addMedia', media }];
  return {
    action: {
      type: 'batch',
      actions: [
        ...first,
        ...place.before,
        ...clips.map((clip): Action => ({ type: 'insertClip', trackId: place.trackId, clip })),
      ],
    },
    label: `timelineMusic.step.${role}`,
    clipId: clips[0]?.id,
  };
}
