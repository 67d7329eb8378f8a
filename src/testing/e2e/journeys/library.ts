import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { FileRecord } from '@/services/file/schema';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import {
  act,
  choose,
  closeUploads,
  countParts,
  file,
  folder,
  noise,
  onDisk,
  search,
  sha256,
  tick,
  uploadRow,
  uploads,
} from '../flows/library';
import { aImage, clipFile } from '../material/media';
import type { Stage } from '../stage';

const megabyte = 1024 * 1024;
const parts = 20;
/** A folder without videos: no poster is made beside what is looked at here. */
const quiet = '/creative/media?folder=folder_seed_documents&uploads=1';
const assets = join('mock', '_data', 'assets');

async function recordOf(stage: Stage, keyword: string): Promise<FileRecord | undefined> {
  const { list } = await stage.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', { keyword });
  return list[0];
}

/** What the store gives back is what was sent. */
async function checkStored(stage: Stage, name: string, bytes: Buffer): Promise<void> {
  const record = await recordOf(stage, name);
  assert.equal(record?.size, bytes.length, `${name} is recorded with its size`);
  const stored = await fetch(new URL(record?.url ?? '', stage.originOf()));
  assert.equal(sha256(new Uint8Array(await stored.arrayBuffer())), sha256(bytes), `${name} arrives whole`);
}

test('files are found by initials, moved, tagged, renamed, deleted and taken back', async ({ stage }) => {
  const page = await stage.open('/creative/media', { as: 'owner' });
  await file(page, '保温杯 主图.jpg').waitFor();
  await search(page, 'bwb zt');
  await file(page, '面膜 揭膜特写.mp4').waitFor({ state: 'hidden' });
  await file(page, '保温杯 主图.jpg').waitFor();
  assert.match(page.url(), /keyword=bwb/);

  await page.getByRole('button', { name: '新建文件夹' }).click();
  await page.getByRole('textbox', { name: '文件夹名称' }).fill('双十一');
  await page.getByRole('button', { name: /^确\s*定$/ }).click();
  await folder(page, '双十一').waitFor();
  await page.getByText('没有符合条件的内容').waitFor();
  await page.getByRole('button', { name: '清空筛选' }).first().click();
  await page.getByText('这个文件夹是空的').waitFor();

  await folder(page, '升降桌').click();
  await file(page, '升降桌 电机.jpg').dragTo(folder(page, '双十一'));
  await folder(page, '双十一').filter({ hasText: '1' }).waitFor();
  await folder(page, '双十一').click();
  await file(page, '升降桌 电机.jpg').waitFor();

  await act(page, '升降桌 电机.jpg', '重命名');
  await page.getByRole('textbox', { name: '名称' }).fill('电机特写');
  await page.getByRole('textbox', { name: '名称' }).press('Enter');
  await file(page, '电机特写.jpg').waitFor();
  await act(page, '电机特写.jpg', '打标签');
  await page.getByRole('combobox', { name: '加上' }).fill('大促');
  await page.getByRole('combobox', { name: '加上' }).press('Enter');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^保\s*存$/ })
    .click();
  await eventually('the tag is kept', async () => (await recordOf(stage, '电机特写'))?.tags.includes('大促') === true);

  await act(page, '电机特写.jpg', '删除');
  await file(page, '电机特写.jpg').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '撤销' }).click();
  await file(page, '电机特写.jpg').waitFor();
});

test('what is deleted waits in the bin, with a warning where it is in use', async ({ stage }) => {
  const page = await stage.open('/creative/media?folder=folder_seed_mask', { as: 'owner' });
  await tick(page, '面膜 主图.jpg').check({ force: true });
  await tick(page, '面膜 质地.jpg').check({ force: true });
  await page
    .getByRole('toolbar', { name: '批量操作' })
    .getByRole('button', { name: /^删\s*除$/ })
    .click();
  await file(page, '面膜 主图.jpg').waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: /回收站/ }).click();
  await page.getByRole('heading', { level: 1, name: '回收站' }).waitFor();
  await page.getByRole('button', { name: '恢复 面膜 主图.jpg' }).click();
  await file(page, '面膜 主图.jpg').waitFor({ state: 'hidden' });
  await tick(page, '面膜 质地.jpg').check({ force: true });
  await page.getByRole('button', { name: '彻底删除' }).click();
  const question = page.getByRole('dialog');
  await question.getByText(/还在使用中/).waitFor();
  await question.getByRole('button', { name: /^取\s*消$/ }).click();
  await page.getByRole('button', { name: '清空回收站' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '清空回收站' }).click();
  await file(page, '旧版口播稿.txt').waitFor({ state: 'hidden' });
  // In use: emptying the bin has left it.
  await file(page, '面膜 质地.jpg').waitFor();
});

