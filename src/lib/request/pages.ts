import { BusinessError, HttpError, MalformedError, NetworkError, type RequestError } from './errors';
import { reportError } from './reportError';
import type { RequestOptions } from './types';
import type { Words } from './words';

/** Paged list response of the brief, point 3, as far as the loaders read it. */
export interface ListPage<T> {
  readonly list: T[];
  readonly paginator: { readonly numPages: number; readonly total: number };
}

/** What a ProTable's `request` wants. */
interface TablePage<T> {
  readonly data: T[];
  readonly total: number;
  readonly success: true;
}

/** Pass the options on: `loadPage((options) => goodsApi.data(query, options))`, so that the list's own words are shown. */
type PageCall<T> = (options: RequestOptions) => Promise<ListPage<T>>;

const listOptions: RequestOptions = { failure: listFailureWords };

/**
 * Loads one page of a list. A failure or a missing list shows the server's message or the list's own sentence (brief,
 * point 8).
 * @throws the typed errors of ./errors, after showing them
 */
export async function loadPage<T>(call: PageCall<T>): Promise<TablePage<T>> {
  const { list, paginator } = await load(call);
  return { data: list, total: paginator.total, success: true };
}

/** Loads every page of a list, one after the other. `call` gets the page number, from 1. */
export async function loadAll<T>(call: (page: number, options: RequestOptions) => Promise<ListPage<T>>): Promise<T[]> {
  const first = await load((options) => call(1, options));
  const all = [...first.list];
  for (let page = 2; page <= first.paginator.numPages; page += 1) {
    const next = await load((options) => call(page, options));
    if (next.list.length === 0) break;
    all.push(...next.list);
  }
  return all;
}

async function load<T>(call: PageCall<T>): Promise<ListPage<T>> {
  const answer: ListPage<T> | undefined | null = await call(listOptions);
  if (answer && Array.isArray(answer.list)) {
    // Some lists come whole, without a paginator.
    return { list: answer.list, paginator: answer.paginator ?? { numPages: 1, total: answer.list.length } };
  }
  const error = new MalformedError('empty');
  reportError(error, listOptions);
  throw error;
}

/** A lost connection and an HTTP status have their own rows; whatever else has no words gets the list's sentence. */
function listFailureWords(error: RequestError): Words | undefined {
  if (error instanceof HttpError || error instanceof NetworkError) return undefined;
  if (error instanceof BusinessError && error.message) return undefined;
  return { messageId: 'request.list_failed' };
}
