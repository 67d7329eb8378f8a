import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { test } from '../fixtures';
import { eventually } from '../flows/compose';
import { drag, Finger, gripOf, letGo, middleOf, take } from '../flows/dragging';
import type { OpenOptions, Stage } from '../stage';

interface Post {
  readonly id: string;
  readonly title: string;
  readonly publish_at: string;
  readonly state: string;
  readonly account_id: string;
  readonly version: number;
}

const day = 86_400_000;
const planned = '敷面膜的小细节';
const dateOf = (at: string | number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date(at));
const timeOf = (at: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' }).format(
    new Date(at),
  );

async function posts(stage: Stage): Promise<Post[]> {
  const range = {
    from: new Date(Date.now() - 40 * day).toISOString(),
    to: new Date(Date.now() + 60 * day).toISOString(),
  };
  return (await stage.api<{ list: Post[] }>('owner', 'GET', '/publish/data', range)).list;
}

async function find(stage: Stage, title: string): Promise<Post> {
  const post = (await posts(stage)).find((one) => one.title === title);
  if (!post) throw new Error(`no post ${title}`);
  return post;
}

const cell = (page: Page, date: string): Locator => page.locator(`[data-day="${date}"]`).first();
const card = (page: Page, id: string): Locator => page.locator(`[data-post="${id}"]`).first();

/** The calendar on the month of a post. */
async function open(stage: Stage, post: Post, query = '', screen: OpenOptions = {}): Promise<Page> {
  const path = `/publish/calendar?date=${dateOf(post.publish_at)}${query}`;
  const page = await stage.open(path, { as: 'owner', ...screen });
  await card(page, post.id).waitFor({ timeout: 20_000 });
  return page;
}

/** An empty draft of the demo's first free video, without a time. */
async function draft(stage: Stage, title: string): Promise<Post> {
  const body = {
    as: 'draft',
    posts: [{ video_id: 'vid_seed_thermos', account_id: 'wm_kuaishou', publish_at: '', title }],
  };
  const { list } = await stage.api<{ list: Post[] }>('owner', 'POST', '/publish/schedule', body);
  if (!list[0]) throw new Error('no draft was made');
  return list[0];
}

async function isStored(stage: Stage, id: string, publishAt: string): Promise<void> {
  await eventually('the server has the time', async () => {
    const { publish_at } = await stage.api<Post>('owner', 'GET', '/publish/info', { id });
    return publishAt === '' ? publish_at === '' : Date.parse(publish_at) === Date.parse(publishAt);
  });
}

const afterDays = (post: Post, days: number): string =>
  new Date(Date.parse(post.publish_at) + days * day).toISOString();

test('a drag to another day keeps the time of day, and is undone by its message and by key; by keys alone it is carried, left, carried again and dropped', async ({
  stage,
}) => {
  const post = await find(stage, planned);
  const next = afterDays(post, -1);
  const page = await open(stage, post);
  await drag(page, card(page, post.id), cell(page, dateOf(next)));
  await cell(page, dateOf(next)).locator(`[data-post="${post.id}"]`).waitFor();
  await isStored(stage, post.id, next);
  assert.match((await card(page, post.id).textContent()) ?? '', new RegExp(timeOf(post.publish_at)));
  await page
    .locator('.ant-message')
    .getByRole('button', { name: /撤\s*销/ })
    .click();
  await isStored(stage, post.id, post.publish_at);

  await drag(page, card(page, post.id), cell(page, dateOf(next)));
  await isStored(stage, post.id, next);
  await page.keyboard.press('Control+z');
  await isStored(stage, post.id, post.publish_at);

  const later = afterDays(post, 1);
  await card(page, post.id).focus();
  await page.keyboard.press('m');
  await page.getByText(new RegExp(`正在移动“${planned}”`)).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await cell(page, dateOf(later)).locator(`[data-post="${post.id}"]`).waitFor();
  await page.keyboard.press('Escape');
  await cell(page, dateOf(post.publish_at)).locator(`[data-post="${post.id}"]`).waitFor();
  await isStored(stage, post.id, post.publish_at);

  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await isStored(stage, post.id, later);
  await eventually('the focus stays on the card', () =>
    page.evaluate((id) => document.activeElement?.getAttribute('data-post') === id, post.id),
  );
});

