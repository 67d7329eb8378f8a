import assert from 'node:assert/strict';
import { unzipSync } from 'fflate';
import type { Article } from '../../../services/article/schema';
import { test } from '../fixtures';
import { exported, hasId, idOf, isSaved, panel } from '../flows/articles';
import { aImage } from '../material/media';
import type { Stage } from '../stage';

const stored = (stage: Stage, id: string) => stage.api<Article>('owner', 'GET', '/article/info', { id });
const seeded = '/editor/note?id=art_seed_thermos_note';

/** Width and height that a PNG says of itself. */
const pngSize = (bytes: Uint8Array): readonly [number, number] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

test('words, topics and images from the computer become a note', async ({ stage }) => {
  const page = await stage.open('/editor/note', { as: 'owner' });
  await page.getByRole('textbox', { name: '标题' }).fill('通勤包里的杯子');
  await page.getByRole('textbox', { name: '正文' }).fill('早上装的热水\n\n晚上还烫嘴 ☕');
  await page.getByRole('combobox', { name: '话题' }).fill('#通勤好物');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '添加图片' }).click();
  const dialog = page.getByRole('dialog', { name: '选择图片' });
  await dialog.getByRole('tab', { name: '上传' }).click();
  const files = [aImage('甲.png', 300, 400), aImage('乙.png', 320, 400), aImage('丙.png', 340, 400)];
  await dialog.locator('input[type="file"]').setInputFiles(files);
  await dialog.getByRole('button', { name: '使用 3 张' }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: /第 3 张/ }).waitFor();
  await hasId(page);
  await isSaved(page);
  const note = await stored(stage, idOf(page));
  assert.equal(note.text, '早上装的热水\n\n晚上还烫嘴 ☕');
  assert.deepEqual(note.topics, ['通勤好物']);
  assert.deepEqual(
    note.images.map(({ name }) => name),
    ['甲.png', '乙.png', '丙.png'],
  );
});

test('images are put in order by drag and by keys, and go into the zip in that order', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  const at = (index: number) => page.getByRole('button', { name: new RegExp(`^第 ${index} 张`) });
  await at(3).waitFor();
  await at(3).dragTo(at(1));
  await page.getByRole('button', { name: /^第 1 张：thermos-4/ }).waitFor();
  await at(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /^第 2 张：thermos-4/ }).waitFor();
  await isSaved(page);
  const { images } = await stored(stage, 'art_seed_thermos_note');
  assert.deepEqual(
    images.map(({ name }) => name),
    ['thermos-1.jpg', 'thermos-4.jpg', 'thermos-2.jpg'],
  );
  const zip = unzipSync(new Uint8Array((await exported(page, /\.zip/)).bytes));
  assert.deepEqual(Object.keys(zip).sort(), ['01.jpg', '02.jpg', '03.jpg', '文案.txt']);
  const bytes = await Promise.all(images.map(async ({ url }) => (await fetch(new URL(url, page.url()))).arrayBuffer()));
  assert.deepEqual(
    ['01.jpg', '02.jpg', '03.jpg'].map((name) => zip[name]?.byteLength),
    bytes.map(({ byteLength }) => byteLength),
  );
  assert.match(new TextDecoder().decode(zip['文案.txt']), /#通勤好物/);
  const markdown = unzipSync(new Uint8Array((await exported(page, /Markdown/)).bytes));
  assert.deepEqual(Object.keys(markdown).sort(), ['pictures/01.jpg', 'pictures/02.jpg', 'pictures/03.jpg', 'text.md']);
  assert.match(new TextDecoder().decode(markdown['text.md']), /\(pictures\/01\.jpg\)/);
});

