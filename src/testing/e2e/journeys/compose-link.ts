import assert from 'node:assert/strict';
import { test } from '../fixtures';
import { textsOf } from '../flows/compose';

test('an article becomes lines in its own order, corrected and reloaded, and a video in the making', async ({
  stage,
}) => {
  const page = await stage.open('/compose/link', { as: 'owner' });
  const input = page.getByRole('textbox', { name: '链接或文字' });
  await input.fill(`${stage.originOf()}/api/demo/article/desk`);
  await page.keyboard.press('Enter');
  const article = page.getByRole('region', { name: '文章内容' });
  const lines = article.getByRole('textbox', { name: /^第 \d+ 句$/ });
  await lines.first().waitFor({ timeout: 30_000 });
  await page.getByText('看原文').waitFor();
  assert.ok((await lines.count()) >= 4);
  await stage.shot(page, '1-read');
  await lines.first().fill('久坐腰疼，先看桌子多高。');
  await article.getByRole('checkbox', { name: '讲第 2 句' }).setChecked(false);
  await page.waitForTimeout(300);
  await page.reload();
  await lines.first().waitFor();
  assert.equal(await lines.first().inputValue(), '久坐腰疼，先看桌子多高。');
  assert.equal(await article.getByRole('checkbox', { name: '讲第 2 句' }).isChecked(), false);
  const second = await lines.nth(1).inputValue();
  await article.getByRole('button', { name: '做成视频' }).click();
  await page.waitForURL(/\/compose\/post\?/);
  await page.getByText('久坐腰疼，先看桌子多高。').first().waitFor();
  await stage.shot(page, '2-composer');
  const told = await textsOf(page.getByRole('textbox'));
  assert.ok(!told.includes(second), 'what was taken out is not told');
});

test('a page that sells something is offered as goods', async ({ stage }) => {
  const page = await stage.open('/compose/link', { as: 'owner' });
  await page.getByRole('textbox', { name: '链接或文字' }).fill(`${stage.originOf()}/api/demo/product/thermos`);
  await page.keyboard.press('Enter');
  const goods = page.getByRole('region', { name: '商品', exact: true });
  await goods.getByText(/¥\d/).waitFor({ timeout: 30_000 });
  await stage.shot(page, '1-goods');
  await goods.getByRole('link', { name: '按商品做成片' }).click();
  await page.waitForURL(/\/compose\/post/);
});

test('words alone are enough; a shop behind a login and a dead link say so, on a phone', async ({ stage }) => {
  const page = await stage.open('/compose/link', { as: 'owner', width: 390, height: 844, dark: true });
  const input = page.getByRole('textbox', { name: '链接或文字' });
  const read = page.getByRole('button', { name: /读取$/ });
  await input.fill('https://item.jd.com/100012043978.html');
  await read.click();
  await page.getByText('京东的商品页要登录才看得到，这里读不了').waitFor();
  await stage.shot(page, '1-shop');
  await input.fill('http://127.0.0.1:9/none');
  await read.click();
  await page
    .getByRole('alert')
    .filter({ hasText: /内部网络|打不开/ })
    .waitFor();
  await input.fill('租房党看过来，收纳先做减法。\n床底放带轮子的扁盒，换季被子推进去就行。\n衣柜里挂衣区下面别空着。');
  await read.click();
  await page.getByRole('textbox', { name: '第 2 句' }).waitFor();
  await stage.shot(page, '2-words');
});