test('a folder comes with its folders; what is there already is told first', async ({ stage }) => {
  const page = await stage.open('/creative/media', { as: 'owner' });
  await page.getByRole('button', { name: '上传素材' }).click();
  const known = readFileSync(join(assets, 'thermos-1.jpg'));
  const files = {
    '秋上新/主图/提篮.png': aImage('提篮.png', 300, 400).buffer,
    '秋上新/转一圈.mp4': clipFile().buffer,
    '秋上新/旧主图.jpg': known,
    '秋上新/空.txt': '',
  };
  await onDisk(files, async (root) => {
    await uploads(page).locator('input[type="file"]').nth(1).setInputFiles(join(root, '秋上新'));
    await uploadRow(page, '空.txt').getByText('文件是空的（0 字节）').waitFor();
    const twin = uploadRow(page, '旧主图.jpg');
    await twin.getByText(/素材库里已有内容相同的“保温杯 主图.jpg”.*商品图 \/ 保温杯/).waitFor();
    await twin.getByRole('button', { name: '用已有的' }).click();
    await twin.getByText(/用了已有的文件/).waitFor();
    await uploadRow(page, '提篮.png')
      .getByText(/已存入素材库/)
      .waitFor();
    // The clip is the demo's own: told as a duplicate, sent all the same.
    const clip = uploadRow(page, '转一圈.mp4');
    await clip.getByRole('button', { name: '仍然上传' }).click();
    await clip.getByText(/已存入素材库/).waitFor({ timeout: 20_000 });
  });
  const basket = await recordOf(stage, '提篮');
  assert.deepEqual([basket?.width, basket?.height, basket?.hash?.length], [300, 400, 64]);
  const video = await recordOf(stage, '转一圈');
  assert.equal(video?.facts?.video_codec, 'avc');
  assert.equal(Math.round(video?.duration ?? 0), 5);
  assert.match(video?.cover ?? '', /cover/, 'a poster was made and stored');
  await closeUploads(page);
  await folder(page, '秋上新').click();
  await file(page, '提篮.png').waitFor();
  await folder(page, '主图').waitFor();
});

test('too large is refused, a missing authorization is said, and what failed is tried again', async ({ stage }) => {
  const page = await stage.open(quiet, { as: 'owner' });
  stage.expectNoise(/Failed to load resource/);
  await stage.fault({ path: '/file/oss_sts', kind: '500', times: 1 });
  const files = {
    '大图.png': Buffer.alloc(50 * megabyte),
    '大表.csv': Buffer.alloc(50 * megabyte),
    '小.txt': '一行字',
  };
  await onDisk(files, async (root) => {
    await choose(
      page,
      Object.keys(files).map((name) => join(root, name)),
    );
    await uploadRow(page, '大图.png').getByText('图片大小必须小于 50MB!').waitFor();
    await uploadRow(page, '大表.csv').getByText('文件大小必须小于 50MB!').waitFor();
    const small = uploadRow(page, '小.txt');
    await small.getByText('sts授权未获取').waitFor();
    await uploads(page).getByRole('button', { name: '重试失败的 1 个' }).click();
    await small.getByText(/已存入素材库/).waitFor();
  });
});

