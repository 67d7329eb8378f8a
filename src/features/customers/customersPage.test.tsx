import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerDetail } from '@/services/customer/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const info = (id: string) => app.api<CustomerDetail>('owner', 'GET', '/customer/info', { id });
const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td, td *' })).closest('tr') as HTMLElement;

test('a customer shows what he bought, gets a note, and his phone is shown to who asks', async () => {
  const user = await app.open('/service/customer', { as: 'owner' });
  const row = within(await rowOf('林见'));
  expect(row.getByText('139****2009')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '林见' }));
  const drawer = within(await findDialog('顾客：林见'));
  expect(await drawer.findByText(/山野日常 便携保温杯 480ml × 1/)).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: /记\s?下/ }));
  expect(await drawer.findByText('请写下备注')).toBeInTheDocument();
  await fill(user, drawer.getByLabelText('备注'), '年前再联系');
  await user.click(drawer.getByRole('button', { name: /记\s?下/ }));
  expect(await drawer.findByText('年前再联系', { selector: 'span' })).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: '显示 林见' }));
  expect(await drawer.findByText('13900002009')).toBeInTheDocument();
  await waitFor(async () => {
    const kinds = (await info('customer_seed_1')).events.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['note', 'revealed', 'order']));
  });
});

test('level rules that cannot be kept are named before they are sent', async () => {
  const user = await app.open('/service/customer', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /等级规则/ }));
  const dialog = within(await findDialog('等级规则'));
  await user.click(await dialog.findByRole('button', { name: /添加一级/ }));
  await user.click(dialog.getByRole('button', { name: /保\s?存/ }));
  expect(await dialog.findByText('第 3 级还没有名称')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '删除第 3 级' }));
  await user.click(dialog.getByRole('button', { name: /保\s?存/ }));
  expect(await screen.findByText('等级规则已保存')).toBeInTheDocument();
});

test('who may only look sees neither whole phones nor what changes a customer', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.customer'] }));
  const user = await app.open('/service/customer', { as: 'viewer' });
  const row = within(await rowOf('林见'));
  expect(row.queryByRole('button', { name: /显示|编\s?辑/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /导出|等级规则|添加顾客/ })).not.toBeInTheDocument();
  await user.click(row.getByRole('button', { name: '林见' }));
  const drawer = within(await findDialog('顾客：林见'));
  expect(await drawer.findByText(/山野日常 便携保温杯 480ml × 1/)).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: /记\s?下|合\s?并/ })).not.toBeInTheDocument();
});
