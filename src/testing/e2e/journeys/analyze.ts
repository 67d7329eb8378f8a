import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import type { Stage } from '../stage';

const article = `每天坐十个小时的打工人，你的腰还好吗？
早上坐下去还挺直，到了下午站起来腰酸得要扶桌子。
更要命的是，越拖越严重，最后连弯腰系鞋带都费劲。
办法很简单，坐四十五分钟，站十五分钟，用这张升降桌换着来。
实测从七十二厘米升到一百一十七厘米，只要十二秒，一滴水都没洒。
隔壁财务的姐姐用了三个月，跟我说下午终于不用偷偷捶腰了。
想要的朋友点下方链接，这周下单送桌面理线架。`;

const srt = [
  '1\n00:00:00,000 --> 00:00:02,500\n养猫的铲屎官注意了',
  '2\n00:00:02,500 --> 00:00:08,000\n你家猫是不是总是软便',
  '3\n00:00:08,000 --> 00:00:15,000\n后来我给它换成了这款鲜肉粮',
  '4\n00:00:15,000 --> 00:00:20,000\n试吃装在左下角链接 赶紧下单',
].join('\n\n');

const field = (page: Page): Locator => page.getByRole('textbox', { name: '粘贴文章、口播稿或链接' });
const source = (page: Page): Locator => page.getByRole('region', { name: '原文' });
const cards = (page: Page): Locator => page.getByRole('region', { name: '分段拆解' });
const card = (page: Page, name: RegExp): Locator => cards(page).getByRole('button', { name });
const cardNames = (page: Page): Promise<string[]> =>
  card(page, /^第 \d+ 段/).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

async function begin(stage: Stage): Promise<Page> {
  const page = await stage.open('/compose/analyze', { as: 'owner' });
  await field(page).waitFor({ timeout: 20_000 });
  return page;
}

async function takeApart(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: /开始拆解/ }).click();
  await source(page).waitFor();
}

const saved = (page: Page): Promise<void> =>
  page.getByRole('status').filter({ hasText: '已保存' }).waitFor({ timeout: 15_000 });

async function exported(page: Page, item: RegExp): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^导\s*出$/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const download: Download = await coming;
  return readFileSync(await download.path());
}

