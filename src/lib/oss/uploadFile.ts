import { NetworkError, WordedError } from '@/lib/request/errors';
import { hosts } from '@/lib/settings';
import { dropAuthorization, uploadAuthorization } from './authorization';
import { checkpoints } from './checkpoints';
import { checkFile, checkImage } from './checks';
import { contentHash } from './contentHash';
import { formPost, isApartFromApi, relayedPost } from './formPost';
import { atOnce, defaultMaxSizeMB, multipartFrom } from './limits';
import { discard, multipart } from './multipart';
import { progressMeter } from './progressMeter';
import { StoreError } from './StoreError';
import { createSlots } from './slots';
import type { StoredObject, Transfer, UploadAuthorization, UploadOptions } from './types';
import { uploadKey } from './uploadKey';

const slots = createSlots(atOnce);

/**
 * Stores one file; at most four travel at once, the others wait their turn. Small files go by form POST, large ones in
 * parts that survive an abort and a reload.
 * @throws WordedError (too large, no authorization, refused by the store), NetworkError, CanceledError: `messageOf`
 * has the sentence for each. Nothing is shown, but for a warning when the authorization cannot be had.
 */
export async function uploadFile(file: File | Blob, options: UploadOptions): Promise<StoredObject> {
  const maxSizeMB = options.maxSizeMB ?? defaultMaxSizeMB;
  const mime = file.type || 'application/octet-stream';
  const refusal = mime.startsWith('image/') ? checkImage(file, { maxSizeMB }) : checkFile(file, { maxSizeMB });
  if (refusal) throw new WordedError({ messageId: refusal.id, values: refusal.values });
  return slots.run(options.signal, async () => {
    options.onStart?.();
    const report = progressMeter(file.size, options.onProgress);
    report(0);
    const [hash, { key, authorization }] = await Promise.all([
      options.hash ?? contentHash(file),
      sendWithFreshRights(file, mime, maxSizeMB, options, report),
    ]);
    report(file.size);
    return { key, url: addressOf(key, authorization), name: options.name, size: file.size, mime, hash };
  });
}

/** Names a file across reloads: picking the same file again goes on where it stopped. */
export function fingerprint(file: File | Blob, name: string): string {
  return `${name}:${file.size}:${file instanceof File ? file.lastModified : file.type}`;
}

/** Gives up a file in parts for good: what has arrived is dropped, here and at the store. */
export async function forgetUpload(resumeKey: string): Promise<void> {
  const checkpoint = await checkpoints.find(resumeKey);
  if (checkpoint) await discard(checkpoint, await uploadAuthorization());
}

type Sent = { readonly key: string; readonly authorization: UploadAuthorization };

/** The store may refuse an authorization before its time, or have forgotten the parts: then once more. */
async function sendWithFreshRights(
  file: Blob,
  mime: string,
  maxSizeMB: number,
  options: UploadOptions,
  report: (loaded: number) => void,
): Promise<Sent> {
  const once = async (authorization: UploadAuthorization): Promise<Sent> => ({
    key: await send(file, mime, maxSizeMB, options, authorization, report),
    authorization,
  });
  const authorization = await uploadAuthorization(maxSizeMB);
  try {
    return await once(authorization);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.code === 'NoSuchUpload') await checkpoints.remove(resumeKeyOf(file, options));
    else if (error.isAboutAuthorization) dropAuthorization(authorization);
    else throw error;
    return once(await uploadAuthorization(maxSizeMB));
  }
}

async function send(
  file: Blob,
  mime: string,
  maxSizeMB: number,
  { name, signal, ...options }: UploadOptions,
  authorization: UploadAuthorization,
  onLoaded: (loaded: number) => void,
): Promise<string> {
  const transfer = { file, mime, authorization, signal, onLoaded };
  if (file.size <= multipartFrom || !authorization.credentials.accessKeySecret) {
    const key = uploadKey(name, uniqueTime());
    await postForm({ ...transfer, key });
    return key;
  }
  const resumeKey = resumeKeyOf(file, { name, ...options });
  const found = await checkpoints.find(resumeKey);
  const isSame = found?.fileSize === file.size && found.bucket === authorization.ossConfig.bucket;
  const checkpoint = isSame ? found : undefined;
  const key = checkpoint?.key ?? uploadKey(name, uniqueTime());
  await multipart({ ...transfer, key, name, resumeKey, maxSizeMB, checkpoint });
  return key;
}

/** To the store itself; through the API where the store cannot be reached. */
async function postForm(transfer: Transfer): Promise<void> {
  try {
    await formPost(transfer);
  } catch (error) {
    if (!(error instanceof NetworkError && isApartFromApi(transfer))) throw error;
    await relayedPost(transfer);
  }
}

const resumeKeyOf = (file: Blob, { resumeKey, name }: UploadOptions): string => resumeKey ?? fingerprint(file, name);

let lastTime = 0;
/** Two files of one name in one millisecond must not share a key. */
function uniqueTime(): number {
  lastTime = Math.max(Date.now(), lastTime + 1);
  return lastTime;
}

/** Where the stored object is served. */
function addressOf(key: string, { ossConfig }: UploadAuthorization): string {
  const domain = (hosts.storage || ossConfig.domain).replace(/\/+$/, '');
  const base = /^(https?:)?\/\/|^\//.test(domain) ? domain : `https://${domain}`;
  return `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;
}