test('onto the past it snaps back, with a sentence; Esc ends a drag without effect, and neither ends in a click', async ({
  stage,
}) => {
  const post = await find(stage, planned);
  const page = await open(stage, post);
  const yesterday = dateOf(Date.now() - day);
  if (await cell(page, yesterday).isVisible()) {
    await drag(page, card(page, post.id), cell(page, yesterday));
  } else {
    // Around the first of a month its grid may begin after yesterday: keys turn the page.
    const days = Math.round((Date.parse(dateOf(post.publish_at)) - Date.parse(yesterday)) / day);
    await card(page, post.id).focus();
    await page.keyboard.press('m');
    for (let step = 0; step < days; step += 1) await page.keyboard.press('ArrowLeft');
    await cell(page, yesterday).locator(`[data-post="${post.id}"]`).waitFor();
    await page.keyboard.press('Enter');
  }
  await page.locator('.ant-message').getByText('不能移到已经过去的时间').waitFor();
  await cell(page, dateOf(post.publish_at)).locator(`[data-post="${post.id}"]`).waitFor();
  await isStored(stage, post.id, post.publish_at);

  const grip = await take(page, card(page, post.id));
  const target = cell(page, dateOf(afterDays(post, 1)));
  await target.hover({ force: true });
  await page.locator('[data-over]').waitFor({ state: 'attached' });
  assert.equal(await page.locator('[data-lifted]').count(), 1, 'the card is dimmed where it stands');
  await page.keyboard.press('Escape');
  await page.locator('html[data-dragging]').waitFor({ state: 'detached' });
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.up();
  await page.locator('[data-lifted]').waitFor({ state: 'detached' });

  // Back where it was taken: neither a move nor a click.
  await take(page, card(page, post.id));
  await page.mouse.move(grip.x + 20, grip.y + 8);
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.up();
  await page.waitForTimeout(300);
  assert.equal(await page.getByRole('dialog').count(), 0);
  assert.equal(new URL(page.url()).searchParams.has('item'), false);
  await isStored(stage, post.id, post.publish_at);
  await card(page, post.id).click();
  await page.waitForURL((url) => url.searchParams.get('item') === post.id);
});

test('held at the edge of the hours, and by the wheel, they scroll on under the card; it goes where it is shown', async ({
  stage,
}) => {
  const post = await find(stage, planned);
  const page = await open(stage, post, '&view=week');
  const hours = page.getByRole('region', { name: '发布日历' });
  const topOf = () => hours.evaluate((element) => element.scrollTop);
  await hours.evaluate((element) => element.scrollTo(0, 0));
  await card(page, post.id).scrollIntoViewIfNeeded();
  const grip = await take(page, card(page, post.id));
  const before = await topOf();
  const box = await hours.boundingBox();
  assert.ok(box);
  await page.mouse.move(grip.x, box.y + 6, { steps: 4 });
  await eventually('the hours scroll up', async () => (await topOf()) < before - 120);
  await page.mouse.move(grip.x, box.y + box.height / 2, { steps: 4 });
  const held = await topOf();
  await page.mouse.wheel(0, 90);
  await eventually('the wheel scrolls', async () => (await topOf()) > held + 40);
  await page.waitForTimeout(400);
  const shown = await letGo(page);
  await eventually('the post has the time that was shown', async () => {
    const { publish_at } = await stage.api<Post>('owner', 'GET', '/publish/info', { id: post.id });
    return dateOf(publish_at) === shown.day && timeOf(publish_at) === shown.time;
  });
});

