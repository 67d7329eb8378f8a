/** What keeps an open draft. */
interface Closable {
  leave(): void;
  flush(): Promise<void>;
  dispose(): void;
}

let closing: Promise<void> = Promise.resolve();

/** Saves what is left and ends: the screen is going away. */
export function closeSync(sync: Closable): void {
  sync.leave();
  const saved = sync
    .flush()
    .catch(() => undefined)
    .finally(() => sync.dispose());
  closing = Promise.all([closing, saved]).then(() => undefined);
}

/** Resolves when the drafts that were open before have been saved: opening one again must not meet its own save. */
export const pendingFlush = (): Promise<void> => closing;
