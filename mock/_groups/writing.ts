import { type CreditAction, creditCost } from '../../src/domain/credits';
import { type CitedPassage, citedLines } from '../../src/domain/knowledge';
import { isFailure } from '../_core/fail';
import { hold, refund, settle } from '../_core/ledger';
import type { Context } from '../_core/serve';
import { currentWriter } from '../_engines/writer';

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

/**
 * Streams a writer's text. The first piece is awaited before the stream opens, so that a writer that cannot be reached
 * is an ordinary business error; what goes wrong later arrives as an error event in the stream. Credits are held before
 * the first piece, settled at the end, given back on failure.
 */
export async function streamWriting(ctx: Context, { act, subject, pieces, done }: WritingJob): Promise<void> {
  const writer = currentWriter();
  const held = hold(ctx.db, { credits: creditCost(act, writer.kind), subject, account_name: ctx.account.name });
  const leaving = new AbortController();
  ctx.res.on('close', () => leaving.abort());
  const source = pieces(leaving.signal)[Symbol.asyncIterator]();
  let text = '';
  try {
    let piece = await source.next();
    const stream = ctx.stream();
    stream.event({ delta: {}, writer: writer.name });
    while (!piece.done && stream.open) {
      if (typeof piece.value === 'string') text += piece.value;
      stream.event(eventOf(piece.value));
      await pauseIfSlow(ctx);
      piece = await source.next();
    }
    const last = stream.open ? done?.(text) : undefined;
    if (last) stream.event({ delta: {}, ...last });
    stream.event({ delta: { stop_reason: 'end_turn' } });
    stream.end();
    settle(ctx.db, held);
  } catch (error) {
    refund(ctx.db, held);
    if (!ctx.res.headersSent) throw error;
    const message = isFailure(error) ? error.message : '写作中断，请重试';
    ctx.res.write(`data: ${JSON.stringify({ status: 0, success: false, message, errorMessage: message })}\n\n`);
    ctx.res.end('data: [DONE]\n\n');
  } finally {
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
