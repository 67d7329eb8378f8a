import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { chooseFiles, chosenFile } from '../flows/chosenFile';
import { eventually, tempFiles } from '../flows/compose';
import {
  addFiles,
  documentOf,
  editorSaved,
  flashFile,
  goToTime,
  mediaTile,
  openEditor,
  outlineOf,
  panel,
  press,
  projectIdOf,
  toneFile,
} from '../flows/timeline';
import { badFile } from '../material/badFiles';
import { aImage } from '../material/media';
import { flashAndBeep } from '../probe/flashAndBeep';
import { canvasGrey, distance, meanOf, playVideo, wholeImage } from '../probe/playVideo';
import { probeBytes, probeVideo } from '../probe/probeVideo';
import type { Stage } from '../stage';

/** Cut at 2 s and 4 s, the middle goes, an image follows, a voice begins at 1 s, the first cut dissolves. */
async function roughCut(page: Page): Promise<void> {
  await addFiles(page, [flashFile(), aImage('封面.png'), toneFile()]);
  await mediaTile(page, '闪光.mp4').click();
  await goToTime(page, '00:02:00');
  await press(page, 's');
  await goToTime(page, '00:04:00');
  await press(page, 's');
  // The playhead stands at 4 s; an image of the video joins its end.
  await mediaTile(page, '封面.png').click();
  await goToTime(page, '00:01:00');
  await mediaTile(page, '口播.wav').click();
  await goToTime(page, '00:02:00');
  await panel(page, '转场');
  await page.getByRole('tabpanel', { name: '转场' }).getByRole('button', { name: '叠化', exact: true }).click();
}

const undoButton = (page: Page) => page.getByRole('button', { name: /^撤销/ }).first();
const redoButton = (page: Page) => page.getByRole('button', { name: /^重做/ }).first();

async function pressUntilDisabled(page: Page, key: string, button: (page: Page) => ReturnType<Page['getByRole']>) {
  let times = 0;
  while (await button(page).isEnabled()) {
    await press(page, key);
    times += 1;
    assert.ok(times < 60, 'comes to an end');
  }
  return times;
}

async function savedOutline(stage: Stage, page: Page, clips: number): Promise<string[]> {
  let outline: string[] = [];
  await eventually(
    `${clips} clips are saved`,
    async () => {
      outline = outlineOf(await documentOf(stage, page));
      return outline.length === clips;
    },
    15_000,
  );
  return outline;
}

/** Sounds of the saved document by what they are, once it has these. */
async function audioClips(stage: Stage, page: Page, roles: readonly string[]) {
  let audios: readonly { readonly role: string; readonly start: number; readonly duration: number }[] = [];
  await eventually(
    `audios are ${roles.join(', ')}`,
    async () => {
      const { tracks } = await documentOf(stage, page);
      audios = tracks.audio.flatMap(({ clips }) => clips).filter((clip) => clip.type === 'audio');
      return (
        audios
          .map(({ role }) => role)
          .toSorted()
          .join() === roles.join()
      );
    },
    20_000,
  );
  return audios;
}

/** Opens the export dialog and starts with what it proposes, or with a size for what does not ask for the images. */
async function startExport(page: Page, shortSide?: '480P'): Promise<void> {
  await page.getByRole('button', { name: '导出视频' }).first().click();
  if (shortSide) await chooseSide(page, shortSide);
  await page.getByRole('dialog').getByRole('button', { name: '开始导出' }).click();
}

async function chooseSide(page: Page, shortSide: '480P'): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: '清晰度（短边）' }).click();
  await page.getByTitle(shortSide, { exact: true }).click();
}