test('an SVG is drawn to an image: nothing of it runs or is fetched, and what cannot be drawn says why', async ({
  stage,
}) => {
  // What the browser says when it refuses a handler of the drawing while it is read.
  stage.expectNoise(/Executing inline event handler violates/);
  const page = await stage.open(quiet, { as: 'owner' });
  const strange: string[] = [];
  page.on('request', (request) => {
    if (/svg-ran|elsewhere/.test(request.url())) strange.push(request.url());
  });
  const ns = 'xmlns="http://www.w3.org/2000/svg"';
  const run = `<script>fetch('/svg-ran')</script><rect width="4" height="4" fill="#e00" onload="fetch('/svg-ran')"/>`;
  const html = '<foreignObject width="2" height="2"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>';
  const files = {
    '店标.svg': `<svg ${ns} viewBox="0 0 8 4">${run}${html}</svg>`,
    '坏的.svg': `<svg ${ns}><rect`,
    '外链.svg': `<svg ${ns}><image href="https://elsewhere.example/a.png"/></svg>`,
  };
  await onDisk(files, async (root) => {
    await choose(
      page,
      Object.keys(files).map((name) => join(root, name)),
    );
    await uploadRow(page, '坏的.svg')
      .getByText(/这个 SVG 打不开/)
      .waitFor();
    await uploadRow(page, '外链.svg')
      .getByText(/在别的地址上/)
      .waitFor();
    await uploadRow(page, '店标.png')
      .getByText(/已存入素材库/)
      .waitFor();
    await stage.shot(page, 'svg');
  });
  const record = await recordOf(stage, '店标');
  assert.deepEqual([record?.name, record?.width, record?.height], ['店标.png', 2160, 1080]);
  const stored = await fetch(new URL(record?.url ?? '', stage.originOf()));
  assert.equal(stored.headers.get('content-type'), 'image/png');
  assert.deepEqual(strange, []);
});

