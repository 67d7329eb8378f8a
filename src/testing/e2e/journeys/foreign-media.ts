import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import messages from '../../../../locales/zh-CN/mediaReasons';
import { containerTitle } from '../../../engine/media/diagnose';
import { test } from '../fixtures';
import { callHarness as call, openHarness } from '../flows/harness';
import { audios, codecTable } from '../material/codecTable';
import { codesOfTools, type ForeignRow, foreignRows } from '../material/foreignRows';
import { type Expected, expectedFile, readExpected } from '../probe/expectedMedia';
import { seekVideos } from '../probe/seekVideos';
import { asSamples, heardSpan, matchWindow, SOUND_RATE, type SoundMatch, WINDOW } from '../probe/soundMatch';
import { tableName } from '../reporter';

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
    // Each third image, and with it each joint's neighbors.
    const times = Array.from({ length: Math.floor(frames / 3) }, (_, index) => (index * 3 + 0.5) / 30);
    for (const { time, mean } of await seekVideos(page, [made.base64, made.canvas], times, MEAN))
      assert.ok(mean <= MEAN, `${name}: played, the image at ${time.toFixed(2)} s lies ${mean} apart`);
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

/**
 * Decoders of one codec agree to the bit; what differs is how colors become RGB (rounding, and how the halved colors are
 * spread again): found up to 0.8, 2.3 and 1.5. The neighbor image lies 19, 12 and 39 apart, BT.709 in place of BT.601
 * 6.8, 3.3 and 18, full in place of limited range 6.4, 4.7 and 13.
 */
const imageLimit = { luma: 1, chroma: 3, worst: 4 };
/** Found 1.0000 and 0.00; a sound that is another one or folded otherwise lies far below. */
const CORRELATION = 0.999;
const DECIBELS = 0.1;
/** A decoder that is begun elsewhere has forgotten what lay before; a millisecond off lies below 0. */
const AFTER_JUMP = 0.99;
/** Samples: 1 ms, by which containers round. */
const OFFSET = 48;
/** Samples: 10 ms. What an encoder fills its last packet with rings on, where a browser does not read how much that is. */
const PADDING = 480;

interface Told {
  readonly text: string;
  readonly ways: string;
  readonly wrong: readonly string[];
}

type Read = Awaited<ReturnType<typeof readRow>>;

/** A row's file by the product, with what ffmpeg found in it at hand. */
async function readRow(page: Page, row: ForeignRow, { images, sound }: Expected) {
  const { name, mimeType, buffer } = await row.file();
  return call(page, 'readForeign', {
    ...{ base64: buffer.toString('base64'), name, type: mimeType },
    ...(images ? { images: { sheet: expectedFile(images.sheet).toString('base64'), at: images.at } } : {}),
    ...(sound ? { soundUntil: sound.last / SOUND_RATE + 0.1 } : {}),
  });
}

/** What the import says, held against what it is to say. */
function judgeWords({ verdict }: ForeignRow, { reason, refusal, facts }: Read): Told {
  const values: Readonly<Record<string, string>> = {
    codec: reason?.codec ?? '?',
    container: reason?.container ? containerTitle(reason.container) : '?',
  };
  const words = (id: string): string =>
    String(messages[id as keyof typeof messages]).replace(/{(\w+)}/g, (_, key: string) => values[key] ?? '?');
  const text = reason ? words(`mediaReasons.code.${reason.code}`) : (refusal ?? 'taken');
  const ways = (reason?.ways ?? []).map((way) => words(`mediaReasons.way.${way}`)).join(' / ');
  const wrong: string[] = [];
  const want = (what: string, found: unknown, expected: unknown): void => {
    if (found !== expected) wrong.push(`${what} is ${found}, not ${expected}`);
  };
  if (verdict.kind === 'taken') want('verdict', text, 'taken');
  if (verdict.kind === 'empty' || verdict.kind === 'unreadable') want('verdict', refusal, verdict.kind);
  if (verdict.kind === 'hevc' && facts !== null) want('verdict', text, 'taken');
  else if (verdict.kind === 'hevc') want('refusal', `${reason?.code} ${reason?.codec}`, 'no-decoder HEVC / H.265');
  if (verdict.kind === 'told' || verdict.kind === 'refused') {
    want('reason', reason?.code, verdict.code);
    want('use', facts !== null, verdict.kind === 'told');
    if (verdict.codec) want('codec', reason?.codec, verdict.codec);
    if (verdict.kind === 'refused' && verdict.container) want('container', reason?.container, verdict.container);
  }
  if (reason && ways === '') wrong.push('no way out');
  return { text, ways, wrong };
}

