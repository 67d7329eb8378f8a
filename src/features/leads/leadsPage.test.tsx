import { screen, waitFor, within } from '@testing-library/react';
import type { LeadDetail } from '@/services/lead/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const info = (id: string) => app.api<LeadDetail>('owner', 'GET', '/lead/info', { id });
const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td, td *' })).closest('tr') as HTMLElement;

test('a phone is shown to who asks for it; a follow-up moves the lead on and says when next', async () => {
  const user = await app.open('/service/lead', { as: 'owner' });
  const row = within(await rowOf('王女士'));
  expect(row.getByText('139****1001')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '显示 王女士' }));
  expect(await row.findByText('13900001001')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '跟进' }));
  const drawer = within(await findDialog('线索：王女士'));
  await user.click(drawer.getByRole('button', { name: '记录跟进' }));
  expect(await drawer.findByText('请写下这次聊了什么')).toBeInTheDocument();
  await fill(user, drawer.getByLabelText('这次跟进'), '大号下周到货，先留一只');
  await user.click(drawer.getByRole('button', { name: '记录跟进' }));
  expect(await drawer.findByText('大号下周到货，先留一只')).toBeInTheDocument();
  const kinds = (await info('lead_seed_1')).history.map(({ kind }) => kind);
  expect(kinds).toEqual(['created', 'revealed', 'follow']);
});

test('a phone that is known opens its lead instead of a second one', async () => {
  const user = await app.open('/service/lead?open=new', { as: 'owner' });
  const form = within(await findDialog('添加线索'));
  await fill(user, form.getByRole('textbox', { name: '姓名' }), '李哥');
  await fill(user, form.getByRole('textbox', { name: '手机号' }), '12');
  await fill(user, form.getByRole('textbox', { name: '备注' }), '又问了刻字');
  await user.click(form.getByRole('button', { name: /保\s?存/ }));
  expect(await form.findByText('手机号不正确')).toBeInTheDocument();
  await fill(user, form.getByRole('textbox', { name: '手机号' }), '+86 139 0000 1002');
  await user.click(form.getByRole('button', { name: /保\s?存/ }));
  const drawer = within(await findDialog('线索：李先生'));
  expect(await drawer.findByText('又问了刻字')).toBeInTheDocument();
  expect(screen.getByText('“李先生”的手机号已有线索，已把这次的内容记到那里')).toBeInTheDocument();
});

test('pasted lines are taken in, wrong ones named before', async () => {
  const user = await app.open('/service/lead', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /导入/ }));
  const dialog = within(await findDialog('导入'));
  await user.click(dialog.getByRole('textbox', { name: '要导入的线索' }));
  await user.paste('孔女士 13733330001 要两只\n没有电话的人\n曹先生，13733330002');
  expect(await dialog.findByText('第 2 行：没有手机号，或手机号不正确')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '导入 2 条' }));
  expect(await screen.findByText('新增 2 条，0 条已有的添了记录')).toBeInTheDocument();
  expect(await rowOf('孔女士')).toBeInTheDocument();
});

test('a long table goes in pieces, and again adds nothing', async () => {
  const user = await app.open('/service/lead', { as: 'owner' });
  const lines = Array.from({ length: 1001 }, (_, index) => `顾客${index},137${String(index).padStart(8, '0')}`);
  const take = async () => {
    await user.click(await screen.findByRole('button', { name: /导入/ }));
    const dialog = within(await findDialog('导入'));
    await user.click(dialog.getByRole('textbox', { name: '要导入的线索' }));
    await user.paste(lines.join('\n'));
    await user.click(await dialog.findByRole('button', { name: '导入 1001 条' }));
  };
  await take();
  expect(await screen.findByText('新增 1001 条，0 条已有的添了记录')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await take();
  expect(await screen.findByText('新增 0 条，1001 条已有的添了记录')).toBeInTheDocument();
});

test('leads of one colleague are found by his name', async () => {
  await changeRole(app, 'writer', (role) => ({ ...role, routes: [...role.routes, 'service.lead'] }));
  const members = (await app.api<{ list: { id: string; name: string }[] }>('owner', 'GET', '/lead/members')).list;
  const { id = '', name = '' } = members.find((member) => member.name === '林一笔') ?? {};
  await app.api('owner', 'POST', '/lead/assign', { ids: ['lead_seed_1'], assignee_id: id });
  const user = await app.open(`/service/lead?assignee=${id}`, { as: 'owner' });
  expect(await rowOf('王女士')).toBeInTheDocument();
  expect(await screen.findByTitle(`${name} (1)`)).toBeInTheDocument();
  expect(screen.queryByText('李先生', { selector: 'td *' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: '负责人' }));
  expect(await screen.findByTitle('我负责的')).toBeInTheDocument();
});

test('who may only look sees neither the whole phone nor what changes a lead', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.lead'] }));
  const user = await app.open('/service/lead', { as: 'viewer' });
  const row = within(await rowOf('王女士'));
  expect(row.queryByRole('button', { name: /显示/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /导入|导出|添加线索/ })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '跟进' }));
  const drawer = within(await findDialog('线索：王女士'));
  await waitFor(() => expect(drawer.getByText('记下了这条线索')).toBeInTheDocument());
  expect(drawer.queryByRole('button', { name: '记录跟进' })).not.toBeInTheDocument();
});
