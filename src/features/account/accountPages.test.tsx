import { screen, waitFor, within } from '@testing-library/react';
import { wechatConsent } from '@/lib/wechatConsent';
import type { SignedInSession } from '@/services/security/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';
import { agreeByWechat } from '@/testing/mock/agreeByWechat';
import { callMock } from '@/testing/mock/callMock';

const app = appStage();

const sessions = async () => (await app.api<{ list: SignedInSession[] }>('owner', 'GET', '/security/sessions')).list;
const field = (dialog: HTMLElement, label: string) => within(dialog).getByLabelText(label);

describe('the password', () => {
  const change = async (current: string, password: string, repeat = password) => {
    const user = await app.open('/account/password', { as: 'owner' });
    await user.click(await screen.findByRole('button', { name: '修改密码' }));
    const dialog = await findDialog('修改密码');
    await fill(user, field(dialog, '当前密码'), current);
    await fill(user, field(dialog, '新密码'), password);
    await fill(user, field(dialog, '再输一次新密码'), repeat);
    return { user, dialog, save: () => user.click(within(dialog).getByRole('button', { name: /保\s*存/ })) };
  };

  test('that is weak is not sent: each rule says whether it is met', async () => {
    const { dialog, save } = await change('Owner123!', 'password2026');
    await save();
    expect(await within(dialog).findByText('请按下面的要求换一个密码')).toBeInTheDocument();
    const rules = within(within(dialog).getByRole('list', { name: '密码要求' })).getAllByRole('listitem');
    expect(rules.map((rule) => rule.textContent?.endsWith('已满足'))).toEqual([true, false, true, true]);
  });

  test('typed differently the second time is not sent', async () => {
    const { dialog, save } = await change('Owner123!', 'lamp on the hill', 'lamp on the hull');
    await save();
    expect(await within(dialog).findByText('两次输入的新密码不一致')).toBeInTheDocument();
  });

  test('changes, and says how many were signed out', async () => {
    await app.api('owner', 'GET', '/account/info');
    const { save } = await change('Owner123!', 'lamp on the hill');
    await save();
    expect(await screen.findByText('密码已修改，1 台其他设备已退出登录')).toBeInTheDocument();
    expect(await screen.findByText(/^上次修改：/)).toBeInTheDocument();
    const login = await callMock(app.origin(), 'POST', '/account/login', {
      body: { username: 'owner', password: 'lamp on the hill' },
    });
    expect(login.body.success).toBe(true);
  });
});

describe('devices', () => {
  test('are ended one by one and all at once; this one stays', async () => {
    await app.api('owner', 'GET', '/account/info');
    await app.api('owner', 'GET', '/account/info');
    const user = await app.open('/account/password', { as: 'owner' });
    const list = await screen.findByRole('region', { name: '登录设备' });
    const ends = await within(list).findAllByRole('button', { name: '退出 未知设备' });
    expect(ends).toHaveLength(2);
    expect(within(list).getAllByText('当前设备')).toHaveLength(1);
    await user.click(ends[0] as HTMLElement);
    expect(await screen.findByText('已退出这台设备')).toBeInTheDocument();
    await waitFor(() => expect(within(list).getAllByRole('button', { name: '退出 未知设备' })).toHaveLength(1));
    await user.click(within(list).getByRole('button', { name: '退出其他所有设备' }));
    await user.click(
      within(await findDialog('其他设备要重新登录才能继续使用，没有保存的内容可能会丢失。')).getByRole('button', {
        name: /^退\s*出$/,
      }),
    );
    expect(await screen.findByText('1 台设备已退出')).toBeInTheDocument();
    await waitFor(() => expect(within(list).queryByRole('button', { name: /^退出/ })).not.toBeInTheDocument());
    // This one, and the one that asks.
    expect(await sessions()).toHaveLength(2);
  });
});

describe('the phone', () => {
  test('is bound by the code that came to it, and stands in the profile', async () => {
    const user = await app.open('/account/password', { as: 'owner' });
    await user.click(await screen.findByRole('button', { name: '更换手机号' }));
    const dialog = await findDialog('更换手机号');
    await user.click(within(dialog).getByRole('button', { name: '获取验证码' }));
    expect(await within(dialog).findByText('请输入 11 位手机号')).toBeInTheDocument();
    await fill(user, field(dialog, '新手机号'), '13712345678');
    await user.click(within(dialog).getByRole('button', { name: '获取验证码' }));
    expect(await within(dialog).findByRole('button', { name: /秒后可重发/ })).toBeDisabled();
    const { text } = await callMock(app.origin(), 'GET', '/demo/messages');
    await fill(user, field(dialog, '短信验证码'), /验证码 (\d{6})/.exec(text)?.[1] ?? '');
    await fill(user, field(dialog, '登录密码'), 'Owner123!');
    await user.click(within(dialog).getByRole('button', { name: /保\s*存/ }));
    expect(await screen.findByText('手机号已绑定')).toBeInTheDocument();
    expect(await screen.findByText('137****5678')).toBeInTheDocument();
  });
});

