import { wechatConsent } from './wechatConsent';

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
