import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import { cards, eventually, goTo, next, onStep, sentences, takeGoods } from '../flows/compose';
import type { Stage } from '../stage';

const path = '/compose/frame';
const title = '思维框架库';

async function library(stage: Stage, as: 'owner' | 'writer' = 'owner'): Promise<Page> {
  const page = await stage.open(path, { as });
  await cardsOf(page).first().waitFor();
  return page;
}

const cardsOf = (page: Page): Locator => page.getByRole('list', { name: title }).locator('> li');
const detail = (page: Page): Locator => page.getByRole('dialog');
const tab = (page: Page, name: string): Promise<void> => detail(page).getByRole('tab', { name }).click();

async function openCard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `查看框架 ${name}` }).click();
  await detail(page).getByRole('tab', { name: '结构' }).waitFor();
}

/** Percent of every segment in the editor, in order. */
const sharesOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('spinbutton', { name: /^第 \d+ 段的占比$/ })
    .evaluateAll((fields) => fields.map((field) => Number((field as HTMLInputElement).value)));

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await page.keyboard.press(key);
}

/** Segments as the structure tab tells them: 问题 30%, … */
async function structureOf(page: Page): Promise<string> {
  await tab(page, '结构');
  const texts = await detail(page).locator('ol > li').allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ')).join('|');
}

const save = (page: Page): Promise<void> => page.getByRole('button', { name: /^保\s*存$/ }).click();

test('a library framework is tried on own goods, copied, redrawn by keyboard, restored, and writes a script', async ({
  stage,
}) => {
  const page = await library(stage);
  assert.ok((await cardsOf(page).count()) >= 18, 'the library is there');

  // what it sounds like on the goods in the header
  await openCard(page, 'PAS 问题·激化·方案');
  await tab(page, '用我的商品试写');
  await detail(page).getByRole('button', { name: '试写一遍' }).click();
  const lines = detail(page).getByRole('list', { name: '试写结果' }).locator('li');
  await detail(page).getByRole('button', { name: '换一遍' }).waitFor({ timeout: 15_000 });
  const example = (await lines.allInnerTexts()).join('\n');
  assert.match(example, /问题[\s\S]*激化[\s\S]*方案/);
  assert.match(example, /保温杯|不锈钢|热水/, 'it speaks of the goods');

  // a copy of one's own
  await detail(page).getByRole('button', { name: '复制为我的' }).click();
  await detail(page)
    .getByRole('button', { name: /^编\s*辑$/ })
    .click();
  await page.getByRole('textbox', { name: '框架名称' }).fill('我的三板斧');

  // borders by keyboard: the sum stays
  const border = page.getByRole('separator', { name: '“问题”与“激化”的边界' });
  assert.equal(await border.getAttribute('aria-valuenow'), '25');
  await border.focus();
  await press(page, 'ArrowRight', 5);
  assert.equal(await border.getAttribute('aria-valuenow'), '30');
  assert.deepEqual(await sharesOf(page), [30, 25, 45]);
  await press(page, 'Shift+ArrowLeft', 2);
  assert.deepEqual(await sharesOf(page), [20, 35, 45]);
  await page.getByRole('button', { name: '撤销' }).click();
  assert.deepEqual(await sharesOf(page), [25, 30, 45]);
  await border.focus();
  await press(page, 'ArrowRight', 5);

  // a name of one's own, with a pattern of one's own
  const role = page.getByRole('combobox', { name: '第 3 段的名字' });
  await role.fill('亮绝招');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: '第 3 段的句式' }).fill('绝招就是{商品}，{卖点}');
  await save(page);

  // saved as version 2; version 1 can be had again, and so can 2
  await page.waitForURL((url) => url.searchParams.has('open'));
  assert.match(await structureOf(page), /问题 占 30%.*亮绝招 占 45%/);
  await tab(page, '版本');
  await detail(page).getByText('“问题”占比 25% → 30%').waitFor();
  await detail(page).getByRole('button', { name: '恢复到第 1 版' }).click();
  await detail(page).getByText('恢复自第 1 版').waitFor();
  assert.match(await structureOf(page), /问题 占 25%.*方案 占 45%/);
  await tab(page, '版本');
  await detail(page).getByRole('button', { name: '恢复到第 2 版' }).click();
  await detail(page).getByText('恢复自第 2 版').waitFor();

  // into the composition, with its own names to the storyboard
  await detail(page).getByRole('button', { name: '用它做视频' }).click();
  await onStep(page, '商品');
  await takeGoods(page);
  await next(page, '框架');
  const chosen = page.getByRole('button', { pressed: true }).filter({ hasText: '我的三板斧' });
  await chosen.waitFor();
  assert.match((await chosen.allInnerTexts()).join(), /自建/);
  await goTo(page, '脚本');
  await page.getByRole('list', { name: '脚本版本' }).getByText('亮绝招').first().waitFor({ timeout: 15_000 });
  const choose = page.getByRole('button', { name: '用这一版' }).first();
  await eventually('the first script is finished', async () => choose.isEnabled());
  await choose.click();
  await sentences(page).first().waitFor();
  await next(page, '分镜');
  await eventually('the storyboard names the own role', async () =>
    (await cards(page).allInnerTexts()).join().includes('亮绝招'),
  );
});

