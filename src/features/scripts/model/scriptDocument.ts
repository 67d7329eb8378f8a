import {
  createDocumentStore,
  type DocumentKind,
  type DocumentState,
  type DocumentStore,
  draftStorageOf,
  type ServerCopy,
  saveRecord,
} from '@/blocks/document';
import type { MessageId } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { scriptApi } from '@/services/script/api';
import type { Script, ScriptVersion } from '@/services/script/schema';
import { ScriptDifference } from '../editor/ScriptDifference';
import { bodyOf, docOf, type ScriptDoc } from './doc';

const toCopy = (script: Script): ServerCopy<ScriptDoc> => ({
  id: script.id,
  revision: script.revision,
  updatedAt: script.updated_at,
  saveId: script.save_id || undefined,
  document: docOf(script),
});

/** A script: kept, saved and compared as one document. */
export const scriptKind: DocumentKind<ScriptDoc> = {
  storage: draftStorageOf<ScriptDoc>('script'),
  channel: 'script',
  saveDelay: 900,
  hasContent: (doc, start) => doc !== start.document || start.id !== undefined,
  save: (doc, context, t) =>
    saveRecord(context, ({ id, revision, saveId }) =>
      scriptApi.save(
        {
          ...bodyOf(doc, t('scripts.untitled')),
          save_id: saveId,
          ...(id ? { id } : {}),
          revision,
        },
        shownByCaller,
      ),
    ),
  fetch: async (id) => toCopy(await scriptApi.info({ id }, shownByCaller)),
  asCopy: (doc, t) => ({ ...doc, title: t('document.copyTitle', { title: doc.title || t('scripts.untitled') }) }),
  toText: ({ title, sentences }) => [title, ...sentences.map(({ text }) => text)].join('\n'),
  Compare: ScriptDifference,
  versions: {
    list: (id) => scriptApi.versions({ id }, shownByCaller),
    read: async (id, version) => docOf(await scriptApi.version({ id, version }, shownByCaller)),
    restore: async (target) => toCopy(await scriptApi.versionRestore(target, shownByCaller)),
    describe: ({ by, sentences, seconds }: ScriptVersion, t) =>
      t('scripts.versionFacts', { name: by.name, count: sentences, seconds: Math.round(seconds) }),
  },
};

/** What was done, as undo names it. */
export type StepLabel = Extract<MessageId, `scripts.step.${string}` | 'document.load'>;

interface Selection {
  readonly selected: ReadonlySet<string>;
}

export type ScriptState = DocumentState<ScriptDoc> & Selection;

export interface ScriptStore extends Omit<DocumentStore<ScriptDoc, Selection>, 'change' | 'set'> {
  /** @param place Typing into the same place is one step. */
  change(label: StepLabel, change: (doc: ScriptDoc) => ScriptDoc, place?: string): void;
  select(ids: ReadonlySet<string>): void;
}

/** A script with its history and its selection, outside React. */
export function createScriptStore(doc: ScriptDoc): ScriptStore {
  const { change, set, ...store } = createDocumentStore<ScriptDoc, Selection>(doc, {
    extra: { selected: new Set() },
    settle: ({ history, selected }) => {
      const ids = new Set(history.present.sentences.map(({ id }) => id));
      return { selected: new Set([...selected].filter((id) => ids.has(id))) };
    },
  });
  return {
    ...store,
    change: (label, make, place) => change(make, { label, merge: place }),
    select: (selected) => set({ selected }),
  };
}
