import type { MediaRef } from '@/engine/project/schema';
import { toSeconds } from '@/engine/time/ticks';
import { useUploads } from '@/hooks/useUploads';
import { shownByCaller } from '@/lib/request';
import { readSession } from '@/lib/session';
import { kv } from '@/lib/storage';
import { mediaVault } from '@/lib/storage/mediaVault';
import { type UploadItem, uploadQueue } from '@/lib/uploads';
import { fileApi } from '@/services/file/api';
import { recordFile } from '@/services/file/storeFile';
import type { EditorStore } from '../../model/editorStore';
import type { Target } from '../items/buildItem';
import { type FileRefusal, mediaMaxSizeMB, type ReadMedia, readFile } from './readFile';

interface MediaTypes {
  readonly target: {
    readonly editor: EditorStore;
    /** The medium of the project that waits for an address; absent until the file is in the project. */
    readonly media?: MediaRef;
    /** Where it is put once it can be read: a file that has to be converted first. */
    readonly place?: Target;
    /** Codec of a sound that a conversion could not keep. */
    readonly lostAudio?: string | undefined;
  };
  /** Undefined when the file comes out of the vault: it was read when it came in. */
  readonly info: ReadMedia | undefined;
  /** Address in the merchant's library. */
  readonly result: string;
  readonly refusal: FileRefusal;
  readonly twin: never;
}

/** A file on its way into the project, and from there to the others. */
export type MediaUpload = UploadItem<MediaTypes>;

/** A file by what is in it. */
interface FileContent {
  readonly hash: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

interface StoredAddress {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly storedAt: number;
}

/** The library may lose a file at any time: after a day it is asked again. */
const ADDRESS_LIFE_MS = 24 * 60 * 60 * 1000;

/** Content hash → address in the library of the account's merchant: what was sent a moment ago is not sent again. */
const addresses = kv<StoredAddress>('media-addresses');
const addressKey = (hash: string): string => {
  const { mchno, accountId } = readSession();
  return `${mchno}/${accountId}/${hash}`;
};

/**
 * Where the signed-in account's merchant has a content: stored from here lately, or by anybody at any time. What lies in
 * the recycle bin does not last. A library that does not answer knows nothing.
 */
export async function findAddress({ hash, name, size }: FileContent): Promise<string | undefined> {
  const known = await addresses.get(addressKey(hash)).catch(() => undefined);
  if (known && Date.now() - known.storedAt < ADDRESS_LIFE_MS) return known.url;
  const { list } = await fileApi.check({ files: [{ hash, name, size }] }, shownByCaller).catch(() => ({ list: [] }));
  const url = list.find(({ by, file }) => by === 'hash' && file.status === 1)?.file.url;
  if (url) await keepAddress(hash, url);
  else if (known) await addresses.delete(addressKey(hash)).catch(() => undefined);
  return url;
}

export const keepAddress = (hash: string, url: string): Promise<void> =>
  addresses.set(addressKey(hash), { url, storedAt: Date.now() }).catch(() => undefined);

/**
 * Media of a timeline. The check reads a file and keeps it in the vault; `start` sends it once it is in the project. One
 * content is sent once, however many projects ask, and goes on when the editor is left. The vault holds the file: an
 * interrupted upload goes on when the project is opened again.
 */
export const mediaUploads = uploadQueue.define<MediaTypes>({
  key: 'timeline',
  start: 'manual',
  checksAtOnce: 2,
  sameContent: 'share',
  forgetsDone: true,
  maxSizeMB: () => mediaMaxSizeMB,
  async check({ file: chosen }, { onProgress }) {
    const read = await readFile(chosen);
    if ('refusal' in read) return { refusal: read.refusal };
    onProgress(0, 'keeping');
    const { facts, file } = read;
    const { hash } = await mediaVault.put(file, (share) => onProgress(Math.round(share * 100), 'keeping'));
    return { info: facts, hash, ...(file === chosen ? {} : { file, name: file.name, size: file.size }) };
  },
  findResult: async ({ hash, name, size }) => (hash ? findAddress({ hash, name, size }) : undefined),
  resumeKeyOf: ({ hash = '' }) => `media:${hash}`,
  async record({ hash, target: { media } }, stored, { signal }) {
    const facts = {
      ...(media && media.width > 0 ? { width: media.width, height: media.height } : {}),
      ...(media && media.duration > 0 ? { duration: toSeconds(media.duration) } : {}),
    };
    const { url } = await recordFile(stored, { facts, signal });
    if (hash) await keepAddress(hash, url);
    return url;
  },
});

/** The files of an open project on their way. */
export const useMediaUploads = (editor: EditorStore): readonly MediaUpload[] =>
  useUploads(mediaUploads, ({ target }) => target.editor === editor);
