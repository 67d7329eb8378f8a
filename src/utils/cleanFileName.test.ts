import { cleanFileName } from './cleanFileName';

test.each([
  ['a@b (1).jpg', 'a_b__1_.jpg'],
  ['\u4ea7\u54c1\uff08\u4e3b\u56fe\uff09.png', '\u4ea7\u54c1_\u4e3b\u56fe_.png'],
  ['a\t\u3000b.mp4', 'a__b.mp4'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['..\\x', '.._x'],
  ['', '_'],
  ['plain-name_1.webp', 'plain-name_1.webp'],
])('%j becomes %j', (name, cleaned) => {
  expect(cleanFileName(name)).toBe(cleaned);
});
