import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Feedback } from '@/services/feedback/schema';
import type { Plan, UpgradeRequest } from '@/services/upgrade/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td, td *' })).closest('tr') as HTMLElement;

test('a merchant is reviewed: a refusal needs a reason, an approval shows how its owner signs in', async () => {
  await app.api('admin', 'POST', '/merchant/save', { name: '青禾手作' });
  const user = await app.open('/platform/merchant?review=pending', { as: 'admin' });
  await user.click(within(await rowOf('青禾手作')).getByRole('button', { name: /审\s?核/ }));
  const dialog = within(await findDialog('审核“青禾手作”'));
  await user.click(dialog.getByRole('radio', { name: '驳回' }));
  await user.click(dialog.getByRole('button', { name: /提\s?交/ }));
  expect(await dialog.findByText('请写明原因')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: '通过' }));
  await user.click(dialog.getByRole('button', { name: /提\s?交/ }));
  const shown = within(await findDialog('店主的登录信息'));
  expect(shown.getByText(/^M\d+$/)).toBeInTheDocument();
});

test('paid merchants are found, and what they are can be exported', async () => {
  await app.api('admin', 'POST', '/merchant/save', { name: '青禾免费店' });
  await app.open('/platform/merchant?subscription=vip', { as: 'admin' });
  expect(await rowOf('林间咖啡')).toBeInTheDocument();
  expect(screen.queryByText('青禾免费店')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /导\s?出/ })).toBeEnabled();
});

