import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readSheet } from '../../../lib/sheets/readSheet';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import {
  bigTable,
  brokenTable,
  gbkTable,
  headlessTable,
  hugeCell,
  oldTable,
  type TableFile,
} from '../material/goodsTables';
import { linkServer } from '../material/linkServer';
import type { Stage } from '../stage';

const links = linkServer();
const path = '/creative/goods';
const thermos = '山野日常 便携保温杯 480ml';

const dialog = (page: Page): Locator => page.getByRole('dialog').last();
const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
const total = async (stage: Stage): Promise<number> =>
  (await stage.api<{ paginator: { total: number } }>('owner', 'GET', '/goods/data', { page_size: 1 })).paginator.total;

async function list(stage: Stage, address = path): Promise<Page> {
  const page = await stage.open(address, { as: 'owner' });
  await page.getByRole('heading', { level: 1, name: '商品库' }).waitFor({ timeout: 20_000 });
  return page;
}

const give = (page: Page, table: TableFile): Promise<void> =>
  dialog(page)
    .locator('input[type=file]')
    .setInputFiles(table as never);

async function downloaded(page: Page, press: () => Promise<void>): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = readFileSync(await download.path());
  const [sheet] = await readSheet(new File([bytes], download.suggestedFilename()));
  return sheet?.rows ?? [];
}

test('links are read each for itself, put right, and saved; refused ones say why', async ({ stage }) => {
  const page = await list(stage);
  await page.getByRole('button', { name: /^导\s*入/ }).click();
  await page.getByRole('menuitem', { name: '粘贴链接导入' }).click();
  await dialog(page)
    .getByRole('textbox', { name: '商品链接' })
    .fill(`快来看 ${links.url('/product')} 复制打开\n${links.url('/blog')}\n${links.url('/to-private')}`);
  await dialog(page)
    .getByRole('button', { name: /^读\s*取$/ })
    .click();
  const title = dialog(page).getByRole('textbox', { name: '商品名称' });
  await title.waitFor({ timeout: 15_000 });
  assert.equal(await title.inputValue(), '竹编果盘');
  await dialog(page).getByText('页面上没有找到商品信息，可以手动填写').waitFor();
  await dialog(page).getByText('这个链接指向内部网络，不能读取').waitFor();
  await title.fill('手编竹果盘');
  await dialog(page).getByRole('button', { name: '保存所选 1 个' }).click();
  await page.getByText('已添加 1 个商品').waitFor();
  await dialog(page).getByRole('button', { name: '手动填写' }).first().click();
  await title.fill('手写的商品');
  await dialog(page).getByRole('button', { name: '保存所选 1 个' }).click();
  await dialog(page)
    .getByRole('button', { name: /^保存所选/ })
    .waitFor({ state: 'detached' });
  await dialog(page)
    .getByRole('button', { name: /^关\s*闭$/ })
    .last()
    .click();
  await row(page, '手编竹果盘').waitFor();
  await row(page, '手写的商品').waitFor();
});

test('5 000 rows with 300 faults: faults named by their cell and given back as Excel, good rows imported alone', async ({
  stage,
}) => {
  const before = await total(stage);
  const page = await list(stage, `${path}?import=sheet`);
  const template = await downloaded(page, () => dialog(page).getByRole('button', { name: '下载模板' }).click());
  assert.equal(template[0]?.[0], '商品名称');

  const start = Date.now();
  await give(page, await bigTable(5000, 300));
  await dialog(page).getByText('行需要修改').waitFor({ timeout: 20_000 });
  assert.ok(Date.now() - start < 12_000, `read and checked in ${Date.now() - start} ms`);
  await dialog(page).getByText('这些列不会导入：库存').waitFor();
  const figures = (await dialog(page).locator('strong').allInnerTexts()).slice(0, 2);
  assert.deepEqual(figures, ['4700', '300']);
  await dialog(page).getByText('“十块钱起”不是价格', { exact: false }).first().waitFor();
  await dialog(page).getByText('B · 价格').first().waitFor();

  const faults = await downloaded(page, () => dialog(page).getByRole('button', { name: '下载问题行' }).click());
  assert.equal(faults.length, 301);
  assert.equal(faults[0]?.at(-1), '问题');
  assert.equal(faults[1]?.[0], '批量商品 1 🎁');
  assert.match(faults[1]?.at(-1) ?? '', /十块钱起/);

  await dialog(page).getByRole('button', { name: '只导入正确的 4,700 行' }).click();
  await dialog(page).getByText('新增 4,700 个，更新 0 个，跳过 0 个').waitFor({ timeout: 60_000 });
  assert.equal(await total(stage), before + 4700);
  await dialog(page)
    .getByRole('button', { name: /^完\s*成$/ })
    .click();
  await row(page, '批量商品').first().waitFor();
});

