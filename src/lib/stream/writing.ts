import { createStore } from 'zustand/vanilla';
import { CanceledError } from '@/lib/request/errors';
import { shownByCaller } from '@/lib/request/types';
import { messageOf } from '@/lib/request/words';
import type { StreamOptions } from './index';

export type WritingStatus = 'idle' | 'waiting' | 'streaming' | 'done' | 'stopped' | 'failed';

export interface WritingState {
  readonly status: WritingStatus;
  /** All that has come; what had come stays after a stop or a failure. */
  readonly text: string;
  /** Name of the writer, once it is known. */
  readonly writer?: string;
  /** Why it failed, a sentence for the user. */
  readonly failure?: string;
}

/**
 * Starts a stream; must pass `options` on to it.
 * @param already what has come before a break, where the text is gone on with; else ''
 */
type WritingCall = (options: StreamOptions, already: string) => Promise<unknown>;

export interface Writing {
  getState(): WritingState;
  subscribe(listener: () => void): () => void;
  /**
   * Starts anew; a stream that is still under way is given up and its late pieces are not heard.
   * @param already what there is from before, to be gone on with
   */
  start(call: WritingCall, already?: string): void;
  /** Ends the stream; the text stays. */
  stop(): void;
  /** Makes the last call once more, from the start. */
  retry(): void;
  /** Makes the last call once more for what is missing: what has come stays. Only after a stop or a failure. */
  goOn(): void;
  reset(): void;
}

/** Whether a text was broken off with something written: by a stop, a cut or the writer's own limit. */
export const canGoOn = ({ status, text }: WritingState): boolean =>
  (status === 'stopped' || status === 'failed') && text !== '';

const idle: WritingState = { status: 'idle', text: '' };

/** Frames pause in a hidden tab: a clock stands in. */
const hiddenTabMs = 250;

/** Runs once, with the next frame. @returns takes it back */
function onNextFrame(run: () => void): () => void {
  const take = () => {
    cancel();
    run();
  };
  const frame = requestAnimationFrame(take);
  const timer = setTimeout(take, hiddenTabMs);
  function cancel() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  return cancel;
}

/**
 * One stream's state outside React. Pieces are gathered and told at most once a frame, however many bytes come: a
 * screen that follows it draws each frame once.
 */
export function createWriting(nextFrame: (run: () => void) => () => void = onNextFrame): Writing {
  const store = createStore<WritingState>(() => idle);
  let pieces: string[] = [];
  let cancelFrame: (() => void) | undefined;
  let running: AbortController | undefined;
  let lastCall: WritingCall | undefined;
  const state = store.getState;
  const set = (next: WritingState): void => store.setState(next, true);
  /** What has been gathered, taken into the text. */
  function gathered(): string {
    cancelFrame?.();
    cancelFrame = undefined;
    const { text: before } = state();
    const text = pieces.length > 0 ? before + pieces.join('') : before;
    pieces = [];
    return text;
  }
  function follow(): void {
    cancelFrame ??= nextFrame(() => {
      cancelFrame = undefined;
      set({ ...state(), status: 'streaming', text: gathered() });
    });
  }
  function end(status: WritingStatus, failure?: string): void {
    running = undefined;
    set({ ...state(), status, text: gathered(), failure });
  }

  async function run(call: WritingCall, already = ''): Promise<void> {
    running?.abort();
    gathered();
    const controller = new AbortController();
    running = controller;
    lastCall = call;
    set({ status: 'waiting', text: already });
    const isCurrent = () => running === controller;
    try {
      const options: StreamOptions = {
        signal: controller.signal,
        ...shownByCaller,
        onText: (text) => {
          if (!isCurrent()) return;
          pieces.push(text);
          follow();
        },
        onWriter: (writer) => {
          if (isCurrent()) set({ ...state(), writer });
        },
      };
      await call(options, already);
      if (isCurrent()) end('done');
    } catch (error) {
      if (!isCurrent()) return;
      const isStopped = error instanceof CanceledError || controller.signal.aborted;
      end(isStopped ? 'stopped' : 'failed', isStopped ? undefined : messageOf(error));
    }
  }

  return {
    getState: state,
    subscribe: store.subscribe,
    start: (call, already) => void run(call, already),
    stop() {
      const stopped = running;
      if (!stopped) return;
      end('stopped');
      stopped.abort();
    },
    retry() {
      if (lastCall) void run(lastCall);
    },
    goOn() {
      if (lastCall && canGoOn(state())) void run(lastCall, state().text);
    },
    reset() {
      running?.abort();
      running = undefined;
      gathered();
      if (state() !== idle) set(idle);
    },
  };
}
