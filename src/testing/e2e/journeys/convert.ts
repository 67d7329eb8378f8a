import assert from 'node:assert/strict';
import { test } from '../fixtures';
import { callHarness as call, openHarness } from '../flows/harness';
import { flashFile } from '../flows/timeline';
import { badFile } from '../material/badFiles';
import { clipFile, truncatedClip } from '../material/media';

const video = (): string => flashFile().buffer.toString('base64');
/** At joints sound is off by half a packet at most. */
const STEP = 0.035;

/** Where flashes and beeps must be: those of the source, moved by where the spans begin in the file. */
function expectedAt(spans: readonly { readonly start: number; readonly end: number }[]): readonly number[] {
  let at = 0;
  return spans.flatMap(({ start, end }) => {
    const here = [1, 3, 5].filter((time) => time >= start + 0.1 && time < end - 0.1).map((time) => time - start + at);
    at += end - start;
    return here;
  });
}

function assertNear(found: readonly number[], expected: readonly number[], what: string): void {
  assert.equal(found.length, expected.length, `${what}: ${found.join(' ')} instead of ${expected.join(' ')}`);
  for (const [index, time] of expected.entries()) {
    assert.ok(
      Math.abs((found[index] ?? 0) - time) < STEP,
      `${what}: ${found.join(' ')} instead of ${expected.join(' ')}`,
    );
  }
}

test('every way of cutting keeps what it promises, image and audio in step', async ({ stage }) => {
  const page = await openHarness(stage);
  await call(page, 'giveSource', video(), 'video/mp4');
  for (const mode of ['before', 'after', 'smart', 'exact'] as const) {
    const cut = await call(page, 'cut', [{ start: 2, end: 5.7 }], mode);
    const expected = expectedAt(cut.spans);
    assertNear(cut.flashes, expected, `${mode}: flashes`);
    // A short packet at a joint carries parameter sets in front of it.
    assert.ok(cut.found >= cut.copied - 3, `${mode}: ${cut.found} of ${cut.copied} packets`);
    if (mode === 'before' || mode === 'after') assert.equal(cut.encoded, 0);
    else assert.equal(cut.frames, 111);
    if (mode === 'smart') assert.ok(cut.copied > 60, `only ${cut.copied} packets copied`);
  }
});

test('a cut says of its colors what its source says: nothing, where that says nothing', async ({ stage }) => {
  const page = await openHarness(stage);
  for (const [source, isTagged] of [
    [badFile('plain').buffer, false],
    [flashFile().buffer, true],
  ] as const) {
    await call(page, 'giveSource', source.toString('base64'), 'video/mp4');
    for (const mode of ['smart', 'exact'] as const) {
      const cut = await call(page, 'cut', [{ start: 0.3, end: 1.8 }], mode);
      assert.equal(cut.hasColorTags, isTagged, mode);
      assert.ok(cut.encoded > 0, mode);
    }
  }
});

test('ranges joined in any order stay in step', async ({ stage }) => {
  const page = await openHarness(stage);
  await call(page, 'giveSource', video(), 'video/mp4');
  const spans = [
    { start: 4.2, end: 5.9 },
    { start: 0.3, end: 1.7 },
    { start: 2.4, end: 3.9 },
  ];
  for (const mode of ['before', 'smart'] as const) {
    const cut = await call(page, 'cut', spans, mode, true);
    const expected = expectedAt(cut.spans);
    assertNear(cut.flashes, expected, `${mode}: flashes`);
  }
});

test('scenes are found where they were cut, not where it moves or flashes', async ({ stage }) => {
  const page = await openHarness(stage);
  for (const kind of ['still', 'moving', 'flashes'] as const) {
    const { expected, found } = await call(page, 'scenes', kind);
    const isHit = (time: number) => expected.some((cut) => Math.abs(cut - time) < 0.05);
    const precision = found.filter(isHit).length / Math.max(1, found.length);
    const recall = expected.filter((cut) => found.some((time) => Math.abs(cut - time) < 0.05)).length / expected.length;
    console.info(`scenes, ${kind}: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`);
    assert.ok(precision >= 0.9 && recall >= 0.85, `${kind}: found ${found.join(' ')}`);
  }
});

test('files that cannot be used say why; a cancel leaves nothing', async ({ stage }) => {
  const page = await openHarness(stage);
  await call(page, 'giveSource', '', 'video/mp4');
  assert.equal(await call(page, 'convertFailure', 'cut'), 'empty');
  await call(page, 'giveSource', clipFile().buffer.toString('base64'), 'video/mp4');
  assert.equal(await call(page, 'convertFailure', 'audio'), 'no-audio');
  await call(page, 'giveSource', Buffer.from('not a video at all').toString('base64'), 'video/mp4');
  assert.equal(await call(page, 'convertFailure', 'cut'), 'unsupported');
  await call(page, 'giveSource', badFile('hevc').buffer.toString('base64'), 'video/mp4');
  assert.equal(await call(page, 'convertFailure', 'cut'), 'undecodable');
  await call(page, 'giveSource', truncatedClip('断.mp4').buffer.toString('base64'), 'video/mp4');
  const end = await call(page, 'convertFailure', 'cut');
  assert.ok(['none', 'unsupported', 'no-ranges'].includes(end), end);
  await call(page, 'makeLong', 1, { width: 640, height: 360 });
  assert.deepEqual(await call(page, 'cancelCut'), { end: 'WorkCanceledError', left: [] });
});
