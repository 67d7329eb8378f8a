import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import type { MixRecipe, RecipeClip } from '../../../domain/mixcut/recipe';
import type { FileRecord } from '../../../services/file/schema';
import type { ProjectRecord } from '../../../services/project/schema';
import type { Video } from '../../../services/video/schema';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { distance, playVideo, wholeImage } from '../probe/playVideo';
import { probeBytes } from '../probe/probeVideo';
import type { Stage } from '../stage';

const CLIP_SECONDS = 1.5;
const TITLE = '保温杯 混剪';

const clipOf = ({ id, name, url, cover, hash, duration = 0 }: FileRecord): RecipeClip => ({
  id: `clip-${id}`,
  fileId: id,
  name,
  url,
  cover,
  ...(hash ? { hash } : {}),
  width: 720,
  height: 1280,
  duration,
  hasAudio: false,
});

/** A recipe with two clips of the library and one that nobody can read, each at the opening of a video. */
async function saveRecipe(stage: Stage): Promise<string> {
  const { list } = await stage.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', {
    kind: 'video',
    keyword: '',
  });
  const [one, other] = list.filter(({ name }) => /空镜|特写/.test(name)).map(clipOf);
  assert.ok(one && other, 'the demo library has two clips');
  const audios = await stage.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', {
    kind: 'audio',
    keyword: '循环',
  });
  const music = audios.list.map(({ id, name, url, duration = 0 }) => ({ fileId: id, name, url, duration }))[0];
  assert.ok(music, 'the demo library has music');
  const pictures = await stage.api<{ list: FileRecord[] }>('owner', 'GET', '/file/data', { kind: 'image' });
  const [cover] = pictures.list.map(({ id, name, url }) => ({ fileId: id, name, url }));
  assert.ok(cover, 'the demo library has an image');
  const gone = {
    ...one,
    id: 'gone',
    fileId: 'gone',
    name: '坏掉的.mp4',
    url: '/api/oss/none.mp4',
    hash: 'gone',
    cover: '',
  };
  const draft: MixRecipe = {
    schema: 1,
    title: TITLE,
    groups: [{ id: 'opening', name: '开头', maxSeconds: CLIP_SECONDS, clips: [one, other, gone] }],
    titles: ['早八人的保温杯'],
    music: [music],
    words: {
      text: '早上装的热水。\n\n晚上还烫嘴。',
      voices: ['cmn-xiaohe'],
      captions: ['bold', 'keyword'],
      spoken: [],
    },
    covers: { from: 'images', images: [cover] },
    keepsSound: false,
    hasAiParts: false,
    ratio: '9:16',
    count: 3,
    limit: 0,
    seed: 7,
  };
  const body = { title: TITLE, kind: 'creative.clip.creation', draft };
  return (await stage.api<{ id: string }>('owner', 'POST', '/project/save', body)).id;
}

/** What will differ in 剪映 is read, then the drafts are downloaded. */
const confirmLosses = (page: Page): Promise<void> => page.getByRole('button', { name: '知道了，下载' }).click();

