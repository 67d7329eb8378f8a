import { useThemeMode } from '@/hooks/useThemeMode';
import type { ThemeKind } from '@/lib/themeMode';
import { useCurrentPage } from '../menu/pages';

/** Pictures are judged there: a bright frame around them would mislead the eye. */
const darkPages = ['editor.timeline', 'template.editor'];

interface FrameTheme {
  readonly kind: ThemeKind;
  readonly toggle: () => void;
}

/** The color scheme of a full-screen page: the product's own, but for the timeline, which is dark until it is changed. */
export function useFrameTheme(): FrameTheme {
  const { kind, editorKind, setMode, setEditorKind } = useThemeMode();
  const isDarkPage = darkPages.includes(useCurrentPage()?.name ?? '');
  const shown = isDarkPage ? editorKind : kind;
  const other = shown === 'dark' ? 'light' : 'dark';
  return { kind: shown, toggle: () => (isDarkPage ? setEditorKind(other) : setMode(other)) };
}
