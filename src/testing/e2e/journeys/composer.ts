import assert from 'node:assert/strict';
import { expect } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { addTopics, button, choose, drawerOf, openComposer, type Post, postsNamed, titleOf } from '../flows/composer';
import { ratioOf, uploadWebm, videosNamed } from '../flows/ownVideos';
import { aImage } from '../material/media';

const douyin = /山野日常 .*粉丝/;
const xiaohongshu = /山野生活手帖/;
const bilibili = /山野实验室/;
const longTitle = '这是一个比小红书允许的二十个字还要长出不少的标题';

test('one text for several accounts, one of them in its own words; the strictest limit is named and mended', async ({
  stage,
}) => {
  const { page, drawer } = await openComposer(stage);
  await choose(drawer, douyin, xiaohongshu);
  await titleOf(drawer).fill(longTitle);
  await drawer.getByText('按小红书计 24/20，所选平台中最严').waitFor();
  await drawer.getByText('小红书：标题 24 字，超过上限 20 字').first().waitFor();
  await stage.shot(page, '1-strictest');
  const findings = drawer.getByRole('status', { name: '发布检查' });
  await findings.getByRole('button', { name: '自动截短' }).click();
  await drawer.getByText('小红书：标题 24 字，超过上限 20 字').first().waitFor({ state: 'hidden' });

  // 小红书 has its own title from here, 抖音 keeps the long one.
  assert.equal(await titleOf(drawer).inputValue(), longTitle);
  await drawer.getByRole('tab', { name: /山野生活手帖/ }).click();
  const own = await titleOf(drawer).inputValue();
  assert.ok([...own].length <= 20 && longTitle.startsWith(own.slice(0, 8)), own);
  await button(drawer, '标题恢复跟随通用').click();
  assert.equal(await titleOf(drawer).inputValue(), longTitle);
  await button(drawer, '单独填写标题').click();
  await titleOf(drawer).fill('小红书上的短标题');
  await drawer.getByText('按小红书计 8/20').waitFor();
  await drawer.getByRole('tab', { name: '通用' }).click();
  await titleOf(drawer).fill('早上的一杯热水');
  await stage.shot(page, '2-own');
  await drawer.getByText('2 个账号、1 个时间').waitFor();
  await button(drawer, '定时发布').click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByText('已排期 2 条').waitFor();
  const posts = await postsNamed(stage, '早上的一杯热水', '小红书上的短标题');
  assert.deepEqual(posts.map(({ platform, title, state }) => [platform, title, state]).sort(), [
    ['douyin', '早上的一杯热水', 'scheduled'],
    ['xiaohongshu', '小红书上的短标题', 'scheduled'],
  ]);

  // Taken back in the message, and everything written is still there.
  await page.getByRole('button', { name: /^撤\s*销$/ }).click();
  await page.getByText(/已撤销 2 条/).waitFor();
  assert.deepEqual(await postsNamed(stage, '早上的一杯热水', '小红书上的短标题'), []);
  await page.goto(`${stage.originOf()}/publish/media?video=vid_seed_thermos&schedule=1`);
  assert.equal(await titleOf(await drawerOf(page)).inputValue(), '早上的一杯热水');
});

test('what a platform asks is asked, and stands in the way until it is answered', async ({ stage }) => {
  const { page, drawer } = await openComposer(stage);
  await choose(drawer, bilibili);
  await titleOf(drawer).fill('一只杯子的保温实验');
  // Topics come from the script; whoever takes them out is asked for others.
  const topics = drawer.getByRole('combobox', { name: '话题' });
  await topics.focus();
  for (let times = 0; times < 8; times += 1) await topics.press('Backspace');
  await button(drawer, '定时发布').click();
  await page.getByText(/还有 \d+ 处必须处理/).waitFor();
  await eventually('the field at fault has the focus', async () =>
    topics.evaluate((field) => field === document.activeElement),
  );
  await stage.shot(page, 'stopped');
  await addTopics(drawer, '保温杯', '开箱');
  await drawer.getByRole('tab', { name: /山野实验室/ }).click();
  const settings = drawer.getByRole('region', { name: '哔哩哔哩专属设置' });
  // The list opens with a motion, under which a click may meet the option beside the one meant.
  await expect(async () => {
    await settings.getByRole('combobox', { name: '分区' }).click();
    await page.getByTitle('科技数码', { exact: true }).last().click();
    await settings.getByTitle('科技数码', { exact: true }).waitFor({ timeout: 2000 });
  }).toPass();
  await expect(async () => {
    await settings.getByRole('combobox', { name: '类型' }).click();
    await page.getByTitle('转载', { exact: true }).last().click();
    await settings.getByText('“转载来源”还没有填').waitFor({ timeout: 2000 });
  }).toPass();
  await stage.shot(page, '3-fields');
  await settings.getByRole('textbox', { name: '转载来源' }).fill('品牌官方视频');
  await settings.getByText('“转载来源”还没有填').waitFor({ state: 'hidden' });
  await button(drawer, '定时发布').click();
  await drawer.waitFor({ state: 'hidden' });
  const [post] = await postsNamed(stage, '一只杯子的保温实验');
  assert.deepEqual(
    [post?.fields.category, post?.fields.copyright, post?.fields.mediaSource],
    ['tech', 'repost', '品牌官方视频'],
  );
});

