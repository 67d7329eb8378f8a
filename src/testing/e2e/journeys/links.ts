import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import { next, onStep, saved, textsOf } from '../flows/compose';
import { linkServer } from '../material/linkServer';
import { aImage } from '../material/media';
import type { OpenOptions, Stage } from '../stage';

const links = linkServer();

async function compose(stage: Stage, screen: OpenOptions = {}): Promise<Page> {
  const page = await stage.open('/compose/post', { as: 'owner', ...screen });
  await onStep(page, '商品');
  return page;
}

const linkPart = (page: Page): Locator => page.getByRole('region', { name: '粘贴链接' });
const value = (page: Page, label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();
const points = (page: Page): Promise<string[]> => textsOf(page.getByRole('textbox', { name: /^卖点 \d+$/ }));

async function read(page: Page, text: string): Promise<void> {
  await linkPart(page).getByRole('textbox', { name: '商品链接' }).fill(text);
  await page.keyboard.press('Enter');
}

test('a page that tells only its name gives that, and what is missing stands at its field', async ({ stage }) => {
  const page = await compose(stage);
  await read(page, links.url('/name-only'));
  await page.getByText('价格没有读到，请填写').waitFor();
  assert.equal(await value(page, '商品名称'), '蜂蜜柚子茶 500g');
  assert.deepEqual(await points(page), ['产地直发']);
  await page.getByText('图片没有读到，请上传或从素材库选').waitFor();
  await stage.shot(page, '1-name-only');
  await page.getByLabel('价格', { exact: true }).fill('39.9');
  await page.getByText('价格没有读到，请填写').waitFor({ state: 'detached' });
  await next(page, '框架');
});

test('an old shop in GBK: split price, images behind elements, lines as points', async ({ stage }) => {
  const page = await compose(stage);
  await read(page, links.url('/old'));
  await page.getByText('已选 1 个，共 1 个').waitFor();
  assert.equal(await value(page, '商品名称'), '手工牛轧糖 500克');
  assert.equal(await value(page, '价格'), '36.80');
  assert.deepEqual(await points(page), ['现做现发：当天熬糖，当天寄出', '不粘牙：麦芽糖熬到火候，软而不粘']);
  await stage.shot(page, '2-old-shop');
});

test('a shop that needs an account is said at once; its text or a screenshot take the place of the page', async ({
  stage,
}) => {
  const page = await compose(stage);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await read(page, '【淘宝】https://m.tb.cn/h.5xyZ?tk=a1b2 CZ0001 「手冲壶 细口 600ml」点击链接直接打开');
  await linkPart(page).getByRole('alert').filter({ hasText: '淘宝的商品页要登录才看得到，这里读不了' }).waitFor();
  assert.ok(!calls.includes('/api/goods/extract'), 'the shop is not asked');
  assert.equal(await value(page, '商品名称'), '手冲壶 细口 600ml');
  await stage.shot(page, '3-shop');
  await linkPart(page).getByRole('button', { name: '粘贴商品文案' }).click();
  await linkPart(page)
    .getByRole('textbox', { name: '商品文案' })
    .fill('手冲壶 细口 600ml\n到手价 ￥89.9\n【细口】出水稳，新手也不乱\n木柄不烫手\n材质：304不锈钢');
  await stage.shot(page, '4-text');
  await linkPart(page).getByRole('button', { name: '填入商品信息' }).click();
  assert.equal(await value(page, '价格'), '89.90');
  assert.deepEqual(await points(page), ['细口：出水稳，新手也不乱', '木柄不烫手']);
  await read(page, 'https://item.jd.com/100012043978.html');
  await linkPart(page).getByRole('alert').filter({ hasText: '京东的商品页要登录才看得到' }).waitFor();
  assert.equal(await value(page, '价格'), '89.90', 'what is there stays');
});

test('on a phone a screenshot alone opens the form, with what is to be typed', async ({ stage }) => {
  const page = await compose(stage, { width: 390, height: 844, dark: true });
  await read(page, 'https://mobile.yangkeduo.com/goods.html?goods_id=3');
  await linkPart(page).getByRole('alert').filter({ hasText: '拼多多的商品页要登录才看得到' }).waitFor();
  await linkPart(page).getByRole('button', { name: '上传截图' }).click();
  await linkPart(page)
    .locator('input[type="file"]')
    .setInputFiles([aImage('截图.png')]);
  await page.getByText('名称没有读到，请填写').waitFor();
  await page.getByText('已选 1 个，共 1 个').waitFor();
  await stage.shot(page, '5-screenshot');
});

test('the same link again offers the draft that is there; opened, its facts are as they were left', async ({
  stage,
}) => {
  const page = await compose(stage);
  await read(page, links.url('/product?utm_source=app'));
  await page.getByLabel('价格', { exact: true }).waitFor();
  await page.getByLabel('价格', { exact: true }).fill('66');
  await saved(page);
  const id = new URL(page.url()).searchParams.get('project');
  assert.ok(id, 'the draft has an address');

  await page.goto(`${stage.originOf()}/compose/post`);
  await onStep(page, '商品');
  await read(page, `快来看 ${links.url('/product?spm=7')} 复制打开`);
  await linkPart(page).getByText('这个链接已经做过草稿《竹编果盘》').waitFor();
  assert.equal(await page.getByLabel('商品名称', { exact: true }).count(), 0, 'nothing is read yet');
  await stage.shot(page, '6-known');
  await linkPart(page).getByRole('button', { name: '重新读取' }).click();
  await page.getByLabel('价格', { exact: true }).waitFor();
  assert.equal(await value(page, '价格'), '59.00');

  await page.goto(`${stage.originOf()}/compose/post?link=${encodeURIComponent(links.url('/product'))}`);
  await linkPart(page).getByRole('button', { name: '打开已有草稿' }).click();
  await page.waitForURL((url) => url.searchParams.get('project') !== null);
  await page.getByLabel('价格', { exact: true }).waitFor();
  assert.equal(await value(page, '商品名称'), '竹编果盘');

  const other = await stage.open('/compose/post', { as: 'writer' });
  await onStep(other, '商品');
  await read(other, links.url('/product'));
  await other.getByLabel('价格', { exact: true }).waitFor();
  assert.equal(await value(other, '价格'), '59.00', 'drafts of others are not offered');
});
