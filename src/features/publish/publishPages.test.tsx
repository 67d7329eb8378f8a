import { act, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import type { PublishItem } from '@/services/publish/schema';
import { type AppStage, appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
const day = 86_400_000;

async function posts(stage: AppStage): Promise<PublishItem[]> {
  const now = Date.now();
  const range = { from: new Date(now - 40 * day).toISOString(), to: new Date(now + 40 * day).toISOString() };
  return (await stage.api<{ list: PublishItem[] }>('owner', 'GET', '/publish/data', range)).list;
}

describe('the composer', () => {
  const open = async () => {
    const user = await app.open('/publish/media?video=vid_seed_thermos&schedule=1', { as: 'owner' });
    const drawer = await findDialog('排期发布');
    const title = await within(drawer).findByRole('textbox', { name: '标题' });
    const send = () => user.click(within(drawer).getByRole('button', { name: '定时发布' }));
    const choose = (account: RegExp) => user.click(within(drawer).getByRole('checkbox', { name: account }));
    // The account of the platform that the video was written for may be chosen already: which one posted last says so.
    for (const box of within(drawer).queryAllByRole('checkbox', { name: /粉丝/, checked: true })) await user.click(box);
    return { user, drawer, title, send, choose };
  };

  test('puts the fixed topics of an account on its posts, and says what its platform has no place for', async () => {
    const settings = { id: 'wm_kuaishou', group: '', slots: [], per_day: 3, ai_declared: true };
    await app.api('owner', 'POST', '/wemedia/save', {
      ...settings,
      fixed_topics: { first: ['国货'], last: ['山野好店'] },
    });
    const { user, drawer, choose, title, send } = await open();
    await choose(/山野好物/);
    await choose(/山野生活手帖/);
    await fill(user, title, '固定话题跟着账号走');
    await fill(user, within(drawer).getByRole('combobox', { name: '话题' }), '杯子 通勤 国货 露营 ');
    await user.click(within(drawer).getByRole('tab', { name: /山野好物/ }));
    expect(await within(drawer).findByText(/#国货 #山野好店 是账号的固定话题，自动带上。/)).toBeVisible();
    expect(within(drawer).getByText(/快手最多 4 个话题，.*#露营 放不下，不会发出。/)).toBeVisible();
    await send();
    const topicsOf = async (platform: string) =>
      (await posts(app)).find((post) => post.title === '固定话题跟着账号走' && post.platform === platform)?.topics;
    await waitFor(async () => expect(await topicsOf('kuaishou')).toHaveLength(4));
    const sent = (await topicsOf('kuaishou')) ?? [];
    expect([sent[0], sent[3]]).toEqual(['国货', '山野好店']);
    expect(await topicsOf('xiaohongshu')).not.toContain('山野好店');
  });

  test('holds the title to the strictest of the chosen platforms, and mends it for that account alone', async () => {
    const { user, drawer, title, send, choose } = await open();
    const before = (await posts(app)).length;
    expect(within(drawer).getByRole('checkbox', { name: /山野旧号/ })).toBeDisabled();
    const long = '这是一个比小红书允许的二十个字还要长出不少的标题';
    await fill(user, title, long);
    await choose(/山野日常 ?抖音/);
    await choose(/山野生活手帖/);
    expect((await within(drawer).findAllByText('小红书：标题 24 字，超过上限 20 字')).length).toBeGreaterThan(0);
    await send();
    // Said beside the button; the field has the focus, and has it again at a click on what is said.
    const stop = await within(drawer).findByRole('alert');
    expect(stop).toHaveTextContent(/还有 \d+ 处必须处理/);
    await waitFor(() => expect(title).toHaveFocus());
    await user.click(within(drawer).getByRole('checkbox', { name: /山野生活手帖/ }));
    await waitFor(() => expect(stop).not.toBeInTheDocument());
    await user.click(within(drawer).getByRole('checkbox', { name: /山野生活手帖/ }));
    await user.click(within(await within(drawer).findByRole('alert')).getByRole('button', { name: /标题 24 字/ }));
    await waitFor(() => expect(title).toHaveFocus());
    expect(await posts(app)).toHaveLength(before);
    const findings = within(drawer).getByRole('status', { name: '发布检查' });
    await user.click(within(findings).getByRole('button', { name: '自动截短' }));
    await waitFor(() =>
      expect(within(drawer).queryByText('小红书：标题 24 字，超过上限 20 字')).not.toBeInTheDocument(),
    );
    await send();
    expect((await screen.findAllByText('已排期 2 条')).length).toBeGreaterThan(0);
    const titles = (await posts(app)).map((post) => post.title).filter((one) => long.startsWith(one.slice(0, 6)));
    expect(titles).toHaveLength(2);
    expect(titles).toContain(long);
  });

  test('that the server refuses keeps everything that was filled in', async () => {
    const { user, drawer, title, send, choose } = await open();
    await fill(user, title, '早上的一杯热水');
    await choose(/山野好物/);
    await app.fault('status0:账号正在重新授权', '/publish/schedule');
    await send();
    expect(await within(drawer).findByText('没有发出：账号正在重新授权')).toBeInTheDocument();
    expect(title).toHaveValue('早上的一杯热水');
    expect(within(drawer).getByRole('checkbox', { name: /山野好物/ })).toBeChecked();
  });
});

describe('the calendar', () => {
  const open = async (title: string, as: 'owner' | 'viewer' = 'owner') => {
    const post = (await posts(app)).find((item) => item.title === title);
    if (!post) throw new Error(`no post ${title}`);
    const user = await app.open(`/publish/calendar?month=${dayjs(post.publish_at).format('YYYY-MM')}`, { as });
    const card = (await screen.findByText(title)).closest('button') as HTMLButtonElement;
    return { user, post, card };
  };
  const cellOf = (title: string) => screen.getByText(title).closest('td') as HTMLElement;
  const dateOf = (cell: HTMLElement) => cell.querySelector('time')?.getAttribute('datetime');
  const storedTime = async (id: string) => (await posts(app)).find((item) => item.id === id)?.publish_at ?? '';
  const planned = '敷面膜的小细节';
  /** jsdom's pointer events do not know where they are: a mouse event under their name does. */
  const point = (card: HTMLElement, type: string, clientX: number) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, buttons: 1, clientX });
    Object.defineProperties(event, { pointerId: { value: 1 }, pointerType: { value: 'mouse' } });
    act(() => void card.dispatchEvent(event));
  };

  test('a planned post moves by Alt and an arrow key to the next day at the same time, with the focus', async () => {
    const { user, post, card } = await open(planned);
    card.focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    const next = dayjs(post.publish_at).subtract(1, 'day');
    await waitFor(() => expect(dateOf(cellOf(planned))).toBe(next.format('YYYY-MM-DD')));
    await waitFor(async () => expect(Date.parse(await storedTime(post.id))).toBe(next.valueOf()));
    // In the toast and for screen readers: one of them alone would be waited for until the toast has gone.
    expect((await screen.findAllByText(new RegExp(`“${planned}”已移到`))).length).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-post', post.id), { timeout: 3000 });

    // A move that is still on its way is taken back as well.
    await app.fault('delay:600', '/publish/move');
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}z{/Control}');
    expect((await screen.findAllByText(new RegExp(`^已撤销：“${planned}”已移到`))).length).toBeGreaterThan(0);
    expect(Date.parse(await storedTime(post.id))).toBe(next.valueOf());
    expect(dateOf(cellOf(planned))).toBe(next.format('YYYY-MM-DD'));
  });

  test('today stands out in the month, for the eye and for who listens', async () => {
    await app.open('/publish/calendar?view=month', { as: 'owner' });
    const today = () =>
      screen
        .queryAllByText('今天')
        .map((word) => word.closest('td'))
        .filter(Boolean);
    // A button of the toolbar says the word as well, before the month is there.
    await waitFor(() => expect(today()).toHaveLength(1));
    expect(today()[0]?.querySelector('[aria-current="date"] time')).toHaveAttribute(
      'datetime',
      // The merchant's day: in Shanghai it begins while it is still yesterday in London.
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(new Date()),
    );
  });

  test('into the past it does not move, and says why', async () => {
    const { user, post, card } = await open(planned);
    const before = dateOf(cellOf(planned));
    card.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect((await screen.findAllByText('不能移到已经过去的时间')).length).toBeGreaterThan(0);
    expect(dateOf(cellOf(planned))).toBe(before);
    expect(await storedTime(post.id)).toBe(post.publish_at);
  });

  test('dropped on another day it moves; what the server refuses snaps back with the reason', async () => {
    const { post, card } = await open(planned);
    const before = dateOf(cellOf(planned));
    const target = cellOf(planned).previousElementSibling ?? cellOf(planned).nextElementSibling;
    await app.fault('status0:账号当天已满', '/publish/move');
    document.elementFromPoint = () => target;
    point(card, 'pointerdown', 0);
    point(card, 'pointermove', 20);
    await waitFor(() => expect(target).toHaveAttribute('data-over', 'takes'));
    point(card, 'pointerup', 20);
    expect((await screen.findAllByText('没有移动：账号当天已满')).length).toBeGreaterThan(0);
    expect(dateOf(cellOf(planned))).toBe(before);
    expect(await storedTime(post.id)).toBe(post.publish_at);
  });

  test('what is out already can be neither dragged nor moved by key', async () => {
    const { user, post, card } = await open('坐累了就站一会儿');
    expect(card).not.toHaveAttribute('data-movable');
    card.focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await storedTime(post.id)).toBe(post.publish_at);
  });

  test('who may only look can move nothing', async () => {
    const { card } = await open(planned, 'viewer');
    expect(card).not.toHaveAttribute('data-movable');
    expect(card).not.toHaveAttribute('aria-keyshortcuts');
    expect(screen.queryByRole('button', { name: '选成片排期' })).not.toBeInTheDocument();
  });
});

test('the title of a video is checked like every public text, and Enter still saves it', async () => {
  const user = await app.open('/publish/media?video=vid_seed_thermos', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '修改标题' }));
  const field = await screen.findByRole('textbox', { name: '视频标题' });
  await fill(user, field, '全网最低价');
  expect(field.closest('[data-variant]')?.querySelector('mark')).toHaveTextContent('全网最低价');
  await fill(user, field, '一只杯子');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '一只杯子' })).toBeInTheDocument();
});