test('a shared framework is seen by a colleague, who may copy but not change it', async ({ stage }) => {
  const made = await stage.api<{ id: string }>('owner', 'POST', '/framework/save', {
    name: '店里的打法',
    sharing: 'team',
    segments: [
      { role: '亮相', roleName: '亮相', share: 0.4 },
      { role: '收口', roleName: '收口', share: 0.6 },
    ],
  });
  const page = await library(stage, 'writer');
  await page.getByRole('list', { name: title }).getByText('陈小满 共享').waitFor();
  await openCard(page, '店里的打法');
  await detail(page).getByText('由 陈小满 维护，你可以复制一份再改').waitFor();
  assert.equal(
    await detail(page)
      .getByRole('button', { name: /^(编\s*辑|删\s*除)$/ })
      .count(),
    0,
  );
  await page.goto(`${stage.originOf()}${path}?edit=${made.id}`);
  await page.getByText('由 陈小满 维护').waitFor();
  assert.equal(await page.getByRole('separator').count(), 0, 'no editor for what is not his');
  await page.goto(`${stage.originOf()}${path}?open=${made.id}`);
  await detail(page).getByRole('button', { name: '复制为我的' }).click();
  await detail(page)
    .getByRole('button', { name: /^编\s*辑$/ })
    .waitFor();
});

test('results lead to the posts, a pasted structure becomes a framework, a delete is taken back', async ({ stage }) => {
  const page = await library(stage);
  await page.getByRole('combobox', { name: '排序' }).click();
  await page.getByTitle('平均播放', { exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === 'views');
  await eventually('the best one stands first', async () =>
    /已发 3 条/.test((await cardsOf(page).first().allInnerTexts()).join()),
  );
  await openCard(page, 'PAS 问题·激化·方案');
  await tab(page, '效果');
  await detail(page)
    .getByRole('link', { name: /出门带上它，热水随时有.*抖音.*播放/ })
    .waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '粘贴结构' }).click();
  await page
    .getByRole('textbox', { name: '粘贴一段结构' })
    .fill('开场 0-3秒：点名人群\n翻车现场 3-9秒：说出麻烦\n救场 9-24秒：演示商品\n收尾 24-30秒：引导下单');
  await page.getByText(/读出 4 段/).waitFor();
  await page.getByRole('button', { name: '去编辑' }).click();
  assert.deepEqual(await sharesOf(page), [10, 20, 50, 20]);
  await save(page);
  await page.getByText('请给框架起个名字。').waitFor();
  await page.getByRole('textbox', { name: '框架名称' }).fill('翻车救场');

  // unsaved work asks before it is left
  await page.goBack();
  await page.getByRole('button', { name: '继续编辑' }).click();
  await save(page);
  await page.waitForURL((url) => url.searchParams.has('open'));
  await detail(page)
    .getByRole('button', { name: /^删\s*除$/ })
    .click();
  await page.getByText('已将 1 项移到回收站').waitFor();
  await page.getByRole('button', { name: '查看框架 翻车救场' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^撤\s*销$/ }).click();
  await page.getByRole('button', { name: '查看框架 翻车救场' }).waitFor();
});
