import { screen, waitFor } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

interface List {
  readonly list: readonly { readonly id: string; readonly name: string; readonly title: string }[];
}

/** Gives the newest script to somebody. @returns the shown field of that script, once it is there */
async function give(assignee: string) {
  const { list } = await app.api<List>('owner', 'GET', '/script/data', { currentPage: 1, itemsPerPage: 1 });
  const { id = '', title = '' } = list[0] ?? {};
  await app.api('owner', 'POST', '/script/set', { ids: [id], field: 'assignee', value: assignee });
  return async () => {
    const field = await screen.findByRole('combobox', { name: `${title} 的负责人` });
    return field.closest('.ant-select') as HTMLElement;
  };
}

test('shows no id while the members are read, then the name', async () => {
  const members = await app.api<List>('owner', 'GET', '/comment/members');
  const { id = '', name = '' } = members.list.find((member) => member.name !== '') ?? {};
  const field = await give(id);
  await app.fault('delay:1500', '/comment/members', 9);
  await app.open('/creative/script', { as: 'owner' });
  const select = await field();
  expect(select).not.toHaveTextContent(id);
  expect(select).toHaveTextContent('加载中');
  await waitFor(() => expect(select).toHaveTextContent(name));
});

test('says that the members could not be read rather than show an id', async () => {
  const members = await app.api<List>('owner', 'GET', '/comment/members');
  const id = members.list[0]?.id ?? '';
  const field = await give(id);
  await app.fault('500', '/comment/members', 99);
  await app.open('/creative/script', { as: 'owner' });
  const select = await field();
  await waitFor(() => expect(select).toHaveTextContent('成员没有读到'));
  expect(select).not.toHaveTextContent(id);
});
