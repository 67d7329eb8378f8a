import { type DocumentKind, UnreadableDocumentError } from '@/blocks/document';
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
function outlineOf(project: Project): string {
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

/** What every document of the timeline has in common: when it is kept, and how it is told in words. */
export const timelineDocument: Pick<
  DocumentKind<Project>,
  'keepDelay' | 'saveDelay' | 'hasContent' | 'toText' | 'describeError'
> = {
  keepDelay: 800,
  saveDelay: 1500,
  // A new project counts from its first change on; a copy counts at once.
  hasContent: (project, start) => project !== start.document || start.id !== undefined || start.isSynced === false,
  toText: outlineOf,
  describeError: (error, t) => {
    if (error instanceof ProjectError) return t(`timeline.broken.${error.code}`, { place: error.place });
    return error instanceof UnreadableDocumentError ? t('timeline.openNotOurs') : undefined;
  },
};
