import assert from 'node:assert/strict';
import type { OwnCard } from '../../../services/card/schema';
import type { Lead } from '../../../services/lead/schema';
import { test } from '../fixtures';

test('a card is put up, a stranger leaves his phone on it, and taken down it is gone', async ({ stage }) => {
  const page = await stage.open('/account/card', { as: 'owner' });
  await page.getByLabel('职位').fill('主理人');
  await page.getByRole('combobox', { name: '展示的商品' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '添加链接' }).click();
  await page.getByLabel('第 1 个链接的名称').fill('我们的店');
  await page.getByLabel('第 1 个链接的地址').fill('shop.example.com');
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('已保存，名片已公开').waitFor();
  await stage.shot(page, '1-editor');
  const { link } = await stage.api<OwnCard>('owner', 'GET', '/card/info');

  const stranger = await stage.open(new URL(link).pathname, { width: 390, height: 844 });
  await stranger.getByRole('heading', { name: '陈小满' }).waitFor();
  await stranger.getByText('主理人').waitFor();
  await stranger.getByRole('button', { name: '二维码' }).click();
  await stranger.getByRole('img', { name: '名片二维码' }).waitFor();
  await stage.shot(stranger, '2-card');
  await stranger.getByLabel('您的姓名').fill('沈知夏');
  await stranger.getByLabel('您的手机号').fill('136 5555 0007');
  await stranger.getByLabel('留言（选填）').fill('想订二十只，能刻字吗');
  await stranger.getByRole('checkbox').check();
  await stranger.getByRole('button', { name: /提\s?交/ }).dblclick();
  await stranger.getByText('已提交').waitFor();
  await stranger.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(stranger, '3-sent-dark');

  const { list } = await stage.api<{ list: Lead[] }>('owner', 'GET', '/lead/data', { source: 'card' });
  assert.deepEqual(
    list.map(({ name, phone, note }) => [name, phone, note]),
    [['沈知夏', '136****0007', '想订二十只，能刻字吗']],
  );
  await page.goto(`${stage.originOf()}/service/lead`);
  await page.getByText('沈知夏').first().click();
  await page.getByText(/本人同意联系/).waitFor();
  await stage.shot(page, '4-lead');

  await page.goto(`${stage.originOf()}/account/card`);
  await page.getByRole('switch', { name: '公开名片' }).click();
  await page.getByRole('button', { name: /保\s?存/ }).click();
  await page.getByText('已保存，名片没有公开').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '5-editor-phone-dark');
  await stranger.reload();
  await stranger.getByRole('heading', { name: '名片打不开' }).waitFor();
  await stage.shot(stranger, '6-gone');
});

test('on a phone a channel reads its statements as cards, and papers take a day', async ({ stage }) => {
  const page = await stage.open('/promotion/channel', { as: 'owner', width: 390, height: 844 });
  await page.getByText('华东渠道').waitFor();
  await page.getByRole('listitem').filter({ hasText: '¥' }).first().waitFor();
  assert.equal(await page.getByRole('columnheader').count(), 0);
  await stage.shot(page, '7-channel-phone');
  await page.goto(`${stage.originOf()}/merchant/certification`);
  const day = page.getByLabel('营业期限');
  await day.fill('2031-05-20');
  await day.press('Enter');
  assert.equal(await day.inputValue(), '2031-05-20');
  await stage.shot(page, '8-papers-phone');
});
