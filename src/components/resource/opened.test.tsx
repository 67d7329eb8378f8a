import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { messageOf } from '@/lib/request';
import { BusinessError, NetworkError, type RequestError } from '@/lib/request/errors';
import { onRequestEvent, type RequestEvent } from '@/lib/request/events';
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
      isMissing={false}
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
  expect(result.current).toEqual({ row: opened, isLoading: false, isMissing: false });
});

test('a record that is gone is told by the form alone, another failure to read it by the request layer', async () => {
  const events: RequestEvent[] = [];
  const end = onRequestEvent((event) => events.push(event));
  const open = async (id: string, error: RequestError) => {
    const { result } = renderHook(() => useOpenedRow(() => Promise.reject(error), id, [aRow('b')]));
    await waitFor(() => expect(result.current.isMissing).toBe(true));
  };
  await open('a', new BusinessError('gone', 'NOT_FOUND', 2));
  expect(events).toEqual([]);
  await open('c', new NetworkError('down'));
  expect(events).toMatchObject([{ type: 'networkDown' }]);
  end();
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
      isMissing={false}
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
      isMissing={false}
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
