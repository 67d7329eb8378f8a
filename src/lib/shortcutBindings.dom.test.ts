import { commandRegistry, registerCommands } from './commands';
import { BindingsFileError, shortcutBindings } from './shortcutBindings';

const known = (id: string) => commandRegistry.all().find((command) => command.id === id);
let end: () => void;

beforeEach(() => {
  shortcutBindings.reset();
  end = registerCommands([
    { id: 'split', title: 'Split', group: 'g', shortcut: ['Mod+B', 'S'], run: () => undefined },
    { id: 'plain', title: 'Plain', group: 'g', run: () => undefined },
  ]);
});
afterEach(() => end());

test('a command has its defaults until the user binds others, and has them again after a reset', () => {
  expect(known('split')?.shortcuts).toEqual(['Mod+B', 'S']);
  shortcutBindings.bind('split', ['Mod+K']);
  expect(known('split')).toMatchObject({ shortcut: 'Mod+K', shortcuts: ['Mod+K'], defaults: ['Mod+B', 'S'] });
  shortcutBindings.bind('plain', ['P']);
  shortcutBindings.reset('split');
  expect(known('split')?.shortcuts).toEqual(['Mod+B', 'S']);
  expect(known('plain')?.shortcut).toBe('P');
});

test('no keys at all is a choice too', () => {
  shortcutBindings.bind('split', []);
  expect(known('split')).toMatchObject({ shortcut: undefined, shortcuts: [] });
});

test('bindings lie in this browser and go out and in as a file', () => {
  shortcutBindings.bind('split', ['X']);
  expect(JSON.parse(localStorage.getItem('shortcut_bindings') ?? '')).toEqual({ split: ['X'] });
  const text = shortcutBindings.exportText();
  shortcutBindings.reset();
  expect(localStorage.getItem('shortcut_bindings')).toBeNull();
  shortcutBindings.importText(text);
  expect(known('split')?.shortcuts).toEqual(['X']);
});

test.each([
  'no json',
  'null',
  '{}',
  '{"format":"shortcut-bindings","version":2,"bindings":{}}',
  '{"format":"shortcut-bindings","version":1,"bindings":{"a":"X"}}',
  '{"format":"shortcut-bindings","version":1,"bindings":{"a":["X","Y","Z","A","B"]}}',
  '{"format":"shortcut-bindings","version":1,"bindings":{"bad id!":["X"]}}',
])('a file that is not one changes nothing: %s', (text) => {
  shortcutBindings.bind('split', ['X']);
  expect(() => shortcutBindings.importText(text)).toThrow(BindingsFileError);
  expect(known('split')?.shortcuts).toEqual(['X']);
});
