import assert from 'node:assert/strict';
import type { MediaDetails } from '../../../engine/media/probe';
import type { SeenFrame } from '../../harness/sources';
import { test } from '../fixtures';
import { callHarness as call, openHarness } from '../flows/harness';
import { type BadFile, badFile } from '../material/badFiles';

interface Expected {
  readonly facts: Partial<MediaDetails>;
  /** Numbers of the scene's images at the beginning, in the middle and at the end. */
  readonly images?: readonly number[];
  readonly corners?: SeenFrame['corners'];
}

const upright = ['red', 'grey', 'grey', 'grey'] as const;
const audio = { hasAudio: true, audioTracks: 1, canDecodeAudio: true };

/** What must be told of each file and seen in it; 15 images a second unless it says otherwise. */
const expected: Readonly<Partial<Record<BadFile, Expected>>> = {
  plain: { facts: { width: 160, height: 90, duration: 2, fps: 15, isVfr: false, ...audio }, images: [0, 15, 29] },
  // Its bytes end in the fourteenth image: what is there is used, and said.
  truncated: { facts: { isTruncated: true, width: 160 }, images: [0, 6, 13] },
  rotated: { facts: { width: 90, height: 160, rotation: 270 }, corners: ['grey', 'grey', 'red', 'grey'] },
  vfr: { facts: { isVfr: true, audioTracks: 0 }, images: [0, 27, 17] },
  anamorphic: { facts: { width: 160, height: 90, pixelAspect: 2 } },
  odd: { facts: { width: 161, height: 91, videoCodec: 'vp9' }, images: [0, 15, 29] },
  mute: { facts: { hasAudio: false, audioTracks: 0 }, images: [0, 15, 29] },
  twoVoices: { facts: { ...audio, audioTracks: 2 }, images: [0, 15, 29] },
  // The run-up before zero is not shown: it begins at half a second of the whole.
  negative: { facts: { duration: 1.5, ...audio }, images: [7, 18, 29] },
  alpha: { facts: { hasAlpha: true }, corners: ['red', 'clear', 'clear', 'clear'] },
  tenHours: { facts: { duration: 36_001 }, images: [0, 5, 10] },
};

/** Seconds: a frame at 30 a second, and the page's own turn. */
const LATE = 0.05;

test('odd sources are told truly and shown rightly', async ({ stage }) => {
  const page = await openHarness(stage);
  for (const [kind, { facts, images, corners = upright }] of Object.entries(expected)) {
    const file = badFile(kind as BadFile);
    const found = await call(page, 'inspectSource', file.buffer.toString('base64'), file.mimeType);
    assert.equal(found.error, null, kind);
    for (const [name, value] of Object.entries(facts)) {
      const told = found.facts?.[name as keyof MediaDetails];
      const isNear = typeof value === 'number' && Math.abs(Number(told) - value) < 0.01;
      assert.ok(isNear || told === value, `${kind}: ${name} is ${told}, not ${value}`);
    }
    const seen = found.frames.map((frame) => (typeof frame === 'string' ? frame : frame.corners));
    assert.deepEqual(seen, [corners, corners, corners], kind);
    const shown = found.frames.map((frame) => (typeof frame === 'string' ? -2 : frame.image));
    if (images) assert.deepEqual(shown, images, kind);
  }
});

test('what cannot be used says why', async ({ stage }) => {
  const page = await openHarness(stage);
  const report = (kind: BadFile) =>
    call(page, 'inspectSource', badFile(kind).buffer.toString('base64'), badFile(kind).mimeType);
  assert.equal((await report('empty')).error, 'empty');
  const hevc = await report('hevc');
  assert.equal(hevc.facts?.videoCodec, 'hevc');
  if (hevc.facts.canDecodeVideo) return;
  assert.equal(hevc.facts.reason, 'undecodable');
  assert.deepEqual(hevc.frames, ['undecodable', 'undecodable', 'undecodable']);
});

test('a mouse that runs over the video is followed loosely, and what it stops at is shown exactly', {
  tag: '@alone',
}, async ({ stage }) => {
  const page = await openHarness(stage);
  const { drawn, image } = await call(page, 'scrubAway', badFile('plain').buffer.toString('base64'), 1.4);
  assert.equal(image, 21, 'the image of 1.4 s, 15 a second');
  assert.ok(drawn > 3 && drawn < 150, `${drawn} images for 200 moves: stale ones are dropped, not all of them`);
});

test('played, the beep audios with the flash', { tag: '@alone' }, async ({ stage }) => {
  const page = await openHarness(stage);
  const offsets = await call(page, 'playedOffsets');
  assert.equal(offsets.length, 2, 'flashes of 1 s and 4.5 s');
  for (const offset of offsets) assert.ok(Math.abs(offset) <= LATE, `${offset} s apart`);
  const [first = 0, second = 0] = offsets;
  assert.ok(Math.abs(second - first) <= LATE, 'they do not drift');
});

test('video strip and waveform show what is in the file', async ({ stage }) => {
  const page = await openHarness(stage);
  const file = badFile('plain').buffer.toString('base64');
  const { images, peaks, loud } = await call(page, 'stripsOf', file, [0.1, 0.6, 1.2, 1.8]);
  // A key frame a second, 15 images a second: each tile shows the very image of its half second.
  assert.deepEqual(images, [0, 7, 15, 22]);
  assert.ok(Math.abs(peaks - 100) <= 3, `${peaks} peaks for two seconds`);
  for (const peak of loud) assert.ok(peak > 0.05 && peak < 0.5, `a tone of an eighth is told as ${peak}`);
});

test('the vault keeps content once, whole, and nothing half', async ({ stage }) => {
  const page = await openHarness(stage);
  await call(page, 'leaveHalfWritten');
  const found = await call(page, 'checkVault');
  assert.deepEqual(found, {
    isSame: true,
    isKeptOnce: true,
    name: '转一圈.mp4',
    type: 'video/mp4',
    afterAbort: [],
    afterRemove: [],
    left: [],
  });
});

test('a full disk is told with what is needed and what is free, and nothing stays', async ({ stage }) => {
  const page = await openHarness(stage);
  const devtools = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 8 * 1024 * 1024 });
  const found = await call(page, 'fillVault', 12);
  assert.equal(found.outcome, 'full');
  assert.equal(found.needed, 12 * 1024 * 1024);
  assert.ok(found.free <= 8 * 1024 * 1024, `${found.free} bytes free`);
  assert.deepEqual(
    found.left.filter((name) => !name.startsWith('trial')),
    [],
  );
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  assert.equal((await call(page, 'fillVault', 12)).outcome, 'put');
});
