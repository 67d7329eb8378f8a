import {
  type DocumentKind,
  draftStorageOf,
  type ServerCopy,
  type SessionStart,
  saveRecord,
  UnreadableDocumentError,
} from '@/blocks/document';
import { type ProjectJson, projectJson } from '@/engine/project/projectJson';
import { shownByCaller } from '@/lib/request';
import { projectApi } from '@/services/project/api';
import type { ProjectRecord } from '@/services/project/schema';
import { draftProject } from './draftProject';
import { hasContent, isOutputStale } from './selectors';
import { sourceOf } from './sourceOf';
import { type Draft, emptyDraft } from './state';

const PROJECT_KIND = 'compose.post';

/** Reads a draft of any earlier form; unknown fields go, missing ones get their default. Undefined = not a draft. */
export function readDraft(value: unknown): Draft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const draft = value as Partial<Draft>;
  if (draft.schema !== 1 || !Array.isArray(draft.cards) || typeof draft.goods !== 'object') return undefined;
  return {
    ...emptyDraft,
    ...draft,
    goods: { ...emptyDraft.goods, ...draft.goods, form: { ...emptyDraft.goods.form, ...draft.goods?.form } },
    brief: { ...emptyDraft.brief, ...draft.brief },
  };
}

/** The video itself, once nothing in it is estimated any more: what other editors open. */
function documentOf(draft: Draft): ProjectJson | undefined {
  const built = draftProject(draft);
  return built.kind === 'ready' && built.isComplete ? projectJson(built.project) : undefined;
}

/** What the server has of a composition. */
export function toCopy(record: ProjectRecord): ServerCopy<Draft> {
  const document = readDraft(record.draft);
  const { id, revision, updated_at } = record;
  return { id, revision, updatedAt: updated_at, saveId: document?.saveId, document };
}

/** A composition: kept, saved and compared as one document. */
export const composeKind: DocumentKind<Draft> = {
  storage: draftStorageOf<Draft>('compose'),
  channel: 'compose',
  hasContent,
  save: (draft, context, t) =>
    saveRecord(context, ({ id, revision, saveId }) => {
      const cover = draft.output.status === 'done' ? draft.output.video.cover : draft.goods.form.cover;
      return projectApi.save(
        {
          ...(id ? { id } : {}),
          revision,
          title: draft.goods.form.title.trim().slice(0, 120) || t('compose.untitled'),
          kind: PROJECT_KIND,
          cover: cover.slice(0, 2000),
          draft: { ...draft, saveId },
          document: documentOf(draft),
          source: sourceOf(draft),
          finished: draft.output.status === 'done' && !isOutputStale(draft),
        },
        shownByCaller,
      );
    }),
  fetch: async (id) => toCopy(await projectApi.info({ id }, shownByCaller)),
  asCopy: (draft, t) => {
    const { form } = draft.goods;
    const title = t('document.copyTitle', { title: form.title || t('compose.untitled') });
    return { ...draft, documentId: crypto.randomUUID(), goods: { ...draft.goods, form: { ...form, title } } };
  },
  describeError: (error, t) => (error instanceof UnreadableDocumentError ? t('compose.openNotOurs') : undefined),
  toText: ({ goods: { form }, cards }) =>
    [form.title, ...form.sellingPoints, form.description, '', ...cards.map(({ text }) => text)].join('\n'),
  versions: {
    list: (id) => projectApi.versions({ id }, shownByCaller),
    restore: async (target) => toCopy(await projectApi.versionRestore(target, shownByCaller)),
    describe: ({ by }) => by.name,
  },
};

export type ComposeStart = SessionStart<Draft>;
