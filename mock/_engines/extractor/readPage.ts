import { EngineError } from '../engineError';
import { readArticle } from './article';
import { readProduct } from './extract';
import type { Fetched } from './safeFetch';

const readers = { article: readArticle, product: readProduct };

export type PageReaders = typeof readers;
export type PageKind = keyof PageReaders;

export type PageAnswer<K extends PageKind = PageKind> =
  | { readonly found: ReturnType<PageReaders[K]> }
  | { readonly refusal: Pick<EngineError, 'message' | 'errorCode' | 'showType'> }
  /** It could not be read to its end: deeper or larger than the reader can hold. */
  | { readonly isUnreadable: true };

/** What a page says, as an answer that can leave a worker. */
export function readPage<K extends PageKind>(kind: K, page: Fetched): PageAnswer<K> {
  try {
    return { found: readers[kind]({ ...page, bytes: Buffer.from(page.bytes) }) as ReturnType<PageReaders[K]> };
  } catch (error) {
    // What was looked for may stand in the part that was not read.
    if (!(error instanceof EngineError) || page.isCut) return { isUnreadable: true };
    const { message, errorCode, showType } = error;
    return { refusal: { message, errorCode, showType } };
  }
}