/** The worst image, and what of it is beyond the limit. */
function judgeImages(
  { images }: Read,
  expected: Expected['images'],
): { readonly text: string; readonly wrong: string[] } {
  if (!expected) return { text: '', wrong: [] };
  const most = (part: 'luma' | 'chroma' | 'worst'): number => Math.max(...images.map((image) => image[part]));
  const text = `${images.length} of ${expected.count}: ${most('luma').toFixed(2)} ${most('chroma').toFixed(2)} ${most('worst').toFixed(1)}`;
  const isGood =
    images.length === expected.at.length &&
    (['luma', 'chroma', 'worst'] as const).every((part) => most(part) <= imageLimit[part]);
  return { text, wrong: isGood ? [] : [`images ${text}`] };
}

function judgeSound(
  { sound, soundRate, jump, facts }: Read,
  expected: Expected['sound'],
  leadIn = 0,
): { readonly text: string; readonly wrong: string[] } {
  if (!expected) return { text: '', wrong: [] };
  if (!sound) return { text: 'silent', wrong: ['no sound'] };
  const samples = asSamples(Buffer.from(sound, 'base64'));
  const bytes = expectedFile(expected.windows);
  const found = expected.starts.map((start, index): SoundMatch => {
    const window = Float32Array.from(
      { length: WINDOW },
      (_, at) => bytes.readInt16LE((index * WINDOW + at) * 2) / 32_767,
    );
    return matchWindow(samples, window, start);
  });
  const { first, last } = heardSpan(samples);
  // What lies before the first image is not shown.
  const begin = first - Math.max(expected.first, Math.round((facts?.offset ?? 0) * SOUND_RATE));
  const end = last - expected.last;
  const worst = found.reduce((a, b) => (b.correlation < a.correlation ? b : a));
  const offset = found.reduce((most, one) => (Math.abs(one.offset) > Math.abs(most) ? one.offset : most), 0);
  const level = found.reduce((most, one) => (Math.abs(one.level) > Math.abs(most) ? one.level : most), 0);
  const text = `${worst.correlation.toFixed(4)} ${level.toFixed(2)} dB, ${offset} off, begins ${begin}, ends ${end}, jump ${jump.toFixed(3)}`;
  const isGood =
    soundRate === SOUND_RATE &&
    worst.correlation >= CORRELATION &&
    jump >= AFTER_JUMP &&
    Math.abs(level) <= DECIBELS &&
    [offset, begin].every((off) => Math.abs(off + leadIn) <= OFFSET) &&
    end + leadIn >= -OFFSET &&
    end + leadIn <= PADDING;
  return { text, wrong: isGood ? [] : [`sound ${text}`] };
}

