import { screen, waitFor, within } from '@testing-library/react';
import { isLoggedIn, readSession } from '@/lib/session';
import type { TeamInvite } from '@/services/team_invite/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';

const app = appStage();

const invite = (): Promise<TeamInvite> =>
  app.api<TeamInvite>('owner', 'POST', '/team_invite/save', { role: 'role_writer_M100001', days: 7, max_uses: 1 });
const field = (label: string) => screen.findByLabelText(label);

test('an invitation says who invites and as what, and leads into the team', async () => {
  const { code } = await invite();
  const user = await app.open(`/register?invite=${code}`);
  expect(await screen.findByRole('heading', { name: '加入山野日常生活馆' })).toBeInTheDocument();
  expect(screen.getByText(/^陈小满 邀请你以“内容编辑”的身份加入/)).toBeInTheDocument();
  expect(screen.queryByLabelText('店铺名称')).not.toBeInTheDocument();
  await fill(user, await field('姓名'), '周到');
  await fill(user, await field('用户名'), 'zhoudao');
  await fill(user, await field('密码'), 'zhoudao2026');
  await user.click(screen.getByRole('button', { name: '加入团队' }));
  expect(await screen.findByText('请按下面的要求换一个密码')).toBeInTheDocument();
  expect(await screen.findByText('密码强度：弱')).toBeInTheDocument();
  await fill(user, await field('密码'), 'lamp on the hill');
  expect(await screen.findByText('密码强度：很强')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '加入团队' }));
  await waitFor(() => expect(app.address()).toBe('/workbench'));
  expect(readSession()).toMatchObject({ mchno: 'M100001' });
});

test('what the server refuses is said above the fields and nothing typed is lost', async () => {
  const { code, id } = await invite();
  const user = await app.open(`/register?invite=${code}`);
  await fill(user, await field('姓名'), '周到');
  await fill(user, await field('用户名'), 'zhoudao');
  await fill(user, await field('密码'), 'lamp on the hill');
  await app.api('owner', 'POST', '/team_invite/revoke', { id });
  await user.click(screen.getByRole('button', { name: '加入团队' }));
  expect(within(await screen.findByRole('alert')).getByText(/这份邀请已被撤回/)).toBeInTheDocument();
  expect(await field('用户名')).toHaveValue('zhoudao');
  expect(isLoggedIn(readSession())).toBe(false);
});

test('a revoked invitation says whom to ask, an unknown one to look at the link', async () => {
  const { code, id } = await invite();
  await app.api('owner', 'POST', '/team_invite/revoke', { id });
  await app.open(`/register?invite=${code}`);
  expect(await screen.findByText('这份邀请已被撤回')).toBeInTheDocument();
  expect(screen.getByText('想加入山野日常生活馆，请让 陈小满 重新发一份邀请。')).toBeInTheDocument();
  expect(screen.queryByLabelText('密码')).not.toBeInTheDocument();
});

test('an unknown one asks to look at the link', async () => {
  await app.open('/register?invite=nobody-has-it');
  expect(await screen.findByText('没有找到这份邀请')).toBeInTheDocument();
});

test('whoever is signed in is told that an account has one team, and may sign out to go on', async () => {
  const { code } = await invite();
  const user = await app.open(`/register?invite=${code}`, { as: 'viewer' });
  expect(await screen.findByText('你正用 顾安静 的账号登录着山野日常生活馆')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '退出登录并继续' }));
  expect(await field('用户名')).toBeInTheDocument();
  expect(isLoggedIn(readSession())).toBe(false);
});

describe('who has only been told the code', () => {
  const begin = async () => {
    const user = await app.open('/register');
    await fill(user, await field('店铺名称'), '半山茶室');
    await fill(user, await field('姓名'), '周到');
    await user.click(screen.getByRole('button', { name: '我有邀请码' }));
    return user;
  };
  const enter = async (user: Awaited<ReturnType<typeof begin>>, text: string) => {
    const code = await field('我有邀请码');
    await user.clear(code);
    if (text) await fill(user, code, text);
    await user.click(screen.getByRole('button', { name: /^使\s*用$/ }));
  };

  test('types it and stands where the link would have led; what was typed stays', async () => {
    const { code = '' } = await invite();
    const user = await begin();
    await enter(user, ` ${code} `);
    expect(await screen.findByRole('heading', { name: '加入山野日常生活馆' })).toBeInTheDocument();
    expect(app.address()).toBe(`/register?invite=${code}`);
    expect(await field('姓名')).toHaveValue('周到');
    expect(screen.queryByRole('button', { name: '我有邀请码' })).not.toBeInTheDocument();
  });

  test('is told at the field that it is wrong, missing or cannot be asked for now', async () => {
    const user = await begin();
    await enter(user, '');
    expect(await screen.findByText('请输入邀请码')).toBeInTheDocument();
    await enter(user, 'nobody-has-it');
    expect(await screen.findByText('没有找到这个邀请码，请核对后再试')).toBeInTheDocument();
    expect(await field('我有邀请码')).toBeInvalid();
    await enter(user, 'x'.repeat(65));
    expect(await screen.findByText('没有找到这个邀请码，请核对后再试')).toBeInTheDocument();
    await app.fault('status0:邀请服务维护中', '/team_invite/info');
    await enter(user, 'nobody-has-it');
    expect(await screen.findByText('邀请服务维护中')).toBeInTheDocument();
    expect(app.address()).toBe('/register');
    expect(await field('店铺名称')).toHaveValue('半山茶室');
  });

  test('pastes the whole link, or types the code of a poster in small letters', async () => {
    const { code: own } = await app.api<{ code: string }>('owner', 'GET', '/account/invite_list');
    const user = await begin();
    await enter(user, `来开店 https://shop.example/register?invite=${own.toLowerCase()}&from=poster`);
    expect(await screen.findByText(/陈小满 邀请你来开一家自己的店铺/)).toBeInTheDocument();
    expect(await field('店铺名称')).toHaveValue('半山茶室');
  });
});
