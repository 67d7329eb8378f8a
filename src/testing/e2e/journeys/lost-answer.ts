import assert from 'node:assert/strict';
import type { Article } from '../../../services/article/schema';
import { test } from '../fixtures';
import { body, isSaved } from '../flows/articles';
import { eventually } from '../flows/compose';
import { button, choose, openComposer, postsNamed, titleOf } from '../flows/composer';
import type { Stage } from '../stage';

/**
 * The call is done, then the line breaks: the page cannot know. Whoever presses again must not get it twice. Several
 * times: a browser that gets nothing on an open connection asks once more by itself.
 */
const loseAnswer = (stage: Stage, path: string): Promise<void> => {
  stage.expectNoise(/Failed to load resource|request failed|ERR_/);
  return stage.fault({ path, kind: 'lostAnswer', times: 99 });
};

test('goods saved again after a lost answer are there once', async ({ stage }) => {
  const page = await stage.open('/creative/goods', { as: 'owner' });
  await page.getByRole('button', { name: '新建商品' }).first().click();
  const drawer = page.getByRole('dialog', { name: '新建商品' });
  await drawer.getByRole('textbox', { name: '商品名称' }).fill('只该有一件的竹刷');
  await loseAnswer(stage, '/goods/save');
  const save = drawer.getByRole('button', { name: /^(loading ?)?(保\s*存|确\s*定)$/ });
  const said = page.getByText('添加失败请重试').first().waitFor();
  await save.click();
  await said;
  await stage.clearFaults();
  assert.equal(await named(stage), 1);
  await save.click();
  await drawer.waitFor({ state: 'hidden' });
  assert.equal(await named(stage), 1);
});

async function named(stage: Stage): Promise<number> {
  const { list } = await stage.api<{ list: { title: string }[] }>('owner', 'GET', '/goods/data', {
    page_size: 50,
    keyword: '只该有一件的竹刷',
  });
  return list.length;
}

test('posts scheduled again after a lost answer are planned once', async ({ stage }) => {
  const { page, drawer } = await openComposer(stage);
  await choose(drawer, /山野日常 .*粉丝/);
  await titleOf(drawer).fill('只该发一次的视频');
  await drawer.getByText('1 个账号、1 个时间').waitFor();
  await loseAnswer(stage, '/publish/schedule');
  await button(drawer, '定时发布').click();
  await eventually('the answer is lost', async () => (await postsNamed(stage, '只该发一次的视频')).length === 1);
  await drawer
    .getByText(/没有发出/)
    .first()
    .waitFor();
  await stage.clearFaults();
  await stage.shot(page, '1-lost');
  await button(drawer, '定时发布').click();
  await drawer.waitFor({ state: 'hidden' });
  assert.equal((await postsNamed(stage, '只该发一次的视频')).length, 1);
});

test('an article whose save was not answered is saved by itself, and is no conflict with itself', async ({ stage }) => {
  const page = await stage.open('/editor/article?id=art_seed_desk_article', { as: 'owner' });
  const stored = () => stage.api<Article>('owner', 'GET', '/article/info', { id: 'art_seed_desk_article' });
  const before = await stored();
  await loseAnswer(stage, '/article/save');
  await body(page).locator('p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.type('断线前写的一句。');
  await eventually('the save has arrived', async () => (await stored()).text.includes('断线前写的一句。'));
  await stage.clearFaults();
  await page.keyboard.type('断线后写的一句。');
  await eventually('what came after has arrived', async () => (await stored()).text.includes('断线后写的一句。'));
  await isSaved(page);
  assert.equal(await page.getByRole('dialog').count(), 0);
  const after = await stored();
  assert.equal(after.text.split('断线前写的一句。').length, 2);
  assert.ok(after.revision <= before.revision + 3, `${before.revision} → ${after.revision}`);
});
