import { createObservable } from '@/utils/observable';

export type ThemeMode = 'light' | 'dark' | 'system';
export type ThemeKind = 'light' | 'dark';

/** Also read by public/boot.js, before the first paint. */
const modeKey = 'app_theme';
const editorKey = 'app_editor_theme';

const listeners = createObservable();

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Blocked storage: the choice holds until the page is closed.
  }
}

const isMode = (value: string | null): value is ThemeMode =>
  value === 'light' || value === 'dark' || value === 'system';

const storedMode = read(modeKey);
let mode: ThemeMode = isMode(storedMode) ? storedMode : 'system';
/** Of a page that is shown as a preview: holds as long as the page and is not stored. */
let previewed: ThemeKind | undefined;
let editor: ThemeKind = read(editorKey) === 'light' ? 'light' : 'dark';

const systemDark = typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;
/** As last told. Whoever reads `matches` between a change and its event takes the event away: Chromium tells it once. */
let isSystemDark = systemDark?.matches ?? false;
systemDark?.addEventListener?.('change', ({ matches }) => {
  isSystemDark = matches;
  emit();
});

function emit(): void {
  listeners.emit();
}

/** The color scheme: the user's switch (light, dark, follow the system) and the editors' own, dark by default. */
export const themeMode = {
  mode: (): ThemeMode => mode,
  /** What the mode comes to at this moment. */
  kind: (): ThemeKind => {
    if (previewed) return previewed;
    if (mode !== 'system') return mode;
    return isSystemDark ? 'dark' : 'light';
  },
  setMode: (next: ThemeMode): void => {
    mode = next;
    write(modeKey, next);
    emit();
  },
  preview: (kind: ThemeKind): void => {
    previewed = kind;
    emit();
  },
  editorKind: (): ThemeKind => editor,
  setEditorKind: (next: ThemeKind): void => {
    editor = next;
    write(editorKey, next);
    emit();
  },
  subscribe: (listener: () => void): (() => void) => {
    return listeners.subscribe(listener);
  },
};
