import { screen, waitFor } from '@testing-library/react';
import { readSession } from '@/lib/session';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';

const app = appStage();
const field = (label: string) => screen.findByLabelText(label);

test('the sign-in page passes an invitation of an old poster on, without one a shop of one’s own is opened', async () => {
  const { code } = await app.api<{ code: string }>('owner', 'GET', '/account/invite_list');
  const user = await app.open(`/login?invite=${code}`);
  await waitFor(() => expect(app.address()).toBe(`/register?invite=${code}`));
  expect(await screen.findByText(/^山野日常生活馆的 陈小满 邀请你来开一家自己的店铺/)).toBeInTheDocument();
  await fill(user, await field('店铺名称'), '溪边花店');
  await fill(user, await field('姓名'), '苏溪');
  await fill(user, await field('用户名'), 'suxi');
  await fill(user, await field('密码'), 'lamp on the hill');
  await user.click(screen.getByRole('button', { name: '注册并进入' }));
  await waitFor(() => expect(app.address()).toBe('/compose/guide?welcome=1'));
  expect(readSession().mchno).not.toBe('M100001');

  // A shop of one's own begins with its first steps, none of which is done.
  expect(await screen.findByRole('heading', { name: '欢迎，苏溪！溪边花店已经开好了' })).toBeInTheDocument();
  expect(await screen.findByText('0 / 7 步')).toBeInTheDocument();
  const next = screen.getByRole('heading', { name: '放进一件商品' }).closest('li');
  expect(next).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByText('已完成')).toBeNull();
});
