import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import { chooseNone } from '../flows/composer';
import type { Stage } from '../stage';

interface Post {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly history: readonly { readonly state: string; readonly note: string }[];
}

const day = 86_400_000;

/** A post as the writer hands it in. */
async function handIn(stage: Stage, title: string, daysAhead = 20): Promise<Post> {
  const { list } = await stage.api<{ list: Post[] }>('writer', 'POST', '/publish/schedule', {
    as: 'pending_approval',
    posts: [
      {
        video_id: 'vid_seed_thermos',
        account_id: 'wm_kuaishou',
        publish_at: new Date(Date.now() + daysAhead * day).toISOString(),
        title,
        topics: ['保温杯'],
      },
    ],
  });
  const [post] = list;
  assert.ok(post);
  return post;
}

/** The same as a member does it, with a word to whoever approves. */
async function writeAndHandIn(stage: Stage, title: string, note: string): Promise<Post> {
  const writer = await stage.open('/publish/media?video=vid_seed_thermos&schedule=1', { as: 'writer' });
  const composer = writer.getByRole('dialog', { name: '排期发布' });
  await composer.getByRole('textbox', { name: '标题', exact: true }).waitFor();
  await chooseNone(composer);
  await composer.getByRole('checkbox', { name: /山野好物/ }).check();
  await composer.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await composer.getByRole('textbox', { name: /给审批人的说明/ }).fill(note);
  await stage.shot(writer, '0-hand-in');
  await composer.getByRole('button', { name: '提交审批' }).click();
  await writer.getByText('已提交审批 1 条').waitFor();
  const { list } = await stage.api<{ list: Post[] }>('writer', 'GET', '/publish/approvals', { view: 'mine' });
  const post = list.find((one) => one.title === title);
  assert.ok(post);
  return post;
}

/** Mends a post where one reads why it came back; saved, not yet handed in. */
async function mend(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '修改内容' }).click();
  const composer = page.getByRole('dialog', { name: '修改发布内容' });
  await composer.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await composer.getByRole('button', { name: '保存修改' }).click();
  await composer.waitFor({ state: 'hidden' });
}

const opened = (page: Page, title: string) => page.getByRole('article', { name: title });
const button = (name: RegExp) => ({ name });

async function commentAt(page: Page, seconds: number, text: string): Promise<void> {
  const video = page.getByRole('region', { name: '视频与批注' });
  await video.locator('video').evaluate(async (video: HTMLVideoElement, at) => {
    if (video.readyState < 1)
      await new Promise((done) => video.addEventListener('loadedmetadata', done, { once: true }));
    const sought = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    video.currentTime = at;
    await sought;
  }, seconds);
  await video.getByRole('button', button(/在画面上框选/)).click();
  await video.getByRole('button', button(/画面框选/)).press('ArrowDown');
  await video.locator('textarea').fill(text);
  await video.getByRole('button', button(/^发\s*送$/)).click();
  await video.getByText(text).waitFor();
}

test('handed in, commented at its moment, rejected, mended, seen with its difference and approved', async ({
  stage,
}) => {
  const before = '冬天的热水杯';
  const after = '早上装的热水晚上还烫';
  const post = await writeAndHandIn(stage, before, '赶在降温前发');

  const owner = await stage.open('/publish/approval', { as: 'owner' });
  await owner.getByRole('region', { name: '审批列表' }).getByText(before).click();
  await opened(owner, before).waitFor();
  await opened(owner, before).getByText('赶在降温前发', { exact: true }).waitFor();
  await opened(owner, before).getByRole('region', { name: '平台上的样子' }).getByText(before).first().waitFor();
  await commentAt(owner, 2, '这里的字幕挡住了杯子');
  await owner.getByRole('button', button(/00:02.*批注/)).waitFor();
  await stage.shot(owner, '1-comment');
  await owner.getByRole('heading', { name: before }).click();
  await owner.keyboard.press('r');
  const dialog = owner.getByRole('dialog', { name: `驳回《${before}》` });
  await dialog.getByRole('button', button(/标题不够吸引人/)).click();
  await dialog.getByRole('button', button(/^驳\s*回$/)).click();
  await owner.getByText('已驳回 1 条，已通知提交人').waitFor();

  const writer = await stage.open(`/publish/approval?view=mine&post=${post.id}`, { as: 'writer' });
  await opened(writer, before).waitFor();
  await writer.getByRole('button', { name: '跳到 00:02' }).click();
  await writer.waitForFunction(() => Math.abs((document.querySelector('video')?.currentTime ?? 0) - 2) < 0.1);
  await stage.shot(writer, '2-rejected');
  await mend(writer, after);
  await opened(writer, after).waitFor();
  await writer.getByRole('button', { name: '重新提交' }).click();
  const again = writer.getByRole('dialog', { name: '重新提交审批' });
  await again.getByRole('textbox', { name: /说明/ }).fill('标题换成了场景');
  await again.getByRole('button', { name: '重新提交' }).click();
  await writer.getByText('已重新提交，等待审批').waitFor();

  await owner.goto(`${stage.originOf()}/publish/approval?view=waiting&post=${post.id}`);
  const changes = owner.getByRole('region', { name: '和上次驳回时相比' });
  await changes.locator('del').first().waitFor();
  const texts = async (kind: 'del' | 'ins') => (await changes.locator(kind).allInnerTexts()).join('');
  assert.deepEqual([await texts('del'), await texts('ins')], ['冬天杯', '早上装晚上还烫']);
  await stage.shot(owner, '3-difference');
  await owner.getByRole('heading', { name: after }).click();
  await owner.keyboard.press('a');
  await owner.getByText('已通过 1 条，到时间自动发出').waitFor();

  const done = await stage.api<Post>('owner', 'GET', '/publish/info', { id: post.id });
  assert.deepEqual(
    done.history.map(({ state }) => state),
    ['draft', 'pending_approval', 'rejected', 'pending_approval', 'scheduled'],
  );
  await owner.getByRole('tab', { name: '已处理' }).click();
  await opened(owner, after)
    .getByRole('region', { name: '审批记录' })
    .getByText(/标题换成了场景/)
    .waitFor();
  await stage.shot(owner, '4-history');
});

test('several at once: what cannot go is named and stays', async ({ stage }) => {
  const good = await handIn(stage, '通勤路上的热水', 21);
  const changed = await handIn(stage, '办公室里的热水', 22);
  const page = await stage.open('/publish/approval', { as: 'owner' });
  for (const { title } of [good, changed]) await page.getByRole('checkbox', { name: `选择《${title}》` }).check();
  await stage.api('writer', 'POST', '/publish/save', {
    id: changed.id,
    title: '办公室里的一杯热水',
    topics: ['保温杯'],
  });
  await page.getByRole('button', { name: '通过所选' }).click();
  await page.getByText('1 条已处理，1 条没有处理').waitFor();
  await page.getByText(/刚被改过，请看过最新内容后再审批/).waitFor();
  await stage.shot(page, '5-bulk');
  const left = await stage.api<Post>('owner', 'GET', '/publish/info', { id: changed.id });
  assert.equal(left.state, 'pending_approval');
  await page.getByRole('button', button(/^查\s*看$/)).click();
  await opened(page, '办公室里的一杯热水').waitFor();
});
