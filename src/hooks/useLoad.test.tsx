import { act, render, screen, waitFor } from '@testing-library/react';
import { cacheKey, clearCache, expireAfterWrite, invalidate } from '@/lib/request/cache';
import type { ApiCall, RequestOptions } from '@/lib/request/types';
import { sessionKeys, writeSession } from '@/lib/session';
import { useLoad } from './useLoad';

type Call = ApiCall<{ id: string }, string>;

/** A verb that answers `<id>1`, `<id>2` …, and remembers how it was asked. */
function aVerb(group = 'goods') {
  const asked: RequestOptions[] = [];
  const call: Call = {
    key: `${group}.info`,
    group,
    send: async ({ id }, options = {}) => {
      asked.push(options);
      return `${id}${asked.length}`;
    },
  };
  return { call, asked };
}

interface ReaderProps {
  readonly call: Call;
  readonly id?: string;
  readonly name?: string;
  readonly fresh?: boolean;
}

function Reader({ call, id, name = 'reader', fresh }: ReaderProps) {
  const { data, error, loading, refresh } = useLoad(call, id === undefined ? undefined : { id }, { fresh });
  return (
    <button type="button" aria-label={name} onClick={refresh}>
      {error ? `failed: ${error.message}` : (data ?? (loading ? 'loading' : 'idle'))}
    </button>
  );
}

const text = (name = 'reader') => screen.getByRole('button', { name }).textContent;

test('readers of the same record share one question and one answer', async () => {
  const { call, asked } = aVerb();
  render(['a', 'b', 'c'].map((name) => <Reader key={name} name={name} call={call} id="g" />));
  await waitFor(() => expect(text('c')).toBe('g1'));
  expect(asked).toEqual([{ skipErrorHandler: true }]);
  screen.getByRole('button', { name: 'a' }).click();
  await waitFor(() => expect([text('a'), text('b'), text('c')]).toEqual(['g2', 'g2', 'g2']));
});

test('an undefined input means not yet, and another id never shows the former one’s data', async () => {
  const { call, asked } = aVerb();
  const { rerender } = render(<Reader call={call} />);
  expect(text()).toBe('idle');
  rerender(<Reader call={call} id="x" />);
  await waitFor(() => expect(text()).toBe('x1'));
  rerender(<Reader call={call} id="y" />);
  expect(text()).toBe('loading');
  await waitFor(() => expect(text()).toBe('y2'));
  expect(asked).toHaveLength(2);
});

test('invalidate asks anew for what is on screen, and forgets what is not', async () => {
  const { call, asked } = aVerb();
  const other = aVerb('video');
  const first = render(<Reader call={call} id="gone" />);
  await waitFor(() => expect(text()).toBe('gone1'));
  first.unmount();
  render(<Reader call={call} id="g" />);
  render(<Reader call={other.call} id="v" name="video" />);
  await waitFor(() => expect([text(), text('video')]).toEqual(['g2', 'v1']));
  act(() => invalidate('goods'));
  await waitFor(() => expect(text()).toBe('g3'));
  expect(asked).toHaveLength(3);
  expect(other.asked).toHaveLength(1);
  render(<Reader call={call} id="gone" name="again" />);
  expect(text('again')).toBe('loading');
  await waitFor(() => expect(text('again')).toBe('gone4'));
});

test('an answer to a question from before a change does not stay', async () => {
  const ends: ((value: string) => void)[] = [];
  const call: Call = { key: 'goods.info', group: 'goods', send: () => new Promise((resolve) => ends.push(resolve)) };
  render(<Reader call={call} id="g" />);
  await waitFor(() => expect(ends).toHaveLength(1));
  act(() => invalidate('goods'));
  await waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.('new');
  await waitFor(() => expect(text()).toBe('new'));
  ends[0]?.('old');
  await act(async () => undefined);
  expect(text()).toBe('new');
});

test('after a write an unmounted record is not shown from memory; a fresh reader never starts from it', async () => {
  const { call } = aVerb();
  const first = render(<Reader call={call} id="g" />);
  await waitFor(() => expect(text()).toBe('g1'));
  first.unmount();
  const second = render(<Reader call={call} id="g" />);
  expect(text()).toBe('g1');
  second.unmount();
  const third = render(<Reader call={call} id="g" fresh />);
  expect(text()).toBe('loading');
  await waitFor(() => expect(text()).toBe('g2'));
  third.unmount();
  expireAfterWrite('goods');
  render(<Reader call={call} id="g" />);
  expect(text()).toBe('loading');
  await waitFor(() => expect(text()).toBe('g3'));
});

test('a failure is the reader’s to show and is not kept for the next one', async () => {
  let isBroken = true;
  const call: Call = {
    key: 'goods.info',
    group: 'goods',
    send: async () => (isBroken ? Promise.reject(new Error('no')) : 'there'),
  };
  const first = render(<Reader call={call} id="g" />);
  await waitFor(() => expect(text()).toBe('failed: no'));
  first.unmount();
  isBroken = false;
  render(<Reader call={call} id="g" />);
  expect(text()).toBe('loading');
  await waitFor(() => expect(text()).toBe('there'));
});

test('another account sees nothing of the former one', async () => {
  const login = (id: string) =>
    writeSession({
      token: `token-of-account-${id}`,
      id,
      app_type: 'merchant',
      business: 'merchant',
      merchantData: { mchno: 'm', industry: '' },
    });
  login('1');
  clearCache();
  const { call } = aVerb();
  const first = render(<Reader call={call} id="g" />);
  await waitFor(() => expect(text()).toBe('g1'));
  first.unmount();
  login('2');
  render(<Reader call={call} id="g" />);
  expect(text()).toBe('loading');
  await waitFor(() => expect(text()).toBe('g2'));
  for (const key of Object.values(sessionKeys)) localStorage.removeItem(key);
});

test('the order of fields and absent ones make no other key', () => {
  expect(cacheKey('goods.data', { page: 1, keyword: undefined, status: 1 })).toBe(
    cacheKey('goods.data', { status: 1, page: 1 }),
  );
  expect(cacheKey('goods.data', { page: 2 })).not.toBe(cacheKey('goods.data', { page: 1 }));
});
