import { createObservable } from '@/utils/observable';
import { localStore } from './storage/localStore';

/** The user's own shortcuts by command id; an empty list = none at all. */
type ShortcutBindings = Readonly<Record<string, readonly string[]>>;

const storageKey = 'shortcut_bindings';
const format = 'shortcut-bindings';
const mostCommands = 500;
const mostEach = 4;
const longest = 40;

const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= mostEach &&
  value.every((key) => typeof key === 'string' && key.length > 0 && key.length <= longest);

function isBindings(value: unknown): value is ShortcutBindings {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= mostCommands && entries.every(([id, keys]) => /^[\w.-]{1,80}$/.test(id) && isKeys(keys));
}

let current: ShortcutBindings = localStore.get(storageKey, isBindings) ?? {};
const listeners = createObservable();

function put(next: ShortcutBindings): void {
  current = next;
  if (Object.keys(next).length > 0) localStore.set(storageKey, next);
  else localStore.remove(storageKey);
  listeners.emit();
}

// Another tab has bound something.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key !== storageKey && event.key !== null) return;
  current = localStore.get(storageKey, isBindings) ?? {};
  listeners.emit();
});

/** The file is not one that `exportText` has written. */
export class BindingsFileError extends Error {
  override readonly name = 'BindingsFileError';
}

export const defaultShortcuts = (shortcut: string | readonly string[] | undefined): readonly string[] => {
  if (shortcut === undefined) return [];
  return typeof shortcut === 'string' ? [shortcut] : shortcut;
};

/** What the user has bound otherwise than the product does; kept in this browser. */
export const shortcutBindings = {
  all: (): ShortcutBindings => current,
  subscribe: (listener: () => void): (() => void) => {
    return listeners.subscribe(listener);
  },
  shortcutsOf: (id: string, defaults: readonly string[]): readonly string[] => current[id] ?? defaults,
  isOwn: (id: string): boolean => current[id] !== undefined,
  bind: (id: string, keys: readonly string[]): void => put({ ...current, [id]: keys.slice(0, mostEach) }),
  /** Back to the default: of one command, or of all. */
  reset: (id?: string): void => {
    const { [id ?? '']: _, ...rest } = current;
    put(id === undefined ? {} : rest);
  },
  exportText: (): string => JSON.stringify({ format, version: 1, bindings: current }, null, 2),
  /**
   * Takes over the bindings of an exported file; the others go back to their defaults.
   * @throws BindingsFileError
   */
  importText: (text: string): void => {
    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch {
      throw new BindingsFileError();
    }
    const file = parsed as { format?: unknown; version?: unknown; bindings?: unknown } | null;
    if (file?.format !== format || file.version !== 1 || !isBindings(file.bindings)) throw new BindingsFileError();
    put(file.bindings);
  },
};
