type Overlay = 'none' | 'palette' | 'shortcuts';

let current: Overlay = 'none';
const listeners = new Set<() => void>();

/** Which of the two keyboard overlays is open; header button, hotkeys and layouts share it. */
export const paletteStore = {
  current: (): Overlay => current,
  show: (overlay: Overlay): void => {
    current = overlay;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
