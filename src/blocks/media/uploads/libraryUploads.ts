import type { PickedFile } from '@/components/upload/readDrop';
import { useUploads } from '@/hooks/useUploads';
import { multipartFrom } from '@/lib/oss';
import { shownByCaller } from '@/lib/request';
import { sizeRefusal, uploadQueue } from '@/lib/uploads';
import { fileApi } from '@/services/file/api';
import { fileKindOf, maxSizeMBOf } from '../fileKinds';
import { readableFile } from '../readableFile';
import { describeFile, storeCover } from './describe';
import { findTwins, makeFolders } from './startUploads';
import type { LibraryTypes, LibraryUpload } from './types';
import { followUploads } from './uploadTask';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Files on their way into the library: they go on while other pages are open. */
export const libraryUploads = uploadQueue.define<LibraryTypes>({
  key: 'library',
  sameContent: 'refuse',
  maxSizeMB: ({ file }) => maxSizeMBOf(fileKindOf(file)),
  refuse(file) {
    const kind = fileKindOf(file);
    return sizeRefusal(file, { maxSizeMB: maxSizeMBOf(kind), isImage: kind === 'image' });
  },
  async convert(file) {
    const read = await readableFile(file);
    return read instanceof File ? read : { messageId: `upload.${read}` };
  },
  prepare: makeFolders,
  findTwins,
  async resolveTwin({ twin }) {
    if (!twin) throw new Error('no twin to use');
    const { file } = twin;
    if (file.status === 1) return file;
    await fileApi.restore({ ids: [file.id] }, shownByCaller);
    return { ...file, status: 1 };
  },
  async record({ file, hash, target }, { url: _, hash: sentHash, ...object }, { signal, once }) {
    const kind = fileKindOf(file);
    const described = await once('describe', () => describeFile(file, kind));
    const cover = await storeCover(file, kind, described, signal);
    const known = sentHash ?? hash;
    return fileApi.save(
      {
        ...object,
        ...described,
        ...(known ? { hash: known } : {}),
        ...(cover ? { cover } : {}),
        folder_id: target.folderId,
      },
      shownByCaller,
    );
  },
  persist: {
    place: ({ target }) => ({ folderId: target.folderId, path: target.path }),
    targetOf(place) {
      if (isRecord(place)) {
        const path = Array.isArray(place.path) ? place.path.map(String) : [];
        return { folderId: String(place.folderId ?? ''), path };
      }
      // Places were bare folder ids once; parts of unknown origin go into no folder.
      return { folderId: typeof place === 'string' ? place : '', path: [] };
    },
    // Larger files leave their parts, and whoever chooses them again goes on from there.
    keepsFile: ({ size }) => size <= multipartFrom,
    takesUnknown: true,
  },
});

followUploads(libraryUploads);

/** Looks at the files, tells what the library has already, sends the rest. @returns their ids */
export const addToLibrary = (picked: readonly PickedFile[], folderId: string): readonly string[] =>
  libraryUploads.add(picked.map(({ file, path }) => ({ file, target: { folderId, path } })));

/** The files on their way into the library. */
export const useLibraryUploads = (): readonly LibraryUpload[] => useUploads(libraryUploads);
