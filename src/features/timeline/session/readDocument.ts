import { ProjectError } from '@/engine/project/errors';
import { parseProject } from '@/engine/project/parseProject';
import type { Project } from '@/engine/project/schema';
import { allClips, mediaIdOf } from '@/engine/project/walk';
import { toSeconds } from '@/engine/time/ticks';

/** A document from outside; undefined when it is none, the error when it is a broken one. */
export function readDocument(value: unknown): Project | ProjectError | undefined {
  if (value === undefined || value === null) return undefined;
  try {
    return parseProject(value);
  } catch (error) {
    if (error instanceof ProjectError) return error;
    throw error;
  }
}

/** What a project holds, clip by clip in seconds, for a comparison in words. */
export function outlineOf(project: Project): string {
  const nameOf = (clip: ReturnType<typeof allClips>[number]): string => {
    const mediaId = mediaIdOf(clip);
    if (mediaId !== undefined) return project.media[mediaId]?.name ?? '';
    return 'text' in clip ? String(clip.text) : '';
  };
  const clips = allClips(project).map((clip) =>
    `${toSeconds(clip.start).toFixed(2)} + ${toSeconds(clip.duration).toFixed(2)} ${nameOf(clip)}`.trim(),
  );
  return [project.title, ...clips].join('\n');
}
