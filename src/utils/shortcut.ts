export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const namedModifiers = new Set(['mod', 'ctrl', 'alt', 'shift']);

/** Whether a key press is the shortcut, for example `Mod+K`. Mod is Command on Apple's systems and Ctrl elsewhere. */
export function matchesShortcut(press: KeyPress, shortcut: string, isApple: boolean): boolean {
  const parts = shortcut.split('+').map((part) => part.toLowerCase());
  const key = parts.find((part) => !namedModifiers.has(part)) ?? '';
  const has = (name: string) => parts.includes(name);
  const wantsCtrl = has('ctrl') || (has('mod') && !isApple);
  const wantsMeta = has('mod') && isApple;
  // A punctuation mark such as `?` needs Shift on some keyboards and none on others: only its character counts.
  const isShiftFree = key.length === 1 && !/[a-z0-9]/.test(key);
  return (
    press.key.toLowerCase() === key &&
    press.ctrlKey === wantsCtrl &&
    press.metaKey === wantsMeta &&
    press.altKey === has('alt') &&
    (isShiftFree || press.shiftKey === has('shift'))
  );
}

const appleSigns: Readonly<Record<string, string>> = { mod: '⌘', ctrl: '⌃', alt: '⌥', shift: '⇧' };
const arrowSigns: Readonly<Record<string, string>> = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→' };

/** The keys of a shortcut as they stand on the keyboard, one text each. */
export function shortcutKeys(shortcut: string, isApple: boolean): string[] {
  return shortcut.split('+').map((part) => {
    const name = part.toLowerCase();
    if (isApple && appleSigns[name]) return appleSigns[name];
    if (name === 'mod') return 'Ctrl';
    return arrowSigns[name] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}
