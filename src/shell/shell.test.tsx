import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Notice } from '@/services/notice/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { callMock, callRaw } from '@/testing/mock/callMock';

const app = appStage();
const forbidden = '没有访问这个页面的权限';
afterEach(() => jest.restoreAllMocks());

describe('a page that is not granted', () => {
  test('is refused inside the shell, with its menu, and appears when the right is there: no reload, no navigation', async () => {
    await app.open('/creative/goods', { as: 'viewer' });
    expect(await screen.findByText(forbidden)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /的账号菜单$/ })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '商品库' })).not.toBeInTheDocument();

    await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'creative.goods'] }));
    // He looks back some seconds later: what was read just now is not asked anew. Polling asks after ten.
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 6000);
    fireEvent(window, new Event('focus'));
    expect(await screen.findByRole('heading', { name: '商品库' }, { timeout: 8000 })).toBeInTheDocument();
    expect(screen.queryByText(forbidden)).not.toBeInTheDocument();
    expect(app.address()).toBe('/creative/goods');
  });

  test.each(['/Creative/Goods', '/creative/goods/'])(
    'is refused whichever way its address is written: %s',
    async (address) => {
      await app.open(address, { as: 'viewer' });
      expect(await screen.findByText(forbidden)).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: '商品库' })).not.toBeInTheDocument();
    },
  );

  test('is refused when the role has lost the right', async () => {
    await changeRole(app, 'writer', (role) => ({
      ...role,
      routes: role.routes.filter((key) => key !== 'creative.goods'),
    }));
    await app.open('/creative/goods', { as: 'writer' });
    expect(await screen.findByText(forbidden)).toBeInTheDocument();
  });

  test('leads a stranger to the login, and names the way back', async () => {
    await app.open('/publish/calendar?state=failed');
    await waitFor(() => expect(app.address()).toBe('/login?redirect=%2Fpublish%2Fcalendar%3Fstate%3Dfailed'));
  });

  test('is refused to the provider on the merchants’ side and the other way round', async () => {
    await app.open('/publish/calendar', { as: 'admin' });
    expect(await screen.findByText(forbidden)).toBeInTheDocument();
  });
});

test('logging out ends the session on the server too', async () => {
  const user = await app.open('/workbench', { as: 'owner' });
  const token = localStorage.getItem('YIDIANKE_TOKEN') ?? '';
  const info = () => callMock(app.origin(), 'GET', '/account/info', { headers: { 'authen-token': token } });
  expect((await info()).status).toBe(200);
  // jsdom has no fetch: the call goes to the mock as it was made.
  const sent: RequestInit[] = [];
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    sent.push(init);
    const headers = init.headers as Record<string, string>;
    await callRaw(`${app.origin()}${address}`, { method: 'POST', headers, body: String(init.body) });
  }) as unknown as typeof fetch;
  await user.click(await screen.findByRole('button', { name: /的账号菜单$/ }));
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }));
  await waitFor(async () => expect((await info()).status).toBe(403));
  expect(sent).toHaveLength(1);
  expect(localStorage.getItem('YIDIANKE_TOKEN')).toBeNull();
});

test('a 403 of the server signs out and leads home, from where nothing leads back by itself', async () => {
  await app.fault('403', '/goods/data', 99);
  await app.open('/creative/goods', { as: 'owner' });
  await waitFor(() => expect(app.address()).toBe('/'));
  expect(localStorage.getItem('YIDIANKE_TOKEN')).toBeNull();
});

describe('the bell', () => {
  const openBell = async () => {
    const user = await app.open('/creative/goods', { as: 'owner' });
    const bell = await screen.findByRole('button', { name: /^通知，\d+ 条未读$/ });
    const count = Number(/\d+/.exec(bell.getAttribute('aria-label') ?? '')?.[0]);
    await user.click(bell);
    const list = await screen.findByRole('region', { name: '通知' });
    return { user, count, list };
  };
  const unread = async () => (await app.api<{ list: Notice[] }>('owner', 'GET', '/notice/data', { status: 0 })).list;

  test('counts what is unread; one marked as read leaves at once and for good', async () => {
    const { user, count, list } = await openBell();
    expect(within(list).getAllByRole('listitem')).toHaveLength(count);
    const mark = within(list).getAllByRole('button', { name: /^标为已读/ })[0] as HTMLElement;
    const title = mark.getAttribute('aria-label')?.replace('标为已读 ', '') ?? '';
    await user.click(mark);
    expect(await screen.findByRole('button', { name: `通知，${count - 1} 条未读` })).toBeInTheDocument();
    expect(within(list).queryByText(title)).not.toBeInTheDocument();
    await waitFor(async () => expect((await unread()).map((notice) => notice.title)).not.toContain(title));
  });

  test('takes the focus, keeps it while notices are read, and gives it back with Escape', async () => {
    const { user, count, list } = await openBell();
    const panel = list.parentElement as HTMLElement;
    await waitFor(() => expect(panel).toHaveFocus());
    await user.tab();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toHaveAttribute('aria-label', expect.stringMatching(/^标为已读/));
    await user.keyboard('{Enter}');
    const bell = await screen.findByRole('button', { name: `通知，${count - 1} 条未读` });
    expect(list).toHaveFocus();
    expect(within(list).getByRole('link', { name: '消息中心' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(bell).toHaveFocus();
    expect(bell).toHaveAttribute('aria-expanded', 'false');
  });

  test('all read at once leaves the quiet image', async () => {
    const { user, list } = await openBell();
    await user.click(within(list).getByRole('button', { name: '全部已读' }));
    expect(await screen.findByText('没有未读通知')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '通知' })).toBeInTheDocument();
    await waitFor(async () => expect(await unread()).toEqual([]));
  });

  test('a mark that the server refuses comes back, said once', async () => {
    const { user, count, list } = await openBell();
    await app.fault('status0:通知服务维护中', '/notice/status');
    await user.click(within(list).getAllByRole('button', { name: /^标为已读/ })[0] as HTMLElement);
    expect(await screen.findAllByText('通知服务维护中')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: `通知，${count} 条未读` })).toBeInTheDocument();
  });
});
