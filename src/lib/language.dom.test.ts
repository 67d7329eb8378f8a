import { directionOf, isLanguage, storedLanguage } from './language';

afterEach(() => localStorage.clear());

test.each([
  ['zh-CN', 'ltr'],
  ['en-US', 'ltr'],
  ['ar-EG', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he-IL', 'rtl'],
  ['ku-IQ', 'rtl'],
  ['ur-PK', 'ltr'],
  ['fake', 'ltr'],
])('%s is written %s', (code, direction) => {
  expect(directionOf(code)).toBe(direction);
});

test('a stored language counts only when it is one of ours', () => {
  expect(storedLanguage()).toBe('zh-CN');
  localStorage.setItem('umi_locale', 'ar-EG');
  expect(storedLanguage()).toBe('ar-EG');
  localStorage.setItem('umi_locale', 'xx-YY');
  expect(storedLanguage()).toBe('zh-CN');
  expect(isLanguage(null)).toBe(false);
});
