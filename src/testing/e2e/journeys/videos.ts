import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { Video, VideoDetail } from '@/services/video/schema';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { sha256 } from '../flows/library';
import { clipFile } from '../material/media';
import type { Stage } from '../stage';

const mask = '换季脸干，晚上敷一片';
const desk = '坐累了就站一会儿';
const own = '自己拍的转杯';
const boast = '全网最好的升降桌';

const card = (page: Page, title: string): Locator => page.getByRole('button', { name: new RegExp(`^播放 ${title} `) });
const tick = (page: Page, title: string): Locator => page.getByRole('checkbox', { name: `选择 ${title}`, exact: true });
const drawer = (page: Page): Locator => page.getByRole('dialog', { name: '视频详情' });

async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: '搜索标题、商品或口播字幕' });
  await box.fill(text);
  await box.press('Enter');
}

async function filter(page: Page, name: string, choice: string): Promise<void> {
  const bar = page.getByRole('search');
  const field = bar.getByRole('combobox', { name, exact: true });
  const more = bar.getByRole('button', { name: '更多筛选' });
  if (!(await field.isVisible()) && (await more.isVisible())) await more.click();
  await field.click();
  await page.locator('.ant-select-item-option').filter({ hasText: choice }).click();
}

async function videoOf(stage: Stage, keyword: string): Promise<Video> {
  const { list } = await stage.api<{ list: Video[] }>('owner', 'GET', '/video/data', { keyword });
  const [first] = list;
  assert.ok(first, `there is a video ${keyword}`);
  return first;
}

/** The desk video boasts at 3.5 s and carries no visible label. */
async function sayBoast(stage: Stage): Promise<void> {
  const { id } = await videoOf(stage, desk);
  await stage.api('owner', 'POST', '/video/set', {
    id,
    ai_label: { visible: false, metadata: true },
    texts: [
      { at: 0, text: desk },
      { at: 3.5, text: boast },
    ],
  });
}

/** Chooses a file in the open upload dialog, names it, sends it. */
async function upload(page: Page, dialogName: string, fileName: string, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName });
  await dialog.locator('input[type="file"]').setInputFiles(clipFile(fileName));
  await dialog.getByRole('textbox', { name: `${fileName} 的标题` }).fill(title);
  await dialog.getByRole('button', { name: /上传（1）/ }).click();
  await dialog.waitFor({ state: 'hidden', timeout: 30_000 });
}

test('an own video is uploaded, found by its state and shown with its facts', async ({ stage }) => {
  const page = await stage.open('/publish/media', { as: 'owner' });
  await card(page, mask).waitFor();
  await page.getByRole('button', { name: '上传成片' }).click();
  await upload(page, '上传成片', '转杯.mp4', own);
  await card(page, own).waitFor();
  const video = await videoOf(stage, own);
  assert.equal(video.is_ai, false);
  assert.equal(video.plan, 'none');
  assert.ok(video.fps > 0 && video.width > 0 && video.video_codec === 'avc', 'the browser read the video');
  const stored = await fetch(new URL(video.url, stage.originOf()));
  assert.equal(sha256(new Uint8Array(await stored.arrayBuffer())), sha256(clipFile().buffer), 'it arrives whole');

  await filter(page, '发布情况', '未安排');
  await card(page, mask).waitFor({ state: 'hidden' });
  await card(page, own).click();
  await drawer(page).getByText(`${video.width}×${video.height}`).first().waitFor();
  await drawer(page).getByText('无需 AI 标识').waitFor();
  await drawer(page).getByText('不知道这个视频里说了什么').waitFor();
});

test('a new version is uploaded, noted, compared with the first and made the current one', async ({ stage }) => {
  const video = await videoOf(stage, desk);
  const page = await stage.open(`/publish/media?video=${video.id}`, { as: 'owner' });
  await drawer(page).getByRole('tab', { name: '版本（1）' }).click();
  await drawer(page).getByRole('button', { name: '上传新版本' }).click();
  await page.getByRole('textbox', { name: '版本说明' }).fill('换了结尾');
  await upload(page, '上传新版本', '转杯-2.mp4', own);
  await drawer(page).getByRole('tab', { name: '版本（2）' }).waitFor();
  await drawer(page).getByText('换了结尾').waitFor();

  await drawer(page).getByRole('checkbox', { name: '对比版本 1' }).check();
  await drawer(page).getByRole('checkbox', { name: '对比版本 2' }).check();
  await drawer(page).getByRole('button', { name: '对比两个版本' }).click();
  const comparing = page.getByRole('dialog', { name: '版本对比' });
  await comparing.getByRole('button', { name: '一起播放' }).click();
  await eventually('both versions play together', () =>
    comparing.locator('video').evaluateAll((players) => {
      const times = players.map((player) => (player as HTMLVideoElement).currentTime);
      return times.every((time) => time > 0.3) && Math.max(...times) - Math.min(...times) < 0.35;
    }),
  );
  await page.keyboard.press('Escape');
  await drawer(page).getByRole('button', { name: '设为当前版本' }).click();
  await eventually('the first version counts again', async () => {
    const now = await stage.api<VideoDetail>('owner', 'GET', '/video/info', { id: video.id });
    return now.is_current && now.versions === 2;
  });
});