test('a canceled export leaves nothing; the next one gives the video as it was shown, audio where the image is', async ({
  stage,
}) => {
  const page = await openEditor(stage);
  await roughCut(page);
  await press(page, 'Home');
  await panel(page, '字幕');
  await page.getByRole('button', { name: '粘贴文稿' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('杯子倒着放也不漏水。喜欢的朋友看看颜色吧。');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^添加 2 条/ })
    .click();
  await savedOutline(stage, page, 7);
  await goToTime(page, '00:07:00');
  await page.waitForTimeout(500);
  const shown = await canvasGrey(
    page,
    wholeImage,
    page.getByRole('region', { name: '预览' }).locator('canvas').first(),
  );
  await stage.shot(page, '5-captions');
  await startExport(page);
  const dialog = page.getByRole('dialog');
  await eventually('it is written to the disk', async () => (await tempFiles(page)).length > 0, 30_000);
  await dialog
    .getByRole('button', { name: /^取\s*消$/ })
    .first()
    .click();
  await dialog.getByText('已取消').first().waitFor();
  await eventually('the half file is gone', async () => (await tempFiles(page)).length === 0);
  await dialog.getByRole('button', { name: '重新导出' }).first().click();
  await dialog
    .getByText(/^(已完成|已存为成片)$/)
    .first()
    .waitFor({ timeout: 120_000 });
  await stage.shot(page, '6-exported');
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    dialog
      .getByRole('button', { name: /^下\s*载$/ })
      .first()
      .click(),
  ]);
  const video = await probeVideo(file);
  assert.deepEqual([video.video?.width, video.video?.height], [1080, 1920]);
  assert.ok(Math.abs(video.duration - 9) < 0.07, `lasts ${video.duration} s`);
  assert.doesNotMatch(video.tags, /AIGC/, 'own footage and own voice');
  const { frames, loudness } = await playVideo(page, video.bytes, [7, 3.1], [wholeImage]);
  const [same, white] = frames.map(([image]) => image ?? []);
  assert.ok(distance(same ?? [], shown) < 6, `the file shows the preview's image: ${distance(same ?? [], shown)}`);
  assert.ok(meanOf(white ?? []) > 180, 'the flash is there');
  assert.ok((loudness[3] ?? 0) > 0.05, 'the voice is there');
  assert.ok((loudness[14] ?? 1) < 0.01, 'under the image it is still');
  for (const near of [1, 5]) {
    const { flash, beep } = await flashAndBeep(page, video.bytes, near);
    assert.ok(Math.abs(flash - near) < 0.001, `the flash of ${near} s comes at ${flash} s`);
    assert.ok(Math.abs(beep - flash) <= 0.033, `audio at ${beep} s, image at ${flash} s`);
  }

  // Once more, straight to a file of one's own choice.
  await chooseFiles(page);
  const inBrowser = await tempFiles(page);
  await dialog.getByRole('tab', { name: '导出视频' }).click();
  await chooseSide(page, '480P');
  await dialog.getByRole('switch', { name: '直接写到我选的位置，不占浏览器空间' }).click();
  await dialog.getByRole('button', { name: '开始导出' }).click();
  await dialog.getByText(/^已写到选好的文件：/).waitFor({ timeout: 120_000 });
  await stage.shot(page, '7-chosen');
  const chosen = await probeBytes(await chosenFile(page), 'chosen.mp4');
  assert.equal(chosen.duration, video.duration);
  assert.equal(chosen.video?.width, 480);
  assert.deepEqual(await tempFiles(page), inBrowser, 'the browser keeps no copy');
});

