import { projectJson } from '@/engine/project/projectJson';
import type { Project } from '@/engine/project/schema';
import type { SaveContext } from '@/lib/drafts/draftSync';
import type { RemoteResult } from '@/lib/drafts/saveState';
import { BusinessError, HttpError, NetworkError } from '@/lib/request/errors';
import type { SourceRef } from '@/services/contract';
import { projectApi } from '@/services/project/api';
import { editorKind } from './editorDraft';

/** Kinds of things that the chain knows; a document from a file may name others. */
const chainKinds: Readonly<Record<SourceRef['type'], true>> = {
  goods: true,
  breakdown: true,
  article: true,
  chat: true,
  framework: true,
  topic: true,
  script: true,
  project: true,
  video: true,
  publish: true,
  file: true,
  knowledge: true,
  figure: true,
  shooting_plan: true,
  template: true,
};

const isOfChain = (item: { readonly type: string; readonly id: string }): item is SourceRef => item.type in chainKinds;

const chainOf = ({ source }: Project): SourceRef[] => source.flatMap((item) => (isOfChain(item) ? [item] : []));

const serverTrouble = 500;
const longestTitle = 120;

/**
 * Saves a document as a project record, without a message of its own: the save state on the screen tells. A project that
 * was deleted elsewhere while it is open here is made anew: what is on the screen is never without a home.
 * @param untitled title of a project that has none
 * @param coverOf address of an image that stands for the project, empty when there is none
 */
export function projectSaver(untitled: string, coverOf: (project: Project) => string) {
  return async function save(project: Project, context: SaveContext): Promise<RemoteResult> {
    const { projectId, revision, saveId } = context;
    try {
      const saved = await projectApi.save(
        {
          ...(projectId ? { id: projectId } : {}),
          ...(revision === undefined ? {} : { revision }),
          title: project.title.trim().slice(0, longestTitle) || untitled,
          kind: editorKind,
          cover: coverOf(project),
          draft: { saveId },
          document: projectJson(project),
          source: chainOf(project),
        },
        { skipErrorHandler: true },
      );
      return { kind: 'saved', projectId: saved.id, revision: saved.revision };
    } catch (error) {
      if (error instanceof BusinessError && error.code === 'CONFLICT') return { kind: 'conflict' };
      if (error instanceof BusinessError && error.code === 'NOT_FOUND' && projectId)
        return save(project, { projectId: undefined, revision: undefined, saveId });
      const isAway = error instanceof NetworkError || (error instanceof HttpError && error.status >= serverTrouble);
      return isAway ? { kind: 'offline' } : { kind: 'refused', error };
    }
  };
}

/** The first image of the video that has an address of its own. */
export function coverAddress(project: Project): string {
  for (const clip of project.tracks.main.clips) {
    const media = 'mediaId' in clip ? project.media[clip.mediaId] : undefined;
    if (media?.kind === 'image' && /^(https?:)?\/\//.test(media.url) && media.url.length <= 2000) return media.url;
  }
  return '';
}
