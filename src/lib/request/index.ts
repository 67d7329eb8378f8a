import { request } from '@umijs/max';
import { withKey } from './idempotency';
import type { RequestOptions } from './types';

export { endReads, requestConfig } from './requestConfig';
export { isGone, isVersionConflict } from './toRequestError';
export { type RequestOptions, shownByCaller } from './types';
export { messageOf } from './words';

/** The whole answer, for callers that need its status or headers. */
interface FullResponse<T> {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: T;
}

interface FullResponseOptions extends RequestOptions {
  readonly method?: 'GET' | 'POST';
  readonly data?: object;
  readonly responseType?: 'json' | 'text' | 'blob' | 'arraybuffer';
}

/** GET; resolves the `data` of a successful answer, throws a typed error (./errors) otherwise. */
export async function get<T>(path: string, params?: object, options: RequestOptions = {}): Promise<T> {
  const body = await request(path, { method: 'GET', ...options, params });
  return body.data as T;
}

/**
 * POST with a JSON body; resolves the `data` of a successful answer, throws a typed error (./errors) otherwise. Sent again
 * after an answer that got lost, it is the same call to the server (./idempotency).
 */
export async function post<T>(path: string, data?: object, options: RequestOptions = {}): Promise<T> {
  const { idempotencyKey, ...others } = options;
  const body = await withKey(
    path,
    [others.params, data],
    (headers) => request(path, { method: 'POST', ...others, data, headers }),
    idempotencyKey,
  );
  return body.data as T;
}

/**
 * Resolves the full answer, its body unopened. With a `responseType` other than `json` the body is not looked at.
 * @throws the typed errors of ./errors, like `get`
 */
export async function fullResponse<T>(path: string, options: FullResponseOptions = {}): Promise<FullResponse<T>> {
  const response = await request<T>(path, { method: 'GET', ...options, getResponse: true });
  const { status, statusText, headers, data } = response;
  return { status, statusText, headers, data };
}
