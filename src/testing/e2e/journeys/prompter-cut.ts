import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { wavFile } from '../../../engine/audio';
import { TICKS_PER_SECOND } from '../../../engine/time/ticks';
import type { ProjectRecord } from '../../../services/project/schema';
import type { Video } from '../../../services/video/schema';
import { joinParts, speakSentence } from '../../align/makeRecording';
import { chromiumArgs, findChromium } from '../chromium';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { probeBytes } from '../probe/probeVideo';
import { Stage } from '../stage';

const script = [
  '很多人买防晒衣，只看颜色好不好看。',
  '其实最重要的，是它透不透气。',
  '这件衣服的后背，有一整排透气孔。',
  '喜欢的朋友，点下面的链接看看。',
];
/** What is said: one line is broken off, something is said to the camera, one line is said twice. */
const said = [
  { text: script[0] ?? '', isKept: true, gap: 0.6 },
  { text: '其实最重要的', isKept: false, gap: 0.6 },
  { text: '哎呀错了，我们从这里重新再来一遍', isKept: false, gap: 0.6 },
  { text: script[1] ?? '', isKept: true, gap: 0.6 },
  { text: script[2] ?? '', isKept: false, gap: 0.8 },
  { text: script[2] ?? '', isKept: true, gap: 2.2 },
  { text: script[3] ?? '', isKept: true, gap: 1 },
];
const RATE = 16_000;
/** The fake microphone begins to play when it is opened, and the recording some seconds later. */
const LEAD = 12;

/** The recording as a file that stands for the microphone. @returns where each part lies, seconds */
async function speakIntoFile(path: string) {
  const parts = [];
  for (const { text, gap } of said) parts.push({ samples: await speakSentence(text, 'cmn+m3', 165), gap });
  const { samples, spans } = joinParts(parts, LEAD);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, new Uint8Array(wavFile([samples], RATE)));
  return { spans, duration: samples.length / RATE };
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * What was kept or cut against `said`, by the offset between microphone and recording that explains the cut best: the
 * recording began later than the microphone, and by how much the first word tells only roughly, for a busy machine is
 * late in both. What is said twice lies seconds apart, so that no offset takes one for the other.
 */
function leastWrong(spans: readonly Stretch[], shown: readonly Stretch[]): string[] {
  const rough = (shown[0]?.start ?? 0) - (spans[0]?.start ?? 0);
  const tries = [0, ...Array.from({ length: 15 }, (_, index) => [(index + 1) * 0.05, (index + 1) * -0.05]).flat()];
  const wrongBy = tries.map((by) =>
    said.flatMap(({ text, isKept }, index) => {
      const { start = 0, end = 0 } = spans[index] ?? {};
      const middle = (start + end) / 2 + rough + by;
      const isShown = shown.some((clip) => clip.start <= middle && middle <= clip.end);
      return isShown === isKept ? [] : [`${text} at ${middle.toFixed(2)} s is ${isShown ? 'kept' : 'cut'}`];
    }),
  );
  return wrongBy.reduce((least, wrong) => (wrong.length < least.length ? wrong : least));
}

async function startReading(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '要念的文字' }).fill(script.join('\n'));
  await page.getByRole('button', { name: '开始提词' }).click();
}

const recorded = (page: Page) => page.getByRole('status', { name: '已录时长' });

