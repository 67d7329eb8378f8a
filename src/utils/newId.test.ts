import { newId } from './newId';

test('ids are short, plain and do not repeat', () => {
  const ids = Array.from({ length: 5000 }, newId);
  expect(new Set(ids).size).toBe(5000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]{16}$/);
});
