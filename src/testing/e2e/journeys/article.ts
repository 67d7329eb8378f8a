import assert from 'node:assert/strict';
import { unzipSync } from 'fflate';
import type { Article } from '../../../services/article/schema';
import { test } from '../fixtures';
import { body, exported, hasId, idOf, isSaved, panel, paste, selectParagraph } from '../flows/articles';
import { richWordFile } from '../material/documents';
import { aImage } from '../material/media';
import type { Stage } from '../stage';

const seeded = '/editor/article?id=art_seed_desk_article';
const stored = (stage: Stage, id: string) => stage.api<Article>('owner', 'GET', '/article/info', { id });

test('goods become an article that streams in and opens in the editor', async ({ stage }) => {
  const page = await stage.open('/creation/post?start=1', { as: 'owner' });
  await page.getByRole('button', { name: /^公众号/ }).click();
  await page.getByRole('textbox', { name: '想法' }).fill('写给在家办公的人');
  await page.getByRole('button', { name: '写一稿' }).click();
  await page.getByRole('button', { name: '进入编辑器' }).click({ timeout: 60_000 });
  await page.waitForURL(/\/editor\/article\?id=/);
  await body(page).locator('p').first().waitFor();
  const made = await stored(stage, idOf(page));
  assert.ok(made.words > 150, `only ${made.words} characters`);
  assert.notEqual(made.title, '');
  assert.ok(made.source.some(({ type }) => type === 'goods'));
});

test('a suggestion is taken piece by piece, and what is written meanwhile stays', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  await selectParagraph(page, '升降桌不是为了站着上班');
  await page.getByRole('toolbar').getByRole('button', { name: 'AI 帮写' }).click();
  await page.getByRole('menuitem', { name: /换个说法/ }).click();
  const suggestion = page.getByRole('region', { name: '修改建议' });
  await suggestion.waitFor({ timeout: 30_000 });
  await body(page).locator('p', { hasText: '腰疼，是从第三周' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type('这是后来补的一句。');
  const changes = suggestion.locator('button[aria-pressed]');
  assert.ok((await changes.count()) > 0, 'the suggestion changes nothing');
  if ((await changes.count()) > 1) await changes.first().click();
  await suggestion.getByRole('button', { name: '采用结果' }).click();
  await suggestion.waitFor({ state: 'detached' });
  await isSaved(page);
  const text = (await body(page).textContent()) ?? '';
  assert.match(text, /这是后来补的一句。/);
  // The paragraph between the two headings is another one.
  assert.doesNotMatch(text, /先说结论升降桌不是为了站着上班，是为了让你随时能换一个姿势。选桌子/);
});

test('nothing selected: it says what to select', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  await body(page).locator('p').first().click();
  await page.getByRole('toolbar').getByRole('button', { name: 'AI 帮写' }).click();
  await page.getByRole('menuitem', { name: /缩短/ }).click();
  await page.getByText('请先选中要处理的一段文字').waitFor();
});

test('pasted HTML runs nothing and brings nothing dangerous; 200 000 characters are refused in a sentence', async ({
  stage,
}) => {
  const page = await stage.open('/editor/article', { as: 'owner' });
  await body(page).click();
  await paste(
    body(page),
    '<p onclick="window.ran=1">第一段<script>window.ran=1</script></p><img src="x" onerror="window.ran=1"><a href="javascript:window.ran=1">链接</a><p style="position:fixed;color:#c00000">第二段</p><svg onload="window.ran=1"></svg><img src="file:///c:/word.png">',
  );
  await hasId(page);
  await isSaved(page);
  assert.equal(await page.evaluate(() => 'ran' in window), false);
  const { html } = await stored(stage, idOf(page));
  assert.match(html, /第一段/);
  assert.match(html, /第二段/);
  assert.doesNotMatch(html, /script|onclick|onerror|onload|svg|javascript:|position|file:/i);
  await page.getByText(/图片没能一起粘贴过来/).waitFor();
  await paste(body(page), '', '早上好'.repeat(70_000));
  await page.getByText(/正文最多 100000 个字/).waitFor();
  await page.keyboard.type('还能接着写');
  assert.match((await body(page).textContent()) ?? '', /还能接着写/);
});