test('what is read in front of the camera becomes a first cut, a project and a finished video', {
  tag: '@whole',
}, async ({ stage }) => {
  test.setTimeout(420_000);
  const voice = resolve('.cache', 'e2e', 'prompter-voice.wav');
  const { spans, duration } = await speakIntoFile(voice);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumArgs, `--use-file-for-fake-audio-capture=${voice}%noloop`],
  });
  const own = new Stage(browser, stage.preview, stage.name, stage.shots);
  try {
    const page = await own.open('/daping', { as: 'owner' });
    await page.context().grantPermissions(['camera', 'microphone']);
    await startReading(page);
    const before = Date.now();
    await page.getByRole('button', { name: '录制' }).click();
    await page.getByText(/^\d+ × \d+/).waitFor();
    await page.getByRole('button', { name: '开始录' }).click();
    await page.getByRole('button', { name: '暂停' }).waitFor({ timeout: 15_000 });
    assert.ok(Date.now() - before < (LEAD - 1) * 1000, 'the recording begins before the first word');
    await own.shot(page, '1-recording');
    await page.waitForTimeout(duration * 1000 - (Date.now() - before) + 1500);
    await page.getByRole('button', { name: '录完了' }).click();
    await page.getByText(/录制，时长/).waitFor();
    await page.locator('video[controls]').waitFor({ timeout: 60_000 });
    await own.shot(page, '2-review');
    // Whatever happens to the tab: it is still there.
    await page.reload();
    await page.getByText('有 1 段录像还没有处理').waitFor();
    await own.shot(page, '3-left');
    await page.getByRole('button', { name: /很多人买防晒衣/ }).click();
    await page.locator('video[controls]').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: '去粗剪' }).click();
    await page.waitForURL(/\/editor\/clipper/, { timeout: 60_000 });
    const cut = page.getByRole('region', { name: '整条粗剪' });
    await cut.waitFor({ timeout: 120_000 });
    await cut.getByText(/^原片 .*剪掉 \d+ 处$/).waitFor();
    await page.waitForTimeout(1500);
    await own.shot(page, '4-cut');
    await cut.getByRole('region', { name: '没念完、后面重念的' }).waitFor();
    await cut.getByRole('region', { name: '念了不止一遍的，留最后一遍' }).waitFor();
    const length = await cut.getByText(/^原片/).textContent();
    // A cut comes back at a click, and goes again.
    const flub = cut.getByRole('region', { name: '没念完、后面重念的' }).getByRole('checkbox').nth(1);
    await flub.uncheck();
    await eventually('the cut is back', async () => (await cut.getByText(/^原片/).textContent()) !== length);
    await flub.check();
    await eventually('the cut is gone', async () => (await cut.getByText(/^原片/).textContent()) === length);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await own.shot(page, '5-cut-phone-dark');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });

    await cut.getByRole('button', { name: '生成选中的 1 条' }).click();
    await cut.getByText('已存入成片').waitFor({ timeout: 180_000 });
    await cut.getByRole('button', { name: '在时间线里打开' }).click();
    await page.waitForURL(/\/editor\/timeline\?project=/);
    const id = new URL(page.url()).searchParams.get('project') ?? '';
    const { document } = await own.api<ProjectRecord>('owner', 'GET', '/project/info', { id });
    assert.ok(document);
    const shown = document.tracks.main.clips.map((clip) => {
      const start = clip.type === 'video' ? clip.trimStart / TICKS_PER_SECOND : 0;
      return { start, end: start + clip.duration / TICKS_PER_SECOND };
    });
    const wrong = leastWrong(spans, shown);
    assert.deepEqual(wrong, [], JSON.stringify(shown));
    const captions = document.tracks.overlay[0]?.clips.map((clip) =>
      clip.type === 'caption' ? clip.texts.caption : '',
    );
    assert.equal(captions?.join('').replaceAll(/\p{P}/gu, ''), script.join('').replaceAll(/\p{P}/gu, ''));

    const { list } = await own.api<{ list: Video[] }>('owner', 'GET', '/video/data', { keyword: '很多人买防晒衣' });
    const [video] = list;
    assert.ok(video);
    const answer = await fetch(new URL(video.url, own.originOf()));
    const facts = await probeBytes(Buffer.from(await answer.arrayBuffer()), video.title);
    assert.deepEqual([facts.video?.width, facts.video?.height], [1080, 1920]);
    assert.ok(facts.audio, 'the cut has its sound');
    const kept = said.reduce((sum, { isKept }, index) => {
      const span = spans[index];
      return sum + (isKept && span ? span.end - span.start : 0);
    }, 0);
    assert.ok(
      facts.duration > kept && facts.duration < kept + 3,
      `the cut lasts ${facts.duration} s of ${kept} s of speech`,
    );
  } finally {
    const noise = await own.close();
    await browser.close();
    assert.deepEqual(noise, []);
  }
});

test('a camera that may not be used says so; a recording can be paused, and thrown away', { tag: '@whole' }, async ({
  stage,
}) => {
  const page = await stage.open('/daping', { width: 390, height: 844 });
  await startReading(page);
  await page.getByRole('button', { name: '录制' }).click();
  await page.getByText('浏览器没有获准使用摄像头和麦克风').waitFor();
  await stage.shot(page, '6-denied-phone');
  await page.context().grantPermissions(['camera', 'microphone']);
  await page.getByRole('button', { name: /重\s*试/ }).click();
  await page.getByText(/^\d+ × \d+/).waitFor();
  await stage.shot(page, '7-camera-phone');
  await page.getByRole('button', { name: '设置' }).click();
  await page.getByRole('combobox', { name: '麦克风' }).waitFor();
  await stage.shot(page, '8-devices-phone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '开始录' }).click();
  await page.getByRole('timer').waitFor();
  await stage.shot(page, '9-countdown-phone');
  await page.getByRole('button', { name: '暂停' }).waitFor({ timeout: 15_000 });
  await eventually('it records', async () => ((await recorded(page).textContent()) ?? '') >= '00:02', 15_000);
  await page.getByRole('button', { name: '这句重来' }).click();
  await page.getByRole('button', { name: '暂停' }).click();
  const paused = await recorded(page).textContent();
  await page.waitForTimeout(1500);
  assert.equal(await recorded(page).textContent(), paused);
  await page.getByRole('button', { name: '继续录' }).waitFor();
  await stage.shot(page, '10-paused-phone');
  // A second tab does not offer what this one is making.
  const tab = await stage.another(page);
  await tab.goto(`${stage.originOf()}/daping`);
  await tab.getByRole('textbox', { name: '要念的文字' }).waitFor();
  assert.equal(await tab.getByText(/段录像还没有处理/).count(), 0);
  await tab.close();
  await page.getByRole('button', { name: /^丢\s*弃$/ }).click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /丢\s*弃/ })
    .click();
  await page.getByRole('button', { name: '开始录' }).waitFor();
  await page.getByRole('button', { name: '退出录制' }).click();
  await page.getByRole('button', { name: '换文字' }).click();
  await page.getByRole('textbox', { name: '要念的文字' }).waitFor();
  assert.equal(await page.getByText(/段录像还没有处理/).count(), 0);
});
