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

/** Calls that set single fields carry no revision: they send the field that was changed and nothing that was not. */
const LONGEST_SET = 12;

test('what sets single fields leaves all others as they are', () => {
  const sets = allOperations().filter(({ name }) => name.endsWith('.set'));
  expect(sets.length).toBeGreaterThan(7);
  for (const { name, operation } of sets) {
    const fields = fieldsOf(operation.input).filter((field) => field !== 'id' && field !== 'ids');
    const isNamed = fields.includes('field') || fields.includes('value');
    const shape = (
      operation.input as unknown as { readonly shape: Readonly<Record<string, { isOptional(): boolean }>> }
    ).shape;
    const asked = isNamed ? [] : fields.filter((field) => !shape[field]?.isOptional());
    expect([name, asked]).toEqual([name, []]);
    expect(fields.length).toBeLessThan(LONGEST_SET);
  }
});
