import { adapterCost, type CreditAction, creditCost } from '../../src/domain/credits';
import { type CitedPassage, citedLines } from '../../src/domain/knowledge';
import { isFailure } from '../_core/fail';
import { hold, refund, settle } from '../_core/ledger';
import type { Context } from '../_core/serve';
import { type EventStream, KEEP_ALIVE_MS } from '../_core/stream';
import { ownerOf, writerOf } from './ownServices';

/** What a stream carries besides text: fields of the event, `{ step: … }`. */
export type Piece = string | Readonly<Record<string, unknown>>;

interface WritingJob {
  readonly act: CreditAction;
  /** As it stands in the ledger. */
  readonly subject: string;
  readonly pieces: (signal: AbortSignal) => AsyncIterable<Piece>;
  /** Called when the whole text has come; what it gives is sent as a last event, `{ saved: … }`. */
  readonly done?: (text: string) => Readonly<Record<string, unknown>> | undefined;
}

/** Milliseconds between the pieces of a text under the fault `slow`. */
const slowPause = 150;

/** Waits a moment where the call is to be slow. */
export async function pauseIfSlow(ctx: Pick<Context, 'hasFault'>): Promise<void> {
  if (ctx.hasFault('slow')) await new Promise((resolve) => setTimeout(resolve, slowPause));
}

const eventOf = (piece: Piece): Readonly<Record<string, unknown>> =>
  typeof piece === 'string' ? { delta: { text: piece } } : { delta: {}, ...piece };

/** Steps say what the writer is about, not what it has written. */
const isWritten = (piece: Piece): boolean => typeof piece === 'string' || !('step' in piece);

/**
 * Streams a writer's text. The first piece is awaited before the stream opens, so that a writer that cannot be reached
 * is an ordinary business error; what goes wrong later, or after a long silence, arrives as an error event in the stream.
 * Credits are held before the first piece, settled at the end, given back on failure and where the reader has left before
 * anything was written.
 */
export async function streamWriting(ctx: Context, { act, subject, pieces, done }: WritingJob): Promise<void> {
  const writer = writerOf(ctx.merchant.mchno);
  const cost = creditCost(act, adapterCost(ownerOf(writer)));
  const held = hold(ctx.db, { credits: cost, subject, account_name: ctx.account.name });
  const leaving = new AbortController();
  ctx.res.on('close', () => leaving.abort());
  const source = pieces(leaving.signal)[Symbol.asyncIterator]();
  let stream: EventStream | undefined;
  const open = (): EventStream => {
    if (!stream) {
      stream = ctx.stream();
      stream.event({ delta: {}, writer: writer.name });
    }
    return stream;
  };
  // A writer that thinks for long is not gone: from here on the stream's comments keep the connection.
  const patience = setTimeout(open, KEEP_ALIVE_MS);
  leaving.signal.addEventListener('abort', () => clearTimeout(patience));
  let text = '';
  let hasWritten = false;
  try {
    let piece = await source.next();
    while (!piece.done && !leaving.signal.aborted) {
      if (typeof piece.value === 'string') text += piece.value;
      hasWritten ||= isWritten(piece.value);
      open().event(eventOf(piece.value));
      await pauseIfSlow(ctx);
      piece = await source.next();
    }
    if (leaving.signal.aborted) {
      if (hasWritten) settle(ctx.db, held);
      else refund(ctx.db, held);
      return;
    }
    const last = done?.(text);
    if (last) open().event({ delta: {}, ...last });
    open().event({ delta: { stop_reason: 'end_turn' } });
    open().end();
    settle(ctx.db, held);
  } catch (error) {
    refund(ctx.db, held);
    if (!ctx.res.headersSent) throw error;
    const message = isFailure(error) ? error.message : '写作中断，请重试';
    ctx.res.write(`data: ${JSON.stringify({ status: 0, success: false, message, errorMessage: message })}\n\n`);
    open().end();
  } finally {
    clearTimeout(patience);
    await source.return?.();
  }
}

/** A text with the passages it may rest on, told once its first piece has come. */
export async function* withSources(
  sources: readonly CitedPassage[],
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  let isFirst = true;
  for await (const piece of pieces) {
    yield piece;
    if (isFirst && sources.length > 0) yield { sources };
    isFirst = false;
  }
}

/** Which of a script's lines rest on which passage; nothing without passages. */
export const citedIn = (text: string, sources: readonly CitedPassage[]) =>
  sources.length > 0
    ? {
        cited: citedLines(
          text.split('\n').map((line) => line.replace(/^【[^】]*】/, '')),
          sources,
        ),
      }
    : undefined;