test('two videos come as one archive, whole and under their titles', async ({ stage }) => {
  const page = await stage.open('/publish/media', { as: 'owner' });
  await card(page, mask).waitFor();
  await tick(page, mask).check({ force: true });
  await tick(page, desk).check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('toolbar', { name: '批量操作' })
      .getByRole('button', { name: /下\s*载/ })
      .click(),
  ]);
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  assert.deepEqual(Object.keys(files).sort(), [`${desk}.mp4`, `${mask}.mp4`].sort());
  const sent = readFileSync(join('mock', '_data', 'assets', 'videos', 'mask.mp4'));
  assert.equal(sha256(files[`${mask}.mp4`] ?? new Uint8Array()), sha256(sent), 'the video in the archive is whole');
});

test('who deletes a planned video is told which posts would fail; it comes back from the bin', async ({ stage }) => {
  const page = await stage.open('/publish/media', { as: 'owner' });
  await page.getByRole('button', { name: `删除 ${mask}` }).click();
  const asked = page.getByRole('dialog', { name: /条发布还在等这个视频/ });
  await asked.getByText('空调房里的补水时间').waitFor();
  await asked.getByRole('button', { name: /^取\s*消$/ }).click();
  await asked.waitFor({ state: 'hidden' });
  await card(page, mask).waitFor();

  await page.getByRole('button', { name: `删除 ${mask}` }).click();
  await asked.getByRole('button', { name: '仍然删除' }).click();
  await card(page, mask).waitFor({ state: 'hidden' });
  await filter(page, '位置', '回收站');
  await page.getByRole('button', { name: `恢复 ${mask}` }).click();
  await page.getByText('没有符合条件的内容').waitFor();
  await page.getByRole('button', { name: '清空筛选' }).first().click();
  await card(page, mask).waitFor();
});

test('what is said in a video is checked at its place; a missing label is named and put right', async ({ stage }) => {
  await sayBoast(stage);
  const page = await stage.open('/publish/media', { as: 'owner' });
  await filter(page, 'AI 标识', '标识缺失或不全');
  await filter(page, '文案合规', '有要留意的词');
  await card(page, mask).waitFor({ state: 'hidden' });
  await card(page, desk).click();
  await drawer(page).getByText('画面里没有“AI 生成”标识').waitFor();
  await drawer(page).getByRole('button', { name: '00:03.500' }).click();
  await eventually('the player stands at the marked sentence', () =>
    drawer(page)
      .locator('video')
      .evaluate((player) => Math.abs((player as HTMLVideoElement).currentTime - 3.5) < 0.2),
  );
  await drawer(page).getByRole('button', { name: '画面里其实有' }).click();
  await drawer(page).getByText('已加 AI 标识').first().waitFor();
});

test('a missing label leads to the export panel, an archive of nothing is not saved', async ({ stage }) => {
  await sayBoast(stage);
  const { id } = await videoOf(stage, desk);
  const page = await stage.open(`/publish/media?video=${id}`, { as: 'owner' });
  await drawer(page).getByRole('button', { name: '打开工程补标识' }).click();
  const panel = page.getByRole('dialog', { name: '导出视频' });
  await panel.getByText('画面上标注 AI 生成').waitFor();

  stage.expectNoise(/404/);
  await page.goto(`${stage.originOf()}/publish/media`);
  await card(page, mask).waitFor();
  await page.route(/\.mp4/, (route) => route.fulfill({ status: 404 }));
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  await tick(page, mask).check({ force: true });
  await tick(page, desk).check({ force: true });
  await page
    .getByRole('toolbar', { name: '批量操作' })
    .getByRole('button', { name: /下\s*载/ })
    .click();
  await page.getByText('一个文件都没有下载到，没有保存压缩包').first().waitFor();
  assert.equal(saved, 0, 'no empty archive lands among the downloads');
});

test('on a phone the filters stand on a sheet of their own', async ({ stage }) => {
  const page = await stage.open('/publish/media', { as: 'owner', width: 390, height: 844 });
  await card(page, mask).waitFor();
  await page.getByRole('button', { name: /^筛\s*选$/ }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  await sheet.getByRole('combobox', { name: '位置', exact: true }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: '回收站' }).click();
  await sheet.getByRole('button', { name: '查看结果' }).click();
  await page.getByText('没有符合条件的内容').waitFor();
  await page.getByRole('button', { name: '筛选（1）' }).waitFor();
});

test('a video is found by what is said in it and opened in the timeline', async ({ stage }) => {
  await sayBoast(stage);
  const page = await stage.open('/publish/media?view=table', { as: 'owner' });
  await search(page, boast);
  await page.getByRole('cell', { name: desk }).first().waitFor();
  await page.getByRole('button', { name: `在时间线里再剪辑 ${desk}` }).click();
  await page.waitForURL(/\/editor\/timeline\?project=/);
  await page.getByText(desk).first().waitFor();
  // The table was chosen: it is what stands there the next time.
  await page.goto(`${stage.originOf()}/publish/media`);
  await page.getByRole('table').first().waitFor();
});