test('resting on the button of the next month turns the page with the card in hand', async ({ stage }) => {
  const post = await find(stage, planned);
  const page = await open(stage, post);
  await take(page, card(page, post.id));
  const next = page.getByRole('button', { name: '下个月' });
  const month = await page.getByRole('heading', { level: 2 }).first().textContent();
  // The button may be above what is seen: the page scrolls at its edge.
  await page.mouse.move(640, 4, { steps: 4 });
  await eventually('the page is at its beginning', async () => (await page.evaluate(() => scrollY)) === 0);
  const place = await middleOf(next);
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await eventually('the page turns', async () => {
    const now = await page.getByRole('heading', { level: 2 }).first().textContent();
    return now !== month;
  });
  await page.mouse.move(place.x, place.y + 120, { steps: 4 });
  // While the machine is busy the page may have turned once more.
  const shown = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  const [year = 0, number = 0] = (shown.match(/\d+/g) ?? []).map(Number);
  const wanted = `${year}-${String(number).padStart(2, '0')}-17`;
  await cell(page, wanted).waitFor();
  await cell(page, wanted).hover({ force: true });
  await page.locator(`[data-day="${wanted}"][data-over]`).waitFor({ state: 'attached' });
  assert.equal((await letGo(page)).day, wanted);
  await cell(page, wanted).locator(`[data-post="${post.id}"]`).waitFor();
  await eventually('the server has the day', async () => {
    const { publish_at } = await stage.api<Post>('owner', 'GET', '/publish/info', { id: post.id });
    return dateOf(publish_at) === wanted && timeOf(publish_at) === timeOf(post.publish_at);
  });
});

test('by touch on a tablet: a swipe scrolls, a long press takes a card up and moves it, no menu opens', async ({
  stage,
}) => {
  const post = await find(stage, planned);
  const page = await open(stage, post, '', { width: 820, height: 1180, hasTouch: true });
  const finger = await Finger.on(page);
  const next = dateOf(afterDays(post, -1));
  const from = await finger.take(card(page, post.id));
  await finger.glide(from, await middleOf(cell(page, next)));
  await page.locator(`[data-day="${next}"][data-over]`).waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  await finger.lift();
  await isStored(stage, post.id, afterDays(post, -1));
  assert.equal(await page.getByRole('menuitem', { name: '查看详情' }).count(), 0);
  assert.equal(await page.getByRole('dialog').count(), 0);

  const place = await gripOf(card(page, post.id));
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await finger.put(place);
  await finger.glide(place, { x: place.x, y: place.y - 200 }, 6);
  await page.waitForTimeout(600);
  assert.equal(await page.locator('html[data-dragging]').count(), 0, 'a swipe takes nothing up');
  await finger.lift();
  assert.ok((await scrolled()) >= before);
  await isStored(stage, post.id, afterDays(post, -1));
});

test('in the week it moves by quarters of an hour, to where the pointer is', async ({ stage }) => {
  const post = await find(stage, planned);
  const page = await open(stage, post, '&view=week');
  const column = cell(page, dateOf(post.publish_at));
  await card(page, post.id).scrollIntoViewIfNeeded();
  const { height } = (await column.boundingBox()) ?? { height: 0 };
  const minutes = 15 * 60 + 30;
  await drag(page, card(page, post.id), column, { x: 40, y: (minutes / 1440) * height + 6 });
  await eventually('the time is on a quarter', async () => {
    const { publish_at } = await stage.api<Post>('owner', 'GET', '/publish/info', { id: post.id });
    const at = timeOf(publish_at);
    return (
      at !== timeOf(post.publish_at) && /:(00|15|30|45)$/.test(at) && dateOf(publish_at) === dateOf(post.publish_at)
    );
  });
  await card(page, post.id).focus();
  const before = await stage.api<Post>('owner', 'GET', '/publish/info', { id: post.id });
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isStored(stage, post.id, new Date(Date.parse(before.publish_at) + 15 * 60_000).toISOString());
});

