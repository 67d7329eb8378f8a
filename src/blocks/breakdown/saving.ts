import { breakDown, matchFrameworks } from '@/domain/breakdown';
import { frameworks } from '@/domain/frameworks';
import { draftStorageOf } from '@/lib/drafts/draftStorage';
import type { SaveContext } from '@/lib/drafts/draftSync';
import { type Opened, openDraft } from '@/lib/drafts/openDraft';
import type { RemoteResult } from '@/lib/drafts/saveState';
import { shownByCaller } from '@/lib/request';
import { BusinessError, HttpError, NetworkError } from '@/lib/request/errors';
import { breakdownApi } from '@/services/breakdown/api';
import type { BreakdownRecord } from '@/services/breakdown/schema';
import { type BreakdownDoc, docOf } from './doc';

const serverTrouble = 500;

/** Breakdowns in IndexedDB. */
export const breakdownDrafts = draftStorageOf<BreakdownDoc>('breakdown');

/**
 * Saves without a message of its own: the save state on the screen tells. One that was deleted elsewhere while it is open
 * here is made anew.
 */
export async function saveRemote(
  doc: BreakdownDoc,
  { projectId, revision, saveId }: SaveContext,
): Promise<RemoteResult> {
  const result = breakDown(doc, doc.cuts);
  try {
    const saved = await breakdownApi.save(
      {
        ...(projectId ? { id: projectId } : {}),
        ...(revision === undefined ? {} : { revision }),
        title: doc.title.trim() || doc.text.trim().slice(0, 20),
        text: doc.text,
        marks: [...doc.marks],
        cuts: [...doc.cuts],
        origin: doc.origin,
        hook_score: result.hook.score,
        framework_id: matchFrameworks(result, frameworks)[0]?.framework.id ?? '',
        save_id: saveId,
        source: [...doc.source],
      },
      shownByCaller,
    );
    return { kind: 'saved', projectId: saved.id, revision: saved.revision };
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'CONFLICT') return { kind: 'conflict' };
    if (error instanceof BusinessError && error.code === 'NOT_FOUND' && projectId)
      return saveRemote(doc, { projectId: undefined, revision: undefined, saveId });
    const isAway = error instanceof NetworkError || (error instanceof HttpError && error.status >= serverTrouble);
    return isAway ? { kind: 'offline' } : { kind: 'refused', error };
  }
}

/** The server's state of a breakdown, or this browser's where that is newer. */
export const openBreakdown = (id: string): Promise<Opened<BreakdownDoc, BreakdownRecord>> =>
  openDraft({
    projectId: id,
    storage: breakdownDrafts,
    fetchRecord: (wanted) => breakdownApi.info({ id: wanted }, shownByCaller),
    read: docOf,
    saveIdOf: ({ save_id }) => save_id || undefined,
  });
