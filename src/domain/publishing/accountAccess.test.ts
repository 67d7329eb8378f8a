import { canPublishBy } from './accountAccess';

const member = { id: 'li', groups: ['video'], canManage: false };

test.each([
  ['nobody is named', {}, true],
  ['empty lists', { publisher_ids: [], publisher_group_ids: [] }, true],
  ['he is named', { publisher_ids: ['li'] }, true],
  ['somebody else is named', { publisher_ids: ['wang'] }, false],
  ['his group is named', { publisher_group_ids: ['video'] }, true],
  ['a group that he is not in, or that is gone', { publisher_group_ids: ['live'] }, false],
  ['somebody else and his group', { publisher_ids: ['wang'], publisher_group_ids: ['video'] }, true],
])('%s', (_, access, may) => {
  expect(canPublishBy(access, member)).toBe(may);
});

test('who manages accounts is not locked out', () => {
  expect(canPublishBy({ publisher_ids: ['wang'] }, { ...member, canManage: true })).toBe(true);
});
