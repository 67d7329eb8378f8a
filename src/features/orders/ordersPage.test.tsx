import { screen, waitFor, within } from '@testing-library/react';
import type { Order } from '@/services/order/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const info = (id: string) => app.api<Order>('owner', 'GET', '/order/info', { id });
const number = async (id: string) => (await info(id)).number;
const rowOf = async (text: RegExp): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td, td *' })).closest('tr') as HTMLElement;

test('a paid order is sent with its number, and refunded no further than it was paid', async () => {
  const user = await app.open('/service/order', { as: 'owner' });
  const row = within(await rowOf(/^江野 139\*{4}2002$/));
  await user.click(row.getByRole('button', { name: '显示 江野' }));
  expect(row.getByText('江野 13900002002')).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: /^查看/ }));
  const drawer = within(await findDialog(`订单 ${await number('order_seed_2')}`));
  await user.click(await drawer.findByRole('button', { name: /发\s?货/ }));
  const ship = within(await findDialog(`发货：订单 ${await number('order_seed_2')}`));
  await user.click(ship.getByRole('button', { name: '确认发货' }));
  expect(await ship.findByText('快递单号不正确，应为 8–30 位字母和数字')).toBeInTheDocument();
  await fill(user, ship.getByLabelText('快递单号'), 'SF800012345678');
  await user.click(ship.getByRole('button', { name: '确认发货' }));
  await waitFor(async () => expect(await info('order_seed_2')).toMatchObject({ state: 'shipped' }));

  await user.click(await drawer.findByRole('button', { name: /退\s?款/ }));
  const refund = within(await findDialog(`退款：订单 ${await number('order_seed_2')}`));
  await fill(user, refund.getByLabelText('退款金额'), '9999');
  await user.click(refund.getByRole('button', { name: '确认退款' }));
  expect(await refund.findByText('最多还能退 ¥244', { selector: '.ant-form-item-explain-error' })).toBeInTheDocument();
  await user.click(refund.getByRole('button', { name: '全部退' }));
  expect(refund.getByLabelText('退款金额')).toHaveValue('244');
  await fill(user, refund.getByLabelText('退款金额'), '44.5');
  await user.click(refund.getByRole('button', { name: '确认退款' }));
  await waitFor(async () => expect((await info('order_seed_2')).refunded).toBe(4450));
  expect((await screen.findAllByText('已退 ¥44.50')).length).toBeGreaterThan(0);
});

test('an order that came by telephone takes its price from the goods', async () => {
  const user = await app.open('/service/order', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /登记订单$/ }));
  const dialog = within(await findDialog('登记订单'));
  await user.click(dialog.getByRole('button', { name: /登\s?记/ }));
  expect(await dialog.findByText('请填写顾客姓名')).toBeInTheDocument();
  expect(dialog.getByText('请至少选择一件商品')).toBeInTheDocument();
});

test('who may only look finds no way to change an order', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.order'] }));
  const user = await app.open('/service/order', { as: 'viewer' });
  const row = within(await rowOf(/^江\*\*/));
  await user.click(row.getByRole('button', { name: /^查看/ }));
  const drawer = within(await findDialog(`订单 ${await number('order_seed_2')}`));
  await drawer.findByText('登记了订单', { exact: false });
  expect(drawer.queryByRole('button', { name: /发\s?货|退\s?款|取消/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /登记订单|导出/ })).not.toBeInTheDocument();
});
