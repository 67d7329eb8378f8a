import { lazy, Suspense } from 'react';
import { useHotkeys } from '@/hooks/useHotkeys';
import { usePaletteStore } from './usePaletteStore';
import { useShellCommands } from './useShellCommands';

const Palette = lazy(() => import('./Palette').then((module) => ({ default: module.Palette })));
const Shortcuts = lazy(() => import('./Shortcuts').then((module) => ({ default: module.Shortcuts })));
const close = () => usePaletteStore.getState().show('none');

/** Hotkeys, the palette and the list of shortcuts; mounted once by each layout. */
export function KeyboardOverlays() {
  useHotkeys();
  useShellCommands();
  const overlay = usePaletteStore((state) => state.overlay);
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' ? <Palette onClose={close} /> : null}
      {overlay === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
    </Suspense>
  );
}
