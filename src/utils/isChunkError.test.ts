import { isChunkError } from './isChunkError';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  [named('ChunkLoadError', 'Loading chunk 12 failed.\n(missing: http://x/12.js)')],
  [new Error('Loading CSS chunk p__home failed.')],
  [new TypeError('Failed to fetch dynamically imported module: http://x/a.js')],
  [new TypeError('error loading dynamically imported module')],
  [new TypeError('Importing a module script failed.')],
])('%s is a failed page chunk', (error) => {
  expect(isChunkError(error)).toBe(true);
});

test.each([[new Error('x is undefined')], ['Loading chunk 1 failed'], [undefined]])('%s is not', (error) => {
  expect(isChunkError(error)).toBe(false);
});
