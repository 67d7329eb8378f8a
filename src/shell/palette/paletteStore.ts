import { createObservable } from '@/utils/observable';

type Overlay = 'none' | 'palette' | 'shortcuts';

let current: Overlay = 'none';
const listeners = createObservable();

/** Which of the two keyboard overlays is open; header button, hotkeys and layouts share it. */
export const paletteStore = {
  current: (): Overlay => current,
  show: (overlay: Overlay): void => {
    current = overlay;
    listeners.emit();
  },
  subscribe: (listener: () => void): (() => void) => {
    return listeners.subscribe(listener);
  },
};
