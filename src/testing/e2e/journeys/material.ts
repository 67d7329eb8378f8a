import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { clipFile } from '../material/media';

const path = '/creative/creation_material';

async function downloaded(page: Page, begin: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), begin()]);
  return readFileSync(await download.path());
}

const png = (bytes: Buffer): readonly [number, number] => {
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test('titles are filled from goods, counted, kept as own, deleted and taken back', async ({ stage }) => {
  const page = await stage.open(`${path}?tab=title`, { as: 'owner' });
  const list = page.getByRole('list', { name: '标题' });
  await list.getByRole('listitem').first().waitFor();
  assert.ok((await list.getByText(/\d+ \/ \d+ 字/).count()) > 5, 'titles are counted');
  await page.getByRole('textbox', { name: '写一个自己的标题' }).fill('老板亲测：{商品}到底行不行');
  await page.getByRole('button', { name: '存为我的' }).first().click();
  const own = list.locator(':scope > li').filter({ hasText: '老板亲测' });
  await own.waitFor();
  await stage.shot(page, 'titles');
  await own.getByRole('button', { name: /^删除/ }).click();
  await own.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /撤\s*销/ }).click();
  await own.waitFor();
});

test('a cover is drawn with own words and comes out as a PNG of its size', async ({ stage }) => {
  const page = await stage.open(`${path}?tab=cover`, { as: 'owner' });
  await page.getByRole('button', { name: '大促爆款' }).click();
  await page.getByLabel('主标题').fill('这只杯子真能保温六小时');
  await page.locator('.ant-segmented-item').filter({ hasText: '16:9' }).click();
  await stage.shot(page, 'cover');
  const bytes = await downloaded(page, () => page.getByRole('button', { name: /下载 PNG/ }).click());
  assert.deepEqual(png(bytes), [1920, 1080]);
  assert.ok(bytes.length > 40_000, `cover of ${bytes.length} bytes`);
});

test('a sticker comes out as PNG and SVG; a foreign SVG is kept as pixels', async ({ stage }) => {
  const page = await stage.open(`${path}?tab=sticker`, { as: 'owner' });
  await page.getByRole('button', { name: '爆款炸裂' }).click();
  assert.deepEqual(
    png(await downloaded(page, () => page.getByRole('button', { name: /下载 PNG/ }).click())),
    [1024, 1024],
  );
  const svg = (await downloaded(page, () => page.getByRole('button', { name: /下载 SVG/ }).click())).toString();
  assert.match(svg, /^<svg /);
  await stage.shot(page, 'stickers');
  const buffer = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>window.hacked=1</script><circle cx="20" cy="20" r="18" fill="red"/></svg>',
  );
  await page.getByLabel('上传我的').last().setInputFiles({ name: '红点.svg', mimeType: 'image/svg+xml', buffer });
  const image = page.getByRole('img', { name: '红点' });
  await image.waitFor();
  assert.match((await image.getAttribute('src')) ?? '', /\.png/);
  assert.equal(await page.evaluate(() => 'hacked' in window), false);
});

test('an effect and a loop are heard, seen and downloaded as WAV and MP3', async ({ stage }) => {
  const page = await stage.open(`${path}?tab=sound`, { as: 'owner' });
  await page.getByRole('button', { name: '收银到账', exact: true }).click();
  await page.getByRole('img', { name: '“收银到账”的波形' }).waitFor();
  const wav = await downloaded(page, () => page.getByRole('button', { name: /下载 WAV/ }).click());
  assert.equal(wav.subarray(0, 4).toString(), 'RIFF');
  const mp3 = await downloaded(page, () => page.getByRole('button', { name: /下载 MP3/ }).click());
  assert.ok(mp3.length > 5000 && mp3.length < wav.length, `mp3 ${mp3.length}, wav ${wav.length}`);
  await page.getByRole('tab', { name: '音乐' }).click();
  await page.getByRole('button', { name: '试听“国风雅韵”' }).click();
  await page.getByRole('button', { name: '停止“国风雅韵”' }).click();
  await page.getByRole('button', { name: '国风雅韵', exact: true }).click();
  await page.getByText(/84 BPM · \d+ 拍/).waitFor();
  await stage.shot(page, 'music');
});

test('a plan is made from a script, walked on a phone without network, filmed, and opened on the timeline', async ({
  stage,
}) => {
  const desk = await stage.open(`${path}?tab=plans`, { as: 'owner' });
  await desk.getByRole('button', { name: '新建拍摄计划' }).first().click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('combobox').click();
  await desk.locator('.ant-select-item-option').filter({ hasText: '保温杯' }).first().click();
  await dialog.getByRole('button', { name: /生\s*成/ }).click();
  const first = desk.getByRole('article', { name: '镜头 1', exact: true });
  await first.waitFor();
  await first.getByRole('combobox', { name: '地点' }).fill('厨房');
  await desk.getByRole('status').filter({ hasText: '已保存' }).waitFor();
  await stage.shot(desk, 'plan');
  const id = new URL(desk.url()).searchParams.get('open') ?? '';

  const phone = await stage.open(`${path}?tab=plans&open=${id}&floor=1`, { as: 'owner', width: 390, height: 844 });
  await phone.getByRole('button', { name: '记一条' }).waitFor();
  stage.expectNoise(/ERR_INTERNET_DISCONNECTED/);
  await phone.context().setOffline(true);
  await phone.getByRole('button', { name: '记一条' }).click();
  await phone.getByText('第 1 条').waitFor();
  await phone.getByText('离线，稍后同步').waitFor();
  await phone.context().setOffline(false);
  await phone.getByText('已同步').waitFor();
  await phone.getByLabel('拍摄 / 上传素材').last().setInputFiles(clipFile());
  await phone.getByText('有素材').waitFor({ timeout: 20_000 });
  await phone.getByRole('button', { name: '第 2 条设为最佳' }).click();
  await stage.shot(phone, 'floor');
  await phone.getByRole('button', { name: '拍好了' }).click();
  await phone.getByText(/^1\/\d+$/).waitFor();

  await desk.getByText('已拍', { exact: true }).waitFor({ timeout: 15_000 });
  await desk.getByRole('button', { name: '进时间线剪辑' }).click();
  await desk.waitForURL(/\/editor\/timeline\?project=/, { timeout: 20_000 });
});
