import { newId } from '@/utils/newId';
import { BusinessError, HttpError } from './errors';

/** Whoever presses again later than this means it anew. */
const keptMs = 10 * 60_000;
const mostKept = 50;

interface Unanswered {
  readonly key: string;
  readonly at: number;
}

/**
 * Keys of calls that were sent and never answered, by what was sent. In the page's memory: after a reload nobody presses
 * the same button again without looking. Work that goes on by itself keeps its call on the disk (`./keptCall`).
 */
const unanswered = new Map<string, Unanswered>();

/**
 * Sends a write under a key of its own, `Idempotency-Key`: the server does what comes under one key once. A call whose
 * answer got lost leaves its key behind, and the next one with the same content takes it up: whether the person presses
 * again, or the job or document that it belongs to tries again. What is under way is not joined by an equal call.
 *
 * @param key one that the caller has kept, over a reload for example; default as above
 */
export async function withKey<T>(
  path: string,
  content: unknown,
  send: (headers: Readonly<Record<string, string>>) => Promise<T>,
  key?: string,
): Promise<T> {
  const mark = `${path} ${JSON.stringify(content) ?? ''}`;
  const kept = unanswered.get(mark);
  unanswered.delete(mark);
  const own = key ?? (kept && kept.at > Date.now() - keptMs ? kept.key : newId());
  try {
    return await send({ 'Idempotency-Key': own });
  } catch (error) {
    if (!wasAnswered(error)) remember(mark, own);
    throw error;
  }
}

/** A refusal is an answer: nothing was done. Broken connections and gateways, and answers cut short, say nothing. */
export const wasAnswered = (error: unknown): boolean =>
  error instanceof BusinessError || (error instanceof HttpError && error.status < 500);

function remember(mark: string, key: string): void {
  unanswered.set(mark, { key, at: Date.now() });
  const [oldest] = unanswered.keys();
  if (unanswered.size > mostKept && oldest !== undefined) unanswered.delete(oldest);
}
