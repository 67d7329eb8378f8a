const listeners = new Set<() => void>();

/** Lets a page that has just started a server task wake the task center, which polls only while something runs. */
export const serverTasks = {
  changed: (): void => {
    for (const listener of listeners) listener();
  },
  onChange: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
