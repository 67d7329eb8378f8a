import { screen, waitFor, within } from '@testing-library/react';
import type { PartnerOffer, PartnerRewards, PartnerTask } from '@/services/partner_task/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

test('a task is given with its missing fields named; what was handed in is sent back with a reason, accepted, paid once', async () => {
  const user = await app.open('/promotion/partner?tab=tasks', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /发布任务/ }));
  const form = within(await findDialog('发布任务'));
  await user.click(form.getByRole('button', { name: /保\s?存/ }));
  expect(await form.findByText('请填写任务')).toBeInTheDocument();
  await fill(user, form.getByLabelText('任务'), '拍探店');
  await fill(user, form.getByLabelText('要求'), '拍到门头');
  await fill(user, form.getByLabelText('每份奖励'), '123.45');
  await fill(user, form.getByLabelText('名额'), '3');
  await user.click(form.getByRole('button', { name: /保\s?存/ }));
  await waitFor(async () => {
    const { list } = await app.api<{ list: PartnerTask[] }>('owner', 'GET', '/partner_task/data');
    expect(list).toContainEqual(expect.objectContaining({ name: '拍探店', reward: 12_345, places: 3, held: 0 }));
  });
  await user.click(await screen.findByRole('button', { name: '查看“门店探店短视频”的领取情况' }));
  const drawer = within(await findDialog('门店探店短视频'));
  await user.click(await drawer.findByRole('button', { name: '不通过“老街面包房”' }));
  const reject = within(await findDialog('不通过“老街面包房”'));
  await user.click(reject.getByRole('button', { name: '不通过' }));
  expect(await reject.findByText('请写明原因')).toBeInTheDocument();
  await fill(user, reject.getByLabelText('原因'), '没拍到门头');
  await user.click(reject.getByRole('button', { name: '不通过' }));
  expect(await drawer.findByText('原因：没拍到门头')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: '通过“老街面包房”' })).not.toBeInTheDocument();
});

test('a reward is paid once, and the sums above the list follow', async () => {
  const user = await app.open('/promotion/partner?tab=rewards', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '登记付给“林间咖啡”' }));
  const dialog = within(await findDialog('登记付给“林间咖啡”'));
  await user.click(dialog.getByRole('button', { name: '登记付款' }));
  expect(await dialog.findByText('请填写付款凭证号')).toBeInTheDocument();
  await fill(user, dialog.getByLabelText('付款凭证号'), 'BANK-7');
  await user.click(dialog.getByRole('button', { name: '登记付款' }));
  expect(await screen.findByText(/凭证 BANK-7$/)).toBeInTheDocument();
  const { sums } = await app.api<PartnerRewards>('owner', 'GET', '/partner_task/rewards');
  expect(sums).toEqual({ earned: 20_000, paid: 20_000, owed: 0 });
});

test('who only looks sees the offers, and may take none', async () => {
  await app.open('/promotion/task?tab=partner', { as: 'viewer' });
  expect(await screen.findByText('还没有伙伴任务')).toBeInTheDocument();
  expect((await app.api<{ list: PartnerOffer[] }>('viewer', 'GET', '/partner_task/offers')).list).toEqual([]);
});
