import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import {
  cards,
  eventually,
  exportButton,
  exportDone,
  exportPanel,
  exportRuns,
  goTo,
  next,
  onStep,
  saved,
  sentences,
  startExport,
  takeGoods,
  takeScript,
  tempFiles,
  textsOf,
  toProduce,
  voicesReady,
} from '../flows/compose';
import {
  checkFacts,
  checkStoryboard,
  chooseScript,
  comesOnline,
  exportVideo,
  mendScript,
  scheduleOnTwo,
  signIn,
  watchFinished,
  watchPreview,
} from '../flows/mainJob';
import { changeShot, checkVideo, download, shotsOf } from '../flows/video';
import { aImage, clipFile } from '../material/media';
import { voiceLog } from '../probe/voiceLog';
import type { Stage } from '../stage';

/** Long enough to be caught in the middle of its export. */
const script = '早上装的热水，晚上还烫嘴。一只手就能开盖。放进包里也不漏水。点下方链接看看颜色。';
const shortScript = '杯子倒着也不漏水。快来看看颜色。';

/** A page that leaves without being asked whether it may. */
async function compose(stage: Stage): Promise<Page> {
  const page = await stage.open('/compose/post', { as: 'owner' });
  page.on('dialog', (dialog) => void dialog.accept());
  await onStep(page, '商品');
  return page;
}

const projectIdOf = (page: Page): string => new URL(page.url()).searchParams.get('project') ?? '';

test('a pasted link becomes a published video with numbers', async ({ stage }) => {
  const page = await stage.open('/login');
  const voices = voiceLog(page);
  await signIn(page);
  await page
    .getByRole('textbox', { name: '今天想做一条什么视频？' })
    .fill(`${stage.originOf()}/api/demo/product/thermos`);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/compose/post');
  await checkFacts(stage, page);
  await chooseScript(stage, page);
  const texts = await mendScript(stage, page);
  await next(page, '分镜');
  await checkStoryboard(stage, page, texts);
  await next(page, '成片');
  await voicesReady(page);
  assert.equal(voices.spoken.length, new Set(voices.spoken).size, 'nothing is spoken twice');
  const label = await watchPreview(stage, page);
  await exportVideo(stage, page, await voices.spokenOf(texts), label);
  const details = await watchFinished(stage, page);
  await comesOnline(stage, page, await scheduleOnTwo(stage, page, details));
});

