import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import {
  cards,
  eventually,
  exportDone,
  exportPanel,
  keepSentences,
  next,
  onStep,
  saved,
  sentences,
  startExport,
  textsOf,
  voicesReady,
} from '../flows/compose';
import { checkVideo, download } from '../flows/video';
import { aImage } from '../material/media';
import { voiceLog } from '../probe/voiceLog';
import type { Stage } from '../stage';

/** From the one line of the workbench to the first step. */
async function say(stage: Stage, idea: string): Promise<Page> {
  const page = await stage.open('/workbench', { as: 'owner' });
  await page.getByRole('textbox', { name: '今天想做一条什么视频？' }).fill(idea);
  await page.keyboard.press('Enter');
  await onStep(page, '商品');
  return page;
}

const value = (page: Page, label: string): Promise<string> => page.getByLabel(label, { exact: true }).inputValue();

async function writeScripts(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button').filter({ hasText: '推荐' }).first().click();
  await onStep(page, '脚本');
  const variants = page.getByRole('list', { name: '脚本版本' }).locator('> li');
  await variants.nth(2).waitFor();
  await variants
    .nth(0)
    .getByRole('button', { name: /重\s*写/ })
    .waitFor({ timeout: 60_000 });
  await variants.nth(0).getByRole('button', { name: '用这一版' }).click();
  await sentences(page).first().waitFor();
}

test('a typed order becomes goods to check, a script without pictures, and a video once there is one', async ({
  stage,
}) => {
  const page = await say(stage, '给我们家防晒衣拍一条，强调骑车不闷汗，89.9元，第二件半价');
  const voices = voiceLog(page);
  await page.getByText('已按你说的填好下面几项，请核对').waitFor();
  assert.equal(await value(page, '商品名称'), '防晒衣');
  assert.equal(await value(page, '价格'), '89.9');
  assert.equal(await value(page, '优惠'), '第二件半价');
  assert.deepEqual(await textsOf(page.getByRole('textbox', { name: /^卖点 \d+$/ })), ['骑车不闷汗']);
  await stage.shot(page, '1-goods');
  await next(page, '框架');
  await writeScripts(page);
  const written = (await textsOf(sentences(page))).join('|');
  assert.ok(written.includes('防晒衣') && written.includes('不闷汗'), written);
  await keepSentences(page, 2);
  await next(page, '分镜');
  await page.getByText('还没有画面素材').waitFor();
  await stage.shot(page, '2-no-pictures');
  // What the goods tell can be drawn meanwhile.
  await cards(page).nth(1).getByRole('button', { name: '换镜头' }).click();
  await page.getByRole('button', { name: '价格画面卡：¥89.9 · 第二件半价' }).click();
  await page.getByRole('region', { name: '画面卡' }).locator('img[data-drawn="price"]').waitFor({ timeout: 20_000 });
  await stage.shot(page, '2-drawn');
  await page.getByRole('button', { name: '用这张画面卡' }).click();
  await cards(page).nth(1).locator('img[data-drawn="price"]').waitFor({ timeout: 20_000 });
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([aImage('防晒衣.png')]);
  await eventually(
    'every card shows the picture',
    async () => (await cards(page).locator('img').count()) === 2,
    30_000,
  );
  await next(page, '成片');
  await voicesReady(page);
  await startExport(page);
  await exportDone(page);
  const video = await download(page, exportPanel(page));
  await checkVideo(page, video, await voices.spokenOf(voices.spoken));
  await saved(page);
  // What is made is no longer waiting.
  const { list } = await stage.api<{ list: { title: string }[] }>('owner', 'GET', '/project/data', { finished: '0' });
  assert.ok(!list.some(({ title }) => title === '防晒衣'), 'a finished video leaves the unfinished ones');
});

test('length, platform and tone of an order reach the script; back is one step back', async ({ stage }) => {
  const page = await say(stage, '做个挂耳咖啡的带货视频，突出现烘现发，45秒，小红书，老板娘口吻');
  assert.equal(await value(page, '商品名称'), '挂耳咖啡');
  // What was heard is corrected where it is shown.
  const tone = page.getByRole('combobox', { name: '语气' });
  assert.equal(await tone.inputValue(), '老板娘');
  await tone.fill('闺蜜聊天的口吻');
  await next(page, '框架');
  assert.equal(await page.getByRole('radio', { name: '小红书' }).isChecked(), true);
  await page.getByRole('main').getByRole('button').filter({ hasText: '推荐' }).first().click();
  await onStep(page, '脚本');
  assert.equal(await page.getByRole('radio', { name: '45 秒' }).isChecked(), true);
  assert.equal(await page.getByRole('combobox', { name: '语气' }).inputValue(), '闺蜜聊天的口吻');
  await page.goBack();
  await onStep(page, '框架');
  await page.goBack();
  await onStep(page, '商品');
  assert.equal(await value(page, '商品名称'), '挂耳咖啡');
  await saved(page);
  await eventually('the place of before the first save has the project', async () => /project=/.test(page.url()));
  await page.goForward();
  await onStep(page, '框架');
});
