import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { Finger, letGo, middleOf, take } from '../flows/dragging';
import {
  cards,
  choose,
  chooseAccounts,
  chosen,
  day,
  dialog,
  give,
  importDialog,
  names,
  posts,
  putOnOther,
  room,
  videos,
} from '../flows/matrix';
import { brokenTable, oldTable } from '../material/goodsTables';
import { bigPlan, smallPlan } from '../material/postTables';

test('videos and accounts become a plan; a card is moved by key, survives a reload, and the whole is planned and undone', async ({
  stage,
}) => {
  const before = (await posts(stage)).length;
  const page = await room(stage);
  await page.getByText('先选要发的视频').waitFor();
  await choose(page);
  await cards(page).first().waitFor();
  const count = await cards(page).count();
  assert.ok(count > 0, 'there is a plan');
  await page.getByRole('button', { name: '换一种排法' }).click();
  await eventually('every post is still there', async () => (await cards(page).count()) === count);

  const first = cards(page).first();
  const key = await first.getAttribute('data-post');
  await first.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await page.getByText(/已移到/).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: '取消 1 处手动调整' }).waitFor();
  await eventually('the card keeps the focus', async () =>
    page.evaluate((wanted) => document.activeElement?.getAttribute('data-post') === wanted, key),
  );
  await page.reload();
  await page.getByRole('button', { name: '取消 1 处手动调整' }).waitFor({ timeout: 20_000 });

  await page.getByRole('button', { name: /^排期 \d+ 条$/ }).click();
  const all = page.getByRole('button', { name: /^照样提交/ });
  const done = page.getByRole('link', { name: '到发布日历查看' });
  await Promise.race([all.waitFor(), done.waitFor()]).catch(() => undefined);
  if (await all.isVisible()) await all.click();
  await done.waitFor({ timeout: 15_000 });
  const planned = await posts(stage);
  assert.equal(planned.length, before + count);
  assert.equal(new Set(planned.map(({ flow_id }) => flow_id).slice(-1)).size, 1);
  await page.keyboard.press('Control+z');
  await page.getByText(/已撤销，\d+ 条排期已收回/).waitFor();
  assert.equal((await posts(stage)).length, before);
  await eventually('the plan is back on the board', async () => (await cards(page).count()) === count);
});

test('a card is dragged to another day by mouse and by finger: what would be wrong there is said, Esc leaves it, the board scrolls at its edge', async ({
  stage,
}) => {
  const page = await room(stage, 'owner', '', { width: 1180, height: 900, hasTouch: true });
  await choose(page);
  await cards(page).first().waitFor();
  const key = (await cards(page).first().getAttribute('data-post')) ?? '';
  const card = page.locator(`[data-post="${key}"]`);
  const home = () => card.locator('xpath=ancestor::td[1]');
  const dateOf = async () => (await home().getAttribute('data-date')) ?? '';
  const account = (await home().getAttribute('data-account')) ?? '';
  const cell = (date: string) => page.locator(`td[data-account="${account}"][data-date="${date}"]`);
  const first = await dateOf();
  const next = new Date(Date.parse(first) + day).toISOString().slice(0, 10);

  await take(page, card);
  await cell(next).hover({ force: true });
  await page.getByText('放在这里没有冲突').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('放在这里没有冲突').waitFor({ state: 'hidden' });
  await page.mouse.up();
  assert.equal(await dateOf(), first);

  await take(page, card);
  await cell(next).hover({ force: true });
  await letGo(page);
  await eventually('it stands on the next day', async () => (await dateOf()) === next);
  assert.equal(await page.getByRole('dialog').count(), 0, 'a drag does not open the card');
  await page.getByRole('button', { name: '取消 1 处手动调整' }).waitFor();

  const finger = await Finger.on(page);
  const from = await finger.take(card);
  await finger.glide(from, await middleOf(cell(first)));
  await page.locator('td[data-over]').waitFor();
  await finger.lift();
  await eventually('it stands on its first day again', async () => (await dateOf()) === first);
  assert.equal(await page.getByRole('dialog').count(), 0);

  const board = page.getByRole('table', { name: /^发布计划表/ }).locator('..');
  const scrolled = () => board.evaluate((element) => element.scrollLeft);
  const grip = await take(page, card);
  const box = await board.boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + box.width - 5, grip.y, { steps: 5 });
  await eventually('the board scrolls sideways', async () => (await scrolled()) > 100);
  await page.mouse.move(box.x + box.width - 120, grip.y, { steps: 3 });
  await page.locator('td[data-over]').waitFor();
  const wanted = await page.locator('td[data-over]').getAttribute('data-date');
  await page.mouse.up();
  await eventually('it stands where it was shown', async () => (await dateOf()) === wanted);
});

