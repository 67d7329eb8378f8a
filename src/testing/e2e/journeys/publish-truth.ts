import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../flows/compose';
import { journey } from '../journey';
import type { Stage } from '../stage';

interface Post {
  readonly id: string;
  readonly state: string;
}

/** A post that leaves in a minute, and the page of its drawer. */
async function sent(stage: Stage, account: string, title: string): Promise<{ id: string; page: Page; post: Locator }> {
  await stage.api('owner', 'POST', '/wemedia/save', {
    id: account,
    group: '',
    slots: [],
    per_day: 50,
    ai_declared: true,
  });
  const { now } = await stage.api<{ now: string }>('owner', 'POST', '/__mock/clock', { advanceSeconds: 0 });
  const publish_at = new Date(Date.parse(now) + 60_000).toISOString();
  const { list } = await stage.api<{ list: Post[] }>('owner', 'POST', '/publish/schedule', {
    posts: [{ video_id: 'vid_seed_thermos', account_id: account, publish_at, title, topics: ['好物'] }],
  });
  const id = list[0]?.id ?? '';
  await stage.advanceClock(120);
  const page = await stage.open(`/publish/calendar?item=${id}`, { as: 'owner' });
  const post = page.getByRole('dialog', { name: '发布详情' });
  return { id, page, post };
}

const stateOf = async (stage: Stage, id: string): Promise<string> =>
  (await stage.api<Post>('owner', 'GET', '/publish/info', { id })).state;

export default journey('publish-truth', {
  'the code in the drawer is agreed to on the phone, and the drawer goes on by itself': async (stage) => {
    const { id, page, post } = await sent(stage, 'wm_douyin_scan', '仓库里倒放的杯子');
    await post.getByText('待你确认').first().waitFor();
    const href = (await post.getByRole('link', { name: '在本机打开' }).getAttribute('href')) ?? '';
    const phone = await page.context().newPage();
    await phone.goto(href);
    await phone.getByText('仓库里倒放的杯子').waitFor();
    await phone.getByRole('button', { name: '确认发布' }).click();
    await phone.getByText('已确认发布').waitFor();
    await phone.close();
    await eventually('the post went on', async () => (await stateOf(stage, id)) !== 'waiting_user');
    await post.getByText('平台审核中').first().waitFor({ timeout: 10_000 });
    await stage.shot(page, 'confirmed');
  },

  'a rejected post names the reason and goes back into work with its history': async (stage) => {
    const { id, page, post } = await sent(stage, 'wm_xhs_strict', '试用一周的杯子');
    await post.getByText('站外导流').first().waitFor();
    await stage.shot(page, 'rejected');
    await post.getByRole('button', { name: '修改后重新提交' }).click();
    await eventually('it is a draft', async () => (await stateOf(stage, id)) === 'draft');
  },

  'an unknown post is not sent again: a person says what he saw': async (stage) => {
    const { id, page, post } = await sent(stage, 'wm_bilibili', '拆开看看这只杯子');
    await post.getByText('结果待核实').first().waitFor();
    assert.equal(await post.getByRole('button', { name: '重新发布' }).count(), 0);
    await post.getByRole('button', { name: '核实结果' }).click();
    const ask = page.getByRole('dialog').filter({ hasText: '发出来了吗' });
    await ask.getByText('已经发出').click();
    await ask.getByRole('button', { name: /确\s?定/ }).click();
    await eventually('it is settled', async () => (await stateOf(stage, id)) === 'published');
  },

  'a broken upload is sent again': async (stage) => {
    const { id, post } = await sent(stage, 'wm_shipinhao', '生活馆里的杯子');
    await post.getByRole('button', { name: '重新发布' }).click();
    await eventually('it is on its way', async () => (await stateOf(stage, id)) !== 'failed');
  },

  'an account that is let go gives its planned posts back as drafts': async (stage) => {
    const page = await stage.open('/publish/wemedia?unbind=wm_gongzhonghao', { as: 'owner' });
    const ask = page.getByRole('dialog').filter({ hasText: '解绑“山野来信”' });
    await ask.getByRole('button', { name: '解绑账号' }).click();
    await ask.waitFor({ state: 'hidden' });
    await eventually(
      'it is gone',
      async () => (await page.getByRole('button', { name: '查看山野来信' }).count()) === 0,
    );
  },

  'an account whose login ended is logged in anew by the phone': async (stage) => {
    const page = await stage.open('/publish/wemedia', { as: 'owner' });
    await page.getByRole('button', { name: '查看山野旧号' }).waitFor();
    await stage.shot(page, 'board');
    await page.goto(`${new URL(page.url()).origin}/publish/wemedia?login=wm_bilibili_old`);
    const dialog = page.getByRole('dialog').filter({ hasText: '重新登录“山野旧号”' });
    const href = (await dialog.getByRole('link', { name: '在本机打开' }).getAttribute('href')) ?? '';
    const phone = await page.context().newPage();
    await phone.goto(href);
    await phone.getByRole('button', { name: '同意授权' }).click();
    await phone.getByText('已同意授权').waitFor();
    await phone.close();
    await dialog.getByText('“山野旧号”已重新登录').waitFor({ timeout: 10_000 });
    await stage.shot(page, 'logged-in');
    await dialog.getByRole('button', { name: /完\s?成/ }).click();
  },
});
