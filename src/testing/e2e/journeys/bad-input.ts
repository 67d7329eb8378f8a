import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import {
  cards,
  eventually,
  exportDone,
  exportPanel,
  goTo,
  next,
  onStep,
  pasteScript,
  saved,
  sentences,
  startExport,
  takeGoods,
  textsOf,
  voicesReady,
} from '../flows/compose';
import { linkServer } from '../material/linkServer';
import { aImage, clipFile, fileOfSize, truncatedClip, undecodableClip } from '../material/media';
import { probeVideo } from '../probe/probeVideo';
import type { Stage } from '../stage';

const links = linkServer();

async function compose(stage: Stage): Promise<Page> {
  const page = await stage.open('/compose/post', { as: 'owner' });
  page.on('dialog', (dialog) => void dialog.accept());
  await onStep(page, '商品');
  return page;
}

async function toScript(page: Page): Promise<void> {
  await takeGoods(page);
  await next(page, '框架');
  await goTo(page, '脚本');
}

/** The sentences are this text, to the letter; of a long one the first rows are there before the others. */
async function reads(page: Page, text: string): Promise<void> {
  let read = '';
  const isThere = async (): Promise<boolean> => {
    read = (await textsOf(sentences(page))).join('');
    return read.length >= text.length && read.slice(0, 1) === text.slice(0, 1);
  };
  await eventually('the whole script is there', isThere, 30_000);
  assert.equal(read, text);
}

const linkPart = (page: Page): Locator => page.getByRole('region', { name: '粘贴链接' });
const title = (page: Page): Locator => page.getByRole('textbox', { name: '商品名称' });

/** Reads a link; what is said about it stands with the field, and the field keeps what was pasted. */
async function refused(page: Page, link: string, sentence: RegExp): Promise<void> {
  const field = linkPart(page).getByRole('textbox', { name: '商品链接' });
  await field.fill(link);
  await linkPart(page).getByRole('button', { name: '读取商品' }).click();
  const alert = linkPart(page).getByRole('alert').filter({ hasText: sentence });
  await alert.waitFor({ timeout: 10_000 }).catch(async () => {
    const said = await linkPart(page).getByRole('alert').allTextContents();
    throw new Error(`${link || 'nothing'}: expected ${sentence}, it says ${said.join(' | ') || 'nothing'}`);
  });
  assert.equal(await linkPart(page).getByRole('alert').count(), 1, `${link}: one sentence`);
  assert.equal(await field.inputValue(), link, 'the link stays to be corrected');
}

