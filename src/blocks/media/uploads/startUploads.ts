import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import { fileFolderApi } from '@/services/file_folder/api';
import type { LibraryUpload, Twin } from './types';

const foldersAtOnce = 200;
const askedAtOnce = 200;

/** Makes the folders that files bring along. @returns where each file goes, by upload id */
export async function makeFolders(
  items: readonly LibraryUpload[],
): Promise<ReadonlyMap<string, LibraryUpload['target']>> {
  const targets = new Map<string, LibraryUpload['target']>();
  for (const folderId of new Set(items.map(({ target }) => target.folderId))) {
    const own = items.filter(({ target }) => target.folderId === folderId);
    const idOf = await makeFoldersIn(
      folderId,
      own.map(({ target }) => target.path),
    );
    for (const { id, target } of own) targets.set(id, { folderId: idOf(target.path), path: target.path });
  }
  return targets;
}

async function makeFoldersIn(
  folderId: string,
  wanted: readonly (readonly string[])[],
): Promise<(path: readonly string[]) => string> {
  const paths = new Map(wanted.filter((path) => path.length > 0).map((path) => [path.join('/'), path]));
  const ids = new Map<string, string>();
  const all = [...paths];
  for (let from = 0; from < all.length; from += foldersAtOnce) {
    const some = all.slice(from, from + foldersAtOnce);
    const made = await fileFolderApi.multiSave(
      { parent_id: folderId, paths: some.map(([, path]) => path.slice(0, 8).map((name) => name.slice(0, 60))) },
      shownByCaller,
    );
    some.forEach(([key], index) => {
      const id = made.ids[index];
      if (id) ids.set(key, id);
    });
  }
  return (path) => ids.get(path.join('/')) ?? folderId;
}

/** What the library has already of these, by upload id. An answer that fails stops nothing: then nothing is known. */
export async function findTwins(items: readonly LibraryUpload[]): Promise<ReadonlyMap<string, Twin>> {
  const twins = new Map<string, Twin>();
  for (let from = 0; from < items.length; from += askedAtOnce) {
    const some = items.slice(from, from + askedAtOnce);
    const files = some.map(({ name, size, hash }) => ({ name, size, ...(hash ? { hash } : {}) }));
    const { list } = await fileApi.check({ files }, shownByCaller).catch(() => ({ list: [] }));
    for (const { at, ...twin } of list) {
      const item = some[at];
      if (item) twins.set(item.id, twin);
    }
  }
  return twins;
}