test('closing names what is under way and keeps the reason', async () => {
  const user = await app.open('/platform/merchant', { as: 'admin' });
  await user.click(within(await rowOf('山野日常生活馆')).getByRole('button', { name: '“山野日常生活馆”的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: /停\s?用/ }));
  const dialog = within(await findDialog('停用“山野日常生活馆”？'));
  expect((await dialog.findAllByText(/^待发布：/)).length).toBeGreaterThan(0);
  await user.click(dialog.getByRole('button', { name: /停\s?用/ }));
  expect(await dialog.findByText('请写明原因')).toBeInTheDocument();
  expect((await app.api<{ status: number }>('admin', 'GET', '/merchant/info', { id: 'M100001' })).status).toBe(1);
  await fill(user, dialog.getByLabelText('原因'), '合作到期');
  await user.click(dialog.getByRole('button', { name: /停\s?用/ }));
  await waitFor(async () => {
    const { list } = await app.api<{ list: { reason: string }[] }>('admin', 'GET', '/audit/data', { verb: 'close' });
    expect(list[0]?.reason).toBe('合作到期');
  });
});

test('deleting says what is lost, asks for a reason and takes the merchant off the list', async () => {
  const { id } = await app.api<{ id: string }>('admin', 'POST', '/merchant/save', { name: '开错的店' });
  const user = await app.open('/platform/merchant', { as: 'admin' });
  await user.click(within(await rowOf('开错的店')).getByRole('button', { name: '“开错的店”的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: /删\s?除/ }));
  const dialog = within(await findDialog('删除“开错的店”？'));
  expect(dialog.getByText(/所有成员立即退出/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /删\s?除/ }));
  expect(await dialog.findByText('请写明原因')).toBeInTheDocument();
  await fill(user, dialog.getByLabelText('原因'), '重复录入');
  await user.click(dialog.getByRole('button', { name: /删\s?除/ }));
  await waitFor(() => expect(screen.queryByText('开错的店', { selector: 'td *' })).not.toBeInTheDocument());
  const asked = { verb: 'delete', subject_id: id };
  const { list } = await app.api<{ list: { reason: string }[] }>('admin', 'GET', '/audit/data', asked);
  expect(list.map(({ reason }) => reason)).toEqual(['重复录入']);
});

test('a plan is set with its limits in sight; plans that do not load are said and asked for again', async () => {
  await app.fault('500', '/upgrade/plans');
  const user = await app.open('/platform/merchant', { as: 'admin' });
  await user.click(within(await rowOf('山野日常生活馆')).getByRole('button', { name: '“山野日常生活馆”的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '版本与到期日' }));
  const dialog = within(await findDialog('“山野日常生活馆”的版本与到期日'));
  await user.click(await dialog.findByRole('button', { name: /重\s*试/ }));
  const { list } = await app.api<{ list: Plan[] }>('admin', 'GET', '/upgrade/plans');
  const { version } = await app.api<{ version: string }>('owner', 'GET', '/merchant/is_vip');
  const own = list.find((plan) => plan.version === version);
  expect(
    await dialog.findByText(new RegExp(`^包含：每月 ${own?.credits} 点、${own?.videos} 条成片`)),
  ).toBeInTheDocument();
  const other = list.find((plan) => plan.version !== version);
  fireEvent.mouseDown(dialog.getByRole('combobox'));
  await user.click(await screen.findByText(other?.version ?? '', { selector: '.ant-select-item-option-content' }));
  expect(await dialog.findByText(new RegExp(`^包含：每月 ${other?.credits} 点`))).toBeInTheDocument();
});

test('a merchant is given figures of its own; emptied, the version’s hold again', async () => {
  const user = await app.open('/platform/merchant', { as: 'admin' });
  const openDialog = async () => {
    await user.click(within(await rowOf('山野日常生活馆')).getByRole('button', { name: '“山野日常生活馆”的更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '版本与到期日' }));
    return within(await findDialog('“山野日常生活馆”的版本与到期日'));
  };
  const total = async () =>
    (await app.api<{ storage: { total: number } }>('owner', 'GET', '/counting/usage')).storage.total;
  const version = await total();
  for (const [typed, expected, shown] of [
    ['2.5', 2.5 * 1024 ** 3, ''],
    ['', version, '2.5'],
  ] as const) {
    const dialog = await openDialog();
    const storage = dialog.getByLabelText('存储空间（GB）');
    expect(storage).toHaveValue(shown);
    expect(await dialog.findByPlaceholderText(String(version / 1024 ** 3))).toBe(storage);
    await fill(user, storage, typed);
    await fill(user, dialog.getByLabelText('原因'), '另行约定');
    await user.click(dialog.getByRole('button', { name: /保\s?存/ }));
    await waitFor(async () => expect(await total()).toBe(expected));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

test('a request is decided', async () => {
  await app.api('owner', 'POST', '/upgrade/save', { version: '旗舰版', months: 12 });
  const user = await app.open('/platform/upgrade', { as: 'admin' });
  await user.click(within(await rowOf('山野日常生活馆')).getByRole('button', { name: /处\s?理/ }));
  await user.click(within(await findDialog('处理“山野日常生活馆”的申请')).getByRole('button', { name: /提\s?交/ }));
  await waitFor(async () => {
    const { list } = await app.api<{ list: UpgradeRequest[] }>('admin', 'GET', '/upgrade/data');
    expect(list[0]?.state).toBe('accepted');
  });
});

test('a feedback is answered and done', async () => {
  await app.api('owner', 'POST', '/feedback/save', { kind: 'wish', content: '希望能批量改名' });
  const user = await app.open('/platform/feedback', { as: 'admin' });
  await user.click(within(await rowOf('希望能批量改名')).getByRole('button', { name: /回\s?复/ }));
  const dialog = within(await findDialog('回复陈小满'));
  await fill(user, dialog.getByLabelText('回复'), '已列入计划');
  await user.click(dialog.getByRole('button', { name: '发送回复' }));
  await waitFor(async () => {
    const { list } = await app.api<{ list: Feedback[] }>('admin', 'GET', '/feedback/data');
    expect(list[0]).toMatchObject({ state: 'replied', reply: '已列入计划' });
  });
});

test('a table of merchants is checked, and what is new in it is added', async () => {
  const user = await app.open('/platform/merchant?review=pending', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /Excel 导入/ }));
  const dialog = await findDialog('用 Excel 导入商家');
  const rows = ['商家名称,电话', '青禾手作,13700000001', '林间咖啡,', '远山茶铺,12345'].join('\n');
  await user.upload(
    dialog.querySelector('input[type=file]') as HTMLInputElement,
    new File([rows], '客户.csv', { type: 'text/csv' }),
  );
  expect(await within(dialog).findByText('“客户.csv”：1 个可以添加，1 个已有，1 行有问题')).toBeInTheDocument();
  expect(within(dialog).getByText('第 4 行“电话”：不是有效的电话')).toBeInTheDocument();
  expect(within(dialog).getByText('第 3 行：已有商家“林间咖啡”')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '添加 1 个' }));
  expect(await within(dialog).findByText('已添加 1 个商家，等待审核')).toBeInTheDocument();
  expect(await rowOf('青禾手作')).toBeInTheDocument();
});
