import { safeRedirect } from './safeRedirect';

const origin = 'https://app.example';

test.each(['/workbench', '/publish/calendar?month=2026-11#today', '/', '/loginless'])('%s is taken', (path) => {
  expect(safeRedirect(path, origin)).toBe(path);
});

test.each([
  undefined,
  null,
  '',
  'workbench',
  'https://app.example/workbench',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/login',
  '/login?redirect=/x',
  '/x/../login',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/.//evil.example',
])('%j is refused', (path) => {
  expect(safeRedirect(path, origin)).toBeUndefined();
});
