import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import type { Stage } from '../stage';

const question = '写一条 30 秒的口播脚本';
const box = (page: Page): Locator => page.getByRole('textbox', { name: '输入问题' });
const thread = (page: Page): Locator => page.getByRole('region', { name: '对话内容' });
const answers = (page: Page): Locator => thread(page).locator('.ant-bubble-start');
const lastAnswer = (page: Page): Locator => answers(page).last();
const textOf = async (part: Locator): Promise<string> => ((await part.textContent()) ?? '').replace(/\s+/g, ' ').trim();
/** The written text alone: without steps, sources and buttons. */
const writtenIn = (part: Locator): Promise<string> =>
  part.evaluate((node) => (node.querySelector('[class*="markdown"]')?.textContent ?? '').trim());

async function mention(page: Page, words: string, name: RegExp): Promise<void> {
  await box(page).pressSequentially(`@${words}`);
  await page.getByRole('option', { name }).first().waitFor();
  await eventually('the wanted record is the first choice', async () =>
    name.test(((await page.getByRole('option').first().textContent()) ?? '').replace(/\s+/g, ' ')),
  );
  await page.keyboard.press('Enter');
}

async function ask(page: Page, text: string): Promise<void> {
  await box(page).pressSequentially(text);
  await page.getByRole('button', { name: '发送' }).click();
}

const finished = (page: Page): Promise<void> =>
  page.getByRole('status').filter({ hasText: '回答完成' }).waitFor({ state: 'attached', timeout: 30_000 });

/** A question about a goods of the shop, answered. */
async function answered(stage: Stage): Promise<Page> {
  const page = await stage.open('/editor/aicreate', { as: 'owner' });
  await box(page).waitFor();
  await mention(page, '保温', /保温杯/);
  await ask(page, question);
  await finished(page);
  return page;
}

/** The answer has begun and is not done. */
async function begun(page: Page, least = 12): Promise<string> {
  await eventually('text comes', async () => (await writtenIn(lastAnswer(page))).length >= least, 20_000);
  return writtenIn(lastAnswer(page));
}

test('an answer rests on the shop’s own goods, says so, and becomes a script', async ({ stage }) => {
  const page = await answered(stage);
  const goods = await stage.api<{
    title: string;
    selling_points: string[];
    specs: { value: string }[];
    price: string;
  }>('owner', 'GET', '/goods/info', { id: 'goods_thermos' });
  const text = await writtenIn(lastAnswer(page));
  const bare = (words: string): string => words.replace(/\s/g, '');
  const points = goods.selling_points.flatMap((point) => point.split(/[，,。]/).filter(Boolean));
  const facts = [...points, ...goods.specs.map(({ value }) => value), String(Number(goods.price))];
  assert.ok(
    facts.some((fact) => bare(text).includes(bare(fact))),
    `no fact of the goods in: ${text}`,
  );
  const source = lastAnswer(page).getByRole('link', { name: /商品.*保温杯/ });
  assert.match((await source.getAttribute('href')) ?? '', /\/creative\/goods\?open=goods_thermos/);
  await lastAnswer(page).getByRole('button', { name: /写作/ }).waitFor();
  await lastAnswer(page)
    .getByRole('button', { name: /^存为脚本/ })
    .click();
  await page.getByRole('link', { name: '打开看看' }).click();
  await page.waitForURL((url) => url.pathname === '/editor/script');
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const script = await stage.api<{ sentences: { text: string; role: string }[]; source: { type: string }[] }>(
    'owner',
    'GET',
    '/script/info',
    { id },
  );
  assert.ok(script.sentences.length >= 3);
  assert.ok(script.sentences.every((sentence) => text.includes(sentence.text)));
  assert.deepEqual(
    ['chat', 'goods'].filter((type) => script.source.some((ref) => ref.type === type)),
    ['chat', 'goods'],
  );
});

test('a stopped answer goes on where it was; answers and questions written anew stand beside the old ones', async ({
  stage,
}) => {
  const page = await stage.open('/editor/aicreate', { as: 'owner' });
  await box(page).waitFor();
  await mention(page, '保温', /保温杯/);
  await stage.fault({ path: '/chat/send', kind: 'slow', times: 1 });
  await ask(page, question);
  const half = await begun(page);
  await page.getByRole('button', { name: '停止回答' }).click();
  await thread(page).getByText('已停止，写到一半的内容保留着').waitFor();
  await lastAnswer(page).getByRole('button', { name: '接着写' }).click();
  await finished(page);
  const first = await writtenIn(lastAnswer(page));
  assert.ok(first.startsWith(half) && first.length > half.length, `${half} … ${first}`);

  await lastAnswer(page).getByRole('button', { name: '重新回答' }).click();
  await lastAnswer(page).getByText('2 / 2').waitFor({ timeout: 20_000 });
  const second = await writtenIn(lastAnswer(page));
  assert.notEqual(second, first);
  await lastAnswer(page).getByRole('button', { name: '上一个版本' }).click();
  assert.equal(await writtenIn(lastAnswer(page)), first);

  await thread(page).getByRole('button', { name: '修改问题' }).click();
  await page.getByRole('textbox', { name: '修改问题内容' }).fill('给这件商品起五个标题');
  await page.getByRole('button', { name: '发送修改' }).click();
  await thread(page).locator('.ant-bubble-end').getByText('2 / 2').waitFor();
  await lastAnswer(page).getByRole('button', { name: '重新回答' }).waitFor({ timeout: 20_000 });
  const titles = await writtenIn(lastAnswer(page));
  assert.notEqual(titles, first);
  await thread(page).locator('.ant-bubble-end').getByRole('button', { name: '上一个版本' }).click();
  await thread(page).getByText(question).waitFor();
  await page.reload();
  await thread(page).getByText(question).waitFor();
  await thread(page).locator('.ant-bubble-end').getByText('1 / 2').waitFor();
});

