import { createObservable } from '@/utils/observable';
import { defaultShortcuts, shortcutBindings } from './shortcutBindings';

/** One thing that the user can do: feeds the palette, the shortcut list and the hotkeys alike. */
export interface Command {
  readonly id: string;
  /** In the language in use. */
  readonly title: string;
  /** Heading under which the palette lists it. */
  readonly group: string;
  /** Further words that find it. */
  readonly keywords?: readonly string[];
  /**
   * For example `Mod+K`, `?`, `Space`; Mod is Command on Apple's systems, Ctrl elsewhere. The default: the user may
   * have bound others (lib/shortcutBindings).
   */
  readonly shortcut?: string | readonly string[];
  /** Works while a field has the focus as well (never during IME composition). */
  readonly whileTyping?: boolean;
  /** Only by its shortcut, not in the palette. */
  readonly isHidden?: boolean;
  /** The browser's own clipboard keys are left to it: the page hears its `copy`, `cut` or `paste` event instead. */
  readonly clipboard?: 'copy' | 'cut' | 'paste';
  readonly enabled?: () => boolean;
  readonly run: () => void;
}

/** A command with the shortcuts that hold now. */
export interface KnownCommand extends Omit<Command, 'shortcut'> {
  /** First of `shortcuts`, for where there is room for one. */
  readonly shortcut: string | undefined;
  readonly shortcuts: readonly string[];
  readonly defaults: readonly string[];
}

let registered: readonly (readonly Command[])[] = [];
let flat: readonly KnownCommand[] = [];
const listeners = createObservable();

function set(next: readonly (readonly Command[])[]): void {
  registered = next;
  const byId = new Map<string, Command>();
  // Later registrations (a page) win over earlier ones (the shell) with the same id.
  for (const command of next.flat()) byId.set(command.id, command);
  flat = [...byId.values()].map((command): KnownCommand => {
    const defaults = defaultShortcuts(command.shortcut);
    const shortcuts = shortcutBindings.shortcutsOf(command.id, defaults);
    return { ...command, defaults, shortcuts, shortcut: shortcuts[0] };
  });
  listeners.emit();
}

shortcutBindings.subscribe(() => set(registered));

/** Makes commands known until the returned function is called. */
export function registerCommands(commands: readonly Command[]): () => void {
  set([...registered, commands]);
  return () => set(registered.filter((list) => list !== commands));
}

export const commandRegistry = {
  all: (): readonly KnownCommand[] => flat,
  subscribe: (listener: () => void): (() => void) => {
    return listeners.subscribe(listener);
  },
};
