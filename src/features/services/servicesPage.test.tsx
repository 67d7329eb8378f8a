import { screen, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';

const app = appStage();
const writing = () => screen.findByRole('region', { name: '写作' });

test('a service is bound, shown without its key, tried and let go', async () => {
  const user = await app.open('/merchant/service', { as: 'owner' });
  expect(await within(await writing()).findByText('内置写作')).toBeInTheDocument();
  await user.click(within(await writing()).getByRole('button', { name: '绑定自己的服务' }));
  const drawer = await screen.findByRole('dialog');
  await fill(user, within(drawer).getByLabelText('服务地址'), 'api.example.com');
  await user.click(within(drawer).getByRole('button', { name: /保\s*存/ }));
  expect(await within(drawer).findByText('请填写以 http:// 或 https:// 开头的完整地址')).toBeInTheDocument();
  await fill(user, within(drawer).getByLabelText('服务地址'), 'http://10.0.0.8/v1/chat/completions');
  await fill(user, within(drawer).getByLabelText('密钥'), 'sk-page-0123456789');
  await fill(user, within(drawer).getByLabelText('模型'), 'my-model');
  await user.click(within(drawer).getByRole('button', { name: /发\s*送/ }));
  expect(await within(drawer).findByText(/这个地址在内网/)).toBeInTheDocument();
  await user.click(within(drawer).getByRole('button', { name: /保\s*存/ }));

  const card = await writing();
  expect(await within(card).findByText('自己的服务')).toBeInTheDocument();
  expect(within(card).getByText('http://10.0.0.8/v1')).toBeInTheDocument();
  expect(within(card).getByText('已保存，末尾 6789')).toBeInTheDocument();
  expect(document.body.innerHTML).not.toContain('sk-page');

  await user.click(within(card).getByRole('button', { name: '解除绑定' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '解除绑定' }));
  expect(await within(card).findByText('内置')).toBeInTheDocument();
});

test('who may only look sees who is at work and no button', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'merchant.service'] }));
  await app.open('/merchant/service', { as: 'viewer' });
  expect(await within(await writing()).findByText('内置写作')).toBeInTheDocument();
  expect(screen.getByText(/你的角色只能查看/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '绑定自己的服务' })).not.toBeInTheDocument();
});