test('what is typed survives closing and a reload; two videos have their own words and times', async ({ stage }) => {
  const { page, drawer } = await openComposer(stage, 'owner', 'vid_seed_thermos,vid_seed_mask');
  await choose(drawer, douyin);
  await titleOf(drawer).fill('第一条的标题');
  const strip = drawer.getByRole('region', { name: '这次发布的视频' });
  await strip
    .getByRole('button', { name: /换季脸干/ })
    .first()
    .click();
  await titleOf(drawer).fill('第二条的标题');
  await drawer.getByText('各账号下一个空档').click();
  await page.reload();
  const again = await drawerOf(page);
  await again.getByText(/已恢复 .* 没写完的内容/).waitFor();
  assert.ok(await again.getByRole('checkbox', { name: douyin }).isChecked());
  assert.equal(await titleOf(again).inputValue(), '第一条的标题');
  await strip
    .getByRole('button', { name: /换季脸干/ })
    .first()
    .click();
  assert.equal(await titleOf(again).inputValue(), '第二条的标题');
  await again.getByText('2 个视频、1 个账号、2 个时间').waitFor();
  await stage.shot(page, '4-two-videos');
  await button(again, '存为草稿').click();
  await again.waitFor({ state: 'hidden' });
  const posts = await postsNamed(stage, '第一条的标题', '第二条的标题');
  assert.deepEqual(
    posts.map(({ state }) => state),
    ['draft', 'draft'],
  );
  assert.notEqual(posts[0]?.publish_at, posts[1]?.publish_at);
});

test('who may only write hands in for approval', async ({ stage }) => {
  const { page, drawer } = await openComposer(stage, 'writer');
  await choose(drawer, douyin);
  await titleOf(drawer).fill('编辑写的一条');
  assert.equal(await button(drawer, '定时发布').count(), 0);
  await button(drawer, '提交审批').click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByText('已提交审批 1 条').waitFor();
  const [post] = await postsNamed(stage, '编辑写的一条');
  assert.equal(post?.state, 'pending_approval');
});

test('a planned post is changed later; what another member did meanwhile is shown beside it', async ({ stage }) => {
  const { list } = await stage.api<{ list: Post[] }>('owner', 'POST', '/publish/schedule', {
    posts: [
      {
        video_id: 'vid_seed_desk',
        account_id: 'wm_douyin_shop',
        publish_at: new Date(Date.now() + 86_400_000).toISOString(),
        title: '站着也能办公',
      },
    ],
  });
  const [planned] = list;
  assert.ok(planned);
  const page = await stage.open(`/publish/calendar?item=${planned.id}`, { as: 'owner' });
  const details = page.getByRole('dialog', { name: '发布详情' });
  await details.getByRole('button', { name: /^修改/ }).first().click();
  const drawer = await drawerOf(page, '修改发布内容');
  await titleOf(drawer).fill('我改的标题');
  await stage.api('owner', 'POST', '/publish/save', {
    id: planned.id,
    title: '同事改的标题',
    topics: ['办公'],
    fields: { allowSave: false },
  });
  await button(drawer, '保存修改').click();
  const conflict = drawer.getByRole('region', { name: /其他成员刚改过/ });
  await conflict.getByText('同事改的标题').waitFor();
  await conflict.getByText('我改的标题').waitFor();
  await stage.shot(page, '5-conflict');
  await conflict.getByRole('button', { name: '采用对方的话题' }).click();
  await conflict.getByRole('button', { name: '采用对方的允许下载' }).click();
  await conflict.getByRole('button', { name: '看好了，继续修改' }).click();
  assert.equal(await titleOf(drawer).inputValue(), '我改的标题');
  await button(drawer, '保存修改').click();
  await drawer.waitFor({ state: 'hidden' });
  const [saved] = await postsNamed(stage, '我改的标题');
  assert.deepEqual(saved?.topics, ['办公']);
  assert.equal(saved?.fields.allowSave, false, 'what the platform asks was taken over too');
  assert.equal(saved?.version, 3);
});

