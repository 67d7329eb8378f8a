import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { onInvalidate } from '@/lib/request/cache';
import { BusinessError, CanceledError, HttpError, type RequestError } from '@/lib/request/errors';
import { onRequestEvent, type RequestEvent } from '@/lib/request/events';
import { reportError } from '@/lib/request/reportError';
import type { ApiCall, RequestOptions } from '@/lib/request/types';
import { useAction } from './useAction';

type Call = ApiCall<{ id: string }, string>;
type Options = Parameters<typeof useAction<{ id: string }, string>>[1];

/** A verb that the test ends; fails as the request layer does: shown, unless the caller shows it. */
function aVerb() {
  const ends: { resolve: (value: string) => void; reject: (error: RequestError) => void }[] = [];
  const call: Call = {
    key: 'goods.save',
    group: 'goods',
    send: (_, options: RequestOptions = {}) =>
      new Promise((resolve, reject) =>
        ends.push({
          resolve,
          reject: (error) => {
            reportError(error, options);
            reject(error);
          },
        }),
      ),
  };
  return { call, ends };
}

const outcomes: unknown[] = [];

function Screen({ call, options }: { readonly call: Call; readonly options?: Options }) {
  const action = useAction(call, options);
  const press = (id: string) => void action.run({ id }).then((outcome) => outcomes.push(outcome));
  return (
    <>
      <button type="button" onClick={() => press('a')}>
        {action.isPending ? 'busy' : 'go'}
      </button>
      <button type="button" onClick={() => press('b')}>
        other
      </button>
    </>
  );
}

function show(call: Call, options?: Options): void {
  outcomes.length = 0;
  render(
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <App>
        <Screen call={call} options={options} />
      </App>
    </RawIntlProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a second press of the same is nothing, another input runs beside it', async () => {
  const { call, ends } = aVerb();
  show(call);
  press('go');
  press(await screen.findByRole('button', { name: 'busy' }).then(() => 'busy'));
  press('other');
  expect(ends).toHaveLength(2);
  ends[0]?.resolve('done');
  ends[1]?.resolve('done');
  await screen.findByRole('button', { name: 'go' });
  expect(outcomes).toEqual([undefined, { result: 'done' }, { result: 'done' }]);
  press('go');
  expect(ends).toHaveLength(3);
});

test('success is said once, invalidates its group and those named, and offers the undo', async () => {
  const { call, ends } = aVerb();
  const invalidated: (readonly string[])[] = [];
  const end = onInvalidate((groups) => invalidated.push(groups));
  const takeBack = jest.fn(async () => undefined);
  show(call, { messages: { done: () => '收好了' }, invalidates: ['video'], undo: () => takeBack });
  press('go');
  ends[0]?.resolve('done');
  expect(await screen.findByText('收好了')).toBeInTheDocument();
  expect(invalidated).toEqual([['goods', 'video']]);
  fireEvent.click(screen.getByRole('button', { name: /撤\s?销/ }));
  await waitFor(() => expect(invalidated).toHaveLength(2));
  expect(takeBack).toHaveBeenCalledTimes(1);
  end();
});

test('a failure is shown by the request layer, once, and invalidates nothing', async () => {
  const { call, ends } = aVerb();
  const events: RequestEvent[] = [];
  const invalidated = jest.fn();
  const ending = [onRequestEvent((event) => events.push(event)), onInvalidate(invalidated)];
  show(call, { messages: { done: () => '收好了' } });
  press('go');
  ends[0]?.reject(new BusinessError('不行', 'NO', 2));
  await waitFor(() => expect(outcomes).toEqual([undefined]));
  expect(events).toEqual([{ type: 'message', level: 'error', words: { text: '不行' } }]);
  expect(invalidated).not.toHaveBeenCalled();
  for (const end of ending) end();
});

test('what the screen deals with itself is not shown; what it does not, is', async () => {
  const { call, ends } = aVerb();
  const events: RequestEvent[] = [];
  const end = onRequestEvent((event) => events.push(event));
  show(call, { handleError: (error) => error instanceof BusinessError && error.code === 'CONFLICT' });
  press('go');
  ends[0]?.reject(new BusinessError('有人先改了', 'CONFLICT', 2));
  await waitFor(() => expect(outcomes).toEqual([undefined]));
  expect(events).toEqual([]);
  await screen.findByRole('button', { name: 'go' });
  press('go');
  ends[1]?.reject(new BusinessError('不行', 'NO', 2));
  await waitFor(() => expect(events).toHaveLength(1));
  end();
});

test('the sentence of the screen stands for every failure, once; a cancel and what was shown stay silent', async () => {
  const { call, ends } = aVerb();
  const shown: RequestEvent[] = [];
  const end = onRequestEvent((event) => shown.push(event));
  show(call, { messages: { failed: (error) => `未能完成：${error instanceof Error ? error.message : ''}` } });
  press('go');
  await waitFor(() => expect(ends).toHaveLength(1));
  ends[0]?.reject(new BusinessError('no room', 'X', 2));
  expect(await screen.findAllByText('未能完成：no room')).toHaveLength(1);
  press('go');
  await waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.reject(new CanceledError());
  const forbidden = new HttpError(403);
  press('other');
  await waitFor(() => expect(ends).toHaveLength(3));
  ends[2]?.reject(forbidden);
  await waitFor(() => expect(outcomes).toEqual([undefined, undefined, undefined]));
  expect(screen.getAllByText(/未能完成/)).toHaveLength(1);
  expect(shown).toEqual([{ type: 'forbidden' }]);
  end();
});