test('every codec in every container: images and samples are those of another decoder', async ({ stage }, info) => {
  const page = await openHarness(stage);
  const expected = readExpected();
  const lines: string[] = [];
  const wrong: string[] = [];
  const codes = new Set<string>();
  for (const row of foreignRows) {
    const known = expected[row.name] ?? {};
    if (row.hasImage !== (known.images !== undefined) || row.hasAudio !== (known.sound !== undefined))
      wrong.push(`${row.name}: nothing to hold it against, see makeForeignMedia.ts`);
    const read = await readRow(page, row, known).catch((error: unknown) => String(error).split('\n')[0] ?? '');
    if (typeof read === 'string') {
      wrong.push(`${row.name}: ${read}`);
      continue;
    }
    const told = judgeWords(row, read);
    const isThere = read.facts !== null;
    const images = isThere ? judgeImages(read, known.images) : { text: '', wrong: [] };
    const sound = isThere ? judgeSound(read, known.sound, row.leadIn) : { text: '', wrong: [] };
    if (read.reason) codes.add(read.reason.code);
    const { videoCodec = '', audioCodec = '' } = read.facts ?? {};
    lines.push(
      [row.name, videoCodec ?? '', audioCodec ?? '', told.text, images.text, sound.text, told.ways].join(' | '),
    );
    wrong.push(...[...told.wrong, ...images.wrong, ...sound.wrong].map((what) => `${row.name}: ${what}`));
  }
  const body = ['name | video | audio | said | images | sound | ways out', ...lines].join('\n');
  await info.attach(tableName, { body, contentType: 'text/plain' });
  const cells = codecTable.flatMap(([, , verdicts]) => verdicts.filter((verdict) => verdict !== 'none'));
  assert.equal(foreignRows.filter(({ name }) => isCell(name)).length, cells.length, 'a row for each cell of the table');
  const sentences = Object.keys(messages).flatMap((id) => /^mediaReasons\.code\.(.+)$/.exec(id)?.[1] ?? []);
  const unheard = sentences.filter((code) => !codes.has(code) && !codesOfTools.some((tool) => tool === code));
  assert.deepEqual(unheard, ['empty'], 'every sentence is reached by a file; the import has its own for empty ones');
  assert.equal(wrong.join('\n'), '');
});

/** Encoded again; the neighbor image lies some 19, 12 and 39 apart. */
const convertedLimit = { luma: 6, chroma: 6, worst: 20 };

test('HEVC that the browser does not read becomes a video that it reads, image for image', async ({ stage }) => {
  const page = await openHarness(stage);
  const expected = readExpected();
  for (const name of ['mp4 hevc aac', 'mkv hevc opus']) {
    const row = foreignRows.find((one) => one.name === name);
    const images = expected[name]?.images;
    assert.ok(row && images, name);
    const { name: file, mimeType, buffer } = await row.file();
    const read = await call(page, 'readForeign', {
      ...{ base64: buffer.toString('base64'), name: file, type: mimeType, converts: true },
      images: { sheet: expectedFile(images.sheet).toString('base64'), at: images.at },
    });
    const most = (part: 'luma' | 'chroma' | 'worst'): number => Math.max(...read.images.map((image) => image[part]));
    assert.ok(read.facts?.hasAudio && read.facts.canDecodeAudio, `${name}: its sound`);
    for (const part of ['luma', 'chroma', 'worst'] as const)
      assert.ok(most(part) <= convertedLimit[part], `${name}: ${part} is off by ${most(part)}`);
  }
});

test('a HEIC photo becomes an upright JPEG in the colors of the screen', async ({ stage }) => {
  const page = await openHarness(stage);
  const { corners, ...photo } = await call(page, 'readPhoto', foreign('turned.heic'), '照片.heic');
  assert.deepEqual(photo, { name: '照片.jpg', type: 'image/jpeg', width: 64, height: 96 });
  // Its numbers mean Display P3 and the camera lay on its side: computed by hand from what libheif's own tool decodes.
  const expected = [
    [73, 99, 174],
    [196, 92, 71],
    [195, 195, 195],
    [37, 156, 92],
  ];
  for (const [index, corner] of corners.entries())
    for (const [channel, value] of corner.entries())
      assert.ok(Math.abs(value - (expected[index]?.[channel] ?? 0)) <= 8, `corner ${index} is ${corner.join()}`);
});

const isCell = (name: string): boolean =>
  codecTable.some(([container, video]) =>
    Object.keys(audios).some((audio) => name === `${container} ${video} ${audio}`),
  );
