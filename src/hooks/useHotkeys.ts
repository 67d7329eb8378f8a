import { useEffect } from 'react';
import { commandRegistry } from '@/lib/commands';
import { isApple } from '@/utils/isApple';
import { matchesShortcut } from '@/utils/shortcut';

/** Whether keys go into text there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || /^(textarea|select)$/i.test(target.tagName)) return true;
  return target instanceof HTMLInputElement && !/^(button|checkbox|radio|range|color|file|submit)$/.test(target.type);
}

const pressable = 'button, a[href], summary, [role="button"], [role="switch"], [role="menuitem"], [role="option"]';
const movable =
  '[role="slider"], [role="tab"], [role="tree"], [role="grid"], [role="listbox"], [role="menu"], [role="menuitem"], ' +
  '[role="radio"], [role="radiogroup"], [role="separator"], [role="spinbutton"], input[type="range"], input[type="radio"]';

/** Whether the focused control itself answers to this key: Space presses a button, arrows move a slider. */
function isOfControl(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return false;
  if (event.key === ' ' || event.key === 'Enter')
    return event.target.closest(`${pressable}, input[type="checkbox"], input[type="radio"]`) !== null;
  if (event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End')
    return event.target.closest(movable) !== null;
  return false;
}

const isDialogOpen = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Runs the registered commands by their shortcuts. Mounted once, by the layout. */
export function useHotkeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // 229: the key belongs to an input method (Safari reports it after isComposing has ended).
      if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return;
      const command = commandRegistry
        .all()
        .find(({ shortcuts }) => shortcuts.some((shortcut) => matchesShortcut(event, shortcut, isApple)));
      if (!command || (isTyping(event.target) && !command.whileTyping) || isOfControl(event)) return;
      // A dialog over the page: what lies beneath is not to be changed from there.
      if (isDialogOpen(event.target) && !command.whileTyping && command.id !== 'shell.shortcuts') return;
      if (command.clipboard && isClipboardKey(event)) return;
      if (command.enabled && !command.enabled()) return;
      event.preventDefault();
      command.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const isClipboardKey = (event: KeyboardEvent): boolean =>
  ['Mod+C', 'Mod+X', 'Mod+V'].some((shortcut) => matchesShortcut(event, shortcut, isApple));
