import { screen, waitFor, within } from '@testing-library/react';
import type { DashboardEntry } from '@/services/dashboard/schema';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

const panelOf = async (heading: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name: heading })).parentElement?.parentElement as HTMLElement;

test('a figure leads to its list, a row of a dimension narrows the page, and both stand in the address', async () => {
  const user = await app.open('/platform/dashboard', { as: 'admin' });
  const tile = await screen.findByRole('button', { name: /^版本收入/ });
  expect(tile).toHaveTextContent('¥999.00');
  await user.click(tile);
  const list = within(await panelOf('版本收入明细'));
  expect(await list.findByText('旗舰版 × 1')).toBeInTheDocument();
  expect(await list.findByText('合计 1 条')).toBeInTheDocument();
  await user.click(within(await panelOf('分项')).getByRole('radio', { name: '渠道' }));
  await user.click(await screen.findByRole('button', { name: '杭州服务站' }));
  await waitFor(() => expect(app.address()).toContain('channel=ch_seed_hangzhou'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^在用商家/ })).toHaveTextContent('在用商家1'));
});

test('an address that names nonsense still shows the page', async () => {
  await app.open('/platform/dashboard?range=own&from=x&figure=nope&by=nope&merchant=M100002', { as: 'admin' });
  // another provider's merchant is none of ours: there is nothing to see
  expect(await screen.findByRole('button', { name: /^在用商家/ })).toHaveTextContent('在用商家0');
});

test('what fails is said, and asking again brings it', async () => {
  await app.fault('500', '/dashboard/sums');
  const user = await app.open('/platform/dashboard', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /重\s?试/ }));
  expect(await screen.findByRole('button', { name: /^任务/ })).toBeInTheDocument();
  const { list } = await app.api<{ list: DashboardEntry[] }>('admin', 'GET', '/dashboard/data', {
    from: '2020-01-01',
    to: '2020-12-31',
    figure: 'posts',
  });
  expect(list).toEqual([]);
});
