import { screen, waitFor, within } from '@testing-library/react';
import { isLoggedIn, readSession } from '@/lib/session';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { callMock, callRaw } from '@/testing/mock/callMock';

const app = appStage();
const form = async () => ({
  username: await screen.findByRole('textbox', { name: '账号' }),
  password: screen.getByLabelText('密码'),
  submit: screen.getByRole('button', { name: /^登\s*录$/ }),
});

describe('by password', () => {
  test('an empty form says at its fields what is missing', async () => {
    const user = await app.open('/login');
    const { username, submit } = await form();
    await user.click(submit);
    expect(await screen.findByText('请输入账号')).toBeInTheDocument();
    expect(await screen.findByText('请输入密码', { selector: '.ant-form-item-explain-error' })).toBeInTheDocument();
    expect(username).toHaveAttribute('aria-invalid', 'true');
  });

  test('a wrong password is said above the fields, what was typed stays and nobody is signed in', async () => {
    const user = await app.open('/login');
    const { username, password, submit } = await form();
    await fill(user, username, 'owner');
    await fill(user, password, 'wrong');
    await user.click(submit);
    expect(within(await screen.findByRole('alert')).getByText('用户名或密码不正确')).toBeInTheDocument();
    expect(username).toHaveValue('owner');
    expect(password).toHaveValue('wrong');
    expect(isLoggedIn(readSession())).toBe(false);
    expect(app.address()).toBe('/login');
  });

  test.each([
    ['/login', '/workbench'],
    ['/login?redirect=%2Fpublish%2Fcalendar%3Fstate%3Dfailed', '/publish/calendar?state=failed'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/workbench'],
  ])('from %s the right one stores the session and leads to %s', async (address, target) => {
    const user = await app.open(address);
    const { username, password, submit } = await form();
    await fill(user, username, ' owner ');
    await fill(user, password, 'Owner123!');
    await user.click(submit);
    await waitFor(() => expect(app.address()).toBe(target));
    const session = readSession();
    expect(isLoggedIn(session)).toBe(true);
    expect(session).toMatchObject({ apptype: 'merchant', business: 'merchant' });
    expect(session.mchno).not.toBe('');
  });
});

describe('by QR code', () => {
  const openQr = async () => {
    const user = await app.open('/login');
    await user.click(await screen.findByRole('radio', { name: '扫码登录' }));
    await screen.findByText('请用手机扫描二维码');
    const link = screen.getByRole('link', { name: '没有手机？在新窗口打开扫码页' });
    return { user, scan: link.getAttribute('href') ?? '' };
  };
  const answer = (scan: string, body: Record<string, string>) =>
    callRaw(`${app.origin()}/api/demo/scan`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ticket: new URL(scan).searchParams.get('ticket') ?? '', ...body }).toString(),
    });

  test('an expired code says so and is replaced on demand', async () => {
    const { user, scan } = await openQr();
    await callMock(app.origin(), 'POST', '/__mock/clock', { body: { advanceSeconds: 121 } });
    expect(await screen.findByText('二维码已过期')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '刷新二维码' }));
    expect(await screen.findByText('请用手机扫描二维码')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /没有手机/ })).not.toHaveAttribute('href', scan);
  });

  test('a login refused on the phone is told', async () => {
    const { scan } = await openQr();
    await callRaw(scan);
    expect(await screen.findByText('已扫描，请在手机上确认登录')).toBeInTheDocument();
    await answer(scan, { answer: 'refuse', account: 'owner' });
    expect(await screen.findByText('你在手机上取消了登录')).toBeInTheDocument();
    expect(isLoggedIn(readSession())).toBe(false);
  });

  test('a login confirmed on the phone signs in here', async () => {
    const { scan } = await openQr();
    const page = await callRaw(scan);
    const account = /name="account"[^>]*value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    await answer(scan, { answer: 'confirm', account });
    await waitFor(() => expect(app.address()).not.toBe('/login'));
    expect(isLoggedIn(readSession())).toBe(true);
  });

  test('a code that cannot be made says why and can be asked for again', async () => {
    const user = await app.open('/login');
    await app.fault('500', '/user/qrlogin');
    await user.click(await screen.findByRole('radio', { name: '扫码登录' }));
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: /重\s*试/ }));
    expect(await screen.findByText('请用手机扫描二维码')).toBeInTheDocument();
  });
});
