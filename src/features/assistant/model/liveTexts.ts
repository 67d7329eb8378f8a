import type { ChatStep } from '@/services/chat/schema';

/** An answer while it is being written. */
export interface LiveAnswer {
  readonly text: string;
  readonly steps: readonly ChatStep[];
}

/**
 * Texts that grow, apart from the conversations: only the bubble that shows one is drawn as it comes, and at most once a
 * frame however many pieces arrive.
 */
export function createLiveTexts() {
  const answers = new Map<string, LiveAnswer>();
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Set<string>();
  let isAsked = false;

  const tell = (): void => {
    isAsked = false;
    const ids = [...waiting];
    waiting.clear();
    for (const id of ids) for (const listener of listeners.get(id) ?? []) listener();
  };
  const changed = (id: string): void => {
    waiting.add(id);
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(tell);
  };

  return {
    get: (id: string): LiveAnswer | undefined => answers.get(id),
    begin(id: string, answer: LiveAnswer): void {
      answers.set(id, answer);
      changed(id);
    },
    append(id: string, text: string): void {
      const known = answers.get(id);
      if (!known) return;
      answers.set(id, { ...known, text: known.text + text });
      changed(id);
    },
    addStep(id: string, step: ChatStep): void {
      const known = answers.get(id);
      if (!known) return;
      answers.set(id, { ...known, steps: [...known.steps, step] });
      changed(id);
    },
    end(id: string): void {
      answers.delete(id);
      changed(id);
    },
    clear(): void {
      const ids = [...answers.keys()];
      answers.clear();
      for (const id of ids) changed(id);
    },
    subscribe(id: string, listener: () => void): () => void {
      const known = listeners.get(id) ?? new Set();
      known.add(listener);
      listeners.set(id, known);
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(id);
      };
    },
  };
}
