import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import type { Stage } from '../stage';

interface Post {
  readonly id: string;
  readonly state: string;
  readonly title: string;
  readonly account_id: string;
  readonly publish_at: string;
  readonly history: readonly { readonly state: string }[];
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
  const publish_at = new Date((await serverTime(stage)) + 60_000).toISOString();
  const { list } = await stage.api<{ list: Post[] }>('owner', 'POST', '/publish/schedule', {
    posts: [{ video_id: 'vid_seed_thermos', account_id: account, publish_at, title, topics: ['好物'] }],
  });
  const id = list[0]?.id ?? '';
  await stage.advanceClock(120);
  const page = await stage.open(`/publish/calendar?item=${id}`, { as: 'owner' });
  const post = page.getByRole('dialog', { name: '发布详情' });
  return { id, page, post };
}

const postOf = (stage: Stage, id: string): Promise<Post> => stage.api<Post>('owner', 'GET', '/publish/info', { id });
const stateOf = async (stage: Stage, id: string): Promise<string> => (await postOf(stage, id)).state;
const serverTime = async (stage: Stage): Promise<number> =>
  Date.parse((await stage.api<{ now: string }>('owner', 'POST', '/__mock/clock', { advanceSeconds: 0 })).now);

/** Holds the phone before the code: opens what it says and answers. */
async function onPhone(page: Page, code: Locator, answer: string, done: string): Promise<void> {
  const phone = await page.context().newPage();
  await phone.goto((await code.getAttribute('href')) ?? '');
  await phone.getByRole('button', { name: answer }).click();
  await phone.getByText(done).waitFor();
  await phone.close();
}

test('the code in the drawer is agreed to on the phone, and the drawer goes on by itself', async ({ stage }) => {
  const { id, page, post } = await sent(stage, 'wm_douyin_scan', '仓库里倒放的杯子');
  await post.getByText('待你确认').first().waitFor();
  await onPhone(page, post.getByRole('link', { name: '在本机打开' }), '确认发布', '已确认发布');
  await eventually('the post went on', async () => (await stateOf(stage, id)) !== 'waiting_user');
  await post.getByText('平台审核中').first().waitFor({ timeout: 10_000 });
  await stage.shot(page, 'confirmed');
});

test('a rejected post names the reason, is mended in the composer and goes out, and its history stays', async ({
  stage,
}) => {
  const { id, page, post } = await sent(stage, 'wm_xhs_strict', '试用一周的杯子');
  await post.getByText('站外导流').first().waitFor();
  await stage.shot(page, 'rejected');
  await post.getByRole('button', { name: '修改后重新提交' }).click();
  const composer = page.getByRole('dialog', { name: '修改发布内容' });
  // the reason stays in sight while one mends
  await composer.getByText('站外导流').first().waitFor();
  await composer.getByRole('textbox', { name: '标题', exact: true }).fill('试用一周，说说这只杯子');
  await composer.getByRole('button', { name: '选下一个空档' }).click();
  await stage.shot(page, 'mending');
  await composer.getByRole('button', { name: '定时发布', exact: true }).click();
  await composer.waitFor({ state: 'hidden' });
  await eventually('it is planned anew', async () => (await stateOf(stage, id)) === 'scheduled');
  await post.getByText('待发布').first().waitFor();
  const planned = await postOf(stage, id);
  await stage.advanceClock(Math.ceil((Date.parse(planned.publish_at) - (await serverTime(stage))) / 1000) + 60);
  await eventually('it is online', async () => (await stateOf(stage, id)) === 'published');
  const { title, history } = await postOf(stage, id);
  assert.equal(title, '试用一周，说说这只杯子');
  assert.ok(history.some(({ state }) => state === 'platform_rejected'));
  await page.goto(`${stage.originOf()}/publish/calendar?item=${id}`);
  await post.getByText('平台未通过').waitFor();
  await post.getByRole('link', { name: /到平台查看/ }).waitFor();
  await stage.shot(page, 'mended');
});

test('an unknown post is not sent again: a person says what he saw', async ({ stage }) => {
  const { id, page, post } = await sent(stage, 'wm_bilibili', '拆开看看这只杯子');
  await post.getByText('结果待核实').first().waitFor();
  assert.equal(await post.getByRole('button', { name: '重新发布' }).count(), 0);
  await post.getByRole('button', { name: '核实结果' }).click();
  const ask = page.getByRole('dialog').filter({ hasText: '发出来了吗' });
  await ask.getByText('已经发出').click();
  await ask.getByRole('button', { name: /确\s?定/ }).click();
  await eventually('it is settled', async () => (await stateOf(stage, id)) === 'published');
});

test('a broken upload is sent again', async ({ stage }) => {
  const { id, post } = await sent(stage, 'wm_shipinhao', '生活馆里的杯子');
  await post.getByRole('button', { name: '重新发布' }).click();
  await eventually('it is on its way', async () => (await stateOf(stage, id)) !== 'failed');
});

