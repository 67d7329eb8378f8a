import { accessReason, isPublisher } from './accountAccess';

const member = { id: 'li', groups: ['video', 'live'], canManage: false };

test.each([
  ['nobody is named', {}, { by: 'open' }],
  ['empty lists', { publisher_ids: [], publisher_group_ids: [] }, { by: 'open' }],
  ['he is named', { publisher_ids: ['li'] }, { by: 'self' }],
  ['somebody else is named', { publisher_ids: ['wang'] }, undefined],
  ['his group is named', { publisher_group_ids: ['video'] }, { by: 'group', group: 'video' }],
  ['two groups of his are named', { publisher_group_ids: ['shop', 'live', 'video'] }, { by: 'group', group: 'live' }],
  ['a group that he is not in, or that is gone', { publisher_group_ids: ['shop'] }, undefined],
  [
    'somebody else and his group',
    { publisher_ids: ['wang'], publisher_group_ids: ['video'] },
    { by: 'group', group: 'video' },
  ],
  ['he and his group', { publisher_ids: ['li'], publisher_group_ids: ['video'] }, { by: 'self' }],
])('%s', (_, access, reason) => {
  expect(accessReason(access, member)).toEqual(reason);
});

test('who manages accounts is not locked out, and is told by what names him first', () => {
  const manager = { ...member, canManage: true };
  expect(accessReason({ publisher_ids: ['wang'] }, manager)).toEqual({ by: 'manage' });
  expect(accessReason({ publisher_ids: ['li'] }, manager)).toEqual({ by: 'self' });
  expect(accessReason({}, manager)).toEqual({ by: 'open' });
});

test.each([
  [['publish.submit'], true],
  [['publish.schedule'], true],
  [['publish.approve', 'wemedia.save'], false],
  [[], false],
])('with %j one may publish: %s', (actions, may) => {
  expect(isPublisher({ access: 'user', routes: [], actions })).toBe(may);
});
