import { newKey, type Opened, openDocument, type SessionStart } from '@/blocks/document';
import type { Project } from '@/engine/project/schema';
import type { ProjectRecord } from '@/services/project/schema';
import { copyOf, editorKind, projectKind, toCopy } from './projectDocument';
import { readDocument } from './timelineDocument';

/** What the session begins with. */
export interface ProjectStart extends SessionStart<Project> {
  /** A project of another screen, opened as a copy. */
  readonly isCopy?: boolean;
}

/** Opens what an address names: a project of this editor, or a copy of one that another screen has made. */
export async function openProject(
  projectId: string,
  fetchRecord: (id: string) => Promise<ProjectRecord>,
): Promise<Opened<Project>> {
  let foreign: ProjectRecord | undefined;
  const opened = await openDocument<Project>(projectId, {
    storage: projectKind.storage,
    fetch: async (id) => {
      const record = await fetchRecord(id);
      if (record.kind !== editorKind) foreign = record;
      return toCopy(record);
    },
  });
  if (opened.kind !== 'ready') return opened;
  const { start } = opened;
  if (foreign) {
    const copy: ProjectStart = {
      document: copyOf(foreign, start.document),
      key: newKey(),
      isSynced: false,
      isCopy: true,
    };
    return { kind: 'ready', start: copy };
  }
  // What this browser kept is from an earlier version of the product at worst; it comes through the same door.
  const document = start.isSynced ? start.document : readDocument(start.document);
  if (document === undefined || document instanceof Error) return { kind: 'missing', error: document };
  return { kind: 'ready', start: { ...start, document } };
}