describe('WeChat', () => {
  /** Binds as the consent page sends the browser back: the question asked by this tab, answered on the demo phone. */
  const comeBack = async (as: 'writer', wechat: string) => {
    const { state } = await app.api<{ state: string }>(as, 'POST', '/security/wechat_bind', {
      action: 'url',
      redirect: '/account/password',
      password: 'Writer123!',
    });
    return { state, search: `?${await agreeByWechat(app.origin(), state, wechat)}` };
  };
  beforeEach(() => sessionStorage.clear());

  test('is bound with what comes back in the address, which keeps nothing of it, and taken off', async () => {
    const { state, search } = await comeBack('writer', 'acc_writer');
    wechatConsent.remember(state);
    const user = await app.open(`/account/password${search}`, { as: 'writer' });
    expect(await screen.findByText('微信已绑定')).toBeInTheDocument();
    expect(await screen.findByText('已绑定，还没有用微信登录过。')).toBeInTheDocument();
    expect(app.address()).toBe('/account/password');
    await user.click(screen.getByRole('button', { name: '解除绑定' }));
    const sure = (await screen.findByText('解除后不能再用微信登录，也不再收到微信提醒。')).closest('[role="tooltip"]');
    await user.click(within(sure as HTMLElement).getByRole('button', { name: /确\s*定/ }));
    expect(await screen.findByRole('button', { name: '绑定微信' })).toBeInTheDocument();
  });

  test('asks for the password first, and stays where it is wrong', async () => {
    const user = await app.open('/account/password', { as: 'writer' });
    await user.click(await screen.findByRole('button', { name: '绑定微信' }));
    const dialog = await findDialog('绑定微信');
    const go = within(dialog).getByRole('button', { name: '去微信授权' });
    await user.click(go);
    expect(await within(dialog).findByText('请填写登录密码')).toBeInTheDocument();
    await fill(user, field(dialog, '登录密码'), 'Guess123!');
    await user.click(go);
    expect(await screen.findByText('当前密码不正确')).toBeInTheDocument();
    expect(dialog).toBeVisible();
    expect(await app.api('writer', 'GET', '/security/info')).toMatchObject({ is_wechat_bound: false });
  });

  test('that another account has is refused in a sentence', async () => {
    const { state, search } = await comeBack('writer', 'acc_owner');
    wechatConsent.remember(state);
    await app.open(`/account/password${search}`, { as: 'writer' });
    expect(await screen.findByText(/^这个微信已绑定其他账号/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '绑定微信' })).toBeInTheDocument();
  });

  test('is not bound by an address that somebody else has made', async () => {
    const { search } = await comeBack('writer', 'acc_writer');
    await app.open(`/account/password${search}`, { as: 'writer' });
    expect(await screen.findByText(/^这次微信授权不是从本页发起的/)).toBeInTheDocument();
    expect(app.address()).toBe('/account/password');
    expect(await app.api('writer', 'GET', '/security/info')).toMatchObject({ is_wechat_bound: false });
  });
});

describe('the profile', () => {
  test('shows a saved name in the header at once', async () => {
    const user = await app.open('/account/profile', { as: 'owner' });
    await fill(user, await screen.findByRole('textbox', { name: '姓名' }), '陈大满');
    await user.click(screen.getByRole('button', { name: /保\s*存/ }));
    expect(await screen.findByText('姓名已更新')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '陈大满的账号菜单' })).toBeInTheDocument();
    expect(screen.getByText('138****0001')).toBeInTheDocument();
  });

  test('offers no upload to who may not upload, and says why', async () => {
    await app.open('/account/profile', { as: 'viewer' });
    expect(await screen.findByText(/你的角色不能上传文件/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '更换图片' })).not.toBeInTheDocument();
  });
});

describe('reminders', () => {
  test('are stored tick by tick; WeChat waits until it is bound', async () => {
    await app.api('owner', 'POST', '/security/wechat_unbind');
    const user = await app.open('/account/message', { as: 'owner' });
    await user.click(await screen.findByRole('checkbox', { name: '发布：短信' }));
    await user.click(screen.getByRole('checkbox', { name: '团队：短信' }));
    await waitFor(async () =>
      expect(await app.api('owner', 'GET', '/account_message/reminders')).toMatchObject({ sms: ['publish', 'team'] }),
    );
    expect(screen.getByRole('checkbox', { name: '发布：微信' })).toBeDisabled();
    expect(screen.getByText('绑定微信后可以选择微信')).toBeInTheDocument();
  });

  test('that the server refuses are not ticked', async () => {
    const user = await app.open('/account/message', { as: 'owner' });
    await app.fault('status0:提醒服务维护中', '/account_message/reminders_save');
    await user.click(await screen.findByRole('checkbox', { name: '发布：短信' }));
    expect(await screen.findByText('提醒服务维护中')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: '发布：短信' })).not.toBeChecked());
  });
});

describe('invitations', () => {
  test('show a total that equals the rewards of the rows', async () => {
    await app.open('/account/invite', { as: 'owner' });
    const total = Number(/\d+/.exec((await screen.findByText(/^累计奖励/)).textContent ?? '')?.[0]);
    const rewards = (await screen.findAllByText(/^\d+ 点$/)).map(({ textContent }) =>
      Number.parseInt(textContent ?? '', 10),
    );
    expect(rewards.reduce((sum, reward) => sum + reward, 0)).toBe(total);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '邀请链接' }).value).toMatch(/invite=[0-9A-F]{8}$/);
  });
});
