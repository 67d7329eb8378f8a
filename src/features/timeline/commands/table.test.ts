import { sameShortcut } from '@/utils/shortcut';
import enUS from '../../../../locales/en-US';
import zhCN from '../../../../locales/zh-CN';
import zhTW from '../../../../locales/zh-TW';
import { editorCommandIds } from './ids';
import { editorCommands } from './table';

/** Bound by the shell on every page. */
const shellShortcuts = ['Mod+K', '?'];

test('every id has its definition, once', () => {
  expect(editorCommands.map(({ id }) => id)).toEqual([...editorCommandIds]);
});

test.each([true, false])('no two defaults clash, nor with the shell (Apple: %s)', (isApple) => {
  const all = [
    ...editorCommands.flatMap(({ id, shortcuts = [] }) => shortcuts.map((shortcut) => ({ id, shortcut }))),
    ...shellShortcuts.map((shortcut) => ({ id: 'shell', shortcut })),
  ];
  const clashes = all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => sameShortcut(one.shortcut, other.shortcut, isApple))
      .map((other) => `${one.id} and ${other.id}: ${one.shortcut}`),
  );
  expect(clashes).toEqual([]);
});

test.each([
  ['zh-CN', zhCN],
  ['zh-TW', zhTW],
  ['en-US', enUS],
] as readonly [string, Readonly<Record<string, string>>][])(
  'every command has a title of its own in %s',
  (_code, messages) => {
    const titles = editorCommands.map(({ id }) => messages[`timeline.command.${id}`] ?? '');
    expect(titles.filter((title) => title === '')).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  },
);

test('only what belongs to the browser clipboard is left to it', () => {
  const native = editorCommands.filter(({ clipboard }) => clipboard !== undefined);
  expect(native.map(({ id, shortcuts }) => [id, shortcuts?.[0]])).toEqual([
    ['copy', 'Mod+C'],
    ['cut', 'Mod+X'],
    ['paste', 'Mod+V'],
  ]);
});
