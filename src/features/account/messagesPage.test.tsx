import { screen, waitFor, within } from '@testing-library/react';
import type { Notice } from '@/services/notice/schema';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

const bell = () => screen.getByRole('button', { name: /^通知/ });
const unread = async () => (await app.api<{ list: Notice[] }>('owner', 'GET', '/notice/data', { status: 0 })).list;
/** The bell and the page, by what they say. */
const counts = () =>
  [bell(), screen.queryByText(/^\d+ 条未读$/)].map((one) =>
    Number(/\d+/.exec(one?.getAttribute('aria-label') ?? one?.textContent ?? '')?.[0] ?? 0),
  );

async function openMessages() {
  const user = await app.open('/merchant/message', { as: 'owner' });
  await screen.findByText('欢迎使用商品成片');
  const [count = 0] = counts();
  expect(counts()).toEqual([count, count]);
  return { user, count };
}

describe('the messages', () => {
  test('and the bell count the same, whichever of the two is used', async () => {
    const { user, count } = await openMessages();
    await user.click(screen.getByRole('button', { name: '标为已读 欢迎使用商品成片' }));
    await waitFor(() => expect(counts()).toEqual([count - 1, count - 1]));
    await user.click(screen.getByRole('button', { name: '标为未读 欢迎使用商品成片' }));
    await waitFor(() => expect(counts()).toEqual([count, count]));
    await user.click(bell());
    const panel = await screen.findByRole('region', { name: '通知' });
    await user.click(within(panel).getByRole('button', { name: '标为已读 欢迎使用商品成片' }));
    await waitFor(() => expect(counts()).toEqual([count - 1, count - 1]));
    expect(await screen.findByRole('button', { name: '标为未读 欢迎使用商品成片' })).toBeInTheDocument();
  });

  test('are read all at once', async () => {
    const { user, count } = await openMessages();
    await user.click(screen.getByRole('button', { name: '全部标为已读' }));
    expect(await screen.findByText(`${count} 条消息已标为已读`)).toBeInTheDocument();
    await waitFor(() => expect(counts()).toEqual([0, 0]));
    expect(await unread()).toEqual([]);
  });

  test('that are read are cleared, and come back', async () => {
    const { user } = await openMessages();
    expect(screen.getByText('额度已到账')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '清空已读' }));
    await waitFor(() => expect(screen.queryByText('额度已到账')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: /撤\s*销/ }));
    expect(await screen.findByText('额度已到账')).toBeInTheDocument();
  });

  test('lead to what they are about, and are read by that', async () => {
    const { user, count } = await openMessages();
    await user.click(screen.getByText('欢迎使用商品成片'));
    await waitFor(() => expect(app.address()).toBe('/compose/post'));
    await waitFor(async () => expect(await unread()).toHaveLength(count - 1));
  });
});

describe('an announcement', () => {
  test('is read by opening it, and its links stay in the product', async () => {
    const { list } = await app.api<{ list: Notice[] }>('owner', 'GET', '/account_message/data', {
      keyword: '违禁词词库',
    });
    await app.api('owner', 'POST', '/account_message/status', { ids: list.map(({ id }) => id), status: 0 });
    const before = (await unread()).length;
    const user = await app.open('/merchant/announce/info?id=announce_words', { as: 'owner' });
    expect(await screen.findByRole('heading', { name: '违禁词词库已更新' })).toBeInTheDocument();
    await waitFor(async () => expect(await unread()).toHaveLength(before - 1));
    await waitFor(() => expect(counts()[0]).toBe(before - 1));
    await user.click(screen.getByRole('link', { name: '违禁词与发布检查' }));
    await waitFor(() => expect(app.address()).toBe('/merchant/words'));
  });

  test('is read by everybody whom a message leads to it', async () => {
    await app.open('/merchant/announce/info?id=announce_words', { as: 'viewer' });
    expect(await screen.findByRole('heading', { name: '违禁词词库已更新' })).toBeInTheDocument();
    // His role has no page of messages.
    expect(screen.queryByRole('link', { name: '返回消息中心' })).not.toBeInTheDocument();
  });

  test('that is gone says so', async () => {
    await app.open('/merchant/announce/info?id=gone', { as: 'owner' });
    expect(await screen.findByText('这条公告不存在或已撤下')).toBeInTheDocument();
  });
});
