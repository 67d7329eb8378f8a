import { memberLock } from './team';

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
