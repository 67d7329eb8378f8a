import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readSheet } from '../../../lib/sheets/readSheet';
import type { PublishItem } from '../../../services/publish/schema';
import type { StatisticsOverview, StatisticsRanking } from '../../../services/statistics/api';
import type { WemediaAccount } from '../../../services/wemedia/schema';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import type { Stage } from '../stage';

const path = '/publish/statistics';
/** Where the browser of the journeys stands (stage.ts), whatever the machine's own zone is. */
const zone = 'Asia/Shanghai';
const dayMs = 86_400_000;

const numberIn = (text: string | null): number => Number((text ?? '').replace(/[^\d.-]/g, ''));
const tile = (page: Page, metric: string): Locator => page.locator(`[data-tile="${metric}"] strong`);
const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true }).first();

async function open(stage: Stage, address = path, as: 'owner' | 'owner2' | 'viewer' = 'owner'): Promise<Page> {
  const page = await stage.open(address, { as });
  await page.getByRole('heading', { level: 1, name: '数据统计' }).waitFor({ timeout: 20_000 });
  await page.locator('[data-tile="views"]').waitFor();
  return page;
}

/** `YYYY-MM-DD` in that zone; `offset` days from today. */
const day = (offset = 0): string => new Date(Date.now() + 8 * 3_600_000 + offset * dayMs).toISOString().slice(0, 10);
/** The range of the last days, as the page counts them. */
const lastDays = (days: number) => ({ from: day(1 - days), to: day() });

async function published(stage: Stage, days: number): Promise<PublishItem[]> {
  const { from, to } = lastDays(days);
  const { list } = await stage.api<{ list: PublishItem[] }>('owner', 'GET', '/publish/data', {
    from: `${from}T00:00:00+08:00`,
    to: `${to}T23:59:59.999+08:00`,
  });
  return list.filter(({ state }) => state === 'published');
}

const sum = (posts: readonly PublishItem[], key: 'views' | 'likes' | 'comments' | 'shares'): number =>
  posts.reduce((total, { numbers }) => total + (numbers?.[key] ?? 0), 0);

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 20_000 }), press()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test('the tiles are the sums of the posts; ranges, basis and comparison are in the address', async ({ stage }) => {
  const before = await published(stage, 30);
  const page = await open(stage);
  const shown = {
    views: numberIn(await tile(page, 'views').textContent()),
    likes: numberIn(await tile(page, 'likes').textContent()),
    comments: numberIn(await tile(page, 'comments').textContent()),
  };
  const after = await published(stage, 30);
  assert.equal(numberIn(await tile(page, 'posts').textContent()), after.length);
  assert.ok(after.length > 20, 'there is some history');
  for (const key of ['views', 'likes', 'comments'] as const)
    assert.ok(
      shown[key] >= sum(before, key) && shown[key] <= sum(after, key),
      `${key} ${shown[key]} lies between ${sum(before, key)} and ${sum(after, key)}`,
    );
  await page.locator('[data-tile="views"]').getByText('%').first().waitFor();

  await page.getByText('近 7 天', { exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('range') === '7d');
  const week = await published(stage, 7);
  await eventually(
    'the posts of seven days are counted',
    async () => numberIn(await tile(page, 'posts').textContent()) === week.length,
  );
  await page.locator('[data-tile="views"]').getByText('样本少').waitFor();

  await page.getByText('按发生日', { exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('basis') === 'happened');
  const overview = await stage.api<StatisticsOverview>('owner', 'GET', '/statistics/sums', {
    ...lastDays(7),
    zone,
    basis: 'happened',
  });
  await eventually('what came within the days is shown', async () => {
    const views = numberIn(await tile(page, 'views').textContent());
    return Math.abs(views - overview.current.counts.views) < 50;
  });
});

test('a row narrows the page, the chip takes it back; the trend is read by arrow keys, as a table and as an image', async ({
  stage,
}) => {
  const page = await open(stage, `${path}?range=90d&by=platform`);
  const all = numberIn(await tile(page, 'posts').textContent());
  const bars = region(page, '分项数据').getByRole('img', { name: /^按平台比较播放/ });
  await bars.focus();
  await page.keyboard.press('ArrowDown');
  await region(page, '分项数据')
    .getByText(/^抖音 [\d,]+$/)
    .waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '只看“抖音”' }).click();
  await page.waitForURL((url) => url.searchParams.get('platform') === 'douyin');
  await page.getByText('平台：抖音').waitFor();
  await region(page, '分项数据').getByText('抖音', { exact: true }).first().waitFor();
  const douyin = (await published(stage, 90)).filter(({ platform }) => platform === 'douyin');
  await eventually(
    'only posts of 抖音 are counted',
    async () => numberIn(await tile(page, 'posts').textContent()) === douyin.length,
  );
  await page.getByRole('button', { name: '取消筛选 抖音' }).click();
  await eventually('all are counted again', async () => numberIn(await tile(page, 'posts').textContent()) === all);

  const trend = region(page, '趋势');
  const chart = trend.getByRole('img', { name: /的每日趋势/ });
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await trend.getByText(/\d{4}年\d+月\d+日 [\d,]+/).waitFor({ state: 'attached' });
  const image = await downloaded(page, () => trend.getByRole('button', { name: '下载图片' }).click());
  assert.match(image.name, /^播放趋势.*\.png$/);
  assert.equal(image.bytes.subarray(1, 4).toString(), 'PNG');
  assert.ok(image.bytes.readUInt32BE(16) > 800 && image.bytes.length > 10_000, 'there is something in the image');
  await trend.getByRole('button', { name: '看表格' }).click();
  assert.equal(await trend.getByRole('row').count(), 91);
});

