import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import type { Stage } from '../stage';

const cards = (page: Page): Locator => page.getByRole('article');
const titles = async (page: Page): Promise<string[]> =>
  (await cards(page).evaluateAll((found) => found.map((card) => card.getAttribute('aria-label') ?? ''))).filter(
    Boolean,
  );
const generate = (page: Page): Promise<void> => page.getByRole('button', { name: /生成选题$/ }).click();
/** The stream has come to its end. */
const settled = (page: Page): Promise<void> =>
  page
    .getByRole('status')
    .filter({ hasText: /^共 \d+ 条选题$/ })
    .waitFor({ timeout: 20_000 });

async function chooseGoods(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: '选择商品' }).fill(name);
  await page.locator('.ant-select-item-option').filter({ hasText: name }).first().click();
}

/** The goods in the header are offered first; without them there may be nothing to go on. */
async function withoutGoods(page: Page): Promise<void> {
  const picker = page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name: '选择商品' }) });
  await picker.hover();
  const clear = picker.locator('.ant-select-clear');
  if ((await clear.count()) > 0) await clear.click();
}

async function open(stage: Stage, path = '/creation/conception'): Promise<Page> {
  const page = await stage.open(path, { as: 'owner' });
  await page.getByRole('form', { name: '选题要求' }).waitFor();
  return page;
}

test('topics from goods and a day; a second run repeats none; saved, given to the writer, scripted, and the chain knows', async ({
  stage,
}) => {
  const page = await open(stage);
  await chooseGoods(page, '保温杯');
  await page
    .getByRole('list', { name: /个节点/ })
    .getByRole('button')
    .nth(2)
    .click();
  await generate(page);
  await settled(page);
  const first = await titles(page);
  assert.ok(first.length >= 4, `topics: ${first.length}`);
  await stage.shot(page, 'topics');
  await page.getByRole('button', { name: '再来一批' }).click();
  await eventually('a second run', async () => (await titles(page)).length > first.length);
  await settled(page);
  const all = await titles(page);
  assert.equal(new Set(all).size, all.length, 'no title twice');

  const [title = ''] = all;
  const card = cards(page).first();
  assert.equal(await card.getAttribute('aria-label'), title);
  await page.getByRole('button', { name: '保存选题' }).first().click();
  await page.getByRole('link', { name: '已保存，查看' }).first().click();
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: /^指\s*派$/ }).click();
  const dialog = page.getByRole('dialog', { name: '指派' });
  await dialog.getByRole('combobox', { name: '负责人' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '林一笔' }).click();
  await dialog.getByRole('button', { name: '交给他' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('combobox', { name: `改变状态：${title}` }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '已选定' }).click();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  await eventually('the move is kept', async () => {
    const topic = await stage.api<{ state: string }>('owner', 'GET', '/topic/info', { id });
    return topic.state === 'chosen';
  });

  const writer = await stage.open('/creative/conception?assignee=me', { as: 'writer' });
  await writer.getByRole('link', { name: title }).first().waitFor();
  const { list } = await stage.api<{ list: { title: string }[] }>('writer', 'GET', '/notice/data');
  assert.ok(list.some((notice) => notice.title === '陈小满把一个选题交给了你'));

  await writer.getByRole('link', { name: title }).first().click();
  await writer.getByRole('link', { name: '写脚本' }).click();
  const words = writer.locator('textarea').first();
  await eventually('the topic is there', async () => (await words.inputValue()).includes(title));
  await writer.getByRole('button', { name: '写 3 版脚本' }).click();
  const use = writer.getByRole('button', { name: '用第 1 版' });
  await eventually('a script is written', () => use.isEnabled());
  await use.click();
  await writer.waitForURL(/\/editor\/script\?id=/);

  await page.reload();
  const chain = page.getByRole('region', { name: '创作链路' }).last();
  await chain.getByRole('link', { name: /脚本/ }).first().waitFor();
  await page.getByText(/由脚本《.+》推进/).waitFor();
  await stage.shot(page, 'info');
});

test('a stream that breaks off keeps what came; the retry brings the rest', async ({ stage }) => {
  const page = await open(stage);
  stage.expectNoise(/ERR_INCOMPLETE|Failed to load resource/);
  await stage.fault({ path: '/topic/generate', kind: 'cut', times: 1 });
  await generate(page);
  const alert = page.getByRole('alert').filter({ hasText: '重试会接着补齐' });
  await alert.waitFor();
  const before = await titles(page);
  assert.ok(before.length > 0, 'what came is there');
  await alert.getByRole('button', { name: /重\s*试/ }).click();
  await eventually('the rest comes', async () => (await titles(page)).length > before.length);
  await settled(page);
  const after = await titles(page);
  assert.ok(after.length > before.length && before.every((title) => after.includes(title)), 'nothing lost');
  await page.reload();
  await eventually('still there', async () => (await titles(page)).length === after.length);
});

test('nothing, an essay, an emoji: a sentence or topics, never a dead end', async ({ stage }) => {
  const page = await open(stage);
  await withoutGoods(page);
  await page.getByRole('combobox', { name: '行业' }).fill('');
  await page.getByText('请先选择商品、行业或节点').waitFor();
  const idea = page.getByRole('textbox', { name: '想法' });
  await idea.fill('字'.repeat(5200));
  await page.getByText('想法最多 5000 字，多了 200 字').waitFor();
  assert.ok(await page.getByRole('button', { name: /生成选题$/ }).isDisabled());
  await idea.fill('🌧️ 下雨天店里没人，老板自己泡了一壶茶');
  await generate(page);
  await settled(page);
  assert.ok((await titles(page)).length > 0);
});

test('an idea from the workbench goes straight to topics; one leads on to its video', async ({ stage }) => {
  const page = await stage.open('/workbench', { as: 'owner' });
  await page.locator('textarea').first().fill('老顾客最常问的三个问题');
  await page.getByRole('button', { name: /^找选题$/ }).click();
  await settled(page);
  assert.ok((await titles(page)).length > 0);
  await page.goto(`${new URL(page.url()).origin}/compose/conception`);
  await page.getByRole('button', { name: '做视频' }).first().click();
  await page.waitForURL(/\/compose\/post/);
  await page.getByRole('textbox', { name: '商品名称' }).waitFor();
});