test('a conflict is told before the card is put there; only what is free of them goes out, and the rest stays on the board', async ({
  stage,
}) => {
  const before = (await posts(stage)).length;
  const page = await room(stage);
  await choose(page);
  await cards(page).nth(1).waitFor();
  await page.getByRole('button', { name: /^排期 \d+ 条$/ }).waitFor();
  const planned = async () =>
    Number(/\d+/.exec((await page.getByRole('button', { name: /^排期 \d+ 条$/ }).textContent()) ?? '')?.[0]);
  const first = cards(page).first();
  await putOnOther(page, first);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: '取消 1 处手动调整' }).waitFor({ state: 'detached' });

  const sentence = await putOnOther(page, first);
  await page.getByText(sentence).first().waitFor({ state: 'attached' });
  const told = await page.getByText(/^\d+ 条有冲突$/).textContent();
  const conflicts = Number.parseInt(told ?? '', 10);
  const count = await planned();
  await page.getByRole('button', { name: `排期 ${count} 条` }).click();
  await page.getByRole('dialog', { name: `还有 ${conflicts} 条有冲突` }).waitFor();
  await page.getByRole('button', { name: `只提交没有冲突的 ${count - conflicts} 条` }).click();
  await page.getByText(`没有提交的 ${conflicts} 条还在计划里`).waitFor({ timeout: 15_000 });
  // Keys of the page wait until the dialog has gone.
  await page.getByRole('dialog', { name: `还有 ${conflicts} 条有冲突` }).waitFor({ state: 'hidden' });
  assert.equal((await posts(stage)).length, before + count - conflicts);
  await eventually('the others stay', async () => (await cards(page).count()) === conflicts);
  await page.keyboard.press('Control+z');
  await page.getByText(/已撤销，\d+ 条排期已收回/).waitFor();
  assert.equal((await posts(stage)).length, before);
  await eventually('every card is back', async () => (await cards(page).count()) === count);
  await page.getByText('没排上 0', { exact: true }).waitFor();
  await page.getByRole('button', { name: '取消 1 处手动调整' }).waitFor();
});

test('a link brings its videos in front of the others; what is gone is named; an account that was unbound meanwhile refuses all, and the plan stays', async ({
  stage,
}) => {
  const [one, two, three] = (await videos(stage)).map(({ id }) => id);
  const page = await room(stage, 'owner', `?videos=${two},${three},vid_gone`);
  await page.getByText('有 1 个视频已删除或还没做好，没有加入计划').waitFor();
  assert.equal(await chosen(page).count(), 2);
  assert.equal(new URL(page.url()).search, '', 'a reload does not bring them again');
  await page.goto(`${new URL(page.url()).origin}/publish/matrix?videos=${one}`);
  await page.getByText('刚选的 1 个视频已加入，计划里还有之前的 2 个').waitFor({ timeout: 20_000 });
  assert.equal(await chosen(page).count(), 3);
  await page.getByRole('button', { name: '只排刚选的' }).click();
  await eventually('the new one alone', async () => (await chosen(page).count()) === 1);

  await chooseAccounts(page);
  await cards(page).nth(1).waitFor();
  const before = (await posts(stage)).length;
  await stage.api('owner', 'POST', '/wemedia/unbind', { id: 'wm_weibo', posts: 'draft' });
  await page.getByRole('button', { name: '排期 2 条' }).click();
  await page.getByText('没有排期，计划还在').waitFor({ timeout: 15_000 });
  await page.getByText('有 1 个账号已解绑，不再排入计划').waitFor();
  assert.equal((await posts(stage)).length, before);
  await page.getByRole('button', { name: '排期 1 条' }).click();
  await page.getByRole('link', { name: '到发布日历查看' }).waitFor({ timeout: 15_000 });
  assert.equal((await posts(stage)).length, before + 1);
});

test('who may only hand in hands the plan in for approval', async ({ stage }) => {
  const page = await room(stage, 'writer');
  await choose(page);
  await cards(page).first().waitFor();
  await page.getByRole('button', { name: /^提交审批 \d+ 条$/ }).click();
  await page.getByRole('link', { name: '到发布日历查看' }).waitFor({ timeout: 15_000 });
  const waiting = (await posts(stage)).filter(({ state }) => state === 'pending_approval');
  assert.ok(waiting.length > 0, 'posts wait for approval');
});

test('a table is checked first; a cell is put right in place, and the rest is planned only when asked; broken files are refused with a sentence', async ({
  stage,
}) => {
  const before = (await posts(stage)).length;
  const page = await importDialog(stage);
  await give(page, brokenTable());
  await dialog(page).getByText('文件已损坏', { exact: false }).waitFor();
  await give(page, oldTable());
  await dialog(page).getByText('旧版 Excel', { exact: false }).waitFor();
  await give(page, smallPlan(await names(stage)));
  await dialog(page).getByText('“晚点”不是时间', { exact: false }).waitFor();
  assert.equal((await posts(stage)).length, before, 'a dry run plans nothing');
  await dialog(page).getByRole('button', { name: '修改第 3 行的时间' }).click();
  const field = dialog(page).getByRole('textbox', { name: '修改第 3 行的时间' });
  await field.fill('20:15');
  await field.press('Enter');
  await dialog(page).getByRole('button', { name: '排期 2 条' }).click();
  await page.getByRole('button', { name: /^确\s*认$/ }).click();
  await page.getByText('已排期 2 条').first().waitFor();
  assert.equal((await posts(stage)).length, before + 2);
  await dialog(page).getByRole('button', { name: '撤销整批' }).click();
  await page.getByText('已撤销，2 条排期已收回').waitFor();
  assert.equal((await posts(stage)).length, before);
});

