import { screen, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';
import { callMock } from '@/testing/mock/callMock';

const app = appStage();

test('a token is made, seen once, used, read in its log and revoked', async () => {
  const user = await app.open('/merchant/authorization', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /新建授权/ }));
  const dialog = await findDialog('新建授权');
  await user.click(within(dialog).getByRole('button', { name: /创\s*建/ }));
  expect(await within(dialog).findByText('请至少选择一项权限')).toBeInTheDocument();
  await fill(user, within(dialog).getByLabelText('名称'), '门店收银');
  await user.click(within(dialog).getByRole('checkbox', { name: '查看商品' }));
  await user.click(within(dialog).getByRole('button', { name: /创\s*建/ }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '令牌' });
  const headers = { 'authen-token': field.value };
  expect((await callMock(app.origin(), 'GET', '/goods/data', { headers })).body.success).toBe(true);
  expect((await callMock(app.origin(), 'GET', '/lead/data', { headers })).status).toBe(403);
  await user.click(screen.getByRole('button', { name: '我已保存，关闭' }));
  await user.click(await screen.findByRole('button', { name: '“门店收银”的调用记录' }));
  expect(await screen.findByText('越权被拒')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '撤销“门店收银”' }));
  await user.click(await screen.findByRole('button', { name: /^撤\s*销$/ }));
  expect(await screen.findByText('授权已撤销')).toBeInTheDocument();
  expect((await callMock(app.origin(), 'GET', '/goods/data', { headers })).body.errorCode).toBe('TOKEN_REVOKED');
});
