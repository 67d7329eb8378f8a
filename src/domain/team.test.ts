import { groupMembers, isGroupNameTaken, memberLock } from './team';

const member = (id: string, role: string, status = 1) => ({ id, role, status });
const [owner, second, writer] = [member('a', 'owner'), member('b', 'owner'), member('c', 'writer')];

test.each([
  ['the only owner', owner, [owner, writer], 'c', 'lastOwner'],
  ['the only owner who works, beside one who is off', owner, [owner, { ...second, status: 0 }], 'b', 'lastOwner'],
  ['one of two owners', second, [owner, second], 'a', undefined],
  ['oneself among several owners', second, [owner, second], 'b', 'self'],
  ['a writer', writer, [owner, writer], 'a', undefined],
  ['oneself as a writer', writer, [owner, writer], 'c', 'self'],
] as const)('%s', (_case, target, members, myId, lock) => {
  expect(memberLock(target, members, 'owner', myId)).toBe(lock);
});

test('a group holds its lead first, and each once', () => {
  expect(groupMembers('a', ['b', 'a', 'b'])).toEqual(['a', 'b']);
  expect(groupMembers('a', [])).toEqual(['a']);
});

test('two groups never have one name, whatever its capitals and spaces; its own name is free', () => {
  const groups = [{ id: '1', name: 'Video A' }];
  expect(isGroupNameTaken(' video a', groups)).toBe(true);
  expect(isGroupNameTaken('Video A', groups, '1')).toBe(false);
  expect(isGroupNameTaken('Video B', groups)).toBe(false);
});
