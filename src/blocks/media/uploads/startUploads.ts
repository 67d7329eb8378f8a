import { contentHash } from '@/lib/oss';
import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import { fileFolderApi } from '@/services/file_folder/api';
import type { LibraryUpload, PickedFile, Twin } from './types';

const foldersAtOnce = 200;
const askedAtOnce = 200;

/** Makes the folders that files bring along. @returns folder id by path; the empty path is where they were dropped. */
export async function makeFolders(
  picked: readonly PickedFile[],
  folderId: string,
): Promise<(path: readonly string[]) => string> {
  const paths = new Map(picked.filter(({ path }) => path.length > 0).map(({ path }) => [path.join('/'), path]));
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

/** Hash by hash, so that the page stays quick while many files are looked at. */
export const hashOf = (file: File): Promise<string | undefined> => contentHash(file);

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
