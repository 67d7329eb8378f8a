import { Suspense } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useHotkeys } from '@/hooks/useHotkeys';
import { usePaletteStore } from './usePaletteStore';
import { useShellCommands } from './useShellCommands';

const Palette = lazyPart(() => import('./Palette').then((module) => ({ default: module.Palette })));
const Shortcuts = lazyPart(() => import('./Shortcuts').then((module) => ({ default: module.Shortcuts })));
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
