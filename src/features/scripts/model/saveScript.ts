import type { SaveContext } from '@/lib/drafts/draftSync';
import { type Opened, openDraft } from '@/lib/drafts/openDraft';
import type { RemoteResult } from '@/lib/drafts/saveState';
import { BusinessError, HttpError, NetworkError } from '@/lib/request/errors';
import { scriptApi } from '@/services/script/api';
import type { Script } from '@/services/script/schema';
import { bodyOf, docOf, type ScriptDoc, scriptDrafts } from './doc';

const serverTrouble = 500;

/**
 * Saves a document as a script record, without a message of its own: the save state on the screen tells. One that was
 * deleted elsewhere while it is open here is made anew.
 */
export function scriptSaver(untitled: string) {
  return async function save(doc: ScriptDoc, context: SaveContext): Promise<RemoteResult> {
    const { projectId, revision, saveId } = context;
    try {
      const saved = await scriptApi.save(
        {
          ...bodyOf(doc, untitled),
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
        return save(doc, { projectId: undefined, revision: undefined, saveId });
      const isAway = error instanceof NetworkError || (error instanceof HttpError && error.status >= serverTrouble);
      return isAway ? { kind: 'offline' } : { kind: 'refused', error };
    }
  };
}

/** The script of an address: the server's version, or this browser's where that is newer. */
export const openScript = (id: string): Promise<Opened<ScriptDoc, Script>> =>
  openDraft<ScriptDoc, Script>({
    projectId: id,
    storage: scriptDrafts,
    fetchRecord: (one) => scriptApi.info({ id: one }, { skipErrorHandler: true }),
    read: docOf,
    saveIdOf: ({ save_id }) => save_id || undefined,
  });