test('frameworks are ranked with sample and interval, and few posts conclude nothing', async ({ stage }) => {
  const page = await open(stage, `${path}?range=90d`);
  const ranking = region(page, '框架排名');
  const best = ranking.locator('tr[data-framework="golden3"]');
  await best.getByText('高于整体').waitFor();
  const { groups } = await stage.api<StatisticsRanking>('owner', 'GET', '/statistics/ranking', {
    ...lastDays(90),
    zone,
  });
  const golden = groups.find(({ key }) => key === 'golden3');
  assert.ok(golden?.interval);
  await best.getByText(`${golden.posts} 条`, { exact: true }).waitFor();
  await best
    .getByText(`${(golden.interval.low * 100).toFixed(1)}% – ${(golden.interval.high * 100).toFixed(1)}%`)
    .waitFor();
  await ranking.locator('tr[data-framework="pas"]').getByText('样本 3 条，区间宽，还不能下结论').waitFor();
  await ranking
    .getByText(/“黄金3秒”的完播率比“.*”高 [\d.]+ 到 [\d.]+ 个百分点/)
    .first()
    .waitFor();
  await ranking.getByRole('button', { name: '框架排名是怎么算的' }).click();
  await page.getByText('有 95% 的把握').waitFor();
  await page.keyboard.press('Escape');
  const image = await downloaded(page, () => ranking.getByRole('button', { name: '下载图片' }).click());
  assert.match(image.name, /^框架排名 完播率.*\.png$/);
  assert.ok(image.bytes.readUInt32BE(16) > 1500 && image.bytes.length > 20_000, 'the ranking is in the image');
  await ranking.getByText('播放', { exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('rank') === 'views');
});

test('good hours become the times of an account', async ({ stage }) => {
  const page = await open(stage, `${path}?range=90d`);
  const hours = region(page, '发布时段');
  await hours.getByRole('row').filter({ hasText: '周三' }).waitFor();
  const chosen = await hours.getByRole('checkbox', { checked: true }).count();
  assert.ok(chosen > 0, 'some hours are proposed');
  const image = await downloaded(page, () => hours.getByRole('button', { name: '下载图片' }).click());
  assert.match(image.name, /^发布时段.*\.png$/);
  assert.ok(image.bytes.readUInt32BE(16) > 1200 && image.bytes.length > 20_000, 'the hours are in the image');
  await hours.getByRole('combobox', { name: '选择账号' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '山野来信' }).click();
  await hours.getByRole('button', { name: '用这些时间' }).click();
  await page.getByText('“山野来信”的发布时间已设为').waitFor();
  const { list } = await stage.api<{ list: WemediaAccount[] }>('owner', 'GET', '/wemedia/data');
  const account = list.find(({ name }) => name === '山野来信');
  assert.equal(account?.slots.length, chosen);
  assert.ok(account?.slots.every((slot) => slot.endsWith(':00')));
});

test('the tables leave as Excel, each dimension in full', async ({ stage }) => {
  const page = await open(stage, `${path}?range=90d`);
  const { name, bytes } = await downloaded(page, () => page.getByRole('button', { name: '导出 Excel' }).click());
  assert.match(name, /^数据统计.*\.xlsx$/);
  const sheets = await readSheet(new File([new Uint8Array(bytes)], name));
  assert.deepEqual(
    sheets.slice(0, 4).map((sheet) => sheet.name),
    ['概览与每日', '作品', '视频', '框架'],
  );
  assert.equal(sheets[0]?.rows.length, 93);
  const posts = sheets[1]?.rows.slice(1) ?? [];
  assert.equal(posts.length, (await published(stage, 90)).length);
  const views = posts.reduce((total, row) => total + Number(row[2]), 0);
  assert.equal(views, Number(sheets[0]?.rows[1]?.[2]), 'rows add up to the sum');
  assert.ok(sheets.some((sheet) => sheet.name === '框架排名' && sheet.rows.length > 20));
});

test('the weekly report is ready for paper, and weeks can be gone through', async ({ stage }) => {
  const page = await stage.open('/publish/report', { as: 'owner' });
  await page.getByRole('heading', { level: 1, name: '发布周报' }).waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: '上一周' }).click();
  await page.waitForURL((url) => /^\d{4}-W\d{2}$/.test(url.searchParams.get('week') ?? ''));
  await page.getByRole('heading', { name: '下周怎么做' }).waitFor();
  // Which framework it is depends on the day that the demo data are laid.
  await page
    .getByText(/(多用|少用或改写)“.+”：近 8 周 \d+ 条作品/)
    .first()
    .waitFor();
  await page.getByRole('article').locator('svg').first().waitFor();
  await page.getByRole('heading', { name: '表现最好' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.getByRole('button', { name: '打印' }).isVisible(), false);
  assert.equal(await page.getByRole('navigation').first().isVisible(), false, 'the menu stays off the paper');
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(count >= 1 && count <= 4, `${count} pages`);
  assert.ok(pdf.length > 20_000, 'there is something on the pages');
});

test('a merchant with one post is not lied to', async ({ stage }) => {
  const page = await open(stage, path, 'owner2');
  assert.equal(numberIn(await tile(page, 'posts').textContent()), 1);
  await page.getByText('这段时间只有 1 条作品').waitFor();
  await page.locator('[data-tile="views"]').getByText('对比期没有数据').waitFor();
  await region(page, '发布时段').getByText('作品还太少').waitFor();
});
