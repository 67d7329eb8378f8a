import type { Project } from '@/engine/project/schema';
import { newKey } from '@/lib/drafts/draftStorage';
import { type Opened, openDraft } from '@/lib/drafts/openDraft';
import type { ProjectRecord } from '@/services/project/schema';
import { copyOf, editorDrafts, editorKind, readDocument } from './editorDraft';

/** What the session begins with. */
export interface Session {
  readonly project: Project;
  readonly key: string;
  readonly projectId?: string;
  readonly revision?: number;
  /** False: this browser has what the server lacks; it is saved without waiting for a change. */
  readonly isSynced?: boolean;
  /** Changes that only this browser had were taken up: when they were kept. */
  readonly recoveredFrom?: number;
  /** A project of another screen, opened as a copy. */
  readonly isCopy?: boolean;
}

type OpenedProject =
  | { readonly kind: 'ready'; readonly session: Session }
  | Extract<Opened<Project, ProjectRecord>, { kind: 'conflict' }>
  /** `error` undefined: there is nothing in it that could be edited. */
  | { readonly kind: 'missing'; readonly error: unknown };

const saveIdOf = ({ draft }: ProjectRecord): string | undefined =>
  typeof draft.saveId === 'string' ? draft.saveId : undefined;

/** Opens what an address names: a project of this editor, or a copy of one that another screen has made. */
export async function openProject(
  projectId: string,
  fetchRecord: (id: string) => Promise<ProjectRecord>,
): Promise<OpenedProject> {
  let foreign: ProjectRecord | undefined;
  let broken: unknown;
  const opened = await openDraft<Project, ProjectRecord>({
    projectId,
    storage: editorDrafts,
    fetchRecord,
    saveIdOf,
    read: (record) => {
      if (record.kind !== editorKind) foreign = record;
      const document = readDocument(record.document);
      if (!(document instanceof Error)) return document;
      broken = document;
      return undefined;
    },
  });
  if (opened.kind === 'missing') return { kind: 'missing', error: opened.error ?? broken };
  if (opened.kind === 'conflict') return opened;
  if (foreign)
    return {
      kind: 'ready',
      session: { project: copyOf(foreign, opened.draft), key: newKey(), isSynced: false, isCopy: true },
    };
  // What this browser kept is from an earlier version of the product at worst; it comes through the same door.
  const document = opened.isSynced ? opened.draft : readDocument(opened.draft);
  if (document === undefined || document instanceof Error) return { kind: 'missing', error: document };
  const { key, revision, isSynced, recoveredFrom } = opened;
  return {
    kind: 'ready',
    session: {
      project: document,
      key,
      projectId,
      isSynced,
      ...(revision === undefined ? {} : { revision }),
      ...(recoveredFrom === undefined ? {} : { recoveredFrom }),
    },
  };
}
