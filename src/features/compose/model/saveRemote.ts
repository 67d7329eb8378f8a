import { type ProjectJson, projectJson } from '@/engine/project/projectJson';
import { BusinessError, HttpError, NetworkError } from '@/lib/request/errors';
import { projectApi } from '@/services/project/api';
import { draftProject } from './draftProject';
import type { RemoteResult } from './draftSync';
import { sourceOf } from './sourceOf';
import type { Draft } from './state';

const projectKind = 'compose.post';
const serverTrouble = 500;

/** The video itself, once nothing in it is estimated any more: what other editors open. */
function documentOf(draft: Draft): ProjectJson | undefined {
  const built = draftProject(draft);
  return built.kind === 'ready' && built.isComplete ? projectJson(built.project) : undefined;
}

/**
 * Saves the draft as a project record, without a message of its own: the save state on the screen tells. A project that
 * was deleted elsewhere while it is open here is made anew: what is on the screen is never without a home.
 */
export function remoteSaver(untitled: string) {
  return async function save(draft: Draft, projectId?: string, revision?: number): Promise<RemoteResult> {
    const cover = draft.output.status === 'done' ? draft.output.video.cover : draft.goods.form.cover;
    try {
      const saved = await projectApi.save(
        {
          ...(projectId ? { id: projectId } : {}),
          ...(revision === undefined ? {} : { revision }),
          title: draft.goods.form.title.trim().slice(0, 120) || untitled,
          kind: projectKind,
          cover: cover.slice(0, 2000),
          draft: { ...draft },
          document: documentOf(draft),
          source: sourceOf(draft),
        },
        { skipErrorHandler: true },
      );
      return { kind: 'saved', projectId: saved.id, revision: saved.revision };
    } catch (error) {
      if (error instanceof BusinessError && error.code === 'CONFLICT') return { kind: 'conflict' };
      if (error instanceof BusinessError && error.code === 'NOT_FOUND' && projectId) return save(draft);
      const isAway = error instanceof NetworkError || (error instanceof HttpError && error.status >= serverTrouble);
      return isAway ? { kind: 'offline' } : { kind: 'refused', error };
    }
  };
}