test('a cover is drawn from the title, 3:4, and can be taken as PNG', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  await page.getByRole('button', { name: '文字封面' }).click();
  const dialog = page.getByRole('dialog', { name: '文字封面' });
  await dialog.getByRole('button', { name: '杂志封面' }).click();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载 PNG' }).click();
  const { readFile } = await import('node:fs/promises');
  const png = await readFile(await (await coming).path());
  assert.deepEqual(pngSize(png), [1080, 1440]);
  assert.ok(png.byteLength > 15_000, 'the cover is blank');
  await dialog.getByRole('button', { name: '用作封面' }).click();
  await page.getByRole('button', { name: /^第 1 张：封面-magazine/ }).waitFor({ timeout: 20_000 });
  await isSaved(page);
  const note = await stored(stage, 'art_seed_thermos_note');
  assert.equal(note.cover, note.images[0]?.url);
  assert.equal(note.images.length, 4);
});

test('a cover of another shape is cropped from its finding', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  await panel(page, '检查');
  await page.getByRole('button', { name: '裁剪封面' }).click();
  const dialog = page.getByRole('dialog', { name: '裁剪图片' });
  await dialog.getByRole('button', { name: '裁好了' }).click();
  await page.getByText('符合小红书的要求').waitFor({ timeout: 20_000 });
  await isSaved(page);
  const { images, cover } = await stored(stage, 'art_seed_thermos_note');
  const image = images.find(({ url }) => url === cover);
  assert.ok(Math.abs((image?.width ?? 0) / (image?.height ?? 1) - 0.75) < 0.01);
});

test('the strictest platform is named, a title that it refuses is shortened', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  await page.getByRole('textbox', { name: '标题' }).fill('通勤包里的保温杯我用了三个月，真的换成了它再也不换');
  await panel(page, '检查');
  await page.getByRole('combobox', { name: '同时发到' }).click();
  await page.getByTitle('视频号').click();
  await page.keyboard.press('Escape');
  await page.getByText('标题以视频号最严：16。').waitFor();
  const repairs = page.getByRole('button', { name: '缩短标题' });
  for (let left = await repairs.count(); left > 0; left = await repairs.count()) {
    await repairs.first().click();
    await page.waitForTimeout(300);
  }
  const title = await page.getByRole('textbox', { name: '标题' }).inputValue();
  assert.ok([...title].length <= 16 && [...title].length >= 6, title);
});

test('a marked word in the words is replaced, and the writer gives ten titles', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  const words = page.getByRole('textbox', { name: '正文' });
  await words.fill('这只杯子全网第一，早上装的热水晚上还烫嘴。');
  await page
    .getByRole('button', { name: /全部替换/ })
    .first()
    .click();
  assert.doesNotMatch(await words.inputValue(), /全网第一/);
  await page.getByRole('button', { name: 'AI 帮写' }).click();
  await page.getByRole('menuitem', { name: /起 10 个标题/ }).click();
  const list = page.getByRole('list', { name: '挑一个用' });
  await list.getByRole('listitem').first().waitFor({ timeout: 30_000 });
  const title = await list.getByRole('listitem').first().locator('span').first().textContent();
  await list.getByRole('button').first().click();
  assert.equal(await page.getByRole('textbox', { name: '标题' }).inputValue(), title);
});

test('two tabs: the second is told, and nothing is written over unasked', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  const other = await stage.another(page);
  await other.goto(page.url());
  await other.getByText('在另一个标签页里也打开着').waitFor();
  const title = (one: typeof page) => one.getByRole('textbox', { name: '标题' });
  await title(page).fill('第一个标签页的标题');
  await isSaved(page);
  await title(other).fill('第二个标签页的标题');
  await other.getByRole('dialog', { name: '两处都有改动' }).waitFor({ timeout: 15_000 });
  assert.equal((await stored(stage, 'art_seed_thermos_note')).title, '第一个标签页的标题');
  await other.getByRole('button', { name: '用本机的' }).click();
  await isSaved(other);
  assert.equal((await stored(stage, 'art_seed_thermos_note')).title, '第二个标签页的标题');
});