test('an image is uploaded where it was dropped; a marked word is replaced', async ({ stage }) => {
  const page = await stage.open('/editor/article', { as: 'owner' });
  await body(page).click();
  await page.keyboard.type('这是全网第一的杯子。');
  const image = aImage('杯子.png', 300, 400);
  await body(page).evaluate(
    (element, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], '杯子.png', { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [...image.buffer],
  );
  await body(page).locator('img[src*="/"]:not([src^="blob:"])').waitFor({ timeout: 20_000 });
  await body(page).locator('.rt-mark').first().click();
  await page.locator('.ant-popover').getByRole('button').first().click();
  await page.locator('.rt-mark', { hasText: '全网第一' }).waitFor({ state: 'detached' });
  await hasId(page);
  await isSaved(page);
  const { html, text } = await stored(stage, idOf(page));
  assert.match(html, /<img src="[^"]+"/);
  assert.doesNotMatch(text, /全网第一/);
  assert.match(text, /杯子/);
});

test('a title that is too long is named and repaired; the theme goes out inline', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  await page.getByRole('textbox', { name: '标题' }).fill(`${'在家办公'.repeat(16)}的人`);
  await panel(page, '检查');
  await page.getByText(/标题 66 字，最多 64 字/).waitFor();
  await page.getByRole('button', { name: '缩短标题' }).click();
  await page.getByText(/最多 64 字/).waitFor({ state: 'detached' });
  await panel(page, '设置');
  await page.getByRole('button', { name: '墨绿' }).click();
  const { name, bytes } = await exported(page, /\.html/);
  assert.match(name, /\.html$/);
  const file = bytes.toString('utf8');
  assert.doesNotMatch(file, /<script|<style|<link|class=|\son\w+=/i);
  assert.match(file, /<h2 style="[^"]*border-bottom: 2px solid #1f6f54/);
  assert.match(file, /<img src="data:image\/jpeg;base64,/);
  const parts = unzipSync(new Uint8Array((await exported(page, /Markdown/)).bytes));
  const markdown = new TextDecoder().decode(parts['text.md']);
  assert.match(markdown, /^# /);
  assert.match(markdown, /\n## 先说结论\n/);
  assert.match(markdown, /\n1\. 升降稳不稳/);
  const word = unzipSync(new Uint8Array((await exported(page, /Word/)).bytes));
  assert.match(new TextDecoder().decode(word['word/document.xml']), /先说结论/);
});

test('a Word file comes in with its lists, looks and image, and goes out with them', async ({ stage }) => {
  const page = await stage.open('/creation/post?start=1', { as: 'owner' });
  await page.getByRole('button', { name: /^公众号/ }).click();
  await page.getByRole('tab', { name: '用自己的文字' }).click();
  const file = await richWordFile('桌子.docx', '升降桌怎么挑', aImage('桌腿.png', 300, 400));
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await page.getByText('文件里的 1 张图片会存进素材库').waitFor();
  await stage.shot(page, 'article-word');
  await page.getByRole('button', { name: '进入编辑器' }).click();
  await page.waitForURL(/\/editor\/article\?id=/, { timeout: 30_000 });
  await body(page).locator('ol > li > ul > li', { hasText: '双电机' }).waitFor();
  const { html, title } = await stored(stage, idOf(page));
  assert.equal(title, '升降桌怎么挑');
  assert.match(html, /<h2>先看桌腿<\/h2>/);
  assert.match(html, /<s>原价 2999<\/s>/);
  assert.match(html, /color: #D4380D/i);
  assert.match(html, /<img src="\/api\/oss\/[^"]+" alt="桌腿" data-size="half"/);

  const web = (await exported(page, /\.html/)).bytes.toString('utf8');
  assert.match(web, /<img src="data:image\/png;base64,/);
  const markdown = await exported(page, /Markdown/);
  assert.match(markdown.name, /\.zip$/);
  const zip = unzipSync(new Uint8Array(markdown.bytes));
  assert.deepEqual(Object.keys(zip).sort(), ['pictures/01.png', 'text.md']);
  assert.match(new TextDecoder().decode(zip['text.md']), /!\[桌腿\]\(pictures\/01\.png\)/);
  const word = unzipSync(new Uint8Array((await exported(page, /Word/)).bytes));
  assert.ok(Object.keys(word).some((name) => /^word\/media\/.+\.png$/.test(name)));
  assert.match(new TextDecoder().decode(word['word/document.xml']), /<w:strike\/>[\s\S]*原价 2999/);
});

test('a pasted table stays one, gets a row and a head, and goes out as one; a pasted image is stored', async ({
  stage,
}) => {
  const page = await stage.open('/editor/article', { as: 'owner' });
  await body(page).click();
  const image = aImage('图.png', 30, 40).buffer.toString('base64');
  await paste(
    body(page),
    `<table><tr><td>型号</td><td>容量</td></tr><tr><td>A1</td><td>480ml</td></tr></table><p>前</p><img src="data:image/png;base64,${image}"><p>后</p>`,
  );
  await body(page).locator('img[src*="/api/oss/"]').waitFor({ timeout: 20_000 });
  await body(page).getByText('480ml').click();
  const tools = page.getByRole('toolbar', { name: '表格工具' });
  await tools.getByRole('button', { name: '首行作表头' }).click();
  await body(page).locator('th').first().waitFor();
  await tools.getByRole('button', { name: '下面加一行' }).click();
  await body(page).locator('td').nth(2).click();
  await page.keyboard.type('A2');
  await stage.shot(page, 'table');
  await hasId(page);
  await isSaved(page);
  const { html } = await stored(stage, idOf(page));
  assert.match(
    html,
    /^<table data-kind="data"><tr><th><p>型号<\/p><\/th><th><p>容量<\/p><\/th><\/tr><tr><td><p>A1<\/p><\/td><td><p>480ml<\/p><\/td><\/tr><tr><td><p>A2<\/p><\/td><td><p><\/p><\/td><\/tr><\/table><p>前<\/p><img src="\/api\/oss\/[^"]+"[^>]*><p>后<\/p>$/,
  );
  const { bytes } = await exported(page, /Word/);
  assert.match(new TextDecoder().decode(unzipSync(bytes)['word/document.xml']), /<w:tblHeader\/>/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await body(page).getByText('A2').click();
  await tools.waitFor();
  await stage.shot(page, 'table-phone');
});

test('a reload in the middle of a sentence loses nothing; an earlier version comes back', async ({ stage }) => {
  const page = await stage.open(seeded, { as: 'owner' });
  const first = await stored(stage, 'art_seed_desk_article');
  await body(page).locator('p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type('先存的一句。');
  await isSaved(page);
  await stage.api('owner', 'POST', '/__mock/clock', { advanceSeconds: 120 }).catch(() => undefined);
  await page.keyboard.type('还没存的一句。');
  await page.waitForTimeout(300);
  await page.reload();
  await body(page).getByText('还没存的一句。').waitFor();
  await isSaved(page);
  await page.getByRole('button', { name: '历史版本' }).click();
  const drawer = page.getByRole('dialog', { name: '历史版本' });
  await drawer.getByRole('listitem').last().getByRole('button').click();
  await drawer.getByRole('button', { name: '恢复到这个版本' }).click();
  await drawer.waitFor({ state: 'hidden' });
  await isSaved(page);
  const now = await stored(stage, 'art_seed_desk_article');
  assert.ok(now.revision > first.revision + 1);
});

test('a text that was changed here and elsewhere shows both after a reload, and the choice holds', async ({
  stage,
}) => {
  stage.expectNoise(/article\/save|ERR_FAILED/);
  const page = await stage.open(seeded, { as: 'owner' });
  await body(page).locator('p').last().click();
  await page.keyboard.press('End');
  await page.route('**/article/save', (route) => route.abort());
  await page.keyboard.type('明早再量一次');
  await page.waitForTimeout(800);
  const { id, kind, platform, title, revision, html } = await stored(stage, 'art_seed_desk_article');
  const theirs = { id, kind, platform, title, revision, html: `${html}<p>客服补充：发货要七天</p>` };
  await stage.api('owner', 'POST', '/article/save', theirs);
  await page.unroute('**/article/save');
  await page.reload();
  await page.getByText('两处都有改动').waitFor();
  const difference = page.getByRole('region', { name: '与现在的差别' });
  await difference.getByText('明早再量一次').waitFor();
  await difference.getByText('客服补充：发货要七天').waitFor();
  await stage.shot(page, 'article-conflict');
  await page.getByRole('button', { name: '用本机的' }).click();
  await body(page).getByText('明早再量一次').waitFor();
  await isSaved(page);
});
