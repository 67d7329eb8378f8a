import assert from 'node:assert/strict';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny';
import { test } from '../../fixtures';
import { chooseFiles, chosenFile } from '../../flows/chosenFile';
import { flashFile } from '../../flows/timeline';
import { downloadResult, giveFiles } from '../../flows/tools';
import { clipFile } from '../../material/media';

/** Codec, length and packets of a file's sound. */
async function audioOf(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  assert.ok(track, 'no audio in the file');
  const packets: string[] = [];
  for await (const { data } of new EncodedPacketSink(track).packets())
    packets.push(Buffer.from(data).toString('base64'));
  const format = (await input.getFormat()).name;
  return {
    codec: track.codec,
    format,
    channels: track.numberOfChannels,
    seconds: await track.computeDuration(),
    packets,
  };
}

test('audio is taken over untouched, packet by packet', async ({ stage }) => {
  const page = await stage.open('/creative/tool/video_to_audio', { as: 'owner' });
  const video = flashFile('闪光.mp4');
  await giveFiles(page, [video, clipFile('无声.mp4')]);
  await page.getByText('无声.mp4：这个视频没有声音').waitFor();
  await page.getByRole('button', { name: '提取音频' }).click();
  const made = await audioOf(await downloadResult(page, '闪光.m4a'));
  const source = await audioOf(video.buffer);
  assert.equal(made.codec, 'aac');
  assert.ok(Math.abs(made.seconds - source.seconds) < 0.03, `${made.seconds} s instead of ${source.seconds} s`);
  assert.deepEqual(made.packets, source.packets);
});

test('a stretch becomes an MP3, in mono, and a WAV, straight into a chosen file', async ({ stage }) => {
  const page = await stage.open('/creative/tool/video_to_audio', { as: 'owner' });
  await giveFiles(page, [flashFile('闪光.mp4')]);
  const edge = page.getByRole('slider', { name: '要提取的部分 的起点' });
  await edge.focus();
  for (let press = 0; press < 2; press += 1) await edge.press('PageUp');
  await page.getByText('提取 00:02.000 到 00:06.000').waitFor();
  await page.getByText('MP3', { exact: true }).click();
  await page.getByText('单声道').click();
  await page.getByRole('button', { name: '提取音频' }).click();
  const mp3 = await audioOf(await downloadResult(page, '闪光.mp3'));
  assert.equal(mp3.codec, 'mp3');
  assert.equal(mp3.channels, 1);
  assert.ok(Math.abs(mp3.seconds - 4) < 0.12, `${mp3.seconds} s`);
  await page.getByText('WAV', { exact: true }).click();
  await page.getByRole('button', { name: '提取音频' }).click();
  const wav = await audioOf(await downloadResult(page, '闪光.wav'));
  assert.equal(wav.codec, 'pcm-s16');
  assert.ok(Math.abs(wav.seconds - 4) < 0.03, `${wav.seconds} s`);

  await chooseFiles(page);
  await page.getByRole('switch', { name: '直接写到我选的位置，不占浏览器空间' }).click();
  await page.getByRole('button', { name: '提取音频' }).click();
  await page.getByText('已写入你选的位置').waitFor({ timeout: 30_000 });
  assert.deepEqual((await audioOf(await chosenFile(page))).packets, wav.packets);
});
