import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { canvasGrey, distance, labelCorner, playVideo, spreadOf, wholeImage } from '../probe/playVideo';
import type { Spoken } from '../probe/voiceLog';
import type { Stage } from '../stage';
import {
  cards,
  eventually,
  exportDone,
  exportPanel,
  keepSentences,
  next,
  onStep,
  sentences,
  startExport,
  textsOf,
} from './compose';
import { choose, chooseNone } from './composer';
import { changeShot, checkVideo, download, shotsOf, timeOf } from './video';

/** The legs of the way from a pasted link to the numbers of a published video, in their order. */

export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill('owner');
  await page.locator('input[type="password"]').fill('Owner123!');
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await page.waitForURL((url) => url.pathname === '/workbench', { timeout: 15_000 });
}

/** Facts of the goods, as they were read from the link. */
export async function checkFacts(stage: Stage, page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '商品名称' }).waitFor({ timeout: 15_000 });
  assert.match(await page.getByRole('textbox', { name: '商品名称' }).inputValue(), /保温杯/);
  assert.equal(await page.getByLabel('价格').inputValue(), '129.00');
  const points = await textsOf(page.getByRole('textbox', { name: /^卖点 \d+$/ }));
  assert.ok(points.length >= 3 && points.every((point) => point.length > 4), 'selling points');
  const images = page.getByRole('button', { name: /^图片/ });
  assert.ok((await images.count()) >= 3, 'images');
  await eventually('the images are there', () =>
    images
      .locator('img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  await stage.shot(page, '1-goods');
  await next(page, '框架');
}

/** The framework: suggested with a reason; three scripts come as they are written, the second is taken. */
export async function chooseScript(stage: Stage, page: Page): Promise<void> {
  await stage.fault({ path: '/script/generate', kind: 'slow', times: 3 });
  await page.getByRole('main').getByRole('button').filter({ hasText: '推荐' }).first().click();
  await onStep(page, '脚本');
  const variants = page.getByRole('list', { name: '脚本版本' }).locator('> li');
  await variants.nth(2).waitFor();
  await page.locator('[aria-busy="true"] p').first().waitFor();
  const early = (await variants.allInnerTexts()).join('').length;
  for (const index of [0, 1, 2])
    await variants
      .nth(index)
      .getByRole('button', { name: /重\s*写/ })
      .waitFor({ timeout: 60_000 });
  const late = await variants.allInnerTexts();
  assert.ok(late.join('').length > early, 'text comes bit by bit');
  assert.equal(new Set(late).size, 3, 'three different scripts');
  await stage.shot(page, '2-scripts');
  await variants.nth(1).getByRole('button', { name: '用这一版' }).click();
  await sentences(page).first().waitFor();
  const chosen = await textsOf(sentences(page));
  for (const text of chosen) assert.ok(late[1]?.includes(text), `from the chosen script: ${text}`);
}

/** Edited by hand; a word against the ad law is marked and replaced. @returns the sentences */
export async function mendScript(stage: Stage, page: Page): Promise<string[]> {
  await sentences(page).first().fill('这是全网最好的保温杯，早上的热水晚上还烫嘴。');
  const row = page.getByRole('region', { name: '逐句修改' }).locator('ol > li').first();
  const mark = row.getByRole('list', { name: '需要留意的词' });
  await mark.waitFor();
  await stage.shot(page, '3-law');
  while ((await mark.count()) > 0)
    await mark
      .getByRole('button', { name: /^换成“|^删去$/ })
      .first()
      .click();
  const first = await sentences(page).first().inputValue();
  assert.doesNotMatch(first, /最好/);
  assert.match(first, /早上的热水晚上还烫嘴/);
  await keepSentences(page, 4);
  return textsOf(sentences(page));
}

/** A card a sentence, each with its shot; one is changed, one is heard. */
export async function checkStoryboard(stage: Stage, page: Page, texts: readonly string[]): Promise<void> {
  assert.equal(await cards(page).count(), texts.length);
  assert.equal(await page.getByText('没有镜头', { exact: true }).count(), 0);
  // Until somebody changes a card, shots are spread anew with each thing that is seen in the images.
  await changeShot(page, cards(page).nth(2));
  const before = await shotsOf(page);
  assert.ok(before.every(Boolean), 'every card has an image');
  await changeShot(page, cards(page).nth(1));
  const after = await shotsOf(page);
  assert.deepEqual(
    after.map((shot, index) => shot === before[index]),
    before.map((_, index) => index !== 1),
    'only this card changes',
  );
  await cards(page)
    .first()
    .getByRole('button', { name: /试\s*听/ })
    .click();
  await cards(page)
    .first()
    .getByRole('button', { name: /停\s*止/ })
    .waitFor({ timeout: 20_000 });
  await stage.shot(page, '4-storyboard');
}

/** The corner of the image with the label that AI has made it, and without. */
interface LabelSeen {
  readonly withLabel: readonly number[];
  readonly withoutLabel: readonly number[];
}

/** The preview plays, with the label and without. */
export async function watchPreview(stage: Stage, page: Page): Promise<LabelSeen> {
  await eventually('the preview shows an image', async () => spreadOf(await canvasGrey(page, wholeImage)) > 10);
  const withLabel = await canvasGrey(page, labelCorner);
  const label = page.getByRole('switch', { name: '标注 AI 生成' });
  assert.equal(await label.getAttribute('aria-checked'), 'true', 'label is on by default');
  await label.click();
  await eventually('the label goes', async () => distance(withLabel, await canvasGrey(page, labelCorner)) > 5);
  const withoutLabel = await canvasGrey(page, labelCorner);
  await label.click();
  await eventually('the label comes back', async () => distance(withLabel, await canvasGrey(page, labelCorner)) < 2);
  await page.getByRole('button', { name: '播放', exact: true }).click();
  await eventually('time advances', async () => (await timeOf(page)) > 1, 20_000);
  await page.getByRole('button', { name: '暂停', exact: true }).click();
  await stage.shot(page, '5-preview');
  return { withLabel, withoutLabel };
}

/** The export, and the file. */
export async function exportVideo(
  stage: Stage,
  page: Page,
  spoken: Spoken,
  { withLabel, withoutLabel }: LabelSeen,
): Promise<void> {
  await startExport(page);
  await exportDone(page);
  await stage.shot(page, '6-done');
  const video = await download(page, exportPanel(page));
  assert.match(video.name, /保温杯.*\.mp4$/);
  assert.equal(video.container, 'MP4');
  assert.deepEqual([video.video?.codec, video.audio?.codec], ['avc', 'aac']);
  await checkVideo(page, video, spoken);
  assert.match(video.tags, /AIGC/);
  assert.match(video.tags, /Label\W+1/);
  const played = await playVideo(page, video.bytes, [0, video.duration / 2], [labelCorner]);
  const corner = played.frames[0]?.[0] ?? [];
  assert.ok(
    distance(corner, withLabel) < distance(corner, withoutLabel) / 2,
    `label in the image: ${distance(corner, withLabel)} from labelled, ${distance(corner, withoutLabel)} from bare`,
  );
}

/** The finished video plays on its page. @returns its details */
export async function watchFinished(stage: Stage, page: Page): Promise<Locator> {
  await page.getByRole('link', { name: '查看全部成片' }).click();
  const card = page
    .getByRole('main')
    .getByRole('button', { name: /^播放 .*保温杯/ })
    .first();
  await card.click();
  const dialog = page.getByRole('dialog', { name: '视频详情' });
  const player = dialog.locator('video');
  await player.evaluate((element) => (element as HTMLVideoElement).play());
  await eventually('the video plays', () =>
    player.evaluate((element) => (element as HTMLVideoElement).currentTime > 0.5),
  );
  assert.equal(await player.evaluate((element) => (element as HTMLVideoElement).videoHeight), 1920);
  await dialog.getByText('已加 AI 标识').waitFor();
  await stage.shot(page, '7-media');
  return dialog;
}

/** Scheduled on two accounts; the calendar has both on their day. @returns when they go out */
export async function scheduleOnTwo(stage: Stage, page: Page, details: Locator): Promise<string> {
  await details.getByRole('button', { name: '排期发布' }).click();
  const drawer = page.getByRole('dialog', { name: '排期发布' });
  await drawer.getByRole('textbox', { name: '标题', exact: true }).waitFor();
  await chooseNone(drawer);
  await choose(drawer, /山野好物/, /山野生活手帖/);
  // 小红书 begins with lines of its own, until somebody writes for all.
  await drawer.getByRole('tab', { name: /山野生活手帖/ }).click();
  await drawer.getByText('按平台写好').first().waitFor();
  assert.match(await drawer.getByRole('textbox', { name: '文案', exact: true }).inputValue(), /。\n\n/);
  await drawer.getByRole('tab', { name: '通用' }).click();
  await drawer.getByRole('textbox', { name: '标题', exact: true }).fill('倒放不漏的保温杯');
  await drawer.getByRole('button', { name: '选下一个空档' }).click();
  await stage.shot(page, '8-schedule');
  await drawer.getByRole('button', { name: '定时发布' }).click();
  await page.getByText('已排期 2 条').waitFor();
  await page.getByRole('button', { name: '查看发布日历' }).click();
  await page.waitForURL((url) => url.pathname === '/publish/calendar');
  const itemId = new URL(page.url()).searchParams.get('item') ?? '';
  const post = page.getByRole('dialog', { name: '发布详情' });
  await post.getByText('待发布').first().waitFor();

  const item = await stage.api<{ publish_at: string }>('owner', 'GET', '/publish/info', { id: itemId });
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(item.publish_at));
  await post.getByRole('button', { name: /关闭|Close/ }).click();
  await post.waitFor({ state: 'hidden' });
  const cell = page.getByRole('cell').filter({ has: page.locator(`time[datetime="${day}"]`) });
  await cell
    .getByRole('button', { name: /倒放不漏的保温杯|还有 \d+ 条/ })
    .first()
    .waitFor();
  // On a full day some stand behind "n more".
  const more = cell.getByRole('button', { name: /还有 \d+ 条/ });
  const isFull = (await more.count()) > 0;
  if (isFull) await more.click();
  const ours = (isFull ? page.locator('.ant-popover') : cell).getByRole('button', { name: /倒放不漏的保温杯/ });
  await ours.nth(1).waitFor();
  await stage.shot(page, '9-calendar');
  await ours.first().click();
  return item.publish_at;
}

/** Its time comes: state by state until it is online, then the numbers. */
export async function comesOnline(stage: Stage, page: Page, publishAt: string): Promise<void> {
  const post = page.getByRole('dialog', { name: '发布详情' });
  await stage.advanceClock(Math.ceil((Date.parse(publishAt) - Date.now()) / 1000) + 1);
  await page.reload();
  await eventually(
    'published',
    async () => {
      await stage.advanceClock(2);
      await page.reload();
      await post.getByText('状态记录').waitFor();
      return (await post.getByText('已发布').count()) > 0;
    },
    40_000,
  );
  for (const state of ['待发布', '排队中', '发布中', '平台审核中', '已发布'])
    assert.ok((await post.getByText(state, { exact: true }).count()) > 0, `went through ${state}`);
  await stage.advanceClock(2 * 86_400);
  await page.reload();
  const views = post.locator('dl > div').filter({ hasText: '播放' }).locator('dd');
  await views.waitFor();
  assert.ok(Number((await views.textContent())?.replace(/\D/g, '')) > 0, 'people have watched it');
  await stage.shot(page, '10-numbers');
}
