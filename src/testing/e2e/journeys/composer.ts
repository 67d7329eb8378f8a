import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../flows/compose';
import { journey } from '../journey';
import type { DemoAccount, Stage } from '../stage';

interface Post {
  readonly id: string;
  readonly account_id: string;
  readonly platform: string;
  readonly title: string;
  readonly description: string;
  readonly topics: readonly string[];
  readonly state: string;
  readonly publish_at: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

const always = { from: '2020-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
const douyin = /山野日常 .*粉丝/;
const xiaohongshu = /山野生活手帖/;
const bilibili = /山野实验室/;
const longTitle = '这是一个比小红书允许的二十个字还要长出不少的标题';

async function postsNamed(stage: Stage, ...titles: string[]): Promise<Post[]> {
  const { list } = await stage.api<{ list: Post[] }>('owner', 'GET', '/publish/data', always);
  return list.filter(({ title }) => titles.includes(title));
}

async function compose(stage: Stage, as: DemoAccount = 'owner', videos = 'vid_seed_thermos') {
  const page = await stage.open(`/publish/media?video=${videos}&schedule=1`, { as });
  return { page, drawer: await drawerOf(page) };
}

async function drawerOf(page: Page, name = '排期发布'): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('textbox', { name: '标题', exact: true }).waitFor();
  return drawer;
}

const titleOf = (drawer: Locator): Locator => drawer.getByRole('textbox', { name: '标题', exact: true });
const button = (drawer: Locator, name: string): Locator => drawer.getByRole('button', { name, exact: true });
const choose = async (drawer: Locator, ...names: RegExp[]): Promise<void> => {
  for (const name of names) await drawer.getByRole('checkbox', { name }).check();
};

async function addTopics(drawer: Locator, ...topics: string[]): Promise<void> {
  const field = drawer.getByRole('combobox', { name: '话题' });
  for (const topic of topics) {
    await field.fill(topic);
    await field.press('Enter');
  }
}

export default journey('composer', {
  'one text for several accounts, one of them in its own words; the strictest limit is named and mended': async (
    stage,
  ) => {
    const { page, drawer } = await compose(stage);
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
  },

  'what a platform asks is asked, and stands in the way until it is answered': async (stage) => {
    const { page, drawer } = await compose(stage);
    await choose(drawer, bilibili);
    await titleOf(drawer).fill('一只杯子的保温实验');
    await button(drawer, '定时发布').click();
    await page.getByText(/还有 \d+ 处必须处理/).waitFor();
    await eventually('the field at fault has the focus', async () =>
      drawer.getByRole('combobox', { name: '话题' }).evaluate((field) => field === document.activeElement),
    );
    await addTopics(drawer, '保温杯', '开箱');
    await drawer.getByRole('tab', { name: /山野实验室/ }).click();
    const settings = drawer.getByRole('region', { name: '哔哩哔哩专属设置' });
    await settings.getByRole('combobox', { name: '分区' }).click();
    await page.getByTitle('科技数码').click();
    await settings.getByRole('combobox', { name: '类型' }).click();
    await page.getByTitle('转载').click();
    await settings.getByText('“转载来源”还没有填').waitFor();
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
  },

  'what is typed survives closing and a reload; two videos have their own words and times': async (stage) => {
    const { page, drawer } = await compose(stage, 'owner', 'vid_seed_thermos,vid_seed_mask');
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
  },

  'who may only write hands in for approval': async (stage) => {
    const { page, drawer } = await compose(stage, 'writer');
    await choose(drawer, douyin);
    await titleOf(drawer).fill('编辑写的一条');
    assert.equal(await button(drawer, '定时发布').count(), 0);
    await button(drawer, '提交审批').click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByText('已提交审批 1 条').waitFor();
    const [post] = await postsNamed(stage, '编辑写的一条');
    assert.equal(post?.state, 'pending_approval');
  },

  'a planned post is changed later; what another member did meanwhile is shown beside it': async (stage) => {
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
    await stage.api('owner', 'POST', '/publish/save', { id: planned.id, title: '同事改的标题', topics: ['办公'] });
    await button(drawer, '保存修改').click();
    const conflict = drawer.getByRole('region', { name: /其他成员刚改过/ });
    await conflict.getByText('同事改的标题').waitFor();
    await conflict.getByText('我改的标题').waitFor();
    await stage.shot(page, '5-conflict');
    await conflict.getByRole('button', { name: '采用对方的话题' }).click();
    await conflict.getByRole('button', { name: '看好了，继续修改' }).click();
    assert.equal(await titleOf(drawer).inputValue(), '我改的标题');
    await button(drawer, '保存修改').click();
    await drawer.waitFor({ state: 'hidden' });
    const [saved] = await postsNamed(stage, '我改的标题');
    assert.deepEqual(saved?.topics, ['办公']);
    assert.equal(saved?.version, 3);
  },

  'texts far too long are mended at a click; an account or a video that is gone meanwhile is told in its place': async (
    stage,
  ) => {
    stage.expectNoise(/Failed to load resource|request failed/);
    const { page, drawer } = await compose(stage, 'owner', 'vid_seed_thermos,vid_seed_mask');
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
  },

  'on a phone the places stand one after the other': async (stage) => {
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
  },
});
