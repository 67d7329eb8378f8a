import { create } from 'zustand';

interface PaletteStore {
  /** Which of the two keyboard overlays is open; header button, hotkeys and layouts share it. */
  readonly overlay: 'none' | 'palette' | 'shortcuts';
  readonly show: (overlay: PaletteStore['overlay']) => void;
}

export const usePaletteStore = create<PaletteStore>((set) => ({
  overlay: 'none',
  show: (overlay) => set({ overlay }),
}));
