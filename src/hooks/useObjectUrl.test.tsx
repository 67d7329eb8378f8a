import { act, renderHook } from '@testing-library/react';
import { useObjectUrl } from './useObjectUrl';

const alive = new Set<string>();
let made = 0;

beforeEach(() => {
  jest.useFakeTimers();
  alive.clear();
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      alive.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => alive.delete(url),
  });
});
afterEach(() => jest.useRealTimers());

const show = (blob: Blob | undefined) =>
  renderHook(({ shown }) => useObjectUrl(shown), { initialProps: { shown: blob } });

test('an address that a screen still shows can be read; later its memory is given back', () => {
  const hook = show(new Blob(['one']));
  const first = hook.result.current;
  hook.rerender({ shown: new Blob(['two']) });
  expect(hook.result.current).not.toBe(first);
  expect(alive).toEqual(new Set([first, hook.result.current]));
  act(() => jest.runAllTimers());
  expect(alive).toEqual(new Set([hook.result.current]));
});

test('nothing is shown once the bytes are gone, and nothing stays in memory', () => {
  const hook = show(new Blob(['one']));
  hook.rerender({ shown: undefined });
  expect(hook.result.current).toBe('');
  hook.unmount();
  jest.runAllTimers();
  expect(alive.size).toBe(0);
});
