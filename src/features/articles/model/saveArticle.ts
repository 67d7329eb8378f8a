import type { SaveContext } from '@/lib/drafts/draftSync';
import type { RemoteResult } from '@/lib/drafts/saveState';
import { BusinessError, HttpError, NetworkError } from '@/lib/request/errors';
import { articleApi } from '@/services/article/api';
import type { ArticleDraft } from './draft';

const serverTrouble = 500;

/**
 * Saves without a message of its own: the save state on the screen tells. What was deleted elsewhere while it is open here
 * is made anew.
 */
export async function saveArticle(
  draft: ArticleDraft,
  { projectId, revision, saveId }: SaveContext,
): Promise<RemoteResult> {
  const { images, topics, source, layout, ...fields } = draft;
  try {
    const saved = await articleApi.save(
      {
        ...fields,
        images: [...images],
        topics: [...topics],
        source: [...source],
        layout: { ...layout },
        save_id: saveId,
        ...(projectId ? { id: projectId } : {}),
        ...(revision === undefined ? {} : { revision }),
      },
      { skipErrorHandler: true },
    );
    return { kind: 'saved', projectId: saved.id, revision: saved.revision };
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'CONFLICT') return { kind: 'conflict' };
    if (error instanceof BusinessError && error.code === 'NOT_FOUND' && projectId)
      return saveArticle(draft, { projectId: undefined, revision: undefined, saveId });
    const isAway = error instanceof NetworkError || (error instanceof HttpError && error.status >= serverTrouble);
    return isAway ? { kind: 'offline' } : { kind: 'refused', error };
  }
}
