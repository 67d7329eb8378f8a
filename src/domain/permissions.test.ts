import { isActionAllowed, isAdmin, isAnyPageAllowed, isPageAllowed } from './permissions';

const rights = { access: 'admin', routes: ['workbench', 'creation.post'], actions: ['goods.save'] };

test.each([
  ['workbench', true],
  ['creation.post', true],
  ['creation', false],
  ['creation.script', false],
  ['', false],
])('page %s: %s', (key, allowed) => {
  expect(isPageAllowed(rights, key)).toBe(allowed);
});

test('a group key grants nothing below it', () => {
  expect(isPageAllowed({ ...rights, routes: ['creation'] }, 'creation.post')).toBe(false);
});

test('a group shows when any child is allowed', () => {
  expect(isAnyPageAllowed(rights, ['creation.script', 'creation.post'])).toBe(true);
  expect(isAnyPageAllowed(rights, ['creation.script'])).toBe(false);
  expect(isAnyPageAllowed(rights, [])).toBe(false);
});

test('admin is a capability, neither a page nor an action', () => {
  expect(isAdmin(rights)).toBe(true);
  expect(isAdmin({ ...rights, access: 'user' })).toBe(false);
  expect(isPageAllowed(rights, 'platform.brand')).toBe(false);
  expect(isActionAllowed(rights, 'goods.delete')).toBe(false);
  expect(isActionAllowed(rights, 'goods.save')).toBe(true);
});

test('nobody may nothing', () => {
  expect(isAdmin(undefined)).toBe(false);
  expect(isPageAllowed(undefined, 'workbench')).toBe(false);
  expect(isActionAllowed(undefined, 'goods.save')).toBe(false);
});