const refusals = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /个文件没有添加/ });
const choose = (page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles(files);

test('links that cannot be read: the right sentence at the field, nothing entered is lost', async ({ stage }) => {
  const page = await compose(stage);
  // Goods that are there already stay while other links are tried.
  await linkPart(page).getByRole('textbox', { name: '商品链接' }).fill(links.url('/product'));
  await page.keyboard.press('Enter');
  await title(page).waitFor();
  await title(page).fill('我改过的名字');

  await refused(page, '', /请先粘贴商品链接/);
  await refused(page, '竹编果盘 特别好', /没有找到网址/);
  await refused(page, `http://${links.deadHost}/product`, /打不开这个网址/);
  await refused(page, links.url('/slow'), /网页太久没有响应/);
  await refused(page, links.url('/document.pdf'), /这个链接不是网页/);
  await refused(page, 'http://192.168.0.1/item', /这个链接指向内部网络/);
  await refused(page, 'http://[::1]/item', /这个链接指向内部网络/);
  await refused(page, links.url('/to-private'), /这个链接指向内部网络/);
  await refused(page, links.url('/blog'), /页面上没有找到商品信息/);
  await refused(page, links.url('/gone'), /网页返回了错误/);
  await stage.shot(page, '1-link');
  assert.equal(await title(page).inputValue(), '我改过的名字');

  // The way on: by hand, with everything kept.
  await linkPart(page).getByRole('button', { name: '改为手动填写' }).click();
  assert.equal(await title(page).inputValue(), '我改过的名字');
});

test('a link amid the words of a shop is found, and the reading can be stopped', async ({ stage }) => {
  const page = await compose(stage);
  const field = linkPart(page).getByRole('textbox', { name: '商品链接' });
  await field.fill(links.url('/slow'));
  await linkPart(page).getByRole('button', { name: '读取商品' }).click();
  await linkPart(page)
    .getByRole('button', { name: /停\s*止/ })
    .click();
  await linkPart(page).getByRole('button', { name: '读取商品' }).waitFor();
  assert.equal(await linkPart(page).getByRole('alert').count(), 0, 'stopping is no fault');
  await field.fill(`【淘宝】59 元 竹编果盘 ${links.url('/product')} 点击打开`);
  await linkPart(page).getByRole('button', { name: '读取商品' }).click();
  await title(page).waitFor();
  assert.equal(await title(page).inputValue(), '竹编果盘');
});

test('a clip of the page that this browser cannot decode is said and left out', async ({ stage }) => {
  const page = await compose(stage);
  await linkPart(page).getByRole('textbox', { name: '商品链接' }).fill(links.url('/product'));
  await page.keyboard.press('Enter');
  await title(page).waitFor();
  await page.getByText('已选 2 个，共 2 个').waitFor();
  await next(page, '框架');
  await goTo(page, '商品');
  await page.getByText(/浏览器解不开这种格式，成片里不会用它/).waitFor();
  await page.getByText('已选 1 个，共 2 个').waitFor();
  await stage.shot(page, '2-clip');
});

test('a script of nothing, of emoji, of one word, of five thousand characters', async ({ stage }) => {
  const page = await compose(stage);
  await toScript(page);
  await page.getByRole('button', { name: '粘贴自己的脚本' }).click();
  await page.getByRole('button', { name: '用这份脚本' }).click();
  await page.getByText('请先粘贴或写下脚本').waitFor();
  await page.getByRole('button', { name: /下一步：/ }).press('Enter');
  await page
    .getByText(/先选定一版脚本，或粘贴自己的脚本|先选一个框架，或粘贴自己的脚本/)
    .first()
    .waitFor();
  await onStep(page, '脚本');

  await pasteScript(page, '🙂👨‍👩‍👧🎉');
  await page.getByText('脚本里没有能念出来的文字，请写上文字').waitFor();
  assert.equal(await sentences(page).count(), 0);
  assert.equal(await page.getByRole('textbox', { name: '粘贴自己的脚本' }).inputValue(), '🙂👨‍👩‍👧🎉');

  // Five thousand, with and without a full stop to split at: nothing is dropped.
  const long = '这只杯子早上装的热水到了晚上打开还是烫嘴的。'.repeat(228).slice(0, 5000);
  await pasteScript(page, long);
  await page.getByText(/脚本很长，成片大约/).waitFor();
  await reads(page, long);
  const solid = '热水'.repeat(2500);
  await pasteScript(page, solid);
  await reads(page, solid);
  await stage.shot(page, '3-long');
  await next(page, '分镜');
  await cards(page).first().getByRole('button', { name: '换镜头' }).waitFor();
  await goTo(page, '脚本');
  await page.getByRole('button', { name: /^undo 撤销|撤销换脚本/ }).click();
  await reads(page, long);

  // An emptied sentence, emoji among words, one word: said, and one word is enough for a video.
  await pasteScript(page, '好杯');
  await page.getByText(/脚本很短/).waitFor();
  await sentences(page).first().fill('🙂');
  await page.getByText('脚本里只有符号或表情，配音念不出来，请写上文字').waitFor();
  await sentences(page).first().fill('');
  await page.getByText('脚本还是空的，写一句话就能往下走').waitFor();
  await sentences(page).first().fill('好杯🙂');
  await next(page, '分镜');
  await next(page, '成片');
  await voicesReady(page);
  await startExport(page);
  await exportDone(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportPanel(page)
      .getByRole('link', { name: /下载视频/ })
      .click(),
  ]);
  const video = await probeVideo(file);
  assert.ok(video.audio && video.video && video.duration > 0.3 && video.duration < 4, `${video.duration} s`);
});

