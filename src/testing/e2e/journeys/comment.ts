import assert from 'node:assert/strict';
import type { PostComment } from '../../../services/post_comment/schema';
import { test } from '../fixtures';

test('a comment is answered from what the goods are, once', async ({ stage }) => {
  const comments = async () =>
    (await stage.api<{ list: PostComment[] }>('owner', 'GET', '/post_comment/data', { page_size: 100 })).list;
  const asked = (await comments())[0];
  const page = await stage.open('/service/comment', { as: 'owner' });
  const answer = page.getByRole('button', { name: `回复 ${asked?.name ?? ''}` }).first();
  await answer.waitFor();
  await stage.shot(page, '1-comments');
  await answer.click();
  const dialog = page.getByRole('dialog', { name: `回复 ${asked?.name ?? ''}` });
  await dialog.getByRole('button', { name: '帮我写一条' }).click();
  await dialog
    .getByLabel('回复内容')
    .filter({ hasText: /\S{4,}/ })
    .waitFor();
  await stage.shot(page, '2-suggested');
  await dialog.getByRole('button', { name: '发送回复' }).dblclick();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('陈小满 回复：', { exact: false }).first().waitFor();
  assert.equal((await comments()).filter(({ state }) => state === 'answered').length, 1);
  await page.goto(`${stage.originOf()}/service/comment?state=new`);
  await page
    .getByRole('button', { name: /^回复 / })
    .first()
    .waitFor();
  for (const at of [1, 2]) await page.getByRole('checkbox').nth(at).check();
  await page.getByRole('button', { name: '批量回复（2）' }).click();
  const drawer = page.getByRole('dialog', { name: '批量回复 2 条评论' });
  await drawer
    .getByLabel(/^给 .* 的回复$/)
    .nth(1)
    .filter({ hasText: /\S{4,}/ })
    .waitFor();
  await stage.shot(page, '4-bulk');
  await drawer.getByRole('button', { name: '发送回复（2）' }).dblclick();
  await drawer.getByText('已发出 2 / 2，失败 0').waitFor();
  assert.equal((await comments()).filter(({ state }) => state === 'answered').length, 3);
  await drawer.getByRole('button', { name: /完\s?成/ }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await stage.shot(page, '3-comments-phone');
});
