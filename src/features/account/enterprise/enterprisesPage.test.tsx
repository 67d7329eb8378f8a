import { screen, within } from '@testing-library/react';
import { readSession } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';
import { goodsApi } from '@/services/goods/api';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';
import { callMock, signIn } from '@/testing/mock/callMock';

const app = appStage();

test('shows the merchants, what each is to one, and why the last owner stays', async () => {
  await app.open('/account/enterprise', { as: 'owner' });
  const list = await screen.findByRole('region', { name: '加入的企业' });
  expect(await within(list).findByRole('button', { name: '切换到星野茶铺' })).toBeInTheDocument();
  expect(within(list).getByText(/^店主 · /)).toBeInTheDocument();
  expect(within(list).getByText(/你是唯一的店主/)).toBeInTheDocument();
  expect(within(list).queryByRole('button', { name: '退出山野日常生活馆' })).not.toBeInTheDocument();
  expect(document.title).toContain('山野日常生活馆');
});

test('a page of the merchant that was left writes nothing into the other one', async () => {
  await app.open('/account/enterprise', { as: 'owner' });
  await screen.findByRole('button', { name: '切换到星野茶铺' });
  // Another tab goes over: the browser's session is the other account's from here on.
  const { token, accountId } = readSession();
  const session = { token, id: accountId, mchno: 'M100001' };
  const { body } = await callMock<Parameters<typeof import('@/lib/session')['writeSession']>[0]>(
    app.origin(),
    'POST',
    '/enterprise/switch',
    { body: { id: 'acc_owner_xingye' }, session },
  );
  const { sessionKeys } = await import('@/lib/session');
  localStorage.setItem(sessionKeys.token, body.data.token);
  localStorage.setItem(sessionKeys.accountId, body.data.id);
  localStorage.setItem(sessionKeys.mchno, body.data.merchantData.mchno);
  // jsdom has no reloading; a browser's page begins anew here.
  const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(goodsApi.save({ title: '写错地方的商品' })).rejects.toThrow('Canceled');
  expect(await workStore.set('draft', '写错地方的草稿')).toBe(false);
  expect(String(reloads.mock.calls[0]?.[0])).toContain('navigation');
  reloads.mockRestore();
  const there = { token: body.data.token, id: body.data.id, mchno: 'M100002' };
  const goods = await callMock(app.origin(), 'GET', '/goods/data', { session: there });
  expect(goods.text).not.toContain('写错地方的商品');
});

test('one joins by a pasted link', async () => {
  const tea = await signIn(app.origin(), 'owner2');
  const invite = { role: 'role_viewer_M100002', days: 7, max_uses: 1 };
  const made = await callMock<{ code: string }>(app.origin(), 'POST', '/team_invite/save', {
    session: tea,
    body: invite,
  });
  const { code } = made.body.data;
  const user = await app.open('/account/enterprise', { as: 'writer' });
  await screen.findByText('山野日常生活馆', { selector: 'li *' });
  await user.click(screen.getByRole('button', { name: '加入企业' }));
  const dialog = await findDialog('加入企业');
  await fill(user, within(dialog).getByLabelText('邀请码或邀请链接'), `http://shop/register?invite=${code}`);
  await user.click(within(dialog).getByRole('button', { name: /加\s*入$/ }));
  expect(await screen.findByText('已加入星野茶铺，随时可以切换过去')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '切换到星野茶铺' })).toBeInTheDocument();
});
