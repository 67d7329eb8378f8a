import { newestLeaf, pathTo, siblingsOf } from './tree';

const message = (id: string, parent_id: string, second: number) => ({
  id,
  parent_id,
  created_at: `2026-01-01T00:00:${String(second).padStart(2, '0')}.000Z`,
});

/** q1 → a1 → q2 → a2; a1 written anew as a1b; q2 edited as q2b → a2b. */
const tree = [
  message('q1', '', 1),
  message('a1', 'q1', 2),
  message('q2', 'a1', 3),
  message('a2', 'q2', 4),
  message('a1b', 'q1', 5),
  message('q2b', 'a1', 6),
  message('a2b', 'q2b', 7),
];
const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

test('a path leads from the first question to its leaf', () => {
  expect(ids(pathTo(tree, 'a2'))).toEqual(['q1', 'a1', 'q2', 'a2']);
  expect(ids(pathTo(tree, 'a1b'))).toEqual(['q1', 'a1b']);
  expect(pathTo(tree, 'gone')).toEqual([]);
});

test('versions stand in the order in which they were made', () => {
  expect(ids(siblingsOf(tree, message('q2', 'a1', 3)))).toEqual(['q2', 'q2b']);
  expect(ids(siblingsOf(tree, message('q1', '', 1)))).toEqual(['q1']);
});

test('choosing a version leads to the end of its newest line', () => {
  expect(newestLeaf(tree, 'a1')).toBe('a2b');
  expect(newestLeaf(tree, 'q2')).toBe('a2');
  expect(newestLeaf(tree, 'a1b')).toBe('a1b');
});

test('a loop in broken data ends', () => {
  const loop = [message('a', 'b', 1), message('b', 'a', 2)];
  expect(ids(pathTo(loop, 'a'))).toEqual(['b', 'a']);
  expect(['a', 'b']).toContain(newestLeaf(loop, 'a'));
});
