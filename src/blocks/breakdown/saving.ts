import {
  type DocumentKind,
  draftStorageOf,
  type SaveContext,
  type SaveResult,
  type ServerCopy,
  saveRecord,
} from '@/blocks/document';
import { breakDown, matchFrameworks } from '@/domain/breakdown';
import { frameworks } from '@/domain/frameworks';
import { shownByCaller } from '@/lib/request';
import { breakdownApi } from '@/services/breakdown/api';
import type { BreakdownRecord } from '@/services/breakdown/schema';
import { type BreakdownDoc, docOf } from './doc';

/** Saves without a message of its own: the save status on the screen tells. */
export const saveBreakdown = (doc: BreakdownDoc, context: SaveContext): Promise<SaveResult> =>
  saveRecord(context, ({ id, revision, saveId }) => {
    const result = breakDown(doc, doc.cuts);
    return breakdownApi.save(
      {
        ...(id ? { id } : {}),
        revision,
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
  });

const toCopy = (record: BreakdownRecord): ServerCopy<BreakdownDoc> => ({
  id: record.id,
  revision: record.revision,
  updatedAt: record.updated_at,
  saveId: record.save_id || undefined,
  document: docOf(record),
});

/** A breakdown: kept, saved and compared as one document. */
export const breakdownKind: DocumentKind<BreakdownDoc> = {
  storage: draftStorageOf<BreakdownDoc>('breakdown'),
  channel: 'breakdown',
  keepDelay: 300,
  saveDelay: 900,
  hasContent: ({ text }) => text !== '',
  save: saveBreakdown,
  fetch: async (id) => toCopy(await breakdownApi.info({ id }, shownByCaller)),
  asCopy: (doc, t) => ({ ...doc, title: t('document.copyTitle', { title: doc.title }) }),
  // The segments as they are cut, each a paragraph under its role.
  toText: (doc) =>
    [doc.title, ...breakDown(doc, doc.cuts).segments.map(({ role, text }) => `[${role}] ${text}`)].join('\n\n'),
};