test('the same table again is skipped; GBK is read; files that are none of goods say what to do', async ({ stage }) => {
  const page = await list(stage, `${path}?import=sheet`);
  await give(page, gbkTable());
  await dialog(page).getByRole('button', { name: '导入 1 个商品' }).click();
  await dialog(page).getByText('新增 1 个，更新 0 个，跳过 0 个').waitFor();
  await dialog(page).getByRole('button', { name: '换一个文件' }).click();
  await give(page, gbkTable());
  await dialog(page).getByText('跳过，只新增没有的', { exact: false }).click();
  await dialog(page).getByRole('button', { name: '导入 1 个商品' }).click();
  await dialog(page).getByText('新增 0 个，更新 0 个，跳过 1 个').waitFor();
  await dialog(page).getByRole('button', { name: '换一个文件' }).click();
  const refusals: [TableFile, string][] = [
    [headlessTable(), '没有找到“商品名称”这一列'],
    [oldTable(), '旧版 Excel'],
    [brokenTable(), '文件已损坏'],
    [hugeCell(), '第 2 行 B 列'],
    [{ ...gbkTable(), name: '空.csv', buffer: Buffer.alloc(0) }, '文件里没有内容'],
  ];
  for (const [table, said] of refusals) {
    await give(page, table);
    await dialog(page).getByText(said, { exact: false }).waitFor();
  }
});

test('claims of a category are marked in the form, replaced by a click, and found by the filter', async ({ stage }) => {
  const page = await list(stage, `${path}?open=new`);
  const drawer = dialog(page);
  await drawer.getByRole('textbox', { name: '商品名称' }).fill('玫瑰花茶');
  await drawer.getByRole('combobox', { name: '分类' }).fill('食品');
  await drawer.getByRole('textbox', { name: '商品描述' }).fill('每天一杯美容养颜');
  const replace = drawer.getByRole('button', { name: /^(换成|删去)/ }).first();
  await drawer.getByText('美容养颜').first().waitFor();
  await drawer.getByRole('button', { name: /^保\s*存$/ }).click();
  await row(page, '玫瑰花茶').waitFor();
  await page.goto(`${stage.originOf()}${path}?claims=yes`);
  await row(page, '玫瑰花茶').getByText('1 处违规').waitFor();
  await row(page, '玫瑰花茶').getByRole('button', { name: '玫瑰花茶' }).first().click();
  await replace.click();
  await dialog(page)
    .getByRole('button', { name: /^保\s*存$/ })
    .click();
  await eventually('it is no longer among those with claims', async () => (await row(page, '玫瑰花茶').count()) === 0);
});

test('a cell is changed in its place and taken back; the details show the chain; a copy is made', async ({ stage }) => {
  const page = await list(stage);
  await row(page, thermos).hover();
  await page.getByRole('button', { name: `修改“${thermos}”的价格` }).click();
  const field = page.getByRole('textbox', { name: `修改“${thermos}”的价格` });
  await field.fill('12.345');
  await field.press('Enter');
  await page.getByText('请输入金额，最多两位小数', { exact: false }).waitFor();
  await field.fill('99');
  await field.press('Enter');
  await row(page, thermos).getByText('¥99').waitFor();
  await page.getByRole('button', { name: /^撤\s*销$/ }).click();
  await row(page, thermos).getByText('¥129').waitFor();

  await page.getByRole('button', { name: `${thermos} 的详情` }).click();
  await dialog(page).getByText('从这个商品做出来的内容').waitFor();
  await dialog(page).getByRole('link').first().waitFor({ timeout: 10_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `更多操作：${thermos}` }).click();
  await page.getByRole('menuitem', { name: '复制' }).click();
  await row(page, `${thermos} 副本`).waitFor();
});

test('the goods in the header is searched and switched without a reload, and let go when it is deleted', async ({
  stage,
}) => {
  const page = await list(stage);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const chip = page.getByRole('button', { name: /^(当前商品：|选择商品)/ }).first();
  await chip.click();
  const search = page.getByRole('textbox', { name: '搜索商品名称、品牌' });
  await search.fill('面膜');
  await page.locator('.ant-popover').getByRole('button', { name: /面膜/ }).first().click();
  const current = () => page.evaluate(() => localStorage.getItem('YIDIANKE_GOODS_TITLE'));
  await eventually('the header names it', async () => /面膜/.test((await current()) ?? ''));
  assert.equal(await page.evaluate(() => 'isSamePage' in window), true);
  const title = (await current()) ?? '';
  await row(page, title)
    .getByRole('button', { name: /^删\s*除$/ })
    .click();
  await eventually('it is let go', async () => (await current()) === null);
});

test('the product center counts, merges a category, names the default goods, and remembers what was exported', async ({
  stage,
}) => {
  const page = await list(stage);
  const rows = await downloaded(page, () => page.getByRole('button', { name: '导出 Excel' }).click());
  assert.ok(rows.length > 10, 'all goods are in the file');
  await page.goto(`${stage.originOf()}/merchant/goods`);
  await page.getByRole('heading', { level: 1, name: '产品中心' }).waitFor();
  await page.getByText('次播放', { exact: false }).first().waitFor();
  await page.getByText(`${rows.length - 1} 个商品`).waitFor();
  await page
    .getByRole('button', { name: /^改\s*名$/ })
    .first()
    .click();
  await dialog(page).getByRole('textbox', { name: '新的分类名称' }).fill('精选好物');
  await dialog(page)
    .getByRole('button', { name: /^保\s*存$/ })
    .click();
  await page.getByText(/已更新 \d+ 个商品/).waitFor();
  await page.getByRole('cell', { name: '精选好物', exact: true }).waitFor();
  await page.getByRole('combobox', { name: '选择商品' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: thermos }).first().click();
  await page.getByText('默认商品已保存').waitFor();
  const { list: first } = await stage.api<{ list: { title: string }[] }>('owner', 'GET', '/goods/data', {
    status: '1',
    page_size: '1',
  } as never);
  assert.equal(first[0]?.title, thermos);
});
