import { fileApi } from '@/services/file/api';
import type { FileRecord } from '@/services/file/schema';
import { describe, storeCover } from './describe';

const tried = new Set<string>();

/**
 * Looks into a stored film or sound of which the record tells too little (it came from an address), and gives the record
 * its facts and cover. Once a page; what fails stays as it is.
 *
 * @returns the fuller record, undefined where there was nothing to add
 */
export async function completeRecord(file: FileRecord): Promise<FileRecord | undefined> {
  const isFilm = file.kind === 'video';
  if (!isFilm && file.kind !== 'audio') return undefined;
  const lacksFacts = !file.facts;
  const lacksCover = isFilm && file.cover === '' && !file.facts?.problem;
  if ((!lacksFacts && !lacksCover) || tried.has(file.id)) return undefined;
  tried.add(file.id);
  try {
    const found = lacksFacts
      ? await describe(file.url, file.kind)
      : { ...(file.duration ? { duration: file.duration } : {}), ...(file.facts ? { facts: file.facts } : {}) };
    const cover = lacksCover ? await storeCover(file.url, file.kind, found) : '';
    if (!lacksFacts && !cover) return undefined;
    return await fileApi.set({ id: file.id, ...found, ...(cover ? { cover } : {}) }, { skipErrorHandler: true });
  } catch {
    return undefined;
  }
}
