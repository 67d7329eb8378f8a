interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const namedModifiers = new Set(['mod', 'ctrl', 'alt', 'shift']);

/** Keys whose own character could not stand in a shortcut. */
const keyNames: Readonly<Record<string, string>> = { ' ': 'space', '+': 'plus' };
const nameOf = (key: string): string => keyNames[key] ?? key.toLowerCase();
const isCharacter = (name: string): boolean => name === 'plus' || (name.length === 1 && !/[a-z0-9]/.test(name));

/** Whether a key press is the shortcut, for example `Mod+K`. Mod is Command on Apple's systems and Ctrl elsewhere. */
export function matchesShortcut(press: KeyPress, shortcut: string, isApple: boolean): boolean {
  const parts = shortcut.split('+').map((part) => part.toLowerCase());
  const key = parts.find((part) => !namedModifiers.has(part)) ?? '';
  const has = (name: string) => parts.includes(name);
  const wantsCtrl = has('ctrl') || (has('mod') && !isApple);
  const wantsMeta = has('mod') && isApple;
  // A punctuation mark such as `?` needs Shift on some keyboards and none on others: only its character counts.
  const isShiftFree = isCharacter(key);
  return (
    nameOf(press.key) === key &&
    press.ctrlKey === wantsCtrl &&
    press.metaKey === wantsMeta &&
    press.altKey === has('alt') &&
    (isShiftFree || press.shiftKey === has('shift'))
  );
}

const appleSigns: Readonly<Record<string, string>> = { mod: '⌘', ctrl: '⌃', alt: '⌥', shift: '⇧' };
const arrowSigns: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  escape: 'Esc',
  delete: 'Del',
  backspace: '⌫',
  plus: '+',
};

const modifierKeys = new Set(['Control', 'Meta', 'Alt', 'Shift', 'CapsLock', 'Fn', 'AltGraph', 'Dead', 'Process']);

/** The shortcut that a key press stands for; undefined while only modifiers are held. */
export function shortcutOf(press: KeyPress, isApple: boolean): string | undefined {
  if (modifierKeys.has(press.key) || press.key === 'Unidentified') return undefined;
  const name = nameOf(press.key);
  const key = name.length === 1 ? name.toUpperCase() : (named[name] ?? press.key);
  return [
    (isApple ? press.metaKey : press.ctrlKey) && 'Mod',
    isApple && press.ctrlKey && 'Ctrl',
    press.altKey && 'Alt',
    press.shiftKey && !isCharacter(name) && 'Shift',
    key,
  ]
    .filter((part) => typeof part === 'string')
    .join('+');
}

const named: Readonly<Record<string, string>> = { space: 'Space', plus: 'Plus' };

/** Whether two shortcuts are the same keys: the order of modifiers and upper case do not matter. */
export function sameShortcut(a: string, b: string, isApple: boolean): boolean {
  const parts = (shortcut: string): string =>
    shortcut
      .split('+')
      .map((part) => part.toLowerCase())
      .map((part) => (part === 'mod' ? (isApple ? 'meta' : 'ctrl') : part))
      .sort()
      .join('+');
  return parts(a) === parts(b);
}

/** The keys of a shortcut as they stand on the keyboard, one text each. */
export function shortcutKeys(shortcut: string, isApple: boolean): string[] {
  return shortcut.split('+').map((part) => {
    const name = part.toLowerCase();
    if (isApple && appleSigns[name]) return appleSigns[name];
    if (name === 'mod') return 'Ctrl';
    return arrowSigns[name] ?? (part.length === 1 ? part.toUpperCase() : part);
  });
}
