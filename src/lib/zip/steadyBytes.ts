/** Opens a file from a byte on; a server that does not know ranges may begin at 0 again and must say so. */
export type OpenAt = (
  from: number,
  signal: AbortSignal,
) => Promise<{ readonly body: ReadableStream<Uint8Array>; readonly from: number }>;

/** Times that a broken connection is taken up again. */
const retries = 3;

/**
 * The bytes of a file, going on where the connection broke.
 *
 * @throws what the last try threw; AbortError after an abort
 */
export async function* steadyBytes(open: OpenAt, signal: AbortSignal, waitMs = 500): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let tries = 0; ; ) {
    try {
      const { body, from } = await open(at, signal);
      // What is here already is passed over.
      let skip = at - from;
      const reader = body.getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        signal.throwIfAborted();
        const piece = skip > 0 ? next.value.subarray(skip) : next.value;
        skip = Math.max(0, skip - next.value.length);
        if (piece.length === 0) continue;
        at += piece.length;
        tries = 0;
        yield piece;
      }
      return;
    } catch (error) {
      tries += 1;
      if (signal.aborted || tries > retries || isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs * tries));
    }
  }
}

/** The server has answered, and will not answer otherwise. */
export class GoneError extends Error {
  constructor(readonly status: number) {
    super(`${status}`);
    this.name = 'GoneError';
  }
}

const isFinal = (error: unknown): boolean => error instanceof GoneError;

/** A file of the web, as {@link steadyBytes} reads it. */
export const openUrl =
  (url: string): OpenAt =>
  async (from, signal) => {
    const answer = await fetch(url, { signal, ...(from > 0 ? { headers: { Range: `bytes=${from}-` } } : {}) });
    if (answer.status >= 400 && answer.status < 500) throw new GoneError(answer.status);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
    return { body: answer.body, from: answer.status === 206 ? from : 0 };
  };
