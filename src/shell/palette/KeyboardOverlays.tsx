import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useHotkeys } from '@/hooks/useHotkeys';
import { paletteStore } from './paletteStore';
import { useShellCommands } from './useShellCommands';

const Palette = lazy(() => import('./Palette').then((module) => ({ default: module.Palette })));
const Shortcuts = lazy(() => import('./Shortcuts').then((module) => ({ default: module.Shortcuts })));
const close = () => paletteStore.show('none');

/** Hotkeys, the palette and the list of shortcuts; mounted once by each layout. */
export function KeyboardOverlays() {
  useHotkeys();
  useShellCommands();
  const overlay = useSyncExternalStore(paletteStore.subscribe, paletteStore.current);
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' ? <Palette onClose={close} /> : null}
      {overlay === 'shortcuts' ? <Shortcuts onClose={close} /> : null}
    </Suspense>
  );
}
