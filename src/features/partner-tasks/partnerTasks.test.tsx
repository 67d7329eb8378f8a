import { screen, waitFor, within } from '@testing-library/react';
import { writeSession } from '@/lib/session';
import type { PartnerOffer, PartnerPlace, PartnerRewards, PartnerTask } from '@/services/partner_task/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';
import { callMock, type Session } from '@/testing/mock/callMock';

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

let serial = 0;
/** A new shop that the demo merchant's channel brought. */
async function partner(): Promise<Session> {
  serial += 1;
  const { body } = await callMock<{ token: string; id: string; merchantData: { mchno: string } }>(
    app.origin(),
    'POST',
    '/account/register',
    { body: { shop: `伙伴${serial}号店`, name: '阿伴', username: `mate${serial}`, password: 'Zhulin-Feng-88!' } },
  );
  const { token, id, merchantData } = body.data;
  await app.api('admin', 'POST', '/channel/assign', { merchant_ids: [merchantData.mchno], channel_id: 'ch_seed_east' });
  return { token, id, mchno: merchantData.mchno };
}
const take = (session: Session, id: string) =>
  callMock(app.origin(), 'POST', '/partner_task/take', { session, body: { id } });
const dayAfter = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
const give = (places: number, days = 0) =>
  app.api<PartnerTask>('owner', 'POST', '/partner_task/save', {
    ...{ name: '到店拍一条', brief: '拍到门头', reward: 12_345, places, deadline: dayAfter(days) },
  });

/** Opens the task as the partner whose session it is. */
async function openOffer({ token, id, mchno }: Session) {
  writeSession({ token, id, app_type: 'merchant', business: 'merchant', merchantData: { mchno, industry: '' } });
  const user = await app.open('/promotion/task?tab=partner');
  await user.click(await screen.findByRole('button', { name: '到店拍一条' }));
  return { user, drawer: within(await findDialog('到店拍一条')) };
}

test('a partner takes a task and hands in its proof, with what is missing or wrong named', async () => {
  const shop = await partner();
  const task = await give(2);
  const { user, drawer } = await openOffer(shop);
  await user.click(drawer.getByRole('button', { name: '领取名额' }));
  await user.click(await drawer.findByRole('button', { name: /^提\s?交$/ }));
  expect(await drawer.findByText('请写明完成情况')).toBeInTheDocument();
  await fill(user, drawer.getByLabelText('完成情况'), '已发布');
  await user.type(drawer.getByLabelText('作品链接'), 'javascript:1{Enter}');
  await user.click(drawer.getByRole('button', { name: /^提\s?交$/ }));
  expect(await drawer.findByText('链接要以 http:// 或 https:// 开头：javascript:1')).toBeInTheDocument();
  await user.click(within(drawer.getByTitle('javascript:1')).getByRole('img', { name: 'close', hidden: true }));
  expect(drawer.queryByTitle('javascript:1')).toBeNull();
  await user.type(drawer.getByLabelText('作品链接'), 'https://www.douyin.com/video/1{Enter}');
  await user.click(drawer.getByRole('button', { name: /^提\s?交$/ }));
  expect(await drawer.findByText('待审核')).toBeInTheDocument();
  const { list } = await app.api<{ list: PartnerPlace[] }>('owner', 'GET', '/partner_task/places', { id: task.id });
  expect(list).toEqual([
    expect.objectContaining({ state: 'submitted', proof: '已发布', links: ['https://www.douyin.com/video/1'] }),
  ]);
});

test('the last place gone meanwhile is told, and the list says that the task is full', async () => {
  const [shop, other] = [await partner(), await partner()];
  const task = await give(1);
  const { user, drawer } = await openOffer(shop);
  await take(other, task.id);
  await user.click(drawer.getByRole('button', { name: '领取名额' }));
  expect(await screen.findByText('名额已领完')).toBeInTheDocument();
  expect(await screen.findByText('已领完', { selector: 'td *' })).toBeInTheDocument();
  expect(drawer.queryByText('已领取')).not.toBeInTheDocument();
});

test('a proof that comes after the last day is refused with the reason, and stays written', async () => {
  const shop = await partner();
  const task = await give(1);
  await take(shop, task.id);
  const { user, drawer } = await openOffer(shop);
  await fill(user, drawer.getByLabelText('完成情况'), '昨晚拍的');
  await callMock(app.origin(), 'POST', '/__mock/clock', { body: { advanceSeconds: 86_400 } });
  try {
    await user.click(drawer.getByRole('button', { name: /^提\s?交$/ }));
    expect(await screen.findByText('任务已截止，不能再提交')).toBeInTheDocument();
    expect(drawer.getByLabelText('完成情况')).toHaveValue('昨晚拍的');
    expect(await screen.findByText('过期未完成', { selector: 'td *' })).toBeInTheDocument();
  } finally {
    await callMock(app.origin(), 'POST', '/__mock/clock', { body: { advanceSeconds: -86_400 } });
  }
});

test('of many places the drawer shows twenty at once, those that wait first, and every one can be reached', async () => {
  const task = await give(22);
  for (let index = 1; index < 22; index += 1) await take(await partner(), task.id);
  const last = await partner();
  await take(last, task.id);
  const proof = { id: task.id, revision: 0, proof: '已发布' };
  const { body } = await callMock(app.origin(), 'POST', '/partner_task/submit', { session: last, body: proof });
  expect(body.success).toBe(true);
  const user = await app.open('/promotion/partner?tab=tasks', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '查看“到店拍一条”的领取情况' }));
  const drawer = within(await findDialog('到店拍一条'));
  const names = async () => (await drawer.findAllByRole('region', { name: /号店$/ })).map((place) => place.ariaLabel);
  const first = await names();
  expect(first).toHaveLength(20);
  expect(first[0]).toBe(`伙伴${serial}号店`);
  await user.click(drawer.getByTitle('2'));
  const second = await names();
  expect(second).toHaveLength(2);
  expect(new Set([...first, ...second]).size).toBe(22);
});
