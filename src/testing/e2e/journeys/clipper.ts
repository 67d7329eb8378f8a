import assert from 'node:assert/strict';
import type { ProjectRecord } from '../../../services/project/schema';
import type { Video } from '../../../services/video/schema';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { longVideo } from '../material/longVideo';
import { probeBytes } from '../probe/probeVideo';

const HOOK = '很多人不知道这件防晒衣为什么不闷汗';
/** A cue every four seconds, one of them worth beginning with. */
const srt = Array.from({ length: 12 }, (_, index) => {
  const clock = (seconds: number) => `00:0${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')},000`;
  const text = index === 4 ? `${HOOK}。` : index === 6 ? '今天到手价只要89块钱。' : `这是第${index + 1}句话。`;
  return `${index + 1}\n${clock(index * 4)} --> ${clock(index * 4 + 4)}\n${text}\n`;
}).join('\n');

test('a long video and its subtitles become clips, with reasons, that are rendered and edited', async ({ stage }) => {
  const page = await stage.open('/editor/clipper', { as: 'owner' });
  await stage.shot(page, '1-empty');
  await page.getByRole('button', { name: '选择视频' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '上传' }).click();
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await longVideo('夏日直播.mp4', 8, 'talk'));
  await dialog.getByRole('button', { name: '使用 1 个' }).click({ timeout: 60_000 });
  await page.getByText('夏日直播.mp4 · 00:48').waitFor();
  await page.getByRole('radio', { name: '字幕文件' }).check();
  await page
    .locator('input[type="file"][accept*="srt"]')
    .setInputFiles({ name: '夏日直播.srt', mimeType: 'text/plain', buffer: Buffer.from(srt) });
  await page.getByText('夏日直播.srt，12 条').waitFor();
  await page.getByRole('button', { name: '开始分析' }).click();
  await page.getByText(/正在看画面在哪里切换/).waitFor();
  await stage.shot(page, '2-analyzing');

  const cards = page.getByRole('group').filter({ has: page.getByRole('button', { name: /^播放/ }) });
  const hooked = page.getByRole('group', { name: HOOK });
  await hooked.waitFor({ timeout: 120_000 });
  await hooked.getByText('开头抓人：很多人不知道').waitFor();
  await hooked.getByText('讲到价格：到手价').waitFor();
  await eventually(
    'every poster is drawn',
    async () => (await cards.locator('img').count()) === (await cards.count()),
    60_000,
  );
  await stage.shot(page, '3-clips');
  const before = await hooked.textContent();
  await hooked.getByRole('button', { name: /^结尾推后一句/ }).click();
  await eventually('the clip is longer', async () => (await hooked.textContent()) !== before);
  await hooked.getByRole('button', { name: /^结尾提前一句/ }).click();
  await eventually('the clip is as before', async () => (await hooked.textContent()) === before);
  await hooked.getByRole('button', { name: '按文字剪' }).click();
  const editor = page.getByRole('dialog');
  const word = editor.getByRole('button', { name: '今天', exact: true });
  await word.click();
  await hooked.locator('del', { hasText: '今天' }).waitFor();
  await stage.shot(page, '3b-words');
  await word.click();
  await eventually('the word is back', async () => (await hooked.locator('del').count()) === 0);
  await page.keyboard.press('Escape');
  await page.getByText('竖屏 9:16').click();
  await hooked.getByRole('button', { name: '画面取景' }).click();
  const framing = page.getByRole('dialog');
  await framing.getByText('说话的人会走动，镜头跟着走').first().waitFor();
  await framing.getByText('两个人离得远，上下各放一个').first().waitFor();
  await eventually('every scene is drawn', async () => (await framing.locator('img').count()) >= 5, 60_000);
  await stage.shot(page, '4-framing');
  const first = framing.getByRole('slider').first();
  const others = () => framing.getByRole('slider').nth(1).getAttribute('aria-valuenow');
  const [untouched, box] = [await others(), await first.boundingBox()];
  assert.ok(box);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await framing.getByText('手动设置').waitFor();
  const place = await first.getAttribute('aria-valuenow');
  assert.equal(await framing.getByText('手动设置').count(), 1, 'one drag corrects one scene');
  assert.equal(await others(), untouched, 'the others stay');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '4-framing-phone');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await page.reload();
  await hooked.waitFor();
  await hooked.getByRole('button', { name: '画面取景' }).click();
  assert.equal(await first.getAttribute('aria-valuenow'), place, 'the place of the cut-out is kept');
  await page.keyboard.press('Escape');
  await eventually(
    'every poster is drawn again',
    async () => (await cards.locator('img').count()) === (await cards.count()),
    60_000,
  );
  await stage.shot(page, '4-upright');

  await page.getByRole('checkbox', { name: /^选中/ }).uncheck();
  await hooked.getByRole('checkbox').check();
  await page.getByRole('button', { name: '生成选中的 1 条' }).click();
  await hooked.getByText('已存入成片').waitFor({ timeout: 180_000 });
  await stage.shot(page, '5-rendered');
  const { list } = await stage.api<{ list: Video[] }>('owner', 'GET', '/video/data', { keyword: HOOK });
  const [video] = list;
  assert.ok(video);
  const answer = await fetch(new URL(video.url, stage.originOf()));
  const facts = await probeBytes(Buffer.from(await answer.arrayBuffer()), HOOK);
  assert.deepEqual([facts.video?.width, facts.video?.height], [1080, 1920]);
  assert.ok(facts.audio, 'the clip has its sound');
  assert.ok(facts.duration > 15 && facts.duration < 35, `the clip lasts ${facts.duration} s`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await hooked.getByText('已存入成片').waitFor();
  await eventually('a poster is drawn', async () => (await cards.locator('img').count()) > 0, 60_000);
  await stage.shot(page, '6-phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await hooked.getByRole('button', { name: '去时间线编辑' }).click();
  await page.waitForURL(/\/editor\/timeline\?project=/);
  const id = new URL(page.url()).searchParams.get('project') ?? '';
  const made = await stage.api<ProjectRecord>('owner', 'GET', '/project/info', { id });
  const { main, overlay } = made.document?.tracks ?? { main: { clips: [] }, overlay: [] };
  assert.ok(main.clips.length >= 6, 'a part for each scene');
  assert.ok(
    main.clips.some(({ keyframes }) => (keyframes.cropX?.length ?? 0) > 1),
    'the way of the camera is keyframes',
  );
  assert.ok((overlay[0]?.clips.length ?? 0) >= 2, 'the second person of a scene');
  assert.ok((overlay.at(-1)?.clips.length ?? 0) >= 4, 'its words are captions');
});

test('an analysis can be stopped, and sound without a pause says what else to try', async ({ stage }) => {
  const page = await stage.open('/editor/clipper', { as: 'owner' });
  await page.getByRole('button', { name: '选择视频' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '上传' }).click();
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await longVideo('探店.mp4', 12));
  await dialog.getByRole('button', { name: '使用 1 个' }).click({ timeout: 60_000 });
  await page.getByRole('button', { name: '开始分析' }).click();
  await page.getByRole('button', { name: '停止' }).click();
  await page.getByRole('button', { name: '开始分析' }).click();
  await page.getByText('声音一直没有停顿（常见于全程配乐）').waitFor({ timeout: 120_000 });
  await page.getByText(/换一种文字来源再试/).waitFor();
  await stage.shot(page, 'no-pauses');
});
