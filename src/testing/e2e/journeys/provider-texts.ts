import assert from 'node:assert/strict';
import { test } from '../fixtures';

test('an announcement is written, published, read by a merchant, and withdrawn', async ({ stage }) => {
  const admin = await stage.open('/platform/announce', { as: 'admin' });
  await admin.getByRole('button', { name: '新建公告' }).click();
  const drawer = admin.getByRole('dialog', { name: '新建公告' });
  await drawer.getByLabel('标题').fill('画面字幕也能读了');
  await drawer.getByLabel('摘要').fill('拆解视频时，听不出内容就读画面上的字幕');
  await drawer.getByRole('textbox', { name: '正文' }).fill('把视频拖进内容拆解，等一会儿就能看到每一句。');
  await drawer.getByRole('button', { name: /保\s?存/ }).click();
  const row = admin.getByRole('row').filter({ hasText: '画面字幕也能读了' });
  await row.getByRole('button', { name: /发\s?布/ }).click();
  const publish = admin.getByRole('dialog', { name: '发布“画面字幕也能读了”？' });
  await stage.shot(admin, '1-publish');
  await publish.getByRole('button', { name: /发\s?布/ }).click();
  await row.getByText('已发布').waitFor();

  const owner = await stage.open('/merchant/message', { as: 'owner' });
  await owner.getByText('画面字幕也能读了').first().click();
  await owner.getByText('把视频拖进内容拆解，等一会儿就能看到每一句。').waitFor();
  await stage.shot(owner, '2-read');
  assert.match(owner.url(), /\/merchant\/announce\/info/);

  await row.getByRole('button', { name: /撤\s?下/ }).click();
  await admin
    .getByRole('dialog', { name: '撤下“画面字幕也能读了”？' })
    .getByRole('button', { name: /撤\s?下/ })
    .click();
  await row.getByText('已撤下').waitFor();
});
