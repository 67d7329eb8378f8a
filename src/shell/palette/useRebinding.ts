import { useEffect, useState } from 'react';
import { commandRegistry, type KnownCommand } from '@/lib/commands';
import { shortcutBindings } from '@/lib/shortcutBindings';
import { isApple } from '@/utils/isApple';
import { sameShortcut, shortcutOf } from '@/utils/shortcut';

/** Keys without which a page cannot be used by keyboard. */
const reserved = new Set(['Tab', 'Shift+Tab', 'Enter']);

/** What became of the key press that was waited for. */
type Asked =
  | { readonly kind: 'listening'; readonly id: string }
  | { readonly kind: 'reserved'; readonly id: string; readonly shortcut: string }
  | {
      readonly kind: 'conflict';
      readonly id: string;
      readonly shortcut: string;
      readonly others: readonly KnownCommand[];
    };

export interface Rebinding {
  readonly asked: Asked | undefined;
  readonly listen: (id: string) => void;
  readonly cancel: () => void;
  /** Takes the shortcut away from the others. */
  readonly replace: () => void;
}

/** The commands known now that another one's shortcut would collide with. */
const takersOf = (commands: readonly KnownCommand[], id: string, shortcut: string): readonly KnownCommand[] =>
  commands.filter(
    (command) => command.id !== id && command.shortcuts.some((known) => sameShortcut(known, shortcut, isApple)),
  );

/** Waits for the keys that a command shall have from now on. */
export function useRebinding(): Rebinding {
  const [asked, setAsked] = useState<Asked>();
  const listening = asked?.kind === 'listening' || asked?.kind === 'reserved' ? asked.id : undefined;

  useEffect(() => {
    if (listening === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      // The dialog, its buttons and the hotkeys are not to hear this one.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        setAsked(undefined);
        return;
      }
      const shortcut = shortcutOf(event, isApple);
      if (shortcut === undefined) return;
      if (reserved.has(shortcut)) {
        setAsked({ kind: 'reserved', id: listening, shortcut });
        return;
      }
      const others = takersOf(commandRegistry.all(), listening, shortcut);
      if (others.length > 0) {
        setAsked({ kind: 'conflict', id: listening, shortcut, others });
        return;
      }
      shortcutBindings.bind(listening, [shortcut]);
      setAsked(undefined);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [listening]);

  return {
    asked,
    listen: (id) => setAsked({ kind: 'listening', id }),
    cancel: () => setAsked(undefined),
    replace: () => {
      if (asked?.kind !== 'conflict') return;
      for (const other of asked.others)
        shortcutBindings.bind(
          other.id,
          other.shortcuts.filter((known) => !sameShortcut(known, asked.shortcut, isApple)),
        );
      shortcutBindings.bind(asked.id, [asked.shortcut]);
      setAsked(undefined);
    },
  };
}
