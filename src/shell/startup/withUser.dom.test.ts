import type { CurrentUser } from '@/services/account/schema';
import { withUser } from './withUser';

const user: CurrentUser = {
  id: 'a1',
  name: '陈小满',
  avatar: '',
  access: 'user',
  routes: ['workbench'],
  actions: [],
  business: 'merchant',
};
const state = { isLogin: true, currentUser: user };

test('the same answer leaves the very same state, so that nothing is drawn anew', () => {
  expect(withUser(state, { ...user, routes: [...user.routes] })).toBe(state);
});

test('a changed right is taken over', () => {
  expect(withUser(state, { ...user, routes: [] })?.currentUser.routes).toEqual([]);
});

test('an answer for somebody else, or after the sign-out, changes nothing', () => {
  expect(withUser(state, { ...user, id: 'a2' })).toBe(state);
  const signedOut = { isLogin: false, currentUser: undefined };
  expect(withUser(signedOut, user)).toBe(signedOut);
});
