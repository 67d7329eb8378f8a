import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '../fixtures';
import { callHarness as call, openHarness } from '../flows/harness';

/** Videos and moving images that other software made: x264 with and without look-ahead, with and without color tags. */
const foreign = (name: string): string =>
  readFileSync(join(__dirname, '..', 'material', 'foreign', name)).toString('base64');

const size = { width: 180, height: 320 };
/** Test cards of hard edges, encoded again: edges bleed, no image and no color is another one. */
const MEAN = 6;

test('what nothing touches is copied beside what is drawn, from videos of any encoder', async ({ stage }) => {
  const page = await openHarness(stage);
  const rows = [
    {
      name: 'a text over the second second',
      files: [{ base64: foreign('phone.mp4'), seconds: 4 }],
      text: [1, 1],
      least: 70,
    },
    {
      name: 'cut off the key frame',
      files: [{ base64: foreign('phone.mp4'), seconds: 3, trim: 0.4 }],
      text: [2, 1],
      least: 55,
    },
    {
      name: 'two cameras one after the other',
      files: [
        { base64: foreign('phone.mp4'), seconds: 4 },
        { base64: foreign('camera.mp4'), seconds: 3 },
      ],
      text: [0, 0],
      least: 95,
    },
  ] as const;
  for (const { name, files, text, least } of rows) {
    const made = await call(page, 'exportForeign', { files, size, textFrom: text[0], textFor: text[1] });
    const frames = files.reduce((sum, { seconds }) => sum + seconds * 30, 0);
    assert.equal(made.facts.frames, frames, name);
    assert.ok(made.facts.longestGap < 1 / 30 + 0.002, `${name}: a gap of ${made.facts.longestGap} s`);
    const percent = Math.round((made.said.framesByPath.copy / frames) * 100);
    const [worst] = made.worst;
    console.info(
      `${name}: ${percent} % copied, told ${made.told} %, ${made.equal} images as in the file, worst ${worst?.frame}: ${worst?.mean.toFixed(2)}`,
    );
    assert.ok(percent >= least, `${name}: ${percent} % copied`);
    assert.equal(made.told, percent, `${name}: what was told before is what was done`);
    assert.ok(made.equal >= made.said.framesByPath.copy, `${name}: ${made.equal} images are those of the files`);
    for (const one of made.worst) assert.ok(one.mean <= MEAN, `${name}: image ${one.frame} lies ${one.mean} apart`);
    compareElsewhere(name, made.base64, made.canvas, frames);
  }
});

test('a small video without color tags is not put beside one of ours', async ({ stage }) => {
  const page = await openHarness(stage);
  const files = [{ base64: foreign('untagged.mp4'), seconds: 2 }];
  const touched = await call(page, 'exportForeign', { files, size, textFrom: 0, textFor: 1 });
  assert.deepEqual([touched.said.framesByPath.copy, touched.told], [0, 0]);
  const whole = await call(page, 'exportForeign', { files, size });
  assert.deepEqual([whole.said.framesByPath.copy, whole.told], [60, 100]);
});

test('GIF, APNG and WebP play, over and over', async ({ stage }) => {
  const page = await openHarness(stage);
  for (const [name, type] of [
    ['anim.gif', 'image/gif'],
    ['anim.png', 'image/png'],
    ['anim.webp', 'image/webp'],
  ] as const) {
    const times = [0.05, 0.25, 0.45, 0.65, 0.85, 1.05];
    const { kind, duration, different, isLoop } = await call(page, 'movingImage', foreign(name), type, times);
    assert.equal(kind, 'image', name);
    assert.ok(Math.abs(duration - 1) < 0.02, `${name} lasts ${duration} s`);
    assert.deepEqual([different, isLoop], [5, true], name);
  }
});

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** An independent decoder, where the machine has one: as many images, each like the drawn one. */
function compareElsewhere(name: string, copied: string, canvas: string, frames: number): void {
  if (!hasFfmpeg) return;
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'));
  const [a, b] = [copied, canvas].map((base64, index) => {
    const path = join(folder, `${index}.mp4`);
    writeFileSync(path, Buffer.from(base64, 'base64'));
    const args = ['-v', 'error', '-i', path, '-f', 'rawvideo', '-pix_fmt', 'gray', '-s', '90x160', '-'];
    const { stdout, stderr } = spawnSync('ffmpeg', args, { maxBuffer: 1 << 28 });
    assert.equal(stderr.toString(), '', `${name}: ffmpeg has nothing to complain of`);
    return stdout;
  });
  assert.ok(a && b);
  const image = 90 * 160;
  assert.deepEqual([a.length / image, b.length / image], [frames, frames], `${name}: images for ffmpeg`);
  let worst = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    let sum = 0;
    for (let at = frame * image; at < (frame + 1) * image; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    worst = Math.max(worst, sum / image);
  }
  console.info(`${name}: by ffmpeg ${frames} images, the worst ${worst.toFixed(2)} apart`);
  assert.ok(worst <= MEAN, `${name}: an image lies ${worst} apart by ffmpeg`);
}

test('AC-3 and E-AC-3 are heard by a decoder of ours', async ({ stage }) => {
  const page = await openHarness(stage);
  for (const [name, codec] of [
    ['dolby.mp4', 'ac3'],
    ['dolbyplus.mp4', 'eac3'],
  ] as const) {
    await call(page, 'giveSource', foreign(name), 'video/mp4');
    const { audioCodec, canDecodeAudio, loud } = await call(page, 'listen');
    assert.deepEqual([audioCodec, canDecodeAudio], [codec, true], name);
    assert.ok(Math.abs(loud - 2) < 0.1, `${name} sounds for ${loud} s`);
  }
});
