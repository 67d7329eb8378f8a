import { screen, waitFor, within } from '@testing-library/react';
import { isLoggedIn, readSession } from '@/lib/session';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { callMock } from '@/testing/mock/callMock';

const app = appStage();
const lastCode = async () =>
  /验证码 (\d{6})/.exec((await callMock(app.origin(), 'GET', '/demo/messages')).text)?.[1] ?? '';

test('by a code that came to the phone', async () => {
  const user = await app.open('/login');
  await user.click(await screen.findByRole('radio', { name: '短信登录' }));
  await fill(user, await screen.findByLabelText('手机号'), '1380000');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText('请输入 11 位手机号')).toBeInTheDocument();
  await fill(user, screen.getByLabelText('手机号'), '138 0000 0002');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText(/如果这个号码绑定了账号/)).toBeInTheDocument();
  const code = await lastCode();
  await fill(user, screen.getByLabelText('短信验证码'), code === '000000' ? '111111' : '000000');
  await user.click(screen.getByRole('button', { name: /^登\s*录$/ }));
  expect(within(await screen.findByRole('alert')).getByText('验证码不正确')).toBeInTheDocument();
  await fill(user, screen.getByLabelText('短信验证码'), code);
  await user.click(screen.getByRole('button', { name: /^登\s*录$/ }));
  await waitFor(() => expect(app.address()).toBe('/workbench'));
});

test('a forgotten password is set anew', async () => {
  const user = await app.open('/login');
  await user.click(await screen.findByRole('button', { name: '忘记密码' }));
  await fill(user, await screen.findByLabelText('手机号'), '13800000002');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByText(/如果这个号码绑定了账号/);
  await fill(user, screen.getByLabelText('短信验证码'), await lastCode());
  await fill(user, screen.getByLabelText('新密码'), 'lamp on the hill');
  await user.click(screen.getByRole('button', { name: '重设密码并登录' }));
  await waitFor(() => expect(isLoggedIn(readSession())).toBe(true));
});