test('a film whose sound cannot be read, and one that ends too early, say so as they come in and on their cards', async ({
  stage,
}) => {
  const page = await stage.open(quiet, { as: 'owner' });
  const bad = join('src', 'testing', 'e2e', 'material', 'bad');
  await choose(
    page,
    ['lossless.mp4', 'truncated.mp4', 'plain.mp4'].map((name) => join(bad, name)),
  );
  const lost = /这种编码的声音，浏览器放不出来/;
  const cut = /文件不完整，后面一段缺失/;
  await uploadRow(page, 'lossless.mp4').getByText(lost).waitFor();
  await uploadRow(page, 'truncated.mp4').getByText(cut).waitFor();
  await uploadRow(page, 'plain.mp4')
    .getByText(/已存入素材库/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('img', { name: lost }).waitFor();
  await stage.shot(page, 'flawed');
  await page
    .getByRole('button', { name: /truncated\.mp4/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText(cut).waitFor();
  await stage.shot(page, 'flaw');
  assert.equal(await page.getByRole('img', { name: /编码|不完整/ }).count(), 2);
});

test('a large file is paused, goes on after a reload where it stopped, and arrives whole', async ({ stage }) => {
  const page = await stage.open(quiet, { as: 'owner' });
  const bytes = noise(parts * megabyte, 'reload');
  await onDisk({ '发布会全程.mov': bytes }, async (root) => {
    const path = join(root, '发布会全程.mov');
    // Slow enough that even a busy computer pauses long before the end.
    await stage.fault({ path: '/studio-media', kind: 'delay:1500', times: 200 });
    await choose(page, path);
    const row = uploadRow(page, '发布会全程.mov');
    await row.getByText(/^[3-9](\.\d+)? MB \/|^1\d\.\d MB \//).waitFor({ timeout: 20_000 });
    await row.getByRole('button', { name: '暂停 发布会全程.mov' }).click();
    await row.getByText(/已暂停/).waitFor();
    await page.reload();
    const left = uploads(page).getByRole('region', { name: '未完成的上传' });
    await left.getByText('发布会全程.mov').waitFor();
    await left.getByText(/已传 \d+%/).waitFor();
    await stage.clearFaults();
    const sent = countParts(page);
    const [dialog] = await Promise.all([
      page.waitForEvent('filechooser'),
      left.locator('button', { hasText: '选择原文件' }).click(),
    ]);
    await dialog.setFiles(path);
    await uploadRow(page, '发布会全程.mov')
      .getByText(/已存入素材库/)
      .waitFor({ timeout: 30_000 });
    assert.ok(sent() > 0 && sent() < parts, `${sent()} of ${parts} parts were sent after the reload`);
    await left.waitFor({ state: 'hidden' });
  });
  await checkStored(stage, '发布会全程', bytes);
});

test('a part that fails and rights that expire in the middle cost nothing', async ({ stage }) => {
  const page = await stage.open(quiet, { as: 'owner' });
  stage.expectNoise(/Failed to load resource/);
  const bytes = noise(12 * megabyte, 'faults');
  await onDisk({ '直播切片.mov': bytes }, async (root) => {
    await stage.fault({ path: '/studio-media', kind: 'delay:200', times: 200 });
    await choose(page, join(root, '直播切片.mov'));
    const row = uploadRow(page, '直播切片.mov');
    await row.getByText(/MB \/ 12\.0 MB/).waitFor({ timeout: 20_000 });
    await stage.fault({ path: '/studio-media', kind: 'sts-expired', times: 1 });
    await page.waitForTimeout(500);
    await stage.fault({ path: '/studio-media', kind: '503', times: 1 });
    const retry = uploads(page).getByRole('button', { name: '重试失败的 1 个' });
    const done = row.getByText(/已存入素材库/);
    await done.or(retry).first().waitFor({ timeout: 30_000 });
    // A store that stays away longer than the retries leaves the file to the user's own.
    if (await retry.isVisible()) await retry.click();
    await done.waitFor({ timeout: 30_000 });
  });
  await checkStored(stage, '直播切片', bytes);
});

test('uploads go on while other pages are open, and the task center shows them', async ({ stage }) => {
  const page = await stage.open(quiet, { as: 'owner' });
  const bytes = noise(12 * megabyte, 'elsewhere');
  await onDisk({ '门店探访.mov': bytes }, async (root) => {
    await stage.fault({ path: '/studio-media', kind: 'delay:500', times: 200 });
    await choose(page, join(root, '门店探访.mov'));
    await uploadRow(page, '门店探访.mov')
      .getByText(/MB \/ 12\.0 MB/)
      .waitFor({ timeout: 20_000 });
    await closeUploads(page);
    await page.getByRole('menuitem', { name: '商品库' }).click();
    await page.getByRole('heading', { level: 1, name: '商品库' }).waitFor();
    await page.getByRole('button', { name: /任务中心/ }).click();
    await page.getByText('上传“门店探访.mov”到素材库').waitFor();
    await stage.clearFaults();
    await eventually('the file arrives', async () => (await recordOf(stage, '门店探访')) !== undefined, 20_000);
  });
  await checkStored(stage, '门店探访', bytes);
});

test('several files are downloaded as one archive; one is used in the timeline', async ({ stage }) => {
  const page = await stage.open('/creative/media?folder=folder_seed_thermos', { as: 'owner' });
  await tick(page, '保温杯 主图.jpg').check({ force: true });
  await tick(page, '保温杯 细节.jpg').check({ force: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '打包下载' }).click(),
  ]);
  const archive = unzipSync(new Uint8Array(readFileSync(await download.path())));
  assert.deepEqual(Object.keys(archive).sort(), ['保温杯 主图.jpg', '保温杯 细节.jpg'].sort());
  const original = readFileSync(join(assets, 'thermos-1.jpg'));
  assert.equal(sha256(archive['保温杯 主图.jpg'] ?? new Uint8Array()), sha256(original));

  await file(page, '保温杯 主图.jpg').click();
  const details = page.getByRole('dialog', { name: '保温杯 主图.jpg' });
  await details.getByText('1080 × 1350').waitFor();
  await details.getByRole('link', { name: '山野日常 便携保温杯 480ml' }).waitFor();
  await details.getByRole('button', { name: '用到时间线' }).click();
  await page.waitForURL(/\/editor\/timeline/);
});

test('a file comes from an address, another from pasted data', async ({ stage }) => {
  const page = await stage.open(quiet, { as: 'owner' });
  const box = uploads(page).getByRole('searchbox', { name: '从网址取回' });
  await box.fill('not an address');
  await box.press('Enter');
  await uploads(page)
    .getByText(/请填写 http\(s\) 开头的网址/)
    .waitFor();
  await box.fill(`${stage.originOf()}/api/demo/product/thermos/clip.mp4`);
  await box.press('Enter');
  await uploads(page)
    .getByText(/已存入素材库/)
    .waitFor();
  // The server looks at no video: this browser has found out the facts and made the poster.
  await eventually(
    'facts and poster',
    async () => ((await recordOf(stage, 'thermos-clip')) ?? (await recordOf(stage, 'clip')))?.cover !== '',
  );
  await box.fill(`data:text/plain;base64,${Buffer.from('贴进来的字').toString('base64')}`);
  await box.press('Enter');
  await uploads(page).getByText('“粘贴的文件.txt”已存入素材库').waitFor();
});
