import { messageOf } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import { wasAnswered } from '@/lib/request/idempotency';
import { isSpeakable, voiceKey } from '../model/selectors';
import type { VoiceClip } from '../model/state';
import type { ComposeStore } from '../model/store';

interface SpeechOrder {
  readonly text: string;
  readonly voice: string;
  readonly speed: number;
}
export type Synthesize = (order: SpeechOrder, signal: AbortSignal) => Promise<VoiceClip>;

export interface VoiceMaker {
  /** Speaks every card that has no voice yet, three at a time. Resolves with the number that failed. */
  makeAll(): Promise<number>;
  /** Speaks one text; resolves with its voice, undefined when it failed (the reason is in the store). */
  make(text: string): Promise<VoiceClip | undefined>;
  cancel(): void;
}

const atOnce = 3;
/** Milliseconds before a sentence whose answer got lost is asked for again; the call has a key, so it costs once. */
const pauses = [1000, 4000] as const;

/** Resolves after the time, or at once when it is canceled. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

/**
 * Makes voices; a text that has one in this voice and speed is never spoken twice. A refusal is told at once, a broken
 * connection only when it does not come back.
 */
export function createVoiceMaker(
  store: ComposeStore,
  synthesize: Synthesize,
  waits: readonly number[] = pauses,
): VoiceMaker {
  const pending = new Map<string, Promise<VoiceClip | undefined>>();
  let controller = new AbortController();

  async function ask(order: SpeechOrder, signal: AbortSignal): Promise<VoiceClip> {
    for (const wait of waits) {
      try {
        return await synthesize(order, signal);
      } catch (error) {
        if (signal.aborted || error instanceof CanceledError || wasAnswered(error)) throw error;
        await pause(wait, signal);
      }
    }
    return synthesize(order, signal);
  }

  async function speak(key: string, order: SpeechOrder): Promise<VoiceClip | undefined> {
    const { signal } = controller;
    store.dispatch({ type: 'voice/run', key, run: { state: 'running' } });
    try {
      const clip = await ask(order, signal);
      store.dispatch({ type: 'voice/ready', key, clip });
      return clip;
    } catch (error) {
      const isCanceled = error instanceof CanceledError || signal.aborted;
      const run = isCanceled ? undefined : ({ state: 'failed', problem: messageOf(error) } as const);
      store.dispatch({ type: 'voice/run', key, run });
      return undefined;
    } finally {
      pending.delete(key);
    }
  }

  function make(text: string): Promise<VoiceClip | undefined> {
    const { draft } = store.getState();
    const order = { text: text.trim(), voice: draft.voiceId, speed: draft.speed };
    const key = voiceKey(order.text, order.voice, order.speed);
    const known = draft.voices[key];
    if (known) return Promise.resolve(known);
    const started = pending.get(key) ?? speak(key, order);
    pending.set(key, started);
    return started;
  }

  return {
    make,
    makeAll: async () => {
      const texts = [...new Set(store.getState().draft.cards.map((card) => card.text.trim()))].filter(isSpeakable);
      const { signal } = controller;
      let next = 0;
      let failed = 0;
      const worker = async () => {
        for (let text = texts[next++]; text !== undefined && !signal.aborted; text = texts[next++]) {
          if ((await make(text)) === undefined) failed += 1;
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return failed;
    },
    cancel: () => {
      controller.abort();
      controller = new AbortController();
    },
  };
}
