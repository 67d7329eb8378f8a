import { useSyncExternalStore } from 'react';
import { type ThemeKind, type ThemeMode, themeMode } from '@/lib/themeMode';

interface ThemeModeState {
  readonly mode: ThemeMode;
  readonly kind: ThemeKind;
  readonly editorKind: ThemeKind;
  readonly setMode: (mode: ThemeMode) => void;
  readonly setEditorKind: (kind: ThemeKind) => void;
}

/** The color scheme in use and the two switches (page, editors). */
export function useThemeMode(): ThemeModeState {
  return {
    mode: useSyncExternalStore(themeMode.subscribe, themeMode.mode),
    kind: useSyncExternalStore(themeMode.subscribe, themeMode.kind),
    editorKind: useSyncExternalStore(themeMode.subscribe, themeMode.editorKind),
    setMode: themeMode.setMode,
    setEditorKind: themeMode.setEditorKind,
  };
}