test('music, a spoken text and a recorded voice are laid under the video and heard in the file', {
  tag: '@whole',
}, async ({ stage }) => {
  const page = await openEditor(stage);
  await addFiles(page, [flashFile()]);
  await mediaTile(page, '闪光.mp4').click();
  await press(page, 'Home');
  await panel(page, '音乐');
  const audios = page.getByRole('tabpanel', { name: '音乐' });
  await audios.getByRole('button', { name: '添加 轻快', exact: true }).click();
  await audioClips(stage, page, ['music']);
  await goToTime(page, '00:03:00');
  await audios.getByRole('textbox', { name: '输入要朗读的文字' }).fill('倒着放也不漏水。');
  await audios.getByRole('button', { name: '添加配音' }).click();
  await audioClips(stage, page, ['music', 'voice']);

  await press(page, 'Home');
  await audios.getByRole('button', { name: '开始录音' }).click();
  await page.getByText('浏览器没有允许使用麦克风').first().waitFor();
  await page.context().grantPermissions(['microphone']);
  await audios.getByRole('button', { name: '开始录音' }).click();
  await audios.getByRole('button', { name: '停止并添加' }).waitFor();
  await page.waitForTimeout(2000);
  // Who opens another panel while he speaks keeps what he said.
  await panel(page, '文字');
  const clips = await audioClips(stage, page, ['music', 'voice', 'voice']);
  const [recorded] = clips.filter(({ start }) => start === 0).filter(({ role }) => role === 'voice');
  assert.ok(recorded && recorded.duration > 1.2 * 120_000, 'about two seconds were recorded');
  await panel(page, '音乐');
  await stage.shot(page, '7-audios');

  const undone = await pressUntilDisabled(page, 'Control+z', undoButton);
  assert.equal(await pressUntilDisabled(page, 'Control+Shift+Z', redoButton), undone);
  await startExport(page, '480P');
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(/^(已完成|已存为成片)$/)
    .first()
    .waitFor({ timeout: 120_000 });
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 30_000 }),
    dialog
      .getByRole('button', { name: /^下\s*载$/ })
      .first()
      .click(),
  ]);
  const video = await probeVideo(file);
  assert.ok(Math.abs(video.duration - 6) < 0.07, `lasts ${video.duration} s`);
  const { loudness } = await playVideo(page, video.bytes, [2], [wholeImage]);
  // Half seconds; the video itself is silent but for its beeps at 1, 3 and 5 s.
  assert.ok((loudness[9] ?? 0) > 0.005, `music is heard where nothing else audios: ${loudness[9]}`);
  assert.ok((loudness[7] ?? 0) > (loudness[9] ?? 1), 'the voice is louder than the music');
});

test('three files are cut together; all is undone, redone, and there after a reload', async ({ stage }) => {
  const page = await openEditor(stage);
  await roughCut(page);
  const outline = await savedOutline(stage, page, 5);
  assert.deepEqual(outline, ['audio 1+2', 'image 6+3', 'video 0+2', 'video 2+2', 'video 4+2']);
  const before = await documentOf(stage, page);
  assert.equal(before.tracks.main.transitions[0]?.type, 'dissolve');
  await stage.shot(page, '1-cut');

  const undone = await pressUntilDisabled(page, 'Control+z', undoButton);
  await savedOutline(stage, page, 0);
  const redone = await pressUntilDisabled(page, 'Control+Shift+Z', redoButton);
  assert.equal(redone, undone, 'as many steps forwards as back');
  await savedOutline(stage, page, 5);
  assert.deepEqual(await documentOf(stage, page), before, 'the very same document');

  await goToTime(page, '00:05:00');
  await press(page, 'q');
  await page.reload();
  await page.getByRole('region', { name: '时间线' }).waitFor();
  const reloaded = await savedOutline(stage, page, 5);
  assert.deepEqual(reloaded, ['audio 1+2', 'image 5+3', 'video 0+2', 'video 2+2', 'video 4+1']);
  await stage.shot(page, '2-reloaded');
});

