import { onRequestEvent } from './request/events';
import { authHeaders } from './request/headers';
import {
  beginPage,
  clearSession,
  hasChangedHands,
  isLoggedIn,
  onSessionChange,
  readCurrentGoods,
  readSession,
  sessionKeys,
  writeCurrentGoods,
  writeSession,
} from './session';

const login = {
  token: '12345678901',
  id: 'a1',
  app_type: '',
  business: 'merchant',
  merchantData: { mchno: 'M1', industry: 'retail' },
};

beforeEach(() => localStorage.clear());

test('a login is kept under the names that the brief gives', () => {
  writeSession(login);
  expect({ ...localStorage }).toEqual({
    YIDIANKE_TOKEN: '12345678901',
    YIDIANKE_ACCOUNT_ID: 'a1',
    YIDIANKE_MCHNO: 'M1',
    YIDIANKE_APPTYPE: 'merchant',
    YIDIANKE_BUSINESS: 'merchant',
    YIDIANKE_INDUSTRY: 'retail',
  });
  expect(isLoggedIn(readSession())).toBe(true);
});

test.each([
  ['12345678901', 'a1', true],
  ['1234567890', 'a1', false],
  ['12345678901', '', false],
  ['12345678901', 'undefined', false],
  ['', 'a1', false],
])('token %s with account %s: %s', (token, accountId, expected) => {
  expect(isLoggedIn({ token, accountId })).toBe(expected);
});

test('a stored token that makes no login is cleared when it is read', () => {
  localStorage.setItem(sessionKeys.token, 'short');
  localStorage.setItem('umi_locale', 'en-US');
  expect(readSession().token).toBe('');
  expect({ ...localStorage }).toEqual({ umi_locale: 'en-US' });
});

test('clearing leaves the language and nothing else', () => {
  writeSession(login);
  localStorage.setItem('umi_locale', 'zh-TW');
  localStorage.setItem('something_of_ours', '1');
  clearSession();
  expect({ ...localStorage }).toEqual({ umi_locale: 'zh-TW' });
});

test("another merchant's goods does not stay behind, one's own does", () => {
  writeSession(login);
  writeCurrentGoods({ id: 'g1', title: 'Thermos', cover: '/c.jpg' });
  writeSession(login);
  expect(readCurrentGoods()).toEqual({ id: 'g1', title: 'Thermos', cover: '/c.jpg' });
  writeSession({ ...login, merchantData: { mchno: 'M2', industry: '' } });
  expect(readCurrentGoods()).toBeUndefined();
});

test('a change is told, here and from another tab, until one stops listening', () => {
  const heard: string[] = [];
  const stop = onSessionChange((where) => heard.push(where));
  writeSession(login);
  window.dispatchEvent(new StorageEvent('storage', { key: sessionKeys.token }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'unrelated' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  clearSession();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toEqual(['here', 'elsewhere', 'elsewhere']);
});

test('a page that has worked for one account has changed hands when another signs in, not when nobody or the same does', () => {
  writeSession(login);
  expect(hasChangedHands()).toBe(false);
  clearSession();
  expect(hasChangedHands()).toBe(false);
  writeSession(login);
  expect(hasChangedHands()).toBe(false);
  clearSession();
  writeSession({ ...login, id: 'b2' });
  expect(hasChangedHands()).toBe(true);
});

test('a page that signs somebody else in itself is told from one to which it happens', () => {
  const told: string[] = [];
  const end = onRequestEvent(({ type }) => told.push(type));
  writeSession(login);
  expect(readSession().accountId).toBe(login.id);
  writeSession({ ...login, id: 'other' });
  // This page goes on to where the other begins: to load it anew would keep it where it is.
  expect(() => authHeaders('/goods/data')).toThrow();
  expect(told).toEqual([]);
  beginPage();
  writeSession(login);
  readSession();
  localStorage.setItem('YIDIANKE_ACCOUNT_ID', 'other');
  expect(() => authHeaders('/goods/data')).toThrow();
  expect(told).toEqual(['changedHands']);
  end();
});
