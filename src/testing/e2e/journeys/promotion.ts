import assert from 'node:assert/strict';
import { test } from '../fixtures';

test('a promotion task is set for two, counted from what they published, and its reward noted once', async ({
  stage,
}) => {
  const page = await stage.open('/promotion/task', { as: 'owner' });
  await page.getByRole('button', { name: '新建任务' }).click();
  const dialog = page.getByRole('dialog', { name: '新建任务' });
  await dialog.getByLabel('任务').fill('本月每人发 1 条');
  await dialog.getByLabel('每人目标').fill('1');
  await dialog.getByLabel('参与成员').click();
  await page.getByTitle('陈小满').click();
  await page.getByTitle('林一笔').click();
  await dialog.getByLabel('奖励').fill('一杯咖啡');
  await stage.shot(page, '8-task');
  await dialog.getByRole('button', { name: /创\s*建/ }).click();
  await page.getByText('任务已保存').waitFor();
  await stage.shot(page, '9-tasks');
  await page.getByRole('button', { name: '本周每人发 3 条', exact: true }).click();
  await page.getByText('进度按现有记录实时统计，不能手工填写。').waitFor();
  await stage.shot(page, '10-progress');

  const own = await stage.open('/promotion/task', { as: 'writer', width: 390, height: 844, dark: true });
  await own.getByText('本月每人发 1 条').first().waitFor();
  await stage.shot(own, '11-own');
  const overflow = await own.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
});

test('the channel itself reads its part', async ({ stage }) => {
  const owner = await stage.open('/promotion/channel', { as: 'owner' });
  await owner.getByText('华东渠道').waitFor();
  await stage.shot(owner, '7-mine');
  await owner.goto(`${stage.originOf()}/promotion/partner`);
  await owner.getByText('老街面包房').first().waitFor();
  await stage.shot(owner, '8-partners');
});

test('a task for partners is taken, proved and accepted, and both books hold its reward', async ({ stage }) => {
  const taker = await stage.open('/register');
  await taker.getByLabel('店铺名称').fill('半山茶室');
  await taker.getByLabel('姓名').fill('许半山');
  await taker.getByLabel('用户名').fill('banshan');
  await taker.getByLabel('密码', { exact: true }).fill('lamp on the hill');
  await taker.getByRole('button', { name: '注册并进入' }).click();
  await taker.getByRole('heading', { name: /^欢迎，许半山/ }).waitFor();
  const { list } = await stage.api<{ list: { id: string }[] }>('admin', 'GET', '/merchant/data', {
    keyword: '半山茶室',
  });
  await stage.api('admin', 'POST', '/channel/assign', {
    channel_id: 'ch_seed_east',
    merchant_ids: list.map(({ id }) => id),
  });
  await taker.goto(`${stage.originOf()}/promotion/task?tab=partner`);
  await taker.getByRole('button', { name: '转介绍一家新商家' }).click();
  const offer = taker.getByRole('dialog', { name: '转介绍一家新商家' });
  await offer.getByRole('button', { name: '领取名额' }).click();
  await offer.getByRole('textbox', { name: '完成情况' }).fill('介绍了青禾文具，已经注册。');
  await stage.shot(taker, 'offer');
  await offer.getByRole('button', { name: /^提\s?交$/ }).click();
  await taker.getByText('已提交，等对方审核').waitFor();
  await offer.getByText('待审核').waitFor();

  const giver = await stage.open('/promotion/partner?tab=tasks', { as: 'owner' });
  await giver.getByRole('button', { name: '查看“转介绍一家新商家”的领取情况' }).click();
  const places = giver.getByRole('dialog', { name: '转介绍一家新商家' });
  await places.getByText('介绍了青禾文具，已经注册。').waitFor();
  await stage.shot(giver, 'proof');
  await places.getByRole('button', { name: /^通过“/ }).click();
  await giver
    .getByRole('tooltip')
    .getByRole('button', { name: /确\s?定/ })
    .click();
  await giver.getByText('已通过，奖励已记账').waitFor();

  await giver.goto(`${stage.originOf()}/promotion/partner?tab=rewards`);
  await giver.getByRole('row').filter({ hasText: '转介绍一家新商家' }).getByText('¥500', { exact: true }).waitFor();
  await stage.shot(giver, 'rewards');
  await taker.goto(`${stage.originOf()}/promotion/task?tab=earned`);
  await taker.getByRole('row').filter({ hasText: '转介绍一家新商家' }).getByText('¥500', { exact: true }).waitFor();
  await stage.shot(taker, 'earned');
});
