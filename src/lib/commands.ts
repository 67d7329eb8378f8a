/** One thing that the user can do: feeds the palette, the shortcut list and the hotkeys alike. */
export interface Command {
  readonly id: string;
  /** In the language in use. */
  readonly title: string;
  /** Heading under which the palette lists it. */
  readonly group: string;
  /** Further words that find it. */
  readonly keywords?: readonly string[];
  /** For example `Mod+K`, `?`, `Alt+ArrowUp`; Mod is Command on Apple's systems, Ctrl elsewhere. */
  readonly shortcut?: string;
  /** Works while a field has the focus as well (never during IME composition). */
  readonly whileTyping?: boolean;
  /** Only by its shortcut, not in the palette. */
  readonly isHidden?: boolean;
  readonly enabled?: () => boolean;
  readonly run: () => void;
}

let registered: readonly (readonly Command[])[] = [];
let flat: readonly Command[] = [];
const listeners = new Set<() => void>();

function set(next: readonly (readonly Command[])[]): void {
  registered = next;
  const byId = new Map<string, Command>();
  // Later registrations (a page) win over earlier ones (the shell) with the same id.
  for (const command of next.flat()) byId.set(command.id, command);
  flat = [...byId.values()];
  for (const listener of listeners) listener();
}

/** Makes commands known until the returned function is called. */
export function registerCommands(commands: readonly Command[]): () => void {
  set([...registered, commands]);
  return () => set(registered.filter((list) => list !== commands));
}

export const commandRegistry = {
  all: (): readonly Command[] => flat,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
