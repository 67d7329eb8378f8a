import { isSuccess } from './isSuccess';

test.each([
  [{ status: 1 }, true, false],
  [{ status: true }, true, true],
  [{ status: 0 }, false, true],
  [{ status: false }, false, false],
  [{ status: 2 }, false, false],
  [{ status: '1' }, false, false],
  [{}, false, false],
  [{ success: true, status: 0 }, true, true],
  [{ success: false, status: 1 }, false, false],
  [{ success: 'false', status: 1 }, true, false],
])('%j: dialect one %s, dialect zero %s', (body, one, zero) => {
  expect(isSuccess(body, 'one')).toBe(one);
  expect(isSuccess(body, 'zero')).toBe(zero);
});
