import { post, shownByCaller } from '@/lib/request';
import { BusinessError, RequestError, WordedError } from '@/lib/request/errors';
import { emitRequestEvent } from '@/lib/request/events';
import { wasReported } from '@/lib/request/reportError';
import { wordsOf } from '@/lib/request/words';
import { readSession } from '@/lib/session';
import { defaultMaxSizeMB } from './limits';
import type { UploadAuthorization } from './types';

/** An authorization counts as expired this long before its time (ruling 22). Milliseconds. */
const margin = 60_000;

interface Cached {
  readonly token: string;
  readonly maxSizeMB: number;
  readonly authorization: UploadAuthorization;
}

let cached: Cached | undefined;
let fetching:
  | { readonly token: string; readonly maxSizeMB: number; readonly promise: Promise<UploadAuthorization> }
  | undefined;

/**
 * The upload authorization, from the cache until 60 s before it expires. One fetch serves all who ask meanwhile.
 * @param maxSizeMB what the server is asked to allow
 * @throws WordedError after a warning has been shown (brief, point 8)
 */
export async function uploadAuthorization(maxSizeMB = defaultMaxSizeMB): Promise<UploadAuthorization> {
  const { token } = readSession();
  if (cached && cached.token === token && cached.maxSizeMB >= maxSizeMB && !isExpired(cached.authorization)) {
    return cached.authorization;
  }
  if (fetching && fetching.token === token && fetching.maxSizeMB >= maxSizeMB) return fetching.promise;
  const promise = fetchAuthorization(maxSizeMB)
    .then((authorization) => {
      cached = { token, maxSizeMB, authorization };
      return authorization;
    })
    .finally(() => {
      fetching = undefined;
    });
  fetching = { token, maxSizeMB, promise };
  return promise;
}

/** Forgets the cached authorization: the store has refused it. */
export function dropAuthorization(authorization: UploadAuthorization): void {
  if (cached?.authorization === authorization) cached = undefined;
}

/** Milliseconds until an authorization counts as expired. */
export function lifeLeft(authorization: UploadAuthorization, now: number = Date.now()): number {
  return Date.parse(authorization.credentials.expiration) - margin - now;
}

/** An expiration that cannot be read counts as passed. */
export function isExpired(authorization: UploadAuthorization, now: number = Date.now()): boolean {
  return !(lifeLeft(authorization, now) > 0);
}

async function fetchAuthorization(maxSizeMB: number): Promise<UploadAuthorization> {
  const missing = { messageId: 'upload.authorization_missing' } as const;
  try {
    // The brief puts maxSize into the query of this POST.
    const answer: UploadAuthorization | undefined = await post(
      '/file/oss_sts',
      {},
      { params: { maxSize: maxSizeMB }, ...shownByCaller },
    );
    if (!answer?.credentials || !answer.ossConfig) throw new RequestError();
    return answer;
  } catch (error) {
    const words = error instanceof BusinessError && error.message ? wordsOf(error) : missing;
    if (!wasReported(error)) emitRequestEvent({ type: 'message', level: 'warning', words });
    throw new WordedError(missing, { cause: error });
  }
}
