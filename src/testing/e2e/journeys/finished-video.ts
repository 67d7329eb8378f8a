import assert from 'node:assert/strict';
import { test } from '../fixtures';
import { button, choose, postsNamed, titleOf } from '../flows/composer';
import { probeVideo } from '../probe/probeVideo';

const douyin = /山野日常 .*粉丝/;
const xiaohongshu = /山野生活手帖/;

test('a finished video is saved as a file, and gets words and a time for each platform', async ({ stage }) => {
  const page = await stage.open('/compose/publish?video=vid_seed_thermos', { as: 'owner' });
  const body = page.locator('main');
  await titleOf(body).waitFor();
  await stage.shot(page, '1-open');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    body.getByRole('button', { name: /^下载“/ }).click(),
  ]);
  assert.ok((await probeVideo(file)).duration > 1, 'the file is the video');

  await choose(body, douyin, xiaohongshu);
  await titleOf(body).fill('早上的一杯热水');
  await body.getByRole('tab', { name: /山野生活手帖/ }).click();
  await button(body, '单独填写标题').click();
  await titleOf(body).fill('小红书上的短标题');
  await stage.shot(page, '2-words');
  await button(body, '定时发布').click();
  await page.waitForURL(/\/publish\/calendar/);
  await stage.shot(page, '3-calendar');
  const posts = await postsNamed(stage, '早上的一杯热水', '小红书上的短标题');
  assert.deepEqual(posts.map(({ platform, state }) => [platform, state]).sort(), [
    ['douyin', 'scheduled'],
    ['xiaohongshu', 'scheduled'],
  ]);
});

test('without a video one is chosen on the page, on a phone too', async ({ stage }) => {
  const page = await stage.open('/compose/publish', { as: 'owner', width: 390, height: 844, dark: true });
  await page.getByRole('region', { name: '内容' }).getByText('先选要发布的视频').waitFor();
  await stage.shot(page, '1-none');
  await page.getByRole('button', { name: '选择成片' }).click();
  await page.getByRole('dialog').waitFor();
  await stage.shot(page, '2-picker');
});

test('projects in the making are found in one place', async ({ stage }) => {
  for (const [title, kind] of [
    ['竹编剪辑', 'editor.timeline'],
    ['杯子混剪', 'creative.clip.creation'],
  ])
    await stage.api('owner', 'POST', '/project/save', { title, kind, draft: {} });
  const page = await stage.open('/compose/editor', { as: 'owner' });
  await page.getByText('杯子混剪').waitFor();
  await stage.shot(page, '1-list');
  await page.getByPlaceholder('搜索工程名称').fill('竹编');
  await page.keyboard.press('Enter');
  await page.getByText('杯子混剪').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '接着做' }).first().click();
  await page.waitForURL(/\/editor\/timeline\?project=/);
  const phone = await stage.open('/compose/editor', { as: 'owner', width: 390, height: 844, dark: true });
  await phone.getByText('竹编剪辑').waitFor();
  await stage.shot(phone, '2-phone');
});