test('3 600 rows with 300 faults are checked without freezing, and every fault is listed; what was stopped goes on from there, and all is taken back at once', async ({
  stage,
}) => {
  const before = (await posts(stage)).length;
  const page = await importDialog(stage);
  const table = await bigPlan(await names(stage), 3600, 300);
  const begun = Date.now();
  await give(page, table);
  const start = dialog(page).getByRole('button', { name: '只排期正确的 3300 条' });
  await start.and(page.locator(':enabled')).waitFor({ timeout: 30_000 });
  const took = Date.now() - begun;
  console.info(`  3 600 rows read and checked in ${took} ms`);
  const figures = await dialog(page).locator('strong').allInnerTexts();
  assert.deepEqual(figures.slice(0, 2), ['3300', '300']);
  // Two seconds by the bench; the journey shares the machine with others.
  assert.ok(took < 12_000, `read and checked in ${took} ms`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: '下载问题行' }).click(),
  ]);
  assert.match(download.suggestedFilename(), /大计划-需要修改的行/);

  // The first call waits on its way until the person has pressed stop.
  let letGo: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/publish/schedule', async (route) => {
    await stopped;
    await route.continue();
  });
  await start.click();
  await page.getByRole('button', { name: /^确\s*认$/ }).click();
  await dialog(page)
    .getByRole('button', { name: /^停\s*止$/ })
    .click();
  letGo();
  await dialog(page).getByText('已完成 3000 条，还有 300 条没有提交').waitFor({ timeout: 60_000 });
  assert.equal((await posts(stage)).length, before + 3000);
  await dialog(page).getByRole('button', { name: '继续排期剩下的 300 条' }).click();
  await dialog(page).getByText('已排期 3300 条').waitFor({ timeout: 60_000 });
  await dialog(page).getByRole('button', { name: '处理剩下的 300 行' }).click();
  await dialog(page).getByText('没有这个视频').first().waitFor();
  assert.deepEqual((await dialog(page).locator('strong').allInnerTexts()).slice(0, 2), ['0', '300']);
  await dialog(page).getByRole('button', { name: '撤销整批' }).click();
  await page.getByText('已撤销，3300 条排期已收回').waitFor({ timeout: 30_000 });
  await start.waitFor({ timeout: 15_000 });
  assert.equal((await posts(stage)).length, before);
});

test('a post is repeated by the week: dates are seen with what stands in their way, one is left out, and the whole is taken back', async ({
  stage,
}) => {
  const post = (await posts(stage)).find(({ title }) => title === '敷面膜的小细节');
  assert.ok(post, 'the demo has a post to repeat');
  const at = Date.parse(post.publish_at);
  const near = new Date(at + 14 * day + 10 * 60_000).toISOString();
  const other = {
    video_id: 'vid_seed_desk',
    account_id: post.account_id,
    publish_at: near,
    title: '坐久了就站起来',
  };
  await stage.api('owner', 'POST', '/publish/schedule', { as: 'scheduled', posts: [other] });
  const before = await posts(stage);
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at);
  const page = await stage.open(`/publish/calendar?date=${date}`, { as: 'owner' });
  const card = page.locator(`[data-post="${post.id}"]`).first();
  await card.waitFor({ timeout: 20_000 });
  // The menu opens with a motion, under which a click may meet the line above the one meant.
  await expect(async () => {
    const item = page.getByRole('menuitem', { name: '重复发布' });
    if (!(await item.isVisible())) await card.click({ button: 'right' });
    await item.click({ timeout: 2000 });
    await dialog(page).getByText('平台会对同一视频去重').waitFor({ timeout: 5000 });
  }).toPass({ timeout: 40_000 });
  await dialog(page).getByText('将发布 4 次').waitFor();
  await dialog(page)
    .getByText(/的另一条间隔不到 \d+ 分钟/)
    .waitFor();
  await dialog(page).getByRole('button', { name: '跳过有冲突的 1 天' }).click();
  await dialog(page).getByRole('button', { name: '排期 3 次' }).click();
  await page.getByText('已排期 3 次重复发布').waitFor({ timeout: 15_000 });
  const known = new Set(before.map(({ id }) => id));
  const repeats = (await posts(stage)).filter(({ id }) => !known.has(id));
  assert.deepEqual(
    repeats.map((one) => Math.round((Date.parse(one.publish_at) - at) / day)).sort((a, b) => a - b),
    [7, 21, 28],
  );
  assert.equal(new Set(repeats.map(({ flow_id }) => flow_id)).size, 1);
  await page
    .locator('.ant-message')
    .getByRole('button', { name: /撤\s*销/ })
    .click();
  await page.getByText('已撤销，3 条排期已收回').waitFor();
  assert.equal((await posts(stage)).length, before.length);
});
