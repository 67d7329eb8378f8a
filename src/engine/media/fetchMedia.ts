import { isLoopUrl, loopFile } from '../audio/loopMedia';
import { MediaError, type MediaErrorCode } from './errors';

/** 404 and 410 will not get better by asking again; 416 is what a file without a single byte answers to "from 0 on". */
const CODES: Readonly<Record<number, MediaErrorCode>> = { 404: 'missing', 410: 'missing', 416: 'empty' };

/**
 * `fetch` that turns refusals into {@link MediaError} instead of handing back an error page as if it were media.
 *
 * @throws MediaError `missing` (404, 410), `empty` (416) or `network`.
 */
export async function checkedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(input, init);
  } catch (cause) {
    if (init?.signal?.aborted) throw cause;
    // An address of a file chosen in a page that is closed meanwhile: asking again does not bring it back.
    const isDead = typeof input === 'string' && input.startsWith('blob:');
    throw new MediaError(isDead ? 'missing' : 'network', { cause });
  }
  if (response.ok) return response;
  throw new MediaError(CODES[response.status] ?? 'network', { cause: new Error(`HTTP ${response.status}`) });
}

/**
 * The whole file behind a URL (http, blob, data, or a piece of our own music).
 *
 * @throws MediaError `missing`, `network` or `empty`.
 */
export async function fetchBlob(url: string, signal?: AbortSignal): Promise<Blob> {
  if (isLoopUrl(url)) {
    const file = loopFile(url);
    if (!file) throw new MediaError('missing');
    return file;
  }
  const response = await checkedFetch(url, signal ? { signal } : undefined);
  let blob: Blob;
  try {
    blob = await response.blob();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new MediaError('network', { cause });
  }
  if (blob.size === 0) throw new MediaError('empty');
  return blob;
}