test('texts far too long are mended at a click; an account or a video that is gone meanwhile is told in its place', async ({
  stage,
}) => {
  stage.expectNoise(/Failed to load resource|request failed/);
  const { page, drawer } = await openComposer(stage, 'owner', 'vid_seed_thermos,vid_seed_mask');
  await choose(drawer, douyin, xiaohongshu);
  await titleOf(drawer).fill('👨‍👩‍👧‍👦一家人的杯子🥤'.repeat(5));
  await drawer.getByRole('textbox', { name: '文案', exact: true }).fill('好'.repeat(5000));
  await addTopics(drawer, Array.from({ length: 30 }, (_, index) => `话题${index}`).join(' '));
  const findings = drawer.getByRole('status', { name: '发布检查' });
  await findings
    .getByText(/话题 30 个，最多/)
    .first()
    .waitFor();
  await stage.shot(page, '6-too-much');
  await findings.getByRole('button', { name: '全部修好' }).click();
  await eventually(
    'nothing is refused any more',
    async () => (await findings.getByText(/超过上限|最多/).count()) === 0,
  );

  await stage.api('owner', 'POST', '/wemedia/unbind', { id: 'wm_xhs_shop', posts: 'draft' });
  await button(drawer, '定时发布').click();
  await drawer.getByText(/没有发出：/).waitFor();
  await drawer.getByText(/1 个账号已解绑/).waitFor();
  await stage.shot(page, '7-account-gone');
  await stage.api('owner', 'POST', '/video/delete', { ids: ['vid_seed_mask'] });
  await button(drawer, '定时发布').click();
  await drawer.getByText('视频已删除，无法发布').waitFor();
  await drawer
    .getByRole('button', { name: /^移除 / })
    .last()
    .click();
  await button(drawer, '定时发布').click();
  await drawer.waitFor({ state: 'hidden' });
  await page.getByText('已排期 1 条').waitFor();
});

test('a cover is uploaded and cut to the shape of its platform; the one that shows another shape gets its own', async ({
  stage,
}) => {
  const { page, drawer } = await openComposer(stage);
  await choose(drawer, douyin, bilibili);
  await titleOf(drawer).fill('封面裁剪');
  await addTopics(drawer, '保温杯', '开箱');
  await drawer.locator('input[type="file"]').setInputFiles(aImage('店里拍的.png', 1200, 1800));
  const crop = page.getByRole('dialog', { name: '调整封面' });
  await crop.getByText('输出 1200×1600').waitFor();
  await crop.getByRole('slider', { name: '缩放' }).press('ArrowRight');
  await crop.getByText('输出 1200×1600').waitFor({ state: 'hidden' });
  await stage.shot(page, '11-crop');
  await crop.getByRole('button', { name: '使用这张封面' }).click();
  await crop.waitFor({ state: 'hidden' });

  const findings = drawer.getByRole('status', { name: '发布检查' });
  const wrong = findings.getByText('封面比例不合，平台显示为 16:9 / 4:3');
  await wrong.waitFor();
  await findings.getByRole('button', { name: '裁剪封面' }).first().click();
  await crop.getByText(/输出 \d+×\d+|原图较小/).waitFor();
  await crop.getByRole('button', { name: /^取\s*消$/ }).click();
  await crop.waitFor({ state: 'hidden' });
  assert.equal(await wrong.count(), 1, 'nothing has changed');
  await findings.getByRole('button', { name: '裁剪封面' }).first().click();
  await crop.getByRole('button', { name: '使用这张封面' }).click();
  await crop.waitFor({ state: 'hidden' });
  await wrong.waitFor({ state: 'hidden' });
  await drawer.getByRole('tab', { name: /山野实验室/ }).click();
  await button(drawer, '封面恢复跟随通用').waitFor();

  // A frame of the video for this one account.
  await button(drawer, '从视频选帧').click();
  await crop.getByText(/输出 \d+×\d+|原图较小/).waitFor();
  await stage.shot(page, '12-frame');
  await crop.getByRole('button', { name: '使用这张封面' }).click();
  await crop.waitFor({ state: 'hidden' });
  const settings = drawer.getByRole('region', { name: '哔哩哔哩专属设置' });
  // The list opens with a motion, under which a click may meet the option beside the one meant.
  await expect(async () => {
    await settings.getByRole('combobox', { name: '分区' }).click();
    await page.getByTitle('科技数码', { exact: true }).last().click();
    await settings.getByTitle('科技数码', { exact: true }).waitFor({ timeout: 2000 });
  }).toPass();
  await button(drawer, '存为草稿').click();
  await drawer.waitFor({ state: 'hidden' });
  const posts = await postsNamed(stage, '封面裁剪');
  const covers = await Promise.all(
    posts.map(async ({ platform, cover }) => [platform, (await ratioOf(page, cover)).toFixed(2)]),
  );
  assert.deepEqual(covers.sort(), [
    ['bilibili', (16 / 9).toFixed(2)],
    ['douyin', (3 / 4).toFixed(2)],
  ]);
});

