/**
 * localStorage that never throws: with storage switched off or full, reading gives undefined and writing is lost,
 * and the page goes on.
 */
export const localStore = {
  getText(key: string): string | undefined {
    return attempt(() => localStorage.getItem(key) ?? undefined);
  },
  setText(key: string, value: string): void {
    attempt(() => localStorage.setItem(key, value));
  },
  /** A JSON value; undefined when absent or not JSON. `isValid` guards what an older version may have left. */
  get<T>(key: string, isValid: (value: unknown) => value is T): T | undefined {
    const text = localStore.getText(key);
    if (text === undefined) return undefined;
    const value = attempt((): unknown => JSON.parse(text));
    return isValid(value) ? value : undefined;
  },
  set(key: string, value: unknown): void {
    localStore.setText(key, JSON.stringify(value));
  },
  remove(key: string): void {
    attempt(() => localStorage.removeItem(key));
  },
  keys(prefix: string): readonly string[] {
    const all = attempt(() => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? ''));
    return (all ?? []).filter((key) => key.startsWith(prefix));
  },
  /** Removes all keys of this origin but the named ones. */
  clearExcept(kept: readonly string[]): void {
    for (const key of localStore.keys('')) if (!kept.includes(key)) localStore.remove(key);
  },
};

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