test('clips become groups, and what is missing is told before anything is rendered', async ({ stage }) => {
  const page = await stage.open('/creative/clip/creation', { as: 'owner' });
  const opening = page.getByRole('group', { name: '开头' });
  await opening.getByRole('button', { name: '添加素材' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['保温杯 倒水空镜.mp4', '面膜 揭膜特写.mp4']) await dialog.getByTitle(name).first().click();
  await dialog.getByRole('button', { name: '使用 2 个' }).click();
  await page.getByText('不超过 30% 相同，最多能做 2 条。').waitFor();
  await page.getByText('“开头”再加 8 条，10 条就能都不超过 30%。').waitFor();
  await page.getByRole('textbox', { name: '口播文案' }).fill('早上装的热水。\n\n晚上还烫嘴。');
  await page.getByText('共 2 篇，轮流分给每条成片').waitFor();
  await page.getByText('不配音，只显示字幕').waitFor();
  await page.getByRole('button', { name: '从脚本库选' }).click();
  const library = page.getByRole('dialog', { name: '从脚本库选文案' });
  await library.getByRole('checkbox').first().check();
  await stage.shot(page, 'scripts');
  await library.getByRole('button', { name: '加入 1 篇' }).click();
  await page.getByText('共 3 篇，轮流分给每条成片').waitFor();
  await page.getByText('自己的图片', { exact: true }).click();
  await page.getByText('还没有图片，先用视频开头的画面。').waitFor();
  await stage.shot(page, 'recipe');
  await page.getByText('指定画面', { exact: true }).click();
  await page.getByRole('button', { name: '就做 2 条' }).click();
  await page.getByText('可以做出 2 条，任意两条的相同部分都不超过 30%。').waitFor();
  await page.getByText('已保存').first().waitFor();
  await page.waitForURL(/project=/);
  await page.reload();
  await opening.getByText('保温杯 倒水空镜.mp4').waitFor();
  await page.getByRole('button', { name: '新建混剪' }).click();
  await opening.getByText('还没有素材').waitFor();
  await page.getByRole('combobox', { name: '打开已存的配方' }).click();
  await page.getByTitle('未命名混剪').click();
  await opening.getByText('保温杯 倒水空镜.mp4').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await stage.shot(page, 'recipe-phone');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await opening.getByText('保温杯 倒水空镜.mp4').waitFor();
  await stage.shot(page, 'recipe-phone-dark');
});

test('a version plays under a resting pointer', async ({ stage }) => {
  stage.expectNoise(/none\.mp4/, /404/);
  const plan = await saveRecipe(stage);
  const page = await stage.open(`/editor/batch_preview?plan=${plan}`, { as: 'owner', hasMotion: true });
  const card = page.getByRole('group', { name: new RegExp(TITLE) }).first();
  await card.locator('img').hover();
  const lively = card.locator('canvas');
  await lively.waitFor();
  const frame = await lively.screenshot();
  await eventually('it moves', async () => !(await lively.screenshot()).equals(frame));
  await page.mouse.move(4, 4);
  await lively.waitFor({ state: 'detached' });
});

test('versions are seen, rendered and stored; one that cannot be read holds nobody up', async ({ stage }) => {
  stage.expectNoise(/none\.mp4/, /404/);
  const plan = await saveRecipe(stage);
  const page = await stage.open(`/creative/clip/creation?project=${plan}`, { as: 'owner' });
  await page.getByRole('button', { name: '预览 3 条' }).click();
  await page.waitForURL(/\/editor\/batch_preview\?plan=/);
  const cards = page.getByRole('group', { name: new RegExp(TITLE) });
  await cards.nth(2).waitFor();
  await page.getByText('开头的素材读不出来').waitFor();
  await cards.locator('img').nth(1).waitFor();
  await stage.shot(page, 'versions');
  await page.getByText(/任意两条的相同部分都不超过 0%/).waitFor();
  await page.getByText('还有 2 段文案没有配音').waitFor();
  await stage.shot(page, 'voices');
  await page.getByRole('button', { name: '生成配音' }).click();
  await page.getByText('还有 2 段文案没有配音').waitFor({ state: 'hidden', timeout: 30_000 });
  await page.getByText('还没有配音').first().waitFor({ state: 'hidden' });
  await cards.locator('img').nth(1).waitFor();
  await page.getByRole('button', { name: '两两相似度' }).click();
  const drawer = page.getByRole('dialog', { name: '两两相似度' });
  const map = drawer.getByRole('application', { name: /^两两相似度图/ });
  await map.hover({ position: { x: 240, y: 20 } });
  await drawer
    .getByText(/^第 1 条和第 [23] 条，0% 相同$/)
    .first()
    .waitFor();
  await map.click({ position: { x: 240, y: 20 } });
  await drawer.getByRole('region', { name: /^第 1 条和第 [23] 条/ }).waitFor();
  await stage.shot(page, 'likeness');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, 'likeness-phone-dark');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '替换素材' }).click();
  await stage.shot(page, 'replace');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: '替换素材' }).waitFor({ state: 'hidden' });
  await cards.first().getByRole('button', { name: /^播放/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '播放' }).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /关\s*闭|Close/ })
    .click();

  const [drafts] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: '下载剪映草稿（3 条）' })
      .click()
      .then(() => confirmLosses(page)),
  ]);
  await page.getByText(/这些素材取不到.*坏掉的\.mp4/).waitFor();
  const folders = Object.keys(unzipSync(new Uint8Array(readFileSync(await drafts.path()))));
  assert.equal(folders.filter((name) => name.endsWith('/draft_info.json')).length, 3);

  await page.getByRole('button', { name: '生成选中的 3 条' }).click();
  await page.getByRole('button', { name: '重试失败的 1 条' }).waitFor({ timeout: 120_000 });
  await cards.getByText('已存入成片').nth(1).waitFor({ timeout: 120_000 });
  await page.getByRole('link', { name: '去矩阵发布（2 条）' }).waitFor();
  await stage.shot(page, 'rendered');
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '打包下载 2 条成片' }).click(),
  ]);
  const videos = Object.keys(unzipSync(new Uint8Array(readFileSync(await zip.path()))));
  assert.equal(videos.filter((name) => name.endsWith('.mp4')).length, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await cards.getByText('已存入成片').nth(1).waitFor();
  await page.getByRole('link', { name: '去矩阵发布（2 条）' }).waitFor();
  await page.getByRole('button', { name: '生成选中的 0 条' }).waitFor();
  await cards.locator('img').nth(1).waitFor();
  await stage.shot(page, 'rendered-phone-dark');

  const { list } = await stage.api<{ list: Video[] }>('owner', 'GET', '/video/data', { keyword: TITLE });
  assert.equal(list.length, 2);
  const images = [];
  for (const { title, url, cover, source } of list) {
    assert.deepEqual(source, [{ type: 'project', id: plan }]);
    const shape = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return width / height;
    }, cover);
    assert.ok(Math.abs(shape - 9 / 16) < 0.01, `the own image is its cover, in its shape: ${shape}`);
    const answer = await fetch(new URL(url, stage.originOf()));
    const facts = await probeBytes(Buffer.from(await answer.arrayBuffer()), title);
    assert.deepEqual([facts.video?.width, facts.video?.height], [1080, 1920]);
    assert.ok(facts.audio, `${title} has its music`);
    // Its clip is shown slower, down to half its speed, for as long as the voice speaks.
    const isFitting = facts.duration > CLIP_SECONDS + 0.1 && facts.duration < CLIP_SECONDS * 2 + 0.1;
    assert.ok(isFitting, `${title} lasts ${facts.duration} s`);
    const { frames } = await playVideo(page, facts.bytes, [CLIP_SECONDS / 2], [wholeImage]);
    images.push(frames[0]?.[0] ?? []);
  }
  assert.ok(distance(images[0] ?? [], images[1] ?? []) > 10, 'the two videos show different things');

  // Other covers, and no video is rendered again for them.
  const { revision, title, kind, draft } = await stage.api<ProjectRecord>('owner', 'GET', '/project/info', {
    id: plan,
  });
  const covers = { from: 'frame', groupId: 'opening' };
  await stage.api('owner', 'POST', '/project/save', { id: plan, revision, title, kind, draft: { ...draft, covers } });
  await page.reload();
  await page.getByRole('button', { name: '生成选中的 0 条' }).waitFor();
  await cards.getByText('封面改过，成片还是原来的封面').nth(1).waitFor();
  await stage.shot(page, 'covers-changed');
  await page.getByRole('button', { name: '更新 2 条的封面' }).click();
  await cards.getByText('封面改过，成片还是原来的封面').first().waitFor({ state: 'hidden', timeout: 20_000 });
  const { list: covered } = await stage.api<{ list: Video[] }>('owner', 'GET', '/video/data', { keyword: TITLE });
  assert.deepEqual(covered.map(({ id, url }) => [id, url]).toSorted(), list.map(({ id, url }) => [id, url]).toSorted());
  for (const { id, cover } of covered) {
    assert.notEqual(cover, list.find((one) => one.id === id)?.cover, 'it has another cover');
    const shape = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob());
      return width / height;
    }, cover);
    assert.ok(Math.abs(shape - 9 / 16) < 0.01, `the frame has the shape of its video: ${shape}`);
  }

  await cards.first().getByRole('button', { name: '单独编辑' }).click();
  await page.waitForURL(/\/editor\/timeline\?project=/);
  const id = new URL(page.url()).searchParams.get('project') ?? '';
  const made = await stage.api<ProjectRecord>('owner', 'GET', '/project/info', { id });
  assert.deepEqual(made.source, [{ type: 'project', id: plan }]);
  assert.equal(made.document?.tracks.main.clips.length, 1);
  const { audio = [], overlay = [] } = made.document?.tracks ?? {};
  assert.ok(
    audio.some(({ clips }) => clips.some(({ role }) => role === 'voice')),
    'it is spoken',
  );
  assert.ok(
    overlay.some(({ clips }) => clips.some(({ type }) => type === 'caption')),
    'it is captioned',
  );

  // The edited version stands in the batch, and is another video than the one that was rendered.
  await page.goto(`${stage.originOf()}/editor/batch_preview?plan=${plan}`);
  await cards.getByText('已单独编辑').waitFor();
  await page.getByRole('button', { name: '生成选中的 1 条' }).waitFor();
  await cards.first().getByRole('button', { name: '继续编辑' }).waitFor();
  await stage.shot(page, 'edited');
});
