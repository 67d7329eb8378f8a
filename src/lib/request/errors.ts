import type { Words } from './words';

/** How the server wants an error shown (brief, point 8; ruling 17). */
type ShowType = 0 | 1 | 2 | 3 | 4 | 9;

/** Anything that a call may throw. `message` is for people who debug; screens take `messageOf(error)`. */
export class RequestError extends Error {
  override readonly name: string = 'RequestError';
  /** Takes the place of the catalogue's sentence where the kind of call has its own row (streams). */
  words: Words | undefined;
}

/** The server understood and refused: `success` false or a failing `status`. */
export class BusinessError extends RequestError {
  override readonly name = 'BusinessError';
  /**
   * @param message the server's sentence; empty when it gave none
   * @param code the server's errorCode; empty when it gave none
   * @param data what the answer carried besides
   */
  constructor(
    message: string,
    readonly code: string,
    readonly showType: ShowType,
    readonly data?: unknown,
  ) {
    super(message);
  }
}

/** An answer with an HTTP status outside 200–299. */
export class HttpError extends RequestError {
  override readonly name = 'HttpError';
  /** @param refusal the sentence of the server, when a 4xx answer carried one */
  constructor(
    readonly status: number,
    readonly refusal?: BusinessError,
  ) {
    super(`Response status:${status}`);
  }
}

/** No answer: `down` = no connection, `timeout` = the request went out and nothing came back in time. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError';
  constructor(
    readonly reason: 'down' | 'timeout',
    options?: ErrorOptions,
  ) {
    super(reason === 'timeout' ? 'None response! Please retry.' : 'Network down', options);
  }
}

/** An answer that is not the API's: a page, broken JSON or nothing. */
export class MalformedError extends RequestError {
  override readonly name = 'MalformedError';
  constructor(readonly found: 'html' | 'json' | 'empty') {
    super(`Malformed answer: ${found}`);
  }
}

/** The caller gave up; never shown. */
export class CanceledError extends RequestError {
  override readonly name: string = 'CanceledError';
  /** @param text what a stream had given until then */
  constructor(readonly text = '') {
    super('Canceled');
  }
}

/** A stream that ended before it was complete. */
export class StreamCutError extends RequestError {
  override readonly name = 'StreamCutError';
  /** @param text what had come until then */
  constructor(
    readonly text: string,
    options?: ErrorOptions,
  ) {
    super('Stream cut', options);
  }
}

/** An error that knows its sentence: what other adapters throw (uploads). */
export class WordedError extends RequestError {
  override readonly name: string = 'WordedError';
  override readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super('text' in words ? words.text : words.messageId, options);
    this.words = words;
  }
}

const showTypes: readonly unknown[] = [0, 1, 2, 3, 4, 9];

/** Reads a server's showType; an unknown one is 2, error message (ruling 17). */
export function showTypeOf(value: unknown): ShowType {
  return showTypes.includes(value) ? (value as ShowType) : 2;
}

/** The server's code when an entry as support is over (domain/seeAs, which is no part of the entry). */
export const SEE_AS_OVER_CODE = 'SEE_AS_ENDED';
