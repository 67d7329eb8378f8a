import type { Response } from 'express';

/** Server-sent events as ruling 8 has them. */
export interface EventStream {
  /** False once the client has gone: writers stop then. */
  readonly open: boolean;
  /** Aborted when the client leaves. */
  readonly signal: AbortSignal;
  event(data: object): void;
  comment(text?: string): void;
  /** Sends [DONE] and closes. */
  end(): void;
}

/** Events after which a stream with the fault `cut` breaks off. */
export const defaultCut = 4;

/** A connection that is silent for longer counts as broken somewhere between here and the browser. */
export const KEEP_ALIVE_MS = 15_000;

/**
 * Opens a stream of events. While nothing is sent, a comment each quarter of a minute says that it is alive.
 * @param cutAfter events after which it breaks off on purpose
 */
export function eventStream(res: Response, cutAfter?: number): EventStream {
  const leaving = new AbortController();
  let sent = 0;
  res.status(200);
  res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
  // no-transform: the dev server's gzip would hold the events back until the end
  res.setHeader('Cache-Control', 'no-cache, no-transform');
  res.setHeader('X-Accel-Buffering', 'no');
  res.flushHeaders();
  const keepAlive = setInterval(() => comment(), KEEP_ALIVE_MS);
  keepAlive.unref();
  res.on('close', () => {
    clearInterval(keepAlive);
    leaving.abort();
  });
  // Not `req.destroyed`: a request counts as destroyed as soon as its body has been read.
  const isOpen = (): boolean => !leaving.signal.aborted && !res.writableEnded;
  const comment = (text = 'keep-alive'): void => {
    if (isOpen()) res.write(`: ${text}\n\n`);
  };
  return {
    get open() {
      return isOpen();
    },
    signal: leaving.signal,
    event(data) {
      if (!isOpen()) return;
      sent += 1;
      if (cutAfter !== undefined && sent > cutAfter) {
        res.socket?.destroy();
        leaving.abort();
        return;
      }
      res.write(`data: ${JSON.stringify(data)}\n\n`);
      keepAlive.refresh();
    },
    comment,
    end() {
      clearInterval(keepAlive);
      if (isOpen()) res.end('data: [DONE]\n\n');
    },
  };
}
