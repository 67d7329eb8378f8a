import { allOperations } from './operations';

/** Saves of records that need no revision, and why nobody's work is lost by them. */
const unguarded: Readonly<Record<string, string>> = {
  'chat.save': 'a conversation is its owner’s alone',
  'file_folder.save': 'a name and a place: the last wins, and both are on screen',
  'prompt.save': 'its maker’s alone, and what was is kept as a version',
};

/** Fields by which a save names the state that it was made on. */
const guards = ['revision', 'version', 'seen_at'];

const fieldsOf = (input: unknown): readonly string[] =>
  Object.keys((input as { readonly shape?: Readonly<Record<string, unknown>> }).shape ?? {});

const saves = allOperations()
  .filter(({ name, operation }) => name.endsWith('.save') && fieldsOf(operation.input).includes('id'))
  .map(({ name, operation }) => ({
    name,
    isGuarded: guards.some((guard) => fieldsOf(operation.input).includes(guard)),
  }));

test('a save over a record that several people write names the state that it was made on', () => {
  expect(saves.length).toBeGreaterThan(15);
  expect(saves.filter(({ name, isGuarded }) => !isGuarded && !(name in unguarded)).map(({ name }) => name)).toEqual([]);
});

test('no exception is left over', () => {
  const open = saves.filter(({ isGuarded }) => !isGuarded).map(({ name }) => name);
  expect(Object.keys(unguarded).filter((name) => !open.includes(name))).toEqual([]);
});
