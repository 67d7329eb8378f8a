import { BusinessError, CanceledError, HttpError, MalformedError, NetworkError, type RequestError } from './errors';
import { reportError } from './reportError';
import { toRequestError } from './toRequestError';
import type { RequestOptions } from './types';
import type { Words } from './words';

/**
 * Loads a list: a refusal shows the server's message, an answer without rows the list's own sentence (brief, point 8).
 * Screens read both from the error that is thrown.
 * @param load sends the call with the options it is given
 * @returns the answer; a list that came whole has a paginator of one page
 * @throws the typed errors of ./errors, with their words
 */
export async function loadList(
  load: (options: RequestOptions) => Promise<unknown>,
  options: RequestOptions = {},
): Promise<object> {
  const listOptions: RequestOptions = { failure: listFailureWords, ...options };
  let answer: unknown;
  try {
    answer = await load(listOptions);
  } catch (error) {
    throw toListError(error);
  }
  if (hasRows(answer)) return withPaginator(answer);
  const error = new MalformedError('empty');
  reportError(error, listOptions);
  throw toListError(error);
}

/** The typed error of a list that could not be loaded; whatever has no sentence of its own gets the list's. */
export function toListError(error: unknown): RequestError {
  const typed = toRequestError(error);
  typed.words ??= listFailureWords(typed);
  return typed;
}

/** A lost connection and an HTTP status have their own rows in the catalogue. */
function listFailureWords(error: RequestError): Words | undefined {
  if (error instanceof HttpError || error instanceof NetworkError || error instanceof CanceledError) return undefined;
  if (error.words || (error instanceof BusinessError && error.message)) return error.words;
  return { messageId: 'request.list_failed' };
}

interface Rows {
  readonly list: readonly object[];
  readonly paginator?: unknown;
}

function hasRows(answer: unknown): answer is Rows {
  if (typeof answer !== 'object' || answer === null || !('list' in answer) || !Array.isArray(answer.list)) return false;
  return answer.list.every((row) => typeof row === 'object' && row !== null);
}

function withPaginator(answer: Rows): object {
  const given: unknown = answer.paginator;
  if (typeof given === 'object' && given !== null && 'total' in given && typeof given.total === 'number') return answer;
  const { length } = answer.list;
  return { ...answer, paginator: { currentPage: 1, itemsPerPage: length, numPages: 1, total: length } };
}
