import assert from 'node:assert/strict';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import type { Stage } from '../stage';

interface Post {
  readonly id: string;
  readonly title: string;
  readonly publish_at: string;
  readonly version: number;
}

const day = 86_400_000;
const dateInShanghai = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at);

/** A planned post at a time of day of tomorrow in Shanghai. */
async function plan(stage: Stage, date: string, time: string): Promise<Post> {
  const publish_at = new Date(`${date}T${time}:00+08:00`).toISOString();
  const posts = [{ video_id: 'vid_seed_thermos', account_id: 'wm_kuaishou', publish_at, title: '时区里的一条' }];
  const { list } = await stage.api<{ list: Post[] }>('owner', 'POST', '/publish/schedule', { as: 'scheduled', posts });
  if (!list[0]) throw new Error('nothing was planned');
  return list[0];
}

test('from Los Angeles the calendar is the merchant’s: days, hours, and what is typed', async ({ stage }) => {
  const tomorrow = dateInShanghai(Date.now() + 2 * day);
  const post = await plan(stage, tomorrow, '00:30');
  const page = await stage.open(`/publish/calendar?date=${tomorrow}&view=month`, {
    as: 'owner',
    timezoneId: 'America/Los_Angeles',
  });
  const card = page.locator(`[data-day="${tomorrow}"] [data-post="${post.id}"]`).first();
  await card.waitFor();
  assert.match((await card.textContent()) ?? '', /00:30/);
  await page.getByText(/中国标准时间 GMT\+8 显示/).waitFor();
  await stage.shot(page, 'month');

  await page.goto(`${stage.originOf()}/publish/calendar?date=${tomorrow}&view=month&item=${post.id}`);
  await page
    .getByRole('dialog')
    .getByText(/00:30 GMT\+8/)
    .first()
    .waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /改\s*时间/ })
    .click();
  const field = page.locator('.ant-modal').getByRole('textbox');
  await field.fill(`${tomorrow} 20:00`);
  // Enter takes the time and sends the form.
  await field.press('Enter');
  await eventually('it is stored as 20:00 in Shanghai', async () => {
    const { publish_at } = await stage.api<Post>('owner', 'GET', '/publish/info', { id: post.id });
    return Date.parse(publish_at) === Date.parse(`${tomorrow}T20:00:00+08:00`);
  });
});
