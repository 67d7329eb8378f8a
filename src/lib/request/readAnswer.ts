import { BusinessError, HttpError, MalformedError, showTypeOf } from './errors';
import { hasVerdict, isSuccess } from './isSuccess';
import type { AnswerBody } from './types';

/** Whether a parsed answer is an object that may hold our fields. */
export function isAnswerBody(value: unknown): value is AnswerBody {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Lets a successful answer through.
 * @param isBare foreign addresses may answer without any word on success: then the body passes
 * @throws BusinessError, MalformedError
 */
export function checkAnswer(value: unknown, isBare = false): AnswerBody {
  if (!isAnswerBody(value)) throw new MalformedError(malformation(value));
  if (isSuccess(value) || (isBare && !hasVerdict(value))) return value;
  throw businessErrorOf(value);
}

/** The server's refusal in its own words. */
export function businessErrorOf(body: AnswerBody): BusinessError {
  return new BusinessError(
    textOf(body.errorMessage) || textOf(body.message),
    textOf(body.errorCode),
    showTypeOf(body.showType),
    body.data ?? undefined,
  );
}

/**
 * An answer outside 200–299. A 4xx may carry a sentence meant for people; what a 5xx says is not meant for them.
 */
export function httpErrorOf(status: number, value: unknown): HttpError {
  if (status < 400 || status >= 500 || !isAnswerBody(value) || !hasVerdict(value)) return new HttpError(status);
  const refusal = businessErrorOf(value);
  return refusal.message ? new HttpError(status, refusal) : new HttpError(status);
}

function malformation(value: unknown): MalformedError['found'] {
  if (value === undefined || value === null || value === '') return 'empty';
  return typeof value === 'string' && /^\s*</.test(value) ? 'html' : 'json';
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