test('files that are no good: each named with its rule, the good one among them is taken', async ({ stage }) => {
  const page = await compose(stage);
  await page.getByText('手动填写').first().click();
  await title(page).fill('手工陶瓷马克杯');
  const good = aImage('好图.png');
  await choose(page, [
    { ...good, name: '空.png', buffer: Buffer.alloc(0) },
    { name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('说明') },
    {
      name: '图标.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { ...good, name: '假图.png', buffer: Buffer.from('这不是图片') },
    undecodableClip('怪编码.mp4'),
    truncatedClip('断了.mp4'),
    good,
  ]);
  const said = refusals(page);
  await page.getByText('已选 1 个，共 1 个').waitFor({ timeout: 20_000 });
  for (const [name, rule] of [
    ['空.png', '文件是空的（0 字节）'],
    ['说明.txt', '不支持这种格式'],
    ['图标.svg', '不支持这种格式'],
    ['假图.png', '图片打不开，可能已损坏'],
    ['怪编码.mp4', '这段视频在当前浏览器中放不了'],
    ['断了.mp4', '文件损坏，读不出内容'],
  ] as const)
    assert.ok((await said.getByText(new RegExp(`^${name}: ${rule.replace(/[()]/g, '.')}`)).count()) === 1, name);
  await stage.shot(page, '4-files');

  await choose(page, [fileOfSize('大图.png', 50.1)]);
  await said.getByText('大图.png: 图片大小必须小于 50MB!').waitFor();
  await choose(page, [fileOfSize('大片.mp4', 50.1)]);
  await said.getByText('大片.mp4: 文件大小必须小于 50MB!').waitFor();
  assert.equal(await title(page).inputValue(), '手工陶瓷马克杯');
  await page.getByText('已选 1 个，共 1 个').waitFor();
});

test('the upload authorization fails: said, the file waits and goes up on the next try', async ({ stage }) => {
  stage.expectNoise(/Failed to load resource/);
  const page = await compose(stage);
  await page.getByText('手动填写').first().click();
  await title(page).fill('手工陶瓷马克杯');
  const refusal = '今天的上传次数用完了';
  for (const [kind, warning, count] of [
    [`status0:${refusal}`, refusal, 1],
    ['500', 'sts授权未获取', 2],
  ] as const) {
    await stage.fault({ path: '/file/oss_sts', kind, times: 1 });
    await choose(page, [aImage(`杯子${count}.png`)]);
    await page.locator('.ant-message-notice').getByText(warning).waitFor();
    const tile = page.getByRole('listitem').filter({ hasText: `杯子${count}.png` });
    await tile.getByText('sts授权未获取').waitFor();
    await stage.shot(page, `5-sts-${count}`);
    await tile.getByRole('button', { name: /^重新上传/ }).click();
    await page.getByText(`已选 ${count} 个，共 ${count} 个`).waitFor({ timeout: 15_000 });
    await saved(page);
    // Forgets the authorization, so that the next file asks anew.
    await page.reload();
    await title(page).waitFor();
    assert.equal(await title(page).inputValue(), '手工陶瓷马克杯');
  }
});

test('a clip that is taken among the shots joins the goods; a broken one changes nothing', async ({ stage }) => {
  const page = await compose(stage);
  await toScript(page);
  await pasteScript(page, '杯子倒着放也不漏水。');
  await next(page, '分镜');
  const picker = page.getByRole('dialog', { name: '换镜头' });
  await cards(page).first().getByRole('button', { name: '换镜头' }).click();
  await picker.locator('input[type="file"]').setInputFiles([truncatedClip('断了.mp4')]);
  await picker.getByText(/断了\.mp4: 文件损坏/).waitFor();
  await picker.locator('input[type="file"]').setInputFiles([clipFile()]);
  await picker.waitFor({ state: 'hidden', timeout: 20_000 });
  // The card shows the frame that is exported; only a clip has a place to begin at.
  await cards(page)
    .first()
    .getByText(/^从第 [\d.]+ 秒开始/)
    .waitFor();
});
