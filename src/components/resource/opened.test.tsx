import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { messageOf } from '@/lib/request';
import { BusinessError, NetworkError, type RequestError } from '@/lib/request/errors';
import { emptyListState } from './listState';
import { ResourceFormDrawer } from './ResourceFormDrawer';
import type { ResourceForm, ResourcePageData } from './types';
import { useListData } from './useListData';
import { useOpenedRow } from './useOpenedRow';

interface Row {
  readonly id: string;
  readonly status: number;
  readonly name: string;
  readonly revision?: number;
}

const aRow = (id: string): Row => ({ id, status: 1, name: `name of ${id}` });

const form: ResourceForm<Row, { name: string }, { id: string; name: string }> = {
  createTitle: 'common.save',
  editTitle: 'common.edit',
  fields: [{ name: 'name', label: 'common.edit', kind: 'text' }],
  initial: (row) => ({ name: row?.name ?? '' }),
  toBody: ({ name }, row) => ({ id: row?.id ?? '', name }),
};

const around = ({ children }: { readonly children: ReactNode }) => (
  <RawIntlProvider value={getIntl('zh-CN', true)}>
    <App>{children}</App>
  </RawIntlProvider>
);

test('another record that takes the place of the open one brings its own values: nothing is saved into the wrong one', async () => {
  const onSave = jest.fn(async () => 'saved' as const);
  const drawer = (row: Row) => (
    <ResourceFormDrawer
      form={form}
      isOpen
      row={row}
      isLoading={false}
      missing={undefined}
      canSave
      choices={undefined}
      onSave={onSave}
      onReload={() => undefined}
      onClose={() => undefined}
    />
  );
  const { rerender } = render(drawer(aRow('a')), { wrapper: around });
  expect(await screen.findByDisplayValue('name of a')).toBeVisible();
  rerender(drawer(aRow('b')));
  expect(await screen.findByDisplayValue('name of b')).toBeVisible();
});

test('the open record stays when the list is loaded anew without it', () => {
  const { result, rerender } = renderHook(({ list }) => useOpenedRow(undefined, 'a', list), {
    initialProps: { list: [aRow('a')] as readonly Row[] },
  });
  const opened = result.current.row;
  rerender({ list: [aRow('b')] });
  expect(result.current).toEqual({ row: opened, isLoading: false, missing: undefined });
});

function OpenedForm({ error, onClose }: { readonly error: RequestError; readonly onClose: () => void }) {
  return (
    <ResourceFormDrawer
      form={form}
      isOpen
      canSave
      choices={undefined}
      onSave={async () => 'saved'}
      onReload={() => undefined}
      onClose={onClose}
      {...useOpenedRow<Row>(() => Promise.reject(error), 'a', [aRow('b')])}
    />
  );
}

test('of a record that is gone the form says so and leads to the list; another failure to read it can be tried again', async () => {
  const onClose = jest.fn();
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const gone = render(<OpenedForm error={new BusinessError('这条线索已删除', 'NOT_FOUND', 2)} onClose={onClose} />, {
    wrapper: around,
  });
  expect(await screen.findByText('这条线索已删除')).toBeVisible();
  expect(screen.queryByRole('button', { name: /重\s*试/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '返回列表' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  gone.unmount();
  render(<OpenedForm error={new NetworkError('down')} onClose={onClose} />, { wrapper: around });
  expect(await screen.findByRole('button', { name: /重\s*试/ })).toBeVisible();
});

test('a fault in what puts a list together is told as a list that could not be loaded, not in the engine’s words', async () => {
  const data = (): Promise<ResourcePageData<Row>> => Promise.reject(new TypeError('x is not iterable'));
  const { result } = renderHook(() => useListData(data, emptyListState, undefined));
  await waitFor(() => expect(result.current.error && messageOf(result.current.error)).toBe('网络请求错误'));
});

test('a change that is taken back late does not bring the page back that was left meanwhile', async () => {
  const data = async ({ page }: { readonly page: number }): Promise<ResourcePageData<Row>> => ({
    list: [aRow(`on ${page}`)],
    paginator: { total: 40 },
  });
  const { result, rerender } = renderHook(({ page }) => useListData(data, { ...emptyListState, page }, undefined), {
    initialProps: { page: 1 },
  });
  await waitFor(() => expect(result.current.page?.list[0]?.id).toBe('on 1'));
  let takeBack: () => void = () => undefined;
  act(() => {
    takeBack = result.current.mutate((list) => list.map((row) => ({ ...row, status: 0 })));
  });
  expect(result.current.page?.list[0]?.status).toBe(0);
  rerender({ page: 2 });
  await waitFor(() => expect(result.current.page?.list[0]?.id).toBe('on 2'));
  act(() => takeBack());
  expect(result.current.page?.list[0]?.id).toBe('on 2');
});

test('a record that somebody else has saved meanwhile is not overwritten unasked, and the form stays', async () => {
  const sent: object[] = [];
  const onClose = jest.fn();
  const onSave = jest.fn(async (body: object) => {
    sent.push(body);
    return sent.length === 1 ? ('conflict' as const) : ('saved' as const);
  });
  render(
    <ResourceFormDrawer
      form={form}
      isOpen
      row={{ ...aRow('a'), revision: 3 }}
      isLoading={false}
      missing={undefined}
      canSave
      choices={undefined}
      onSave={onSave}
      onReload={() => undefined}
      onClose={onClose}
    />,
    { wrapper: around },
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await screen.findByDisplayValue('name of a');
  const [button] = screen.getAllByRole('button', { name: /保\s*存/ });
  if (button) await user.click(button);
  expect(await screen.findByText('两处都有改动')).toBeVisible();
  expect(sent).toEqual([{ id: 'a', name: 'name of a', revision: 3 }]);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '用本机的' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[1]).toEqual({ id: 'a', name: 'name of a' });
});

test('a conflict can be looked at before it is decided, and may end with both', async () => {
  const sent: (readonly [body: object, isNew: boolean])[] = [];
  const onSave = jest.fn(async (body: object, isNew: boolean) => {
    sent.push([body, isNew]);
    return sent.length === 1 ? ('conflict' as const) : ('saved' as const);
  });
  render(
    <ResourceFormDrawer
      form={{ ...form, copyField: 'name' }}
      isOpen
      row={{ ...aRow('a'), revision: 3 }}
      isLoading={false}
      missing={undefined}
      canSave
      choices={undefined}
      onSave={onSave}
      readStored={async (id) => ({ ...aRow(id), name: 'theirs' })}
      onReload={() => undefined}
      onClose={() => undefined}
    />,
    { wrapper: around },
  );
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await screen.findByDisplayValue('name of a');
  const [button] = screen.getAllByRole('button', { name: /保\s*存/ });
  if (button) await user.click(button);
  await user.click(await screen.findByRole('button', { name: '比较两份' }));
  expect(await screen.findByDisplayValue('theirs')).toBeVisible();
  expect(screen.getByText('现在保存着的')).toBeVisible();
  expect(sent).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '两份都留下' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([{ id: '', name: 'name of a（副本）' }, true]);
});
