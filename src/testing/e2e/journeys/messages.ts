import assert from 'node:assert/strict';
import { test } from '../fixtures';

const button = (name: RegExp | string) => ({ name });

test('messages and bell count the same, and help is read', async ({ stage }) => {
  const page = await stage.open('/merchant/message', { as: 'owner' });
  const bell = page.getByRole('button', button(/^通知/));
  await page.getByText(/^\d+ 条未读$/).waitFor();
  await stage.shot(page, '7-messages');
  await page.getByRole('button', button('全部标为已读')).click();
  await page.getByRole('button', { name: '通知', exact: true }).waitFor();
  assert.equal(await bell.count(), 1);
  await page.getByRole('button', button('清空已读')).click();
  await page.getByText('还没有消息').waitFor();
  await stage.shot(page, '8-cleared');
  await page.getByRole('button', button(/撤\s*销/)).click();
  await page.getByText('欢迎使用商品成片').waitFor();

  await page.getByRole('link', { name: '违禁词词库已更新' }).first().click();
  await page.getByText('没有备案').or(page.getByText('化妆品只能使用备案过的功效')).waitFor();
  await stage.shot(page, '9-announcement');

  await page.goto(`${stage.originOf()}/merchant/help`);
  await page.getByRole('button', button('点数怎么算，什么时候退')).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('一次任务的三笔账').waitFor();
  await stage.shot(page, '10-article');
  await drawer.getByRole('button', { name: /close|关闭/i }).click();
  await page
    .getByText(/已读完|已读 \d+%/)
    .first()
    .waitFor();
  await stage.shot(page, '11-help');
});
