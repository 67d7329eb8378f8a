/** Who wants to hear of a change, and the way to tell them. `Args` is what a listener is called with. */
export interface Observable<Args extends readonly unknown[] = []> {
  /** @returns ends the subscription. */
  readonly subscribe: (listener: (...args: Args) => void) => () => void;
  /** Calls all listeners; one that another one has unsubscribed meanwhile is left out. */
  readonly emit: (...args: Args) => void;
  /** How many listen at this moment. */
  readonly count: () => number;
  /** Forgets all listeners. */
  readonly clear: () => void;
}

/**
 * A list of listeners for code without React: the engine, and what the login page's entry loads, where zustand would
 * be weight. Screens use zustand instead.
 */
export function createObservable<Args extends readonly unknown[] = []>(): Observable<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    emit: (...args) => {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(...args);
    },
    count: () => listeners.size,
    clear: () => listeners.clear(),
  };
}
