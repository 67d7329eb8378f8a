import { screen } from '@testing-library/react';
import type { TeamReport } from '@/services/team_report/schema';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

test('a figure opens its list, filtered by the member and the days, and the list shows as many', async () => {
  const user = await app.open('/merchant/report', { as: 'owner' });
  const link = await screen.findByRole('link', { name: /^林一笔 脚本 [1-9]\d*，查看明细$/ });
  const count = Number(/\d+/.exec(link.getAttribute('aria-label') ?? '')?.[0]);
  await user.click(link);
  expect(app.address()).toMatch(/^\/creative\/script\?author_id=[^&]+&made=\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}$/);
  expect(await screen.findAllByRole('link', { name: '提词' })).toHaveLength(count);
});

test('the chosen figure is drawn by day and by member, and told in words', async () => {
  const user = await app.open('/merchant/report', { as: 'owner' });
  expect(await screen.findByRole('img', { name: /^脚本每天的数量，共 [1-9]/ })).toBeInTheDocument();
  await user.click(screen.getByLabelText('看哪一项'));
  await user.click(await screen.findByText('拆解', { selector: '.ant-select-item-option-content' }));
  const chart = await screen.findByRole('img', { name: /^拆解各成员的数量，共 [1-9]/ });
  const count = /\d+/.exec(chart.getAttribute('aria-label') ?? '')?.[0];
  await user.click(screen.getByRole('link', { name: `林一笔 拆解 ${count}，查看明细` }));
  expect(app.address()).toMatch(/^\/compose\/analyze\?author_id=/);
  const filter = await screen.findByText(/^林一笔 · /);
  expect(await screen.findAllByRole('button', { name: /^删除拆解|^删除/ })).toHaveLength(Number(count));
  await user.click(filter.querySelector('.ant-tag-close-icon') as Element);
  expect(app.address()).toBe('/compose/analyze');
});

test('a member reads his own line; figures whose list he may not open are no links', async () => {
  await app.open('/merchant/report', { as: 'writer' });
  expect(await screen.findByText('这里是你自己的工作量；点数字看明细')).toBeInTheDocument();
  const { members } = await app.api<TeamReport>('writer', 'GET', '/team_report/info', {
    days: '2026-01-01..2026-12-31',
  });
  expect(members.map(({ name }) => name)).toEqual(['林一笔']);
  expect(screen.queryByText('合计')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^林一笔 脚本 / })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^林一笔 (审批|回复评论) / })).not.toBeInTheDocument();
});
