import { newId } from '@/utils/newId';
import { workStore } from '../storage/workStore';
import { wasAnswered } from './idempotency';

/** The server knows a key for a day. */
const KEPT_MS = 24 * 3_600_000;

interface KeptCall<Body> {
  readonly key: string;
  readonly at: number;
  readonly body: Body;
}

const isKeptCall = (value: unknown): value is KeptCall<unknown> =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && 'body' in value;

const nameOf = (slot: string): string => `unanswered/${slot}`;

/**
 * What was sent for a piece of work and never answered, also by an earlier life of the page: then the work may have been
 * done, and what led up to it need not be done again.
 *
 * @param slot names the work, the same after a reload
 */
export function keptCall<Body>(slot: string): KeptCall<Body> | undefined {
  const kept = workStore.get(nameOf(slot), isKeptCall);
  return kept && kept.at > Date.now() - KEPT_MS ? (kept as KeptCall<Body>) : undefined;
}

/**
 * Sends a create whose work outlives the page: body and `Idempotency-Key` lie on the disk until an answer has come, so
 * that a job that goes on after a reload sends the same call, and the server does it once. Other writes belong to a
 * page, and `./idempotency` keeps theirs in its memory.
 *
 * @param body of a first call; one that was never answered is sent again with its own
 */
export async function sendKept<Body, Answer>(
  slot: string,
  body: Body,
  send: (body: Body, idempotencyKey: string) => Promise<Answer>,
): Promise<Answer> {
  const call = keptCall<Body>(slot) ?? { key: newId(), at: Date.now(), body };
  await workStore.set(nameOf(slot), call);
  try {
    const answer = await send(call.body, call.key);
    workStore.remove(nameOf(slot));
    return answer;
  } catch (error) {
    if (wasAnswered(error)) workStore.remove(nameOf(slot));
    throw error;
  }
}
