import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { test } from '../../fixtures';
import { chooseFiles, chosenFile } from '../../flows/chosenFile';
import { flashFile } from '../../flows/timeline';
import { downloadResult, giveFiles } from '../../flows/tools';
import { flashAndBeep } from '../../probe/flashAndBeep';
import type { Stage } from '../../stage';

/** Key frames of the video, seconds: 0, 1.233, 3.2, 5.2; flashes and beeps at 1, 3 and 5. */
const video = flashFile('闪光.mp4');

async function imageOf(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  assert.ok(track, 'no image in the file');
  const packets: string[] = [];
  for await (const { data } of new EncodedPacketSink(track).packets())
    packets.push(Buffer.from(data).toString('base64'));
  return { packets, seconds: await track.computeDuration(), hasAudio: (await input.getPrimaryAudioTrack()) !== null };
}

/** Draws a range by typing its times. */
async function setTimes(page: Page, name: string, start: string, end: string): Promise<void> {
  for (const [label, value] of [
    [`${name} 的终点`, end],
    [`${name} 的起点`, start],
  ] as const) {
    const field = page.getByRole('textbox', { name: label });
    await field.fill(value);
    await field.press('Enter');
  }
}

async function openVideo(stage: Stage): Promise<Page> {
  const page = await stage.open('/creative/tool/video_cut', { as: 'owner' });
  await giveFiles(page, [video]);
  await page.getByText('关键帧（4 个）').waitFor({ timeout: 20_000 });
  return page;
}

/** One range over the whole video, then its times. */
async function oneRange(page: Page, start: string, end: string): Promise<void> {
  await page.getByRole('group', { name: '自动分段' }).getByText('时长').click();
  await page.getByRole('spinbutton', { name: '每段时长' }).fill('60');
  await page.getByRole('button', { name: /^分\s*段$/ }).click();
  await setTimes(page, '片段1', start, end);
}

/** Cutting a video: without loss, to the frame, and joined. */
test('a lossless cut says by how much it starts earlier, and takes the packets as they are', async ({ stage }) => {
  const page = await openVideo(stage);
  await oneRange(page, '00:02.000', '00:04.500');
  await page.getByRole('radio', { name: /无损切，起点提前/ }).check();
  await page.getByText('起点会提前 0.77 秒到关键帧').waitFor();
  await page.getByRole('button', { name: '开始裁剪' }).click();
  const bytes = await downloadResult(page, '闪光_片段1.mp4');
  const [made, source] = [await imageOf(bytes), await imageOf(video.buffer)];
  const known = new Set(source.packets);
  assert.ok(made.packets.every((packet) => known.has(packet)));
  assert.ok(made.seconds > 3.2 && made.seconds < 3.4, `${made.seconds} s`);
  // The flash of 3 s, the video now beginning at 1.233 s.
  const at = await flashAndBeep(page, bytes, 3 - 37 / 30);
  assert.ok(Math.abs(at.flash - at.beep) < 0.04, `flash ${at.flash}, beep ${at.beep}`);
});

test('an exact cut begins at the frame, in step, most of it copied; ranges outlive a reload and an undo', async ({
  stage,
}) => {
  const page = await openVideo(stage);
  await oneRange(page, '00:02.000', '00:05.700');
  await page.getByRole('radio', { name: /只重编码两头/ }).check();
  await page.getByText(/准到帧：重编码 1\.\d+ 秒/).waitFor();
  await page.getByRole('button', { name: /^撤\s*销$/ }).click();
  await page.getByRole('textbox', { name: '片段1 的起点' }).and(page.locator('[value="00:00.000"]')).waitFor();
  await page.getByRole('button', { name: /^重\s*做$/ }).click();
  await page.reload();
  await page.getByRole('textbox', { name: '片段1 的起点' }).and(page.locator('[value="00:02.000"]')).waitFor();
  await page.getByText(/准到帧：重编码/).waitFor();
  await page.getByRole('button', { name: '开始裁剪' }).click();
  const bytes = await downloadResult(page, '闪光_片段1.mp4');
  const [made, source] = [await imageOf(bytes), await imageOf(video.buffer)];
  assert.equal(made.packets.length, 111);
  const known = new Set(source.packets);
  const copied = made.packets.filter((packet) => known.has(packet)).length;
  assert.ok(copied > 60 && copied < 80, `${copied} of ${made.packets.length} packets copied`);
  const at = await flashAndBeep(page, bytes, 1);
  assert.ok(Math.abs(at.flash - 1) < 0.02, `flash at ${at.flash}, beep ${at.beep}`);
  assert.ok(Math.abs(at.flash - at.beep) < 0.04, `flash ${at.flash}, beep ${at.beep}`);
});

test('in and out by keys, several ranges joined into one, also straight into a chosen file', async ({ stage }) => {
  const page = await openVideo(stage);
  await page.getByRole('group', { name: '自动分段' }).getByText('时长').click();
  await page.getByRole('spinbutton', { name: '每段时长' }).fill('2');
  await page.getByRole('button', { name: /^分\s*段$/ }).click();
  await page.getByRole('heading', { name: /3 段/ }).waitFor();
  await page.getByRole('button', { name: '删除 片段2' }).click();
  await page.getByText('合并成一个').click();
  await page.getByRole('button', { name: '开始裁剪' }).click();
  const bytes = await downloadResult(page, '闪光_合并.mp4');
  const made = await imageOf(bytes);
  assert.equal(made.packets.length, 120);
  assert.ok(made.hasAudio);
  const at = await flashAndBeep(page, bytes, 3);
  assert.ok(Math.abs(at.flash - 3) < 0.02 && Math.abs(at.flash - at.beep) < 0.04, `flash ${at.flash}, beep ${at.beep}`);

  await chooseFiles(page);
  await page.getByRole('switch', { name: '直接写到我选的位置，不占浏览器空间' }).click();
  await page.getByText('结果大约', { exact: false }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: '开始裁剪' }).click();
  await page.getByText('已写入你选的位置').waitFor({ timeout: 30_000 });
  assert.deepEqual((await imageOf(await chosenFile(page))).packets, made.packets);
  await stage.shot(page, '2-chosen');
  await page.reload();
  await page.getByText('已写入你选的位置').waitFor();
});