test('a reload in the middle of every step brings everything back', async ({ stage }) => {
  const page = await compose(stage);

  // Before the server has ever heard of it: this browser has.
  await page.getByText('手动填写').first().click();
  await page.getByRole('textbox', { name: '商品名称' }).fill('刚刚写下的名字');
  await page.reload();
  await page.getByRole('button', { name: '继续做' }).click();
  assert.equal(await page.getByRole('textbox', { name: '商品名称' }).inputValue(), '刚刚写下的名字');

  // Goods from the shop, changed by hand.
  await takeGoods(page);
  await page.getByLabel('优惠').fill('今晚两只减四十');
  await saved(page);
  await page.reload();
  assert.equal(await page.getByLabel('优惠').inputValue(), '今晚两只减四十');
  await next(page, '框架');
  await page.reload();
  await onStep(page, '框架');

  // While three scripts are being written.
  await stage.fault({ path: '/script/generate', kind: 'slow', times: 3 });
  await page.getByRole('main').getByRole('button').filter({ hasText: '推荐' }).first().click();
  // One of them has a whole line and is in its second; the others may be further or have not begun.
  const beingWritten = page.locator('[aria-busy="true"]').filter({ has: page.locator('p:nth-of-type(2)') });
  await beingWritten.first().waitFor();
  await page.reload();
  await onStep(page, '脚本');
  const variants = page.getByRole('list', { name: '脚本版本' }).locator('> li');
  await variants.nth(2).waitFor();
  const halfWritten = variants
    .filter({ has: page.getByRole('button', { name: '接着写' }) })
    .filter({ has: page.locator('p:nth-of-type(2)') })
    .first();
  await halfWritten.waitFor();
  const half = (await halfWritten.locator('p').allTextContents())[0] ?? '';
  assert.ok(half.length > 4, 'what was written stays');
  const number = await halfWritten.getByRole('heading').textContent();
  const column = variants.filter({ hasText: number ?? '' });
  await column.getByRole('button', { name: '接着写' }).click();
  await column.getByRole('button', { name: '接着写' }).waitFor({ state: 'hidden' });
  await column.getByRole('button', { name: /重\s*写/ }).waitFor({ timeout: 60_000 });
  const whole = await column.locator('p').allTextContents();
  assert.ok(whole.length >= 4 && whole[0]?.startsWith(half.slice(0, 4)), 'it goes on after what was written');

  // A sentence that was typed this very moment.
  await takeScript(page, script);
  await eventually('the script is split', async () => (await sentences(page).count()) >= 4);
  await sentences(page).nth(1).fill('一只手就能开盖，等红灯也能喝上一口。');
  await page.reload();
  await onStep(page, '脚本');
  await sentences(page).nth(1).waitFor();
  const texts = await textsOf(sentences(page));
  assert.equal(texts[1], '一只手就能开盖，等红灯也能喝上一口。');

  // A shot that was changed.
  await next(page, '分镜');
  await changeShot(page, cards(page).nth(2));
  const shots = await shotsOf(page);
  await page.reload();
  await onStep(page, '分镜');
  await cards(page).nth(2).locator('img, video').first().waitFor();
  assert.deepEqual(await shotsOf(page), shots);
  // What a card shows is the frame of the video: it follows how the image fills it.
  const still = cards(page).nth(2).locator('[data-shot]');
  const drawn = async (): Promise<string> => (await still.getAttribute('src')) ?? '';
  await eventually('the frame is drawn', async () => (await drawn()).startsWith('blob:'));
  const before = await drawn();
  await cards(page).nth(2).getByRole('combobox').click();
  await page.getByTitle('完整', { exact: true }).click();
  await eventually('another frame is drawn', async () => (await drawn()) !== before);

  // While voices are being made: what is there is not made again.
  const voices = voiceLog(page);
  await next(page, '成片');
  await eventually('a voice is there', async () => voices.spoken.length > 0);
  await saved(page);
  await page.reload();
  await onStep(page, '成片');
  await voicesReady(page);
  await saved(page);
  const count = voices.spoken.length;
  await page.reload();
  await voicesReady(page);
  assert.equal(voices.spoken.length, count, 'nothing is spoken anew');

  // In the middle of the export.
  await startExport(page);
  await exportRuns(page);
  await page.reload();
  await exportPanel(page).getByText('上次导出到一半被打断了').waitFor();
  await goTo(page, '脚本');
  assert.deepEqual(await textsOf(sentences(page)), texts);
});

test('an export is canceled, the next one loses its tab in the middle: nothing is left, it is taken up and made', async ({
  stage,
}) => {
  const page = await compose(stage);
  const voices = voiceLog(page);
  await toProduce(page, shortScript);
  await startExport(page);
  await exportRuns(page);
  assert.equal((await tempFiles(page)).length, 1, 'written to the disk as it is made');
  await exportPanel(page)
    .getByRole('button', { name: /^取\s*消$/ })
    .click();
  await page.getByText('已取消导出，内容都还在').waitFor();
  await eventually('the half file is gone', async () => (await tempFiles(page)).length === 0);

  await startExport(page);
  await exportRuns(page);
  const project = projectIdOf(page);
  const spoken = await voices.spokenOf(voices.spoken);
  const tab = await stage.another(page);
  await page.close();
  await tab.goto(`${stage.originOf()}/workbench`);
  await tab.locator(`a[href*="project=${project}"]`).first().click();
  await onStep(tab, '成片');
  await tab.getByText('上次导出到一半被打断了').waitFor();
  await exportButton(tab).click();
  await exportDone(tab);
  await checkVideo(tab, await download(tab, exportPanel(tab)), spoken);
  await tab.reload();
  await exportDone(tab);
});