test('two tabs on one project: the second is told, a conflict is decided, nothing is lost', async ({ stage }) => {
  const page = await openEditor(stage);
  await addFiles(page, [flashFile()]);
  await mediaTile(page, '闪光.mp4').click();
  await savedOutline(stage, page, 1);
  const tab = await stage.another(page);
  await tab.goto(page.url());
  await tab.getByText('另一个标签页里也打开着').first().waitFor();
  await goToTime(tab, '00:02:00');
  await press(tab, 's');
  await savedOutline(stage, tab, 2);
  await page.getByText('另一个标签页刚保存了新的改动').first().waitFor();
  await goToTime(page, '00:04:00');
  await press(page, 's');
  await page.getByText('别处保存了新的改动').first().waitFor();
  await stage.shot(page, '3-conflict');
  await page.getByRole('button', { name: '两份都留下' }).click();
  const first = projectIdOf(tab);
  await eventually('a project of its own', async () => !['', first].includes(projectIdOf(page)));
  await editorSaved(page);
  assert.deepEqual(outlineOf(await documentOf(stage, page)), ['video 0+4', 'video 4+2']);
  assert.deepEqual(outlineOf(await documentOf(stage, tab)), ['video 0+2', 'video 2+4']);
});

test('files that are no good are named with what to do; the good one among them is taken', async ({ stage }) => {
  const page = await openEditor(stage);
  await panel(page, '素材');
  const files = [badFile('empty'), badFile('hevc'), badFile('truncated'), flashFile()];
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(files.map((file) => ({ ...file })));
  await mediaTile(page, '闪光.mp4').waitFor({ timeout: 20_000 });
  await page
    .getByText(/空文件/)
    .first()
    .waitFor();
  await mediaTile(page, 'truncated.mp4').getByText('不完整').waitFor();
  await stage.shot(page, '4-bad');
  const convert = page.getByRole('button', { name: /^转\s*换$/ });
  // A browser that decodes HEVC by itself takes it as it is.
  if ((await convert.count()) === 0) return;
  await convert.click();
  await page.getByText('“hevc.mp4”已转换好，换上了').waitFor({ timeout: 30_000 });
  await mediaTile(page, 'hevc（已转换）.mp4').waitFor();
});

test('the first clip says what the canvas could be; a sound that is lost is marked on its tile', async ({ stage }) => {
  const page = await openEditor(stage);
  await addFiles(page, [badFile('late'), badFile('lossless')]);
  await page.getByText('无声音').waitFor();
  await mediaTile(page, 'late.mkv').click();
  const follow = page.getByRole('button', { name: '跟随素材：160×90，29.97 帧/秒' });
  await follow.waitFor();
  await stage.shot(page, '8-canvas');
  await page.setViewportSize({ width: 390, height: 844 });
  await stage.shot(page, '9-canvas-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await follow.click();
  await follow.waitFor({ state: 'detached' });
  await undoButton(page).click();
  assert.equal(await follow.count(), 0, 'it is asked once');
});

test('who wants it keeps files in this browser; they are there after a reload, and are stored once that is wished', async ({
  stage,
}) => {
  const [first, name] = ['最先放进来.png', '只在这里.png'] as const;
  const isStored = async (of: string = name): Promise<boolean> => {
    const { list } = await stage.api<{ list: { name: string }[] }>('owner', 'GET', '/file/data', { keyword: of });
    return list.some((file) => file.name === of);
  };
  const page = await openEditor(stage);
  await addFiles(page, [aImage(first, 43, 31)]);
  await page.getByText('文件还只在本机，没有上传').waitFor();
  await editorSaved(page);
  await stage.shot(page, '10-asked');
  assert.equal(await isStored(first), false, 'nothing is sent before it is answered');
  await page.getByRole('button', { name: '只留在本机' }).click();
  await page.getByText('文件只留在本机').waitFor();
  await addFiles(page, [aImage(name, 41, 31)]);
  await editorSaved(page);
  await page.reload();
  await panel(page, '素材');
  await mediaTile(page, name).waitFor({ timeout: 20_000 });
  await stage.shot(page, '10-local');
  assert.deepEqual([await isStored(first), await isStored()], [false, false]);
  await page.getByRole('button', { name: '存到素材库' }).click();
  await eventually('both are stored', async () => (await isStored(first)) && (await isStored()), 20_000);
  assert.equal(await page.getByText('文件只留在本机').count(), 0);
});
