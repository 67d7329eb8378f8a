import type OSS from 'ali-oss';
import { CanceledError, NetworkError } from '@/lib/request/errors';
import { lifeLeft, uploadAuthorization } from './authorization';
import { type Checkpoint, checkpoints } from './checkpoints';
import { partSize } from './limits';
import { StoreError } from './StoreError';
import type { Transfer, UploadAuthorization } from './types';

interface MultipartTransfer extends Transfer {
  readonly name: string;
  readonly resumeKey: string;
  readonly maxSizeMB: number;
  /** Parts that have arrived earlier, with the key that they belong to. */
  readonly checkpoint: Checkpoint | undefined;
}

/** What ali-oss puts on its errors. */
interface OssFailure {
  readonly name?: string;
  readonly status?: number;
  readonly code?: string;
}

/**
 * Sends a file in parts through ali-oss, which is loaded on first use. Every part that arrives is remembered, so that
 * an abort, a lost connection or a reload costs one part at most.
 * @throws CanceledError, NetworkError, StoreError
 */
export async function multipart(transfer: MultipartTransfer): Promise<void> {
  const client = await makeClient(transfer.authorization, transfer.maxSizeMB);
  const { signal } = transfer;
  if (signal?.aborted) throw new CanceledError();
  let stop: () => void = () => undefined;
  // ali-oss only stops before its next part: whoever pauses does not wait for that.
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => {
      client.cancel();
      reject(new CanceledError());
    };
  });
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await Promise.race([send(client, transfer), stopped]);
    await checkpoints.remove(transfer.resumeKey);
  } catch (error) {
    throw toStoreError(error);
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

async function send(client: OSS, transfer: MultipartTransfer): Promise<void> {
  const { file, key, mime, checkpoint, onLoaded, resumeKey, name, authorization } = transfer;
  if (checkpoint) onLoaded(sentBytes(checkpoint));
  await client.multipartUpload(key, file, {
    mime,
    partSize,
    parallel: 3,
    checkpoint: checkpoint && {
      ...checkpoint,
      file,
      name: key,
      doneParts: checkpoint.doneParts.map((part) => ({ ...part })),
    },
    progress: async (_fraction: number, state: OSS.Checkpoint | undefined) => {
      if (!state) return;
      const saved: Checkpoint = {
        resumeKey,
        name,
        key,
        bucket: authorization.ossConfig.bucket,
        uploadId: state.uploadId,
        fileSize: state.fileSize,
        partSize: state.partSize,
        doneParts: state.doneParts.map(({ number, etag }: { number: number; etag: string }) => ({ number, etag })),
        savedAt: Date.now(),
      };
      onLoaded(sentBytes(saved));
      await checkpoints.save(saved);
    },
  });
}

/** Aborts on the store what a checkpoint stands for, and forgets it. Best effort: the store cleans up by itself too. */
export async function discard(checkpoint: Checkpoint, authorization: UploadAuthorization): Promise<void> {
  await checkpoints.remove(checkpoint.resumeKey);
  const client = await makeClient(authorization, undefined);
  await client.abortMultipartUpload(checkpoint.key, checkpoint.uploadId).catch(() => undefined);
}

async function makeClient(authorization: UploadAuthorization, maxSizeMB: number | undefined): Promise<OSS> {
  const { default: Client } = await import('ali-oss');
  const { ossConfig } = authorization;
  const options = {
    ...keysOf(authorization),
    region: ossConfig.regionId,
    bucket: ossConfig.bucket,
    secure: new URL(ossConfig.host, window.location.href).protocol === 'https:',
    ...(ossConfig.endpoint ? { endpoint: ossConfig.endpoint, sldEnable: isPathStyle(authorization) } : {}),
    refreshSTSToken: async () => keysOf(await uploadAuthorization(maxSizeMB)),
    refreshSTSTokenInterval: Math.max(0, lifeLeft(authorization)),
    // A part that the network lost is sent again; missing in the types.
    retryMax: 2,
  };
  return new Client(options);
}

function keysOf({ credentials }: UploadAuthorization) {
  const { accessKeyId, accessKeySecret = '', securityToken } = credentials;
  return { accessKeyId, accessKeySecret, stsToken: securityToken };
}

/** Whether the bucket is part of the path rather than of the host, seen from where the form POST goes. */
export function isPathStyle({ ossConfig }: UploadAuthorization): boolean {
  const { hostname, pathname } = new URL(ossConfig.host, window.location.href);
  return !hostname.startsWith(`${ossConfig.bucket}.`) && `${pathname}/`.includes(`/${ossConfig.bucket}/`);
}

function sentBytes({ doneParts, partSize: size, fileSize }: Checkpoint): number {
  return Math.min(fileSize, doneParts.length * size);
}

function toStoreError(error: unknown): Error {
  if (error instanceof CanceledError) return error;
  const { name, status = 0, code = '' }: OssFailure = typeof error === 'object' && error !== null ? error : {};
  if (name === 'cancel') return new CanceledError();
  // ali-oss calls it an abort when the store no longer knows the upload.
  if (name === 'abort') return new StoreError(404, 'NoSuchUpload', { cause: error });
  if (status <= 0) return new NetworkError('down', { cause: error });
  return new StoreError(status, code, { cause: error });
}