test('a video that a platform does not take is made fit in the background and takes the place of the old one', async ({
  stage,
}) => {
  const page = await stage.open('/publish/media', { as: 'owner' });
  const video = await uploadWebm(stage, page, '手机拍的一段');
  await page.goto(`${stage.originOf()}/publish/media?video=${video.id}&schedule=1`);
  const drawer = await drawerOf(page);
  await choose(drawer, xiaohongshu);
  const findings = drawer.getByRole('status', { name: '发布检查' });
  const refused = findings.getByText(/webm.*mp4/i);
  await refused.waitFor();

  // Stopped on its way up: the video stays as it is.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/oss_sts/, async (route) => {
    await held;
    await route.abort().catch(() => undefined);
  });
  await findings.getByRole('button', { name: '转码', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '转码以符合平台要求' });
  await dialog.getByText('小红书').waitFor();
  await stage.shot(page, '13-transcode');
  await dialog.getByRole('button', { name: '开始转码' }).click();
  await dialog.getByText('正在上传').waitFor({ timeout: 60_000 });
  await dialog.getByRole('button', { name: '取消转码' }).click();
  await dialog.getByText('已取消转码，原视频不受影响').waitFor();
  release();
  await page.unroute(/oss_sts/);
  assert.equal((await videosNamed(stage, '手机拍的一段')).length, 1);

  await dialog.getByRole('button', { name: '开始转码' }).click();
  await dialog.getByRole('button', { name: '换用新成片' }).click({ timeout: 60_000 });
  await dialog.waitFor({ state: 'hidden' });
  await refused.waitFor({ state: 'hidden' });
  await stage.shot(page, '14-transcoded');
  const made = (await videosNamed(stage, '手机拍的一段')).find(({ id }) => id !== video.id);
  assert.deepEqual([made?.container, made?.video_codec], ['mp4', 'avc']);
  await button(drawer, '定时发布').click();
  await drawer.waitFor({ state: 'hidden' });
  const [post] = await postsNamed(stage, '手机拍的一段');
  assert.equal(post?.video_id, made?.id);
  assert.equal(post?.ai_declared, true, 'the account declares AI content unless it is said otherwise');
});

test('on a phone the places stand one after the other', async ({ stage }) => {
  const page = await stage.open('/publish/media?video=vid_seed_thermos&schedule=1', {
    as: 'owner',
    width: 390,
    height: 844,
  });
  const drawer = await drawerOf(page);
  await drawer.getByText('账号', { exact: true }).click();
  await choose(drawer, douyin);
  await stage.shot(page, '8-phone-accounts');
  await drawer.getByText('预览', { exact: true }).first().click();
  await stage.shot(page, '9-phone-preview');
  await drawer.getByText('内容', { exact: true }).click();
  await titleOf(drawer).fill('手机上写的一条');
  await stage.shot(page, '10-phone-words');
  await button(drawer, '定时发布').click();
  await drawer.waitFor({ state: 'hidden' });
  assert.equal((await postsNamed(stage, '手机上写的一条')).length, 1);
});
