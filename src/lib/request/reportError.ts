import { getIntl } from '@umijs/max';
import { clearSession, readSession } from '@/lib/session';
import { BusinessError, CanceledError, HttpError, NetworkError, RequestError, SEE_AS_OVER_CODE } from './errors';
import { emitRequestEvent, type RequestEvent } from './events';
import { type Words, wordsOf } from './words';

/** HTTP codes that the brief describes; the descriptions are logged, never shown. */
const described = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504];

/** Takes the place of the generic sentence, for calls with their own row in the catalogue (streams, images). */
export type FailureWords = (error: RequestError) => Words | undefined;

/** The server's code for a call that the user’s rights do not cover. */
const DENIED_CODE = 'ACTION_DENIED';

export interface ReportOptions {
  /** Only the 403 rule is kept; nothing is shown. */
  readonly skipErrorHandler?: boolean;
  /** Token that the failed request carried; undefined when it carried none on purpose. */
  readonly sentToken?: string;
  readonly failure?: FailureWords;
}

/** Errors that have been shown or acted on, so that nobody says them twice. */
const reported = new WeakSet<RequestError>();

/** Whether the request layer has already shown this error, or acted on it. */
export function wasReported(error: unknown): boolean {
  return error instanceof RequestError && reported.has(error);
}

/** Shows an error by the catalogue of the brief, point 8, and keeps the 403 rule. Cancelling is silent. */
export function reportError(error: RequestError, options: ReportOptions = {}): void {
  if (error instanceof HttpError) {
    logHttpStatus(error.status);
    if (error.status === 403) {
      reported.add(error);
      endSession(options.sentToken, error.refusal?.message);
      return;
    }
  }
  if (error instanceof BusinessError && error.code === SEE_AS_OVER_CODE) {
    reported.add(error);
    emitRequestEvent({ type: 'seeAsOver' });
    return;
  }
  if (error instanceof BusinessError && error.code === DENIED_CODE) emitRequestEvent({ type: 'denied' });
  if (options.skipErrorHandler) return;
  reported.add(error);
  const event = eventFor(error, options.failure);
  if (event) emitRequestEvent(event);
}

/** How an error other than a 403 is shown; undefined = not at all. */
function eventFor(error: RequestError, failure?: FailureWords): RequestEvent | undefined {
  if (error instanceof CanceledError) return undefined;
  const refusal = error instanceof HttpError ? error.refusal : error;
  if (refusal instanceof BusinessError) return refusalEvent(refusal, failure?.(refusal));
  const own = failure?.(error);
  if (!own && error instanceof NetworkError && error.reason === 'down') {
    return {
      type: 'networkDown',
      title: { messageId: 'request.network_title' },
      description: { messageId: 'request.network_down' },
    };
  }
  return { type: 'message', level: 'error', words: own ?? wordsOf(error) };
}

function refusalEvent(error: BusinessError, own: Words | undefined): RequestEvent | undefined {
  const words = own ?? wordsOf(error);
  switch (error.showType) {
    case 0:
      return undefined;
    case 1:
      return { type: 'message', level: 'warning', words };
    case 3:
    case 4:
      return { type: 'notification', title: { text: error.code }, description: words };
    case 9:
      return { type: 'redirect', errorCode: error.code, errorMessage: error.message };
    default:
      return { type: 'message', level: 'error', words };
  }
}

/**
 * The 403 rule (brief, point 4; ruling 10). An answer to a request that an earlier session sent must not end the
 * present one: only the token that was refused is dropped. So a burst of 403s also ends the session once.
 */
function endSession(sentToken: string | undefined, reason: string | undefined): void {
  if (sentToken !== undefined && sentToken !== readSession().token) return;
  const hadNone = sentToken === '';
  clearSession();
  emitRequestEvent({
    type: 'forbidden',
    ...(reason && { words: { text: reason } }),
    ...(hadNone && { hadNone }),
  });
}

function logHttpStatus(status: number): void {
  if (!described.includes(status)) return;
  try {
    console.info(`${status} ${getIntl().formatMessage({ id: `errors.http.${status}` })}`);
  } catch {
    // Before the app has started there are no messages; a log line must not cost the caller its error.
    console.info(status);
  }
}
