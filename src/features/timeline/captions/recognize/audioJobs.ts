import { type AudioSegment, planAudio } from '@/engine/audio/audioPlan';
import type { MediaRef, Project } from '@/engine/project/schema';

/** A stretch of a file to be written down. */
export interface AudioJob {
  readonly segment: AudioSegment;
  readonly media: MediaRef;
}

/**
 * What there is to be written down: the voices, or, without any, the sound of the videos. Music and effects are left out.
 * What plays backwards says nothing.
 */
export function audioJobs(project: Project): readonly AudioJob[] {
  const segments = planAudio(project).segments.filter(({ reversed }) => !reversed);
  const voices = segments.filter(({ role }) => role === 'voice');
  const chosen = voices.length > 0 ? voices : segments.filter(({ role }) => role === 'original');
  return chosen.flatMap((segment) => {
    const media = project.media[segment.mediaId];
    return media ? [{ segment, media }] : [];
  });
}
