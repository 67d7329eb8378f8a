import { createObservable } from '@/utils/observable';

const listeners = createObservable();

/** Lets a page that has just started a server task wake the task center, which polls only while something runs. */
export const serverTasks = {
  changed: (): void => {
    listeners.emit();
  },
  onChange: (listener: () => void): (() => void) => {
    return listeners.subscribe(listener);
  },
};
