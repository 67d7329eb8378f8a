import { type DocumentKind, UnreadableDocumentError } from '@/blocks/document';
import { ProjectError } from '@/engine/project/errors';
import { parseProject } from '@/engine/project/parseProject';
import type { Clip, Project } from '@/engine/project/schema';
import { allClips, mediaIdOf } from '@/engine/project/walk';
import { type Ticks, ticks, toSeconds } from '@/engine/time/ticks';

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

/** A moment as `01:03.50`. */
const momentOf = (ticks: Ticks): string => {
  const seconds = toSeconds(ticks);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(2).padStart(5, '0')}`;
};

/** What a clip shows: its own name, its file, and its words. */
function wordsOf(project: Project, clip: Clip): string {
  const mediaId = mediaIdOf(clip);
  const file = mediaId === undefined || clip.type === 'placeholder' ? '' : (project.media[mediaId]?.name ?? '');
  const words = clip.type === 'caption' ? Object.values(clip.texts) : clip.type === 'text' ? [clip.text] : [];
  return [...new Set([clip.name.trim(), file, words.join(' ')].filter(Boolean))].join(' · ');
}

/** What a project holds, clip by clip, for a comparison in words. */
const outlineOf = (project: Project): string =>
  [
    project.title,
    ...allClips(project).map((clip) =>
      `${momentOf(clip.start)}–${momentOf(ticks(clip.start + clip.duration))} ${wordsOf(project, clip)}`.trim(),
    ),
  ].join('\n');

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
