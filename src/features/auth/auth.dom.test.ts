import { writeSession } from '@/lib/session';
import { homeAfterLogin } from './homeAfterLogin';
import { wechatConsent } from './wechatConsent';

const signIn = (business: string) =>
  writeSession({
    token: 'token-of-16-char',
    id: 'a1',
    app_type: business,
    business,
    merchantData: { mchno: 'M1', industry: '' },
  });

test.each([
  ['merchant', '', '/workbench'],
  ['provider', '', '/platform/brand'],
  ['merchant', '?redirect=%2Fpublish%2Fcalendar%3Fmonth%3D2026-11', '/publish/calendar?month=2026-11'],
  ['merchant', '?redirect=https%3A%2F%2Fevil.example', '/workbench'],
  ['provider', '?redirect=%2F%2Fevil.example', '/platform/brand'],
])('a %s who came with %j goes to %s', (business, search, path) => {
  signIn(business);
  expect(homeAfterLogin(search)).toBe(path);
});

describe('an answer of the consent page', () => {
  beforeEach(() => sessionStorage.clear());

  test('is taken once, when this browser asked', () => {
    wechatConsent.remember('s1');
    expect(wechatConsent.take('s1')).toBe(true);
    expect(wechatConsent.take('s1')).toBe(false);
  });

  test.each(['', 's2'])('with state %j is refused and uses the question up', (state) => {
    wechatConsent.remember('s1');
    expect(wechatConsent.take(state)).toBe(false);
    expect(wechatConsent.take('s1')).toBe(false);
  });

  test('that nobody asked for is refused', () => {
    expect(wechatConsent.take('')).toBe(false);
    expect(wechatConsent.take('s1')).toBe(false);
  });
});
