import { ProjectError } from '@/engine/project/errors';
import { parseProject } from '@/engine/project/parseProject';
import type { Project } from '@/engine/project/schema';
import { type DraftStorage, draftStorageOf } from '@/lib/drafts/draftStorage';
import type { ProjectRecord } from '@/services/project/schema';
import { newId } from '@/utils/newId';

export const editorKind = 'editor.timeline';

/** Open projects in IndexedDB. */
export const editorDrafts: DraftStorage<Project> = draftStorageOf<Project>('timeline');

/** A document from outside; undefined when it is none, the error when it is a broken one. */
export function readDocument(value: unknown): Project | ProjectError | undefined {
  if (value === undefined || value === null) return undefined;
  try {
    return parseProject(value);
  } catch (error) {
    if (error instanceof ProjectError) return error;
    throw error;
  }
}

/** The video of a record that another screen made, as a project of its own that remembers where it came from. */
export function copyOf(record: Pick<ProjectRecord, 'id' | 'title' | 'source'>, document: Project): Project {
  const source = [...record.source, { type: 'project', id: record.id }].filter(
    (item, index, all) => all.findIndex(({ type, id }) => type === item.type && id === item.id) === index,
  );
  return { ...document, id: newId(), title: document.title || record.title, source };
}