/** Width and height as a PNG's header tells them. */
function pngSize(file: Buffer): { readonly width: number; readonly height: number } {
  assert.equal(file.subarray(1, 4).toString('latin1'), 'PNG', 'the image is a PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

test('a viral article is taken apart, marks and cards open each other, also by keyboard', async ({ stage }) => {
  const page = await begin(stage);
  await takeApart(page, article);
  const names = await cardNames(page);
  assert.deepEqual(
    names.map((name) => name.replace(/^第 \d+ 段 /, '')),
    ['钩子', '痛点', '激化', '方案', '证据', '见证', '行动'],
  );
  await page.getByRole('img', { name: /开头吸引力 \d+ 分/ }).waitFor();
  await page.getByRole('region', { name: '吻合的框架' }).getByText('痛点·方案·见证·行动').waitFor();

  await source(page).getByRole('button').nth(4).click();
  assert.equal(await card(page, /^第 5 段/).getAttribute('aria-expanded'), 'true', 'the card of the segment opens');
  await source(page).locator('mark').filter({ hasText: '更要命' }).click();
  const chip = cards(page).getByRole('button', { name: '更要命' });
  assert.equal(await chip.getAttribute('aria-pressed'), 'true', 'the mark is found on the card');
  await card(page, /^第 7 段/).focus();
  await page.keyboard.press('Enter');
  assert.equal(await source(page).getByRole('button').nth(6).getAttribute('aria-pressed'), 'true');
  await page.getByRole('region', { name: '节奏曲线' }).getByRole('button').first().click();
  assert.equal(await card(page, /^第 1 段/).getAttribute('aria-expanded'), 'true');
  await saved(page);
  await page.reload();
  await source(page).waitFor();
  assert.deepEqual(await cardNames(page), names, 'all of it is there again');

  const sheet = page.getByRole('article');
  assert.equal(await sheet.count(), 0, 'the sheet is made when it is printed');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await sheet.getByRole('row', { name: /3\. 激化/ }).waitFor();
  assert.equal(await page.getByRole('button').first().isVisible(), false, 'nothing of the program comes on paper');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await sheet.waitFor({ state: 'detached' });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 2, 'two pages of A4');
});

test('segments are changed and undone; the structure becomes a framework and a script of one’s own', async ({
  stage,
}) => {
  const page = await begin(stage);
  await takeApart(page, article);
  await card(page, /^第 2 段/).click();
  await page.getByRole('button', { name: '与下一段合并' }).click();
  assert.equal((await cardNames(page)).length, 6);
  await page.getByRole('combobox', { name: '改这一段的作用' }).click();
  await page.getByTitle('之前', { exact: true }).click();
  await card(page, /^第 2 段 之前/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  await page.getByRole('button', { name: '撤销', exact: true }).click();
  assert.equal((await cardNames(page)).length, 7);

  await page.getByRole('button', { name: '存为我的框架' }).click();
  await page.getByRole('textbox', { name: '框架名称' }).fill('升降桌的讲法');
  // A dialog opens with a motion, under which a click may meet nothing.
  await expect(async () => {
    const save = page.getByRole('dialog').getByRole('button', { name: /保\s*存/ });
    if (await save.isVisible()) await save.click();
    await page.getByText('已存为框架“升降桌的讲法”').waitFor({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  const { list } = await stage.api<{ list: { name: string; segments: { roleName: string; share: number }[] }[] }>(
    'owner',
    'GET',
    '/framework/data',
    { origin: 'own' },
  );
  const own = list.find(({ name }) => name === '升降桌的讲法');
  assert.equal(own?.segments.length, 7);
  assert.ok(Math.abs((own?.segments.reduce((sum, { share }) => sum + share, 0) ?? 0) - 1) < 0.001);

  await page.getByRole('button', { name: '生成仿写脚本' }).click();
  const drawer = page.getByRole('dialog', { name: /用这篇的结构写/ });
  await drawer.getByRole('button', { name: /开始写/ }).click();
  await drawer.getByRole('region', { name: '原创度检查' }).waitFor({ timeout: 30_000 });
  await drawer.getByText('痛点', { exact: true }).first().waitFor();
  await drawer.getByRole('button', { name: '存为脚本' }).click();
  await drawer.getByRole('link', { name: '打开脚本' }).waitFor();
});

test('it is handed out as an image and as Markdown', async ({ stage }) => {
  const page = await begin(stage);
  await takeApart(page, article);
  const size = pngSize(await exported(page, /PNG/));
  assert.equal(size.width, 1080);
  assert.ok(size.height > 1500 && size.height < 6000, `a readable image, not ${size.height} high`);
  const markdown = (await exported(page, /下载 Markdown/)).toString('utf8');
  assert.match(markdown, /^# 每天坐十个小时的打工人/);
  assert.match(markdown, /## 分段拆解/);
  assert.match(markdown, /\| 3 \| 激化 \|.*更要命的是/);
  assert.equal(markdown.split('\n').filter((line) => /^\| \d+ \|/.test(line)).length, 7);
});

test('subtitles keep their times; a link is read', async ({ stage }) => {
  const page = await begin(stage);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '猫粮.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) });
  await source(page).waitFor();
  await cards(page).getByText('00:08–00:15').waitFor();
  await page.getByText('视频时长').waitFor();
  await page.getByRole('button', { name: /拆解新内容/ }).click();
  await takeApart(page, `${stage.originOf()}/api/demo/article/thermos`);
  await source(page)
    .getByText(/别只看颜值/)
    .waitFor();
  assert.equal(
    await page.getByRole('textbox', { name: '拆解标题' }).inputValue(),
    '冬天带杯子出门，这4个坑我替你踩过了',
  );
  await saved(page);
});

test('what cannot be taken apart is refused with a sentence, and nothing is lost', async ({ stage }) => {
  const page = await begin(stage);
  const go = page.getByRole('button', { name: /开始拆解/ });
  const said = (words: RegExp): Promise<void> => page.getByRole('alert').filter({ hasText: words }).waitFor();
  await go.click();
  await said(/还没有内容/);
  await field(page).fill('😀🔥❤️');
  await go.click();
  await said(/只有表情和符号/);
  await field(page).fill('好'.repeat(200_000));
  await go.click();
  await said(/超过一次能拆解的/);
  assert.equal((await field(page).inputValue()).length, 200_000, 'what was pasted stays');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '空.srt', mimeType: 'application/x-subrip', buffer: Buffer.alloc(0) });
  await said(/是空的/);
  await field(page).fill('<p>还在喝凉水？</p><script>window.ran = 1</script><p>试试这款保温杯。</p>');
  await go.click();
  await source(page).waitFor();
  assert.equal(await page.evaluate(() => 'ran' in window), false, 'no script of the text runs');
  await eventually(
    'the script is not shown',
    async () => !((await source(page).textContent()) ?? '').includes('window.ran'),
  );
  await saved(page);
});

test('a notice is said to be no copy; a doubtful role is changed to the second best at a click', async ({ stage }) => {
  const page = await begin(stage);
  await takeApart(
    page,
    '关于中秋节放假及值班安排的通知\n各部门：\n根据公司安排，9月29日至10月6日放假，共8天，10月7日正常上班。\n放假期间各部门须安排专人值班，值班表请于9月25日前报行政部。\n特此通知。',
  );
  const frameworks = page.getByRole('region', { name: '吻合的框架' });
  await frameworks.getByText(/不像带货或爆款文案/).waitFor();
  assert.equal(await frameworks.getByText(/吻合 \d+/).count(), 0, 'it gets no framework score');
  await stage.shot(page, 'notice');
  await page.getByRole('button', { name: /拆解新内容/ }).click();
  // Nothing in it says by its words what it is for.
  await takeApart(
    page,
    '我家猫昨天把花盆打翻了，土撒了一地。后来我换了个带托盘的。其实也没多贵。隔壁阿姨看了也说好。你们家都怎么弄的？',
  );
  await stage.shot(page, 'doubt');
  const second = cards(page)
    .getByRole('button', { name: /^改为.+（第 \d+ 段）$/ })
    .first();
  const role = /^改为(.+)（第 (\d+) 段）$/.exec((await second.getAttribute('aria-label')) ?? '');
  await second.click();
  await card(page, new RegExp(`^第 ${role?.[2]} 段 ${role?.[1]}`)).waitFor();
  await cards(page).getByText('已手动调整').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, 'phone');
});
