import { screen } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';

const app = appStage();

test('a figure opens its list with the days in the address, and the list shows as many', async () => {
  const user = await app.open('/service/report', { as: 'owner' });
  const orders = await screen.findByRole('link', { name: /^订单数 \d+，查看明细$/ });
  const count = Number(/\d+/.exec(orders.getAttribute('aria-label') ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await user.click(orders);
  expect(await screen.findAllByRole('button', { name: /^查看 \d{12}$/ })).toHaveLength(count);
  expect(app.address()).toMatch(/^\/service\/order\?days=\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/);
});

test('a figure of nothing is no link', async () => {
  await app.open('/service/report?days=2024-01-01..2024-01-07', { as: 'owner' });
  expect(await screen.findByText('订单数')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /，查看明细$/ })).not.toBeInTheDocument();
});

test('who may not open a list reads its figure without a link to a refusal', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.report', 'service.lead'] }));
  await app.open('/service/report', { as: 'viewer' });
  expect(await screen.findByRole('link', { name: /^新增线索 \d+，查看明细$/ })).toBeInTheDocument();
  expect(screen.getByText('订单数')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^订单数/ })).not.toBeInTheDocument();
});

test('a figure of coupons opens the entries of all coupons in those days', async () => {
  const user = await app.open('/service/report', { as: 'owner' });
  const issued = await screen.findByRole('link', { name: /^发放券码 [1-9]\d*，查看明细$/ });
  const count = Number(/\d+/.exec(issued.getAttribute('aria-label') ?? '')?.[0]);
  await user.click(issued);
  expect(app.address()).toMatch(/^\/service\/coupon\?tab=entries&days=[^&]+&kind=issued$/);
  expect(await screen.findByText(`${count} 张`)).toBeInTheDocument();
  expect(await screen.findAllByRole('row', { name: /发放/ })).toHaveLength(count);
});
