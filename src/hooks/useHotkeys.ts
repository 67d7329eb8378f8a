import { useEffect } from 'react';
import { commandRegistry } from '@/lib/commands';
import { isApple } from '@/utils/isApple';
import { matchesShortcut } from '@/utils/shortcut';

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName);
}

/** Runs the registered commands by their shortcuts. Mounted once, by the layout. */
export function useHotkeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // 229: the key belongs to an input method (Safari reports it after isComposing has ended).
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      const command = commandRegistry
        .all()
        .find((item) => item.shortcut !== undefined && matchesShortcut(event, item.shortcut, isApple));
      if (!command || (isTyping(event.target) && !command.whileTyping)) return;
      if (command.enabled && !command.enabled()) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