test('notice, task, workbench and board lead to the post that failed', async ({ stage }) => {
  const { id, page, post } = await sent(stage, 'wm_shipinhao', '仓库里的最后一只杯子');
  const leave = async (): Promise<void> => {
    await page.goto(`${stage.originOf()}/workbench`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };
  const opened = async (): Promise<void> => {
    await post.getByRole('heading', { name: '仓库里的最后一只杯子' }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get('item'), id);
  };
  await opened();

  await leave();
  await page.getByRole('button', { name: /通知|消息/ }).click();
  await page
    .getByRole('button', { name: /发布失败.*仓库里的最后一只杯子/ })
    .first()
    .click();
  await opened();

  await leave();
  await page.getByRole('button', { name: /任务中心/ }).click();
  const task = page.getByRole('dialog', { name: '任务中心' }).getByRole('listitem').filter({ hasText: '最后一只杯子' });
  await task.getByRole('link', { name: '查看结果' }).click();
  await opened();

  await leave();
  await page
    .getByRole('link', { name: /仓库里的最后一只杯子/ })
    .first()
    .click();
  await opened();

  await leave();
  await page
    .getByRole('link', { name: /山野日常生活馆 · 视频号/ })
    .first()
    .click();
  const account = page.getByRole('dialog', { name: '山野日常生活馆' });
  await account.getByRole('button', { name: /仓库里的最后一只杯子/ }).click();
  await post.getByRole('button', { name: '重新发布' }).waitFor();
  await stage.shot(page, 'from-board');
});

test('an account that is let go gives its planned posts back as drafts, and another one takes them', async ({
  stage,
}) => {
  const page = await stage.open('/publish/wemedia?account=wm_xhs_shop', { as: 'owner' });
  const account = page.getByRole('dialog', { name: '山野生活手帖' });
  await account.getByRole('button', { name: /久坐的人看过来/ }).waitFor();
  await stage.shot(page, 'account');
  await account.getByRole('button', { name: /^解\s?绑$/ }).click();
  const ask = page.getByRole('dialog').filter({ hasText: '解绑“山野生活手帖”' });
  await ask.getByText('它还有 3 条已安排的发布，怎么处理？').waitFor();
  assert.ok(await ask.getByRole('radio', { name: '退回草稿，以后换账号再发' }).isChecked());
  await stage.shot(page, 'unbind');
  await ask.getByRole('button', { name: '解绑账号' }).click();
  await page.getByText('3 条已退回草稿').waitFor();
  await ask.waitFor({ state: 'hidden' });
  await eventually('it is gone', async () => (await page.getByRole('button', { name: /^山野生活手帖/ }).count()) === 0);

  const { list } = await stage.api<{ list: Post[] }>('owner', 'GET', '/publish/data', {
    from: '2020-01-01T00:00:00.000Z',
    to: '2100-01-01T00:00:00.000Z',
  });
  const left = list.find(({ title }) => title === '久坐的人看过来');
  assert.equal(left?.state, 'draft');
  await page.goto(`${stage.originOf()}/publish/calendar?item=${left?.id}`);
  const post = page.getByRole('dialog', { name: '发布详情' });
  await post.getByText('账号已经解绑，需要换一个账号才能发出。').waitFor();
  await stage.shot(page, 'account-gone');
  await post.getByRole('button', { name: '换一个账号' }).click();
  const swap = page.getByRole('dialog').filter({ hasText: '换到哪个账号' });
  await swap.getByRole('radio', { name: /山野试用官/ }).check();
  await swap.getByRole('button', { name: '换一个账号' }).click();
  await swap.waitFor({ state: 'hidden' });
  await post.getByRole('button', { name: '安排发布' }).click();
  await eventually('it is planned again', async () => {
    const now = await postOf(stage, left?.id ?? '');
    return now.state === 'scheduled' && now.account_id === 'wm_xhs_strict';
  });
});

test('an account whose login ended is logged in anew by the phone, and what was stuck goes out', async ({ stage }) => {
  const soon = new Date((await serverTime(stage)) + 3 * 86_400_000).toISOString();
  const { list } = await stage.api<{ list: Post[] }>('owner', 'POST', '/publish/schedule', {
    posts: ['早上的一杯热水', '晚上的一杯热水'].map((title) => ({
      video_id: 'vid_seed_thermos',
      account_id: 'wm_shipinhao',
      publish_at: soon,
      title,
      topics: ['好物'],
    })),
  });
  await stage.advanceClock(3 * 86_400 + 120);
  const page = await stage.open('/publish/wemedia', { as: 'owner' });
  await page.getByRole('button', { name: /^山野日常生活馆/ }).waitFor();
  await page.getByText('2 条因登录失效没发出').waitFor();
  await stage.shot(page, 'board');
  await page.goto(`${stage.originOf()}/publish/wemedia?login=wm_shipinhao`);
  const dialog = page.getByRole('dialog').filter({ hasText: '重新登录“山野日常生活馆”' });
  await onPhone(page, dialog.getByRole('link', { name: '在本机打开' }), '同意授权', '已同意授权');
  await dialog.getByText('“山野日常生活馆”已重新登录').waitFor({ timeout: 10_000 });
  await dialog.getByText('有 2 条因登录失效没有发出。').waitFor();
  await stage.shot(page, 'logged-in');
  await dialog.getByRole('button', { name: '继续发出 2 条' }).click();
  await page.getByText('已重新排队 2 条').waitFor();
  await dialog.getByRole('button', { name: /完\s?成/ }).click();
  await stage.advanceClock(60);
  await eventually('both are online', async () => {
    const states = await Promise.all(list.map(({ id }) => stateOf(stage, id)));
    return states.every((state) => state === 'published');
  });
});

test('a new account is connected by the phone', async ({ stage }) => {
  const page = await stage.open('/publish/wemedia', { as: 'owner' });
  await page.getByRole('button', { name: '连接账号' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /微博/ }).click();
  await onPhone(page, dialog.getByRole('link', { name: '在本机打开' }), '同意授权', '已同意授权');
  const said = dialog.getByText(/“.+”已连接/);
  await said.waitFor({ timeout: 10_000 });
  const name = /“(.+)”/.exec((await said.textContent()) ?? '')?.[1];
  await stage.shot(page, 'connected');
  await dialog.getByRole('button', { name: /完\s?成/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).waitFor();
});