test('two conversations are answered at once; a draft survives a reload; what was left half-way is kept', async ({
  stage,
}) => {
  const page = await stage.open('/editor/aicreate', { as: 'owner' });
  await box(page).waitFor();
  await stage.fault({ path: '/chat/send', kind: 'slow', times: 3 });
  await ask(page, '介绍一下便携保温杯');
  await begun(page, 2);
  await page.getByRole('button', { name: '新对话' }).first().click();
  await page.getByRole('heading', { name: '今天想写点什么？' }).waitFor();
  await ask(page, '给升降桌起五个标题');
  await begun(page, 2);
  const history = page.getByRole('navigation', { name: '对话记录' });
  await history.getByRole('button', { name: '介绍一下便携保温杯', exact: true }).click();
  await page.getByRole('button', { name: '停止回答' }).waitFor();
  await lastAnswer(page).getByRole('button', { name: '重新回答' }).waitFor({ timeout: 30_000 });
  assert.match(await textOf(lastAnswer(page)), /保温杯/);
  await history.getByRole('button', { name: '给升降桌起五个标题', exact: true }).click();
  await lastAnswer(page).getByRole('button', { name: '重新回答' }).waitFor({ timeout: 20_000 });
  assert.match(await textOf(lastAnswer(page)), /桌/);
  assert.doesNotMatch(await writtenIn(lastAnswer(page)), /保温杯/);

  await box(page).fill('还没有写完的问题');
  await page.reload();
  await eventually('the draft is there', async () => (await box(page).inputValue()) === '还没有写完的问题');

  await box(page).fill('');
  await ask(page, '写一篇公众号文章，介绍便携保温杯');
  const half = await begun(page);
  await page.reload();
  await eventually('what had come is kept', async () => (await writtenIn(lastAnswer(page))).startsWith(half), 20_000);
  await lastAnswer(page).getByRole('button', { name: '接着写' }).waitFor();
});

test('a cut line keeps the text and goes on; a refused question waits to be sent again', async ({ stage }) => {
  stage.expectNoise(/ERR_|Failed to load resource|request failed/);
  const page = await stage.open('/editor/aicreate', { as: 'owner' });
  await box(page).waitFor();
  await mention(page, '保温', /保温杯/);
  await stage.fault({ path: '/chat/send', kind: 'cut:14', times: 1 });
  await ask(page, question);
  await thread(page).getByText('连接中断，已收到的内容保留着').waitFor();
  const half = await writtenIn(lastAnswer(page));
  assert.ok(half.length > 5, half);
  await lastAnswer(page).getByRole('button', { name: '接着写' }).click();
  await finished(page);
  const whole = await writtenIn(lastAnswer(page));
  assert.ok(whole.startsWith(half) && whole.length > half.length);

  await stage.fault({ path: '/chat/send', kind: '502', times: 1 });
  await ask(page, '再给它起五个标题');
  await thread(page).getByText('问题没有送达，内容还在').waitFor();
  await thread(page)
    .getByRole('button', { name: /重\s*试/ })
    .click();
  await eventually('the second answer comes', async () => (await answers(page).count()) === 2);
  await finished(page);
  assert.equal(await thread(page).getByText('再给它起五个标题').count(), 1);
});

test('a prompt is a form; favorites come first; what one shares, the team uses', async ({ stage }) => {
  const page = await stage.open('/agent/prompt', { as: 'owner' });
  await page.getByRole('button', { name: '收藏 标题十选一' }).click();
  await page.getByRole('button', { name: '收藏 标题十选一', pressed: true }).waitFor();
  await eventually('the favorite stands first', async () =>
    ((await page.getByRole('article').first().textContent()) ?? '').includes('标题十选一'),
  );
  await page.getByRole('searchbox', { name: '搜索提示词' }).fill('30 秒');
  await page.waitForURL((url) => url.searchParams.get('keyword') === '30 秒');
  await page
    .getByRole('button', { name: /30 秒带货脚本/ })
    .first()
    .click();
  await page.getByRole('button', { name: '开始写' }).click();
  // The goods of the header are filled in already.
  await page.getByText('请填写框架').waitFor();
  await page.getByRole('combobox', { name: '框架' }).click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await page.getByRole('button', { name: '开始写' }).click();
  await finished(page);
  assert.match(await textOf(lastAnswer(page)), /保温杯/);
  await page.getByRole('link', { name: '在 AI 创作中继续' }).click();
  await page.waitForURL((url) => url.pathname === '/editor/aicreate');

  await page.goto(`${stage.originOf()}/agent/prompt`);
  await page.getByRole('button', { name: '新建提示词' }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('门店口吻五个标题');
  await page.getByRole('textbox', { name: '提示词内容' }).fill('给{{商品|商品}}起{{数量|数字|5}}个标题');
  await page.getByRole('region', { name: '表单预览' }).getByText('数量', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  const card = page.getByRole('article').filter({ hasText: '门店口吻五个标题' });
  await card.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '分享给团队' }).click();
  await card.getByText('已分享').waitFor();

  const member = await stage.open('/agent/prompt?scope=team', { as: 'writer' });
  const shared = member.getByRole('article').filter({ hasText: '门店口吻五个标题' });
  await shared.getByText('陈小满 分享').waitFor();
  await shared.getByRole('button', { name: /更多操作/ }).click();
  await member.getByRole('menuitem', { name: '复制一份' }).waitFor();
  assert.equal(await member.getByRole('menuitem', { name: /编\s*辑/ }).count(), 0);
});