test('the server restarts in the middle: nothing is lost, the video is stored', async ({ stage }) => {
  stage.expectNoise(
    /ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|Failed to load resource|request failed/,
  );
  // What reads the words of pictures may be on its way just then.
  stage.expectNoise(/wasm streaming compile failed|falling back to ArrayBuffer|asynchronously prepare wasm|Aborted\(/);
  const page = await compose(stage);
  await takeGoods(page);
  await next(page, '框架');
  await goTo(page, '脚本');
  await takeScript(page, shortScript);
  await sentences(page).first().waitFor();
  await saved(page);
  const back = stage.preview.restart();
  await sentences(page).first().fill('断网的时候写下的一句话。');
  await back;
  await saved(page);
  await page.reload();
  await sentences(page).first().waitFor();
  assert.equal(await sentences(page).first().inputValue(), '断网的时候写下的一句话。');
  await next(page, '分镜');
  await next(page, '成片');
  await voicesReady(page);
  await saved(page);
  await startExport(page);
  await exportRuns(page);
  await stage.preview.restart();
  const again = exportPanel(page).getByRole('button', { name: /再存一次|导出视频|重新导出/ });
  await again.or(exportPanel(page).getByText('成片已生成')).first().waitFor({ timeout: 90_000 });
  if ((await again.count()) > 0) await again.first().click();
  await exportDone(page);
  await page.getByRole('link', { name: '查看全部成片' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^播放 .*保温杯/ })
    .first()
    .waitFor();
});

test('a project that is deleted elsewhere while it is open is saved anew', async ({ stage }) => {
  const page = await compose(stage);
  await takeGoods(page);
  await saved(page);
  const before = projectIdOf(page);
  await stage.api('owner', 'POST', '/project/delete', { ids: [before] });
  await page.getByLabel('优惠').fill('今晚两只减四十');
  await eventually('another project', async () => ![before, ''].includes(projectIdOf(page)));
  await saved(page);
  await page.reload();
  assert.equal(await page.getByLabel('优惠').inputValue(), '今晚两只减四十');
});

test('goods by hand with an uploaded image and a clip make a video', async ({ stage }) => {
  const page = await compose(stage);
  const voices = voiceLog(page);
  await page.getByText('手动填写').first().click();
  await page.getByRole('textbox', { name: '商品名称' }).fill('手工陶瓷马克杯');
  await page.getByLabel('价格').fill('68');
  await page.getByRole('textbox', { name: '卖点 1' }).fill('每一只都是手捏的，纹路不重样');
  await page.locator('input[type="file"]').setInputFiles([aImage('杯子 (1).png'), clipFile()]);
  await page.getByText('已选 2 个，共 2 个').waitFor({ timeout: 30_000 });
  await next(page, '框架');
  await goTo(page, '脚本');
  await takeScript(page, '每一只都是手捏的。看看它转一圈。');
  await next(page, '分镜');
  // The cards show the frames that are exported; only the clip's has a place to begin at.
  const beginning = cards(page).getByText(/^从第 [\d.]+ 秒开始/);
  await beginning.waitFor();
  assert.equal(await beginning.count(), 1, 'one card shows the clip');
  await next(page, '成片');
  await voicesReady(page);
  await startExport(page);
  await exportDone(page);
  await checkVideo(page, await download(page, exportPanel(page)), await voices.spokenOf(voices.spoken));
  await saved(page);
  const { list } = await stage.api<{ list: { title: string; media: { kind: string }[] }[] }>(
    'owner',
    'GET',
    '/goods/data',
    { keyword: '手工陶瓷马克杯' },
  );
  assert.deepEqual(list[0]?.media.map(({ kind }) => kind).sort(), ['image', 'video']);
});
