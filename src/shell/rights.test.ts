import { isAllowed, rightsOf } from './rights';

const user = (over: { access?: string; routes?: string[]; actions?: string[] }) => ({
  currentUser: {
    id: '1',
    name: 'x',
    avatar: '',
    business: 'merchant' as const,
    access: 'other',
    routes: [],
    actions: [],
    ...over,
  },
});

test('a page opens by its own key', () => {
  const rights = rightsOf(user({ routes: ['publish.calendar'] }));
  expect(isAllowed(rights, { name: 'publish.calendar', access: 'canVisit' })).toBe(true);
  expect(isAllowed(rights, { name: 'publish.media', access: 'canVisit' })).toBe(false);
});

test('access admin grants the admin capability and no page', () => {
  const rights = rightsOf(user({ access: 'admin' }));
  expect(rights.canAdmin).toBe(true);
  expect(isAllowed(rights, { name: 'workbench', access: 'canVisit' })).toBe(false);
});

test('a group needs one listed child; its own key grants nothing', () => {
  const group = {
    name: 'creative',
    access: 'canVisitAny',
    routes: [{ name: 'creative.tool', routes: [{ name: 'creative.tool.asr' }] }],
  };
  expect(isAllowed(rightsOf(user({ routes: ['creative', 'creative.tool'] })), group)).toBe(false);
  expect(isAllowed(rightsOf(user({ routes: ['creative.tool.asr'] })), group)).toBe(true);
});

test('an action is allowed when it is listed', () => {
  const { canDo } = rightsOf(user({ actions: ['goods.delete'] }));
  expect(canDo('goods.delete')).toBe(true);
  expect(canDo('goods.save')).toBe(false);
});

test('without a user nothing is allowed but open pages', () => {
  const rights = rightsOf(undefined);
  expect(rights.canAdmin).toBe(false);
  expect(rights.canDo('goods.save')).toBe(false);
  expect(isAllowed(rights, { name: 'workbench', access: 'canVisit' })).toBe(false);
  expect(isAllowed(rights, { name: 'home' })).toBe(true);
});

test('an unknown access flag closes the page', () => {
  expect(isAllowed(rightsOf(user({ routes: ['x'] })), { name: 'x', access: 'canTypo' })).toBe(false);
});