test('a draft without a time is dragged from the lane onto a day, and back by its menu', async ({ stage }) => {
  const post = await find(stage, planned);
  const made = await draft(stage, '还没想好时间的草稿');
  const page = await open(stage, post);
  const lane = page.getByRole('complementary', { name: '待排期' });
  await drag(page, lane.locator(`[data-post="${made.id}"]`), cell(page, dateOf(post.publish_at)));
  await eventually('the draft has a time on that day', async () => {
    const { publish_at } = await stage.api<Post>('owner', 'GET', '/publish/info', { id: made.id });
    return publish_at !== '' && dateOf(publish_at) === dateOf(post.publish_at);
  });
  await card(page, made.id).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '移回待排期' }).click();
  await isStored(stage, made.id, '');
  await lane.locator(`[data-post="${made.id}"]`).waitFor();
});

test('filters stand in the address and survive a reload; the view is remembered', async ({ stage }) => {
  const post = await find(stage, planned);
  const other = (await posts(stage)).find(
    (one) =>
      one.account_id !== post.account_id && dateOf(one.publish_at).slice(0, 7) === dateOf(post.publish_at).slice(0, 7),
  );
  const page = await open(stage, post);
  await page.getByRole('combobox', { name: '账号' }).click();
  await page
    .getByRole('option', { name: /山野好物/ })
    .or(page.getByTitle(/山野好物/))
    .last()
    .click();
  await page.waitForURL((url) => url.searchParams.get('account') === post.account_id);
  await page.reload();
  await card(page, post.id).waitFor();
  if (other) assert.equal(await page.locator(`[data-post="${other.id}"]`).count(), 0);
  await page.getByText('列表', { exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('view') === 'list');
  await page.goto(`${stage.originOf()}/publish/calendar`);
  await page.locator('.ant-segmented-item-selected').filter({ hasText: '列表' }).waitFor();
});

test('two members move one post: both times are seen, and the choice holds', async ({ stage }) => {
  const post = await find(stage, planned);
  const mine = afterDays(post, 1);
  const theirs = afterDays(post, 2);
  const page = await open(stage, post);
  const second = await open(stage, post);
  await drag(second, card(second, post.id), cell(second, dateOf(theirs)));
  await isStored(stage, post.id, theirs);
  await drag(page, card(page, post.id), cell(page, dateOf(mine)));
  const dialog = page.getByRole('dialog', { name: '这条发布刚被其他成员改过' });
  await dialog.getByText('对方改成').waitFor();
  await isStored(stage, post.id, theirs);
  await dialog.getByRole('button', { name: '用我的时间' }).click();
  await isStored(stage, post.id, mine);
});

test('what is shown goes into a calendar file that other calendars read; the month is printed alone, every post of it', async ({
  stage,
}) => {
  const post = await find(stage, planned);
  const page = await open(stage, post);
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /导出日历文件/ }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .replace(/\r\n /g, '')
    .split('\r\n');
  assert.equal(lines[0], 'BEGIN:VCALENDAR');
  const month = dateOf(post.publish_at).slice(0, 7);
  const own = (await posts(stage)).filter(({ publish_at }) => dateOf(publish_at).startsWith(month));
  assert.equal(lines.filter((line) => line === 'BEGIN:VEVENT').length, own.length);
  const at = new Date(post.publish_at).toISOString().slice(0, 19).replace(/[-:]/g, '');
  const uid = lines.indexOf(`UID:${post.id}@publish`);
  assert.ok(lines.slice(uid, uid + 5).includes(`DTSTART:${at}Z`), 'the post is in it at its moment');

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: '更多操作', exact: true }).click();
  await page.getByRole('menuitem', { name: '打印月历' }).click();
  await page.emulateMedia({ media: 'print' });
  await page.locator('[data-print]').getByText(planned).waitFor();
  assert.equal(await page.getByRole('navigation').count(), 0);
  assert.equal(await page.getByRole('heading', { level: 1, name: '发布日历', exact: true }).isVisible(), false);
  await stage.shot(page, 'print');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    dispatchEvent(new Event('afterprint'));
  });
  await page.locator('[data-print]').waitFor({ state: 'detached' });
});

