import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { chinesePdf, lockedPdf, scannedPdf, textFile, wordFile } from '../material/documents';
import type { GivenFile } from '../material/media';
import type { Stage } from '../stage';

const manual = '/creative/knowledge?open=know_seed_thermos';
const reader = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title });
const passages = (place: Locator): Locator => place.locator('article[data-passage]');
const options = (page: Page): Locator =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option');

/** Hands files to the drawer of the page. @returns the drawer */
async function give(stage: Stage, files: readonly GivenFile[]): Promise<{ page: Page; drawer: Locator }> {
  const page = await stage.open('/creative/knowledge?add=1', { as: 'owner' });
  const drawer = page.getByRole('dialog', { name: '添加资料' });
  await drawer.locator('input[type="file"]').setInputFiles([...files]);
  return { page, drawer };
}

const row = (drawer: Locator, name: string): Locator => drawer.getByRole('listitem').filter({ hasText: name });

async function close(drawer: Locator): Promise<void> {
  await drawer.locator('.ant-drawer-close').click();
  await drawer.waitFor({ state: 'hidden' });
}

async function ask(page: Page, question: string): Promise<Locator> {
  const box = page.getByRole('searchbox', { name: '问一问资料' });
  await box.fill(question);
  await box.press('Enter');
  const hits = page.getByRole('region', { name: '问一问资料' }).getByRole('listitem');
  await hits.first().waitFor();
  return hits;
}

/** The passage that a link of a text names, opened from it: beside the page, marked, in sight. */
async function opened(page: Page, cite: Locator): Promise<void> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), cite.click()]);
  await tab.waitForURL((url) => url.pathname === '/creative/knowledge' && url.searchParams.has('passage'));
  const passage = new URL(tab.url()).searchParams.get('passage') ?? '';
  const place = tab.locator(`article[data-passage="${passage}"]`);
  await place.waitFor();
  assert.match((await place.getAttribute('class')) ?? '', /passageOn/);
  await eventually('the passage is in sight', () =>
    place.evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    }),
  );
}

test('texts, Markdown, Word and a Chinese PDF are read, cut, and answer questions', async ({ stage }) => {
  const { page, drawer } = await give(stage, [
    textFile('快递.txt', '快递说明\n\n问：冷链包裹用什么箱子？\n答：泡沫箱加四个冰袋，夏天再加两个。\n'),
    textFile('露营灯.md', '# 露营灯手册\n\n## 续航\n\n最低档可以连续点亮 72 小时，最高档 6 小时。\n'),
    await wordFile('帐篷.docx', '帐篷搭建', ['先把地布铺平，四角打地钉。', '外帐的防水指数是 3000 毫米。']),
    chinesePdf('滤水壶.pdf', [
      ['滤水壶说明书', '滤芯每两个月更换一次，或者过滤一百五十升水之后更换。'],
      ['第二章 清洁', '壶身可以用中性洗洁精清洗，滤芯只能用清水冲。'],
    ]),
  ]);
  for (const name of ['快递.txt', '露营灯.md', '帐篷.docx', '滤水壶.pdf'])
    await row(drawer, name)
      .getByText(/已切成 \d+ 段/)
      .waitFor({ timeout: 30_000 });
  await close(drawer);
  for (const [question, document, words] of [
    ['冷链用什么箱子', '快递', '泡沫箱'],
    ['露营灯能亮多久', '露营灯', '72 小时'],
    ['外帐防水多少', '帐篷', '3000 毫米'],
  ] as const) {
    const hits = await ask(page, question);
    await eventually(`${question} is answered`, async () => {
      const text = (await hits.first().textContent()) ?? '';
      return text.includes(document) && text.includes(words);
    });
  }
  const hits = await ask(page, '滤芯能用洗洁精洗吗');
  await eventually('the PDF answers', async () =>
    /滤水壶.*第 2 页.*只能用清水冲/s.test((await hits.first().textContent()) ?? ''),
  );
  await stage.shot(page, 'ask');
  await hits.first().getByRole('button').click();
  await page.locator('article[class*="passageOn"] mark').first().waitFor();
  await stage.shot(page, 'reader');
});

