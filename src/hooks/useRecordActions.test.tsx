import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { BusinessError, CanceledError, HttpError, NetworkError } from '@/lib/request/errors';
import { onRequestEvent, type RequestEvent } from '@/lib/request/events';
import { type RecordActions, useRecordActions } from './useRecordActions';

let outcome: unknown;

function Screen({ act }: { readonly act: (actions: RecordActions) => Promise<unknown> }) {
  const actions = useRecordActions();
  const run = async () => {
    outcome = await act(actions);
  };
  return (
    <button type="button" onClick={run}>
      go
    </button>
  );
}

/** Shows a screen whose button does the act. */
async function go(act: (actions: RecordActions) => Promise<unknown>): Promise<void> {
  outcome = 'pending';
  render(
    <RawIntlProvider value={getIntl('zh-CN', true)}>
      <App>
        <Screen act={act} />
      </App>
    </RawIntlProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
}

/** A call that the test ends. */
function aCall<T>() {
  let end: { resolve: (value: T) => void; reject: (error: unknown) => void } | undefined;
  const call = jest.fn(() => new Promise<T>((resolve, reject) => (end = { resolve, reject })));
  return { call, succeed: (value: T) => end?.resolve(value), fail: (error: unknown) => end?.reject(error) };
}

const actions = [
  ['save of a new record', '正在添加', '添加成功', '添加失败请重试！'],
  ['save of a record', '正在保存', '保存成功', '保存失败请重试！'],
  ['change of status', '正在处理', '操作成功，即将刷新', '操作失败，请重试'],
  ['removal', '正在删除', '删除成功，即将刷新', '删除失败，请重试'],
  ['review', '正在审核', '操作成功，即将刷新', '操作失败，请重试'],
] as const;

function start(name: (typeof actions)[number][0], call: () => Promise<unknown>) {
  return (hook: RecordActions): Promise<unknown> => {
    switch (name) {
      case 'save of a new record':
        return hook.save(call, { isNew: true });
      case 'save of a record':
        return hook.save(call, { isNew: false });
      case 'change of status':
        return hook.changeStatus(call, ['1']);
      case 'removal':
        return hook.remove(call, ['1']);
      case 'review':
        return hook.review(call);
    }
  };
}

describe.each(actions)('%s', (name, running, done, broken) => {
  const isSave = name.startsWith('save');

  test('says that it runs, then in the same place that it is done', async () => {
    const { call, succeed } = aCall();
    await go(start(name, call));
    expect(await screen.findByText(running)).toBeInTheDocument();
    succeed('result');
    expect(await screen.findByText(done)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(running)).not.toBeInTheDocument());
    expect(outcome).toBe(isSave ? 'result' : true);
    expect(call).toHaveBeenCalledWith({ skipErrorHandler: true });
  });

  test.each([
    ['a refusal has the server’s words', new BusinessError('名称重复', 'DUP', 2), '名称重复'],
    ['a refusal without words has its own', new BusinessError('', '', 2), broken],
    ['an HTTP error has its own words', new HttpError(500), broken],
    ['a lost connection has its own words', new NetworkError('down'), broken],
  ])('%s', async (_case, error, said) => {
    const { call, fail } = aCall();
    await go(start(name, call));
    fail(error);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(outcome).toBe(isSave ? undefined : false);
  });
});

test.each([[[]], [undefined]])('status change and removal of %j succeed doing nothing', async (ids) => {
  const { call } = aCall();
  await go(async (hook) => [await hook.changeStatus(call, ids), await hook.remove(call, ids)]);
  await waitFor(() => expect(outcome).toEqual([true, true]));
  expect(call).not.toHaveBeenCalled();
});

test('a refusal that wants a notification leaves the toast to it', async () => {
  const events: RequestEvent[] = [];
  const stopListening = onRequestEvent((event) => events.push(event));
  const { call, fail } = aCall();
  await go((hook) => hook.review(call));
  fail(new BusinessError('额度不足', 'CREDITS', 4));
  await waitFor(() => expect(outcome).toBe(false));
  await waitFor(() => expect(screen.queryByText('正在审核')).not.toBeInTheDocument());
  expect(events).toEqual([{ type: 'notification', title: { text: 'CREDITS' }, description: { text: '额度不足' } }]);
  stopListening();
});

test('what the user stopped is not a failure to be told', async () => {
  const { call, fail } = aCall();
  await go((hook) => hook.review(call));
  fail(new CanceledError());
  await waitFor(() => expect(outcome).toBe(false));
  await waitFor(() => expect(screen.queryByText('正在审核')).not.toBeInTheDocument());
  expect(screen.queryByText('操作失败，请重试')).not.toBeInTheDocument();
});