test('a festival leads to topics with its idea', async ({ stage }) => {
  const page = await stage.open('/publish/calendar?date=2026-11-11&view=month', { as: 'owner' });
  await page
    .getByRole('button', { name: /双十一|双 11|双11/ })
    .first()
    .click();
  const pop = page.getByRole('tooltip');
  await pop.getByRole('link').first().click();
  await page.waitForURL((url) => url.pathname === '/creation/conception' && url.searchParams.has('occasion'));
});

test('a post whose account and video are gone says so', async ({ stage }) => {
  const post = await find(stage, planned);
  const made = await draft(stage, '视频没了的草稿');
  await stage.api('owner', 'POST', '/publish/move', { id: made.id, publish_at: afterDays(post, 1) });
  await stage.api('owner', 'POST', '/video/delete', { ids: ['vid_seed_thermos'] });
  const page = await open(stage, post);
  await card(page, made.id).getByText('视频已删除').waitFor();
});

test('on a phone: the days below a small month, and moving by the card’s menu', async ({ stage }) => {
  const post = await find(stage, planned);
  const page = await stage.open(`/publish/calendar?date=${dateOf(post.publish_at)}`, {
    as: 'owner',
    width: 390,
    height: 844,
  });
  await card(page, post.id).waitFor({ timeout: 20_000 });
  await page.locator(`[data-menu="${post.id}"]`).click();
  await page.getByRole('menuitem', { name: '改时间' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await stage.shot(page, 'phone');
});

test('by touch on a phone: a card goes to a day of the small month, and to a day of the list; a swipe before scrolls', async ({
  stage,
}) => {
  let post = await find(stage, planned);
  // On the last day of a month the next one stands on another page: the card begins in the month after.
  if (dateOf(afterDays(post, 1)).endsWith('-01')) {
    await stage.api('owner', 'POST', '/publish/move', { id: post.id, publish_at: afterDays(post, 3) });
    post = await find(stage, planned);
  }
  // Its day stays in the list when it has left.
  const other = await draft(stage, '同一天的草稿');
  await stage.api('owner', 'POST', '/publish/move', { id: other.id, publish_at: post.publish_at });
  // And a lane below that is long enough to be scrolled to.
  for (let count = 1; count <= 6; count += 1) await draft(stage, `待排期的草稿 ${count}`);
  const page = await open(stage, post, '', { width: 390, height: 844, hasTouch: true });
  const finger = await Finger.on(page);
  const place = await gripOf(card(page, post.id));
  const before = await page.evaluate(() => scrollY);
  await finger.put(place);
  await finger.glide(place, { x: place.x, y: place.y - 160 }, 5);
  await page.waitForTimeout(500);
  await finger.lift();
  await eventually('the page scrolls', async () => (await page.evaluate(() => scrollY)) > before);
  assert.equal(await page.locator('[data-lifted]').count(), 0, 'a swipe takes nothing up');

  const next = dateOf(afterDays(post, 1));
  const small = page.getByRole('table').locator(`[data-day="${next}"]`);
  const from = await finger.take(card(page, post.id));
  // The month comes into sight for what is carried to it.
  await small.waitFor();
  await finger.glide(from, await middleOf(small));
  await page.locator(`td[data-day="${next}"][data-over]`).waitFor({ state: 'attached' });
  await stage.shot(page, 'phone-drag');
  await finger.lift();
  await isStored(stage, post.id, afterDays(post, 1));
  assert.equal(await page.getByRole('menuitem', { name: '查看详情' }).count(), 0);
  assert.equal(await page.getByRole('dialog').count(), 0);

  const day = page.locator(`li[data-day="${dateOf(post.publish_at)}"]`);
  // Below where the small month will stand.
  await day.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 380));
  const again = await finger.take(card(page, post.id));
  await finger.glide(again, await middleOf(card(page, other.id)));
  await page.locator(`li[data-day="${dateOf(post.publish_at)}"][data-over]`).waitFor({ state: 'attached' });
  await finger.lift();
  await isStored(stage, post.id, post.publish_at);
});
