import { createObservable } from '@/utils/observable';
import type { Words } from './words';

/**
 * What the request layer wants shown or done. It has no React of its own: the shell listens and actions
 * (message, notification and navigation need the app's context).
 */
export type RequestEvent =
  | { readonly type: 'message'; readonly level: 'warning' | 'error'; readonly words: Words }
  | { readonly type: 'notification'; readonly title: Words; readonly description: Words }
  /** To the error page /exception with these as its query. */
  | { readonly type: 'redirect'; readonly errorCode: string; readonly errorMessage: string }
  /**
   * A 403: the session has been cleared already; go to `/` unless the path is public (ruling 10). `words` = why.
   * `hadNone`: the call went out without a session, as after the end of one.
   */
  | { readonly type: 'forbidden'; readonly words?: Words; readonly hadNone?: true }
  /** A call that asks for a right which the user does not hold (any more). */
  | { readonly type: 'denied' }
  /** An entry as support is over: back to one's own session. */
  | { readonly type: 'seeAsOver' }
  /** Somebody else is signed in than whom this page has worked for: it begins anew. */
  | { readonly type: 'changedHands' }
  /** No connection: notification with these texts. */
  | { readonly type: 'networkDown'; readonly title: Words; readonly description: Words };

type Listener = (event: RequestEvent) => void;
const listeners = createObservable<[event: RequestEvent]>();

/** @returns ends the subscription. */
export function onRequestEvent(listener: Listener): () => void {
  return listeners.subscribe(listener);
}

export function emitRequestEvent(event: RequestEvent): void {
  listeners.emit(event);
}
