import type { Player } from '@/engine/playback';
import { CanceledError } from '@/lib/request/errors';
import type { EditorStore } from '../../model/editorStore';
import { fitted, placeCues } from '../model/placeCues';
import { recognizeProject } from './recognizeProject';

export type RecognitionState =
  | { readonly kind: 'idle' }
  /** 0–1. */
  | { readonly kind: 'running'; readonly share: number }
  | { readonly kind: 'done'; readonly count: number; readonly hasWords: boolean; readonly engine: string }
  /** No voice and no video with sound. */
  | { readonly kind: 'no-audio' }
  /** There is sound, but nobody speaks in it. */
  | { readonly kind: 'no-speech' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Auto captions of an open project: go on while another panel is shown. */
interface Recognition {
  readonly state: () => RecognitionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: (audios: Player['media'], isReplacing: boolean) => Promise<void>;
  /** Stops; nothing is put into the project. */
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

function createRecognition(store: EditorStore): Recognition {
  let current: RecognitionState = { kind: 'idle' };
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();
  const put = (next: RecognitionState): void => {
    current = next;
    for (const listener of listeners) listener();
  };

  async function run(
    controller: AbortController,
    audios: Player['media'],
    isReplacing: boolean,
  ): Promise<RecognitionState> {
    const result = await recognizeProject(store.getState().history.present, {
      audios,
      signal: controller.signal,
      onProgress: (share) => running === controller && put({ kind: 'running', share }),
    });
    if (!result) return { kind: 'no-audio' };
    // The document may have changed meanwhile.
    const project = store.getState().history.present;
    const cues = result.cues.flatMap((cue) => fitted(project, cue));
    const action = placeCues(project, cues, { isReplacing });
    if (!action) return { kind: 'no-speech' };
    const refused = store.act(action, { label: 'timelineCaptions.step.auto' });
    const { hasWords, engine } = result;
    return refused ? { kind: 'idle' } : { kind: 'done', count: cues.length, hasWords, engine };
  }

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async (audios, isReplacing) => {
      if (running) return;
      const controller = new AbortController();
      running = controller;
      put({ kind: 'running', share: 0 });
      try {
        const next = await run(controller, audios, isReplacing);
        if (running === controller) put(next);
      } catch (error) {
        const isStopped = controller.signal.aborted || error instanceof CanceledError;
        if (running === controller) put(isStopped ? { kind: 'idle' } : { kind: 'failed', error });
      } finally {
        if (running === controller) running = undefined;
      }
    },
    cancel: () => {
      running?.abort();
      running = undefined;
      put({ kind: 'idle' });
    },
    dismiss: () => {
      if (!running) put({ kind: 'idle' });
    },
  };
}

const made = new WeakMap<EditorStore, Recognition>();

export function recognitionOf(store: EditorStore): Recognition {
  const known = made.get(store);
  if (known) return known;
  const recognition = createRecognition(store);
  made.set(store, recognition);
  return recognition;
}
