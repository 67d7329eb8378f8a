import { act, fireEvent, renderHook } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import type { ReactNode } from 'react';
import type { PublishItem } from '@/services/publish/schema';
import { useKeyboardMove } from './useKeyboardMove';

const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <RawIntlProvider value={getIntl('zh-CN', true)}>{children}</RawIntlProvider>
);
const at = '2036-12-01T12:00:00.000Z';
const post = { id: 'a', title: '一条', publish_at: at } as PublishItem;

function hold(drop: (post: PublishItem, at: string) => Promise<boolean>) {
  const shown: string[] = [];
  const { result } = renderHook(
    () =>
      useKeyboardMove({
        view: 'month',
        zone: 'Asia/Shanghai',
        canMove: () => true,
        drop,
        show: (date) => shown.push(date),
        announce: () => undefined,
      }),
    { wrapper },
  );
  act(() => result.current.begin(post, at));
  return { result, shown };
}

test('keys that come while a turned page has not given its card the focus yet are for the card', () => {
  const { result } = hold(async () => true);
  for (let press = 0; press < 4; press += 1) fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(result.current.moving?.at).toBe('2036-11-27T12:00:00.000Z');
});

test('keys in a field, and without a card in hand, are not', () => {
  const { result } = hold(async () => true);
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'ArrowLeft' });
  expect(result.current.moving?.at).toBe(at);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(result.current.moving).toBeUndefined();
});

test('a refused place leads back to where the post lies', async () => {
  const { shown } = hold(async () => false);
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.body, { key: 'Enter' });
  await act(async () => undefined);
  expect(shown).toEqual(['2036-12-01', '2036-11-30', '2036-12-01']);
});
