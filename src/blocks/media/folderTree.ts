import type { FileFolder } from '@/services/file_folder/schema';

export interface FolderNode {
  readonly key: string;
  readonly value: string;
  readonly title: string;
  readonly count: number;
  readonly children: FolderNode[];
}

/** The tree of a flat list; a folder whose parent is not there stands at the top. */
export function folderTree(folders: readonly FileFolder[]): FolderNode[] {
  const known = new Set(folders.map(({ id }) => id));
  const under = (parent: string): FolderNode[] =>
    folders
      .filter(({ parent_id }) => (known.has(parent_id) ? parent_id : '') === parent)
      .map(({ id, name, count }) => ({ key: id, value: id, title: name, count, children: under(id) }));
  return under('');
}

/** A folder and all above it, from the top; empty for none. */
export function folderTrail(folders: readonly FileFolder[], id: string): readonly FileFolder[] {
  const trail: FileFolder[] = [];
  let at = folders.find((folder) => folder.id === id);
  while (at && !trail.includes(at)) {
    const { parent_id } = at;
    trail.unshift(at);
    at = folders.find((folder) => folder.id === parent_id);
  }
  return trail;
}

/** Ids of a folder and of all below it. */
export function folderFamily(folders: readonly FileFolder[], id: string): ReadonlySet<string> {
  const family = new Set([id]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const folder of folders) if (family.has(folder.parent_id)) family.add(folder.id);
  }
  return family;
}