test('a scanned PDF and one behind a password are kept, and the reason is told', async ({ stage }) => {
  const { page, drawer } = await give(stage, [
    scannedPdf('扫描合同.pdf'),
    lockedPdf('加密报价.pdf'),
    textFile('空的.txt', ''),
  ]);
  await row(drawer, '扫描合同.pdf').getByText('这份 PDF 是扫描的图片').waitFor({ timeout: 30_000 });
  await row(drawer, '加密报价.pdf').getByText('这份 PDF 加了密码').waitFor({ timeout: 30_000 });
  await row(drawer, '空的.txt').getByRole('alert').waitFor();
  await close(drawer);
  await page
    .getByRole('row', { name: /扫描合同/ })
    .getByText('扫描件')
    .waitFor();
  await page
    .getByRole('row', { name: /加密报价/ })
    .getByText('有密码')
    .waitFor();
  await page
    .getByRole('button', { name: /扫描合同/ })
    .first()
    .click();
  const place = reader(page, '扫描合同');
  await place.getByText('可以在“编辑”里把文字粘贴进来').waitFor();
  await place.getByRole('tab', { name: /编\s*辑/ }).click();
  await place.getByRole('textbox', { name: '正文' }).fill('甲方每月十五号付款。');
  await place.getByRole('button', { name: '保存修改' }).click();
  await place.getByRole('tab', { name: /阅\s*读/ }).click();
  await passages(place).filter({ hasText: '十五号付款' }).waitFor();
});

test('a document is edited and cut anew; what was added is found', async ({ stage }) => {
  const page = await stage.open(manual, { as: 'owner' });
  const place = reader(page, '便携保温杯 480ml 产品手册');
  await passages(place).first().waitFor();
  await place
    .getByRole('textbox', { name: '在这份资料里查找' })
    .or(place.getByRole('searchbox'))
    .first()
    .fill('密封圈');
  await place.locator('article mark').first().waitFor();
  await place.getByRole('tab', { name: /编\s*辑/ }).click();
  const field = place.getByRole('textbox', { name: '正文' });
  await field.fill(`${await field.inputValue()}\n## 刻字服务\n\n杯身可以免费刻八个字，三天后发货。\n`);
  await place.getByRole('button', { name: '保存修改' }).click();
  await page.getByText('已保存，段落已更新').waitFor();
  await place.getByRole('tab', { name: /切\s*分/ }).click();
  const before = await place.getByRole('status').filter({ hasText: '切分后' }).textContent();
  await place.getByRole('slider').first().focus();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowLeft');
  await eventually(
    'the preview says what comes',
    async () => (await place.getByRole('status').filter({ hasText: '切分后' }).textContent()) !== before,
  );
  await place.getByRole('button', { name: '按这个切分' }).click();
  await eventually('cut', async () => await place.getByRole('button', { name: '按这个切分' }).isDisabled());
  await close(place);
  const hits = await ask(page, '杯子可以刻字吗');
  await eventually('found', async () => ((await hits.first().textContent()) ?? '').includes('免费刻八个字'));
});

test('a script written from a chosen document shows its passage, which opens', async ({ stage }) => {
  const page = await stage.open('/creation/script', { as: 'owner' });
  await page.getByRole('combobox', { name: '选择商品' }).fill('保温杯');
  await options(page).filter({ hasText: '保温杯' }).first().click();
  await eventually('closed', async () => (await options(page).count()) === 0);
  await page.getByRole('combobox', { name: /框架/ }).click();
  await options(page).first().click();
  await page.getByRole('combobox', { name: '可引用的资料' }).click();
  await options(page).filter({ hasText: '产品手册' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '写 3 版脚本' }).click();
  await page.getByText('写作参考了').first().waitFor({ timeout: 40_000 });
  await stage.shot(page, 'script');
  await opened(page, page.getByRole('link', { name: /^出处 \d+：便携保温杯/ }).first());
  assert.ok(await page.getByText('写作参考了').first().isVisible(), 'what was written is gone');
});

test('the assistant answers from the documents and shows where it stands', async ({ stage }) => {
  const page = await stage.open('/editor/aicreate', { as: 'owner' });
  await page.getByRole('textbox', { name: '输入问题' }).pressSequentially('保温杯能放洗碗机吗');
  await page.getByRole('button', { name: '发送' }).click();
  const cite = page.getByRole('region', { name: '对话内容' }).getByRole('link', { name: /^出处 \d+：/ });
  await cite.first().waitFor({ timeout: 30_000 });
  await opened(page, cite.first());
});
