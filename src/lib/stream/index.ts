import { CanceledError, HttpError, NetworkError, type RequestError, StreamCutError } from '@/lib/request/errors';
import { authHeaders } from '@/lib/request/headers';
import { checkAnswer, httpErrorOf } from '@/lib/request/readAnswer';
import { reportError } from '@/lib/request/reportError';
import { toRequestError } from '@/lib/request/toRequestError';
import { apiUrl } from '@/lib/request/url';
import type { Words } from '@/lib/request/words';
import { TextStream } from './TextStream';

/** The stream's own row of the catalogue (brief, point 8); a refusal keeps the server's words. */
function streamFailureWords(error: RequestError): Words | undefined {
  if (error instanceof StreamCutError) return { messageId: 'request.stream_cut' };
  if (error instanceof HttpError || (error instanceof NetworkError && error.reason === 'timeout')) {
    return { messageId: 'request.failed' };
  }
  return undefined;
}

export interface StreamOptions {
  /** Called with each piece of text, in order. */
  readonly onText: (text: string) => void;
  /** Called once when the first event names who writes. */
  readonly onWriter?: (writer: string) => void;
  /** Called with every event that carries more than text: steps, saved records. */
  readonly onEvent?: (event: Readonly<Record<string, unknown>>) => void;
  readonly signal?: AbortSignal;
  /** No message is shown; the error is still thrown, typed. A 403 ends the session all the same. */
  readonly skipErrorHandler?: boolean;
}

export interface StreamResult {
  readonly text: string;
  readonly stopReason: string | undefined;
}

/** Milliseconds without a byte after which the server counts as gone. Comments keep a slow stream alive. */
const silence = 60_000;

/**
 * Streaming POST (ruling 8): the text goes to `onText` as it comes.
 * @throws the typed errors of lib/request; StreamCutError and CanceledError hold the text so far
 */
export async function streamText(path: string, body: object, options: StreamOptions): Promise<StreamResult> {
  const headers = authHeaders(path);
  const stream = new TextStream(options);
  try {
    return await run(path, body, headers, stream, options.signal);
  } catch (error) {
    const typed = toTyped(error, stream.text, options.signal);
    if (!(typed instanceof HttpError && typed.refusal)) typed.words ??= streamFailureWords(typed);
    reportError(typed, {
      skipErrorHandler: options.skipErrorHandler,
      sentToken: 'Authen-Apptype' in headers ? (headers['Authen-Token'] ?? '') : undefined,
      failure: streamFailureWords,
    });
    throw typed;
  }
}

async function run(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
  stream: TextStream,
  signal: AbortSignal | undefined,
): Promise<StreamResult> {
  const watch = watchSilence(signal);
  try {
    const response = await fetch(apiUrl(path), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json' },
      body: JSON.stringify(body),
      signal: watch.signal,
    });
    await refuseOther(response);
    const reader = response.body?.getReader();
    for (;;) {
      watch.rewind();
      const part = await reader?.read();
      if (!part || part.done) break;
      stream.push(part.value);
      if (stream.isComplete) {
        void reader?.cancel().catch(() => undefined);
        break;
      }
    }
    return stream.finish();
  } finally {
    watch.stop();
  }
}

/** An answer that is no stream: a refusal, an HTTP error or a page. */
async function refuseOther(response: Response): Promise<void> {
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  if (response.ok && isStream) return;
  const answer = parsed(await response.text());
  if (!response.ok) throw httpErrorOf(response.status, answer);
  checkAnswer(answer);
  // It claims success, yet brought no stream.
  throw new StreamCutError('');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function toTyped(error: unknown, text: string, signal: AbortSignal | undefined): RequestError {
  if (signal?.aborted) return new CanceledError(text);
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return text ? new StreamCutError(text, { cause: error }) : new NetworkError('timeout', { cause: error });
  }
  // fetch and its reader report every trouble of the network as a TypeError.
  if (error instanceof TypeError) {
    return text ? new StreamCutError(text, { cause: error }) : new NetworkError('down', { cause: error });
  }
  return toRequestError(error);
}

/** A signal that also fires when nothing has come for too long. */
function watchSilence(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('No byte came in time', 'TimeoutError'));
  const follow = () => controller.abort(signal?.reason);
  let timer = setTimeout(giveUp, silence);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    rewind() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence);
    },
    stop() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}
