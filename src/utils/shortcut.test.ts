import { matchesShortcut, shortcutKeys } from './shortcut';

const press = (key: string, held: readonly ('ctrl' | 'meta' | 'alt' | 'shift')[] = []) => ({
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
});

test.each([
  ['Mod+K', press('k', ['ctrl']), false, true],
  ['Mod+K', press('K', ['ctrl']), false, true],
  ['Mod+K', press('k', ['meta']), true, true],
  ['Mod+K', press('k', ['ctrl']), true, false],
  ['Mod+K', press('k'), false, false],
  ['Mod+K', press('k', ['ctrl', 'shift']), false, false],
  ['Mod+Shift+Z', press('Z', ['ctrl', 'shift']), false, true],
  ['?', press('?', ['shift']), false, true],
  ['?', press('?'), false, true],
  ['?', press('?', ['ctrl']), false, false],
  ['Alt+ArrowUp', press('ArrowUp', ['alt']), false, true],
])('%s, %o, Apple %s: %s', (shortcut, event, isApple, matches) => {
  expect(matchesShortcut(event, shortcut, isApple)).toBe(matches);
});

test('keys are written as they stand on the keyboard', () => {
  expect(shortcutKeys('Mod+K', false)).toEqual(['Ctrl', 'K']);
  expect(shortcutKeys('Mod+Shift+z', true)).toEqual(['⌘', '⇧', 'Z']);
  expect(shortcutKeys('Alt+ArrowUp', false)).toEqual(['Alt', '↑']);
});
