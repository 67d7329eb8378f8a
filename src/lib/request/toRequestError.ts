import { BusinessError, CanceledError, type HttpError, NetworkError, RequestError } from './errors';
import { httpErrorOf } from './readAnswer';

/** What axios 0.27, which Umi's request stands on, puts on its errors. */
interface AxiosFailure {
  readonly code?: string;
  readonly response?: { readonly status: number; readonly data: unknown };
  readonly request?: unknown;
  readonly isAxiosError?: boolean;
}

/** Turns whatever a request threw into one of our errors; a fault of our own code stays what it is, wrapped. */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  const failure: AxiosFailure = typeof error === 'object' && error !== null ? error : {};
  // ECONNABORTED without a time-out is the browser's own abort: the page is being left.
  if (failure.code === 'ERR_CANCELED' || failure.code === 'ECONNABORTED') return new CanceledError();
  // Status 0 is how XMLHttpRequest says that there was no answer.
  if (failure.response && failure.response.status > 0) return fromResponse(failure.response);
  if (failure.code === 'ETIMEDOUT') return new NetworkError('timeout', { cause: error });
  if (failure.code === 'ERR_NETWORK' || failure.request) return new NetworkError('down', { cause: error });
  return new RequestError(error instanceof Error ? error.message : '', { cause: error });
}

function fromResponse({ status, data }: { readonly status: number; readonly data: unknown }): HttpError {
  return httpErrorOf(status, data);
}

/** What went wrong, typed; where a 4xx carries the server's own refusal, that one. A screen looks at its class and code. */
export function errorOf(error: unknown): RequestError {
  const typed = toRequestError(error);
  return 'refusal' in typed && typed.refusal instanceof BusinessError ? typed.refusal : typed;
}

/**
 * Whether the server said that what was asked for is not there, or is there no more. Asking again brings nothing: the
 * screen offers a way on in place of another try.
 */
export function isGone(error: unknown): boolean {
  const typed = errorOf(error);
  return typed instanceof BusinessError && typed.code === 'NOT_FOUND';
}

/** The codes by which the groups of the contract say it. */
const conflictCodes: ReadonlySet<string> = new Set(['CONFLICT', 'VERSION_CONFLICT', 'FRAMEWORK_CONFLICT']);

/** Whether a save was refused because somebody else has saved a newer version meanwhile. */
export function isVersionConflict(error: unknown): boolean {
  const typed = errorOf(error);
  return typed instanceof BusinessError && conflictCodes.has(typed.code);
}
