import { readPercent } from './readPercent';

test.each([
  [{ scrollTop: 0, clientHeight: 600, scrollHeight: 500 }, 100],
  [{ scrollTop: 0, clientHeight: 600, scrollHeight: 2400 }, 25],
  [{ scrollTop: 600, clientHeight: 600, scrollHeight: 2400 }, 50],
  [{ scrollTop: 1790, clientHeight: 600, scrollHeight: 2400 }, 100],
])('%j', (box, percent) => {
  expect(readPercent(box)).toBe(percent);
});
