import { act, renderHook } from '@testing-library/react';
import { useFollowed } from './useFollowed';

const follow = (first: string) => renderHook(({ given }) => useFollowed(given), { initialProps: { given: first } });

test('what comes is taken over where nothing was typed', () => {
  const { result, rerender } = follow('');
  rerender({ given: 'read' });
  expect(result.current[0]).toBe('read');
});

test('what was typed before it came stays, and so does what is typed while it is being saved', () => {
  const { result, rerender } = follow('');
  act(() => result.current[1]('typed'));
  rerender({ given: 'read late' });
  expect(result.current[0]).toBe('typed');
  act(() => result.current[1]('typed on'));
  rerender({ given: 'typed' });
  expect(result.current[0]).toBe('typed on');
});

test('once it is saved it follows again', () => {
  const { result, rerender } = follow('');
  act(() => result.current[1]('typed'));
  rerender({ given: 'typed' });
  rerender({ given: 'changed by somebody else' });
  expect(result.current[0]).toBe('changed by somebody else');
});
