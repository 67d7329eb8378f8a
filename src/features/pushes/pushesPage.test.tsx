import { screen, waitFor, within } from '@testing-library/react';
import { isAtNight } from '@/domain/pushes';
import type { Push, PushMessage } from '@/services/push/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';
import { callMock } from '@/testing/mock/callMock';

const app = appStage();
const isNight = () => isAtNight(Date.now(), 'Asia/Shanghai');
const pushes = async () => (await app.api<{ list: Push[] }>('owner', 'GET', '/push/data')).list;
const wait = (advanceSeconds: number) => callMock(app.origin(), 'POST', '/__mock/clock', { body: { advanceSeconds } });

test('a push is written, seen as three customers read it, and sent to each of them once', async () => {
  const user = await app.open('/service/push', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /新建推送/ }));
  const editor = within(await findDialog('新建推送'));
  await user.click(editor.getByRole('button', { name: '去发送' }));
  expect(await editor.findByText('请填写名称')).toBeInTheDocument();
  expect(editor.getByText('请写推送的文案')).toBeInTheDocument();
  await fill(user, editor.getByLabelText('名称'), '礼盒预告');
  await fill(user, editor.getByLabelText('文案'), '礼盒到了。');
  await user.click(editor.getByRole('button', { name: '姓名' }));
  expect(await editor.findByText(/礼盒到了。林见 拒收请回复R$/)).toBeInTheDocument();
  expect(await editor.findByText(/^将发给 \d+ 位，符合条件的共 \d+ 位$/)).toBeInTheDocument();
  await user.click(editor.getByRole('button', { name: '去发送' }));
  const dialog = within(await findDialog('发送“礼盒预告”'));
  if (isNight()) await user.click(dialog.getByRole('checkbox', { name: /仍然发送/ }));
  const send = await dialog.findByRole('button', { name: /^发给 [1-9]\d* 位$/ });
  const count = Number(/\d+/.exec(send.textContent ?? '')?.[0]);
  await waitFor(() => expect(send).toBeEnabled());
  await user.dblClick(send);
  const drawer = within(await findDialog('推送：礼盒预告'));
  expect(await drawer.findByText(/发送中|部分失败|已发完/)).toBeInTheDocument();
  await wait(60);
  const [push] = (await pushes()).filter(({ name }) => name === '礼盒预告');
  expect(push?.text).toBe('礼盒到了。{{姓名}}');
  const { list } = await app.api<{ list: PushMessage[] }>('owner', 'GET', '/push/messages', {
    id: push?.id,
    page_size: 500,
  });
  expect(list).toHaveLength(count);
  expect(new Set(list.map(({ customer_id }) => customer_id)).size).toBe(count);
});

test('a template begins a text, and asks before it replaces one; what was sent is written again as a new draft', async () => {
  const user = await app.open('/service/push', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '再写一条 秋茶到店' }));
  const editor = within(await findDialog('新建推送'));
  const before = (await pushes()).find(({ name }) => name === '秋茶到店');
  expect(editor.getByLabelText('文案')).toHaveValue(before?.text);
  const takeTemplate = async () => {
    await user.click(editor.getByRole('button', { name: /用模板$/ }));
    await user.click(await screen.findByRole('menuitem', { name: '上新' }));
  };
  await takeTemplate();
  await user.click(await screen.findByRole('button', { name: /^取\s?消$/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^替\s?换$/ })).not.toBeInTheDocument());
  expect(editor.getByLabelText('文案')).toHaveValue(before?.text);
  await takeTemplate();
  await user.click(await screen.findByRole('button', { name: /^替\s?换$/ }));
  await waitFor(() =>
    expect(editor.getByLabelText('文案')).toHaveValue('{{姓名}}，店里上新了，到店可以先看看、试试。'),
  );
  await user.click(editor.getByRole('button', { name: '保存草稿' }));
  await waitFor(async () =>
    expect((await pushes()).filter(({ name }) => name === '秋茶到店').map(({ state }) => state)).toContain('draft'),
  );
  expect((await pushes()).find(({ id }) => id === before?.id)?.text).toBe(before?.text);
});

test('what failed is tried again, and nothing else', async () => {
  const user = await app.open('/service/push?push=push_seed_1', { as: 'owner' });
  const drawer = within(await findDialog('推送：秋茶到店'));
  expect(await drawer.findByText('网关繁忙，可以重试')).toBeInTheDocument();
  expect(drawer.getByText(/139\*\*\*\*2008/)).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: '重试失败的 1 位' }));
  if (isNight()) await user.click(await screen.findByRole('button', { name: /^确\s?定$/ }));
  await waitFor(async () => expect((await pushes()).find(({ id }) => id === 'push_seed_1')?.state).not.toBe('partial'));
  await wait(10);
  expect((await pushes()).find(({ id }) => id === 'push_seed_1')).toMatchObject({ state: 'sent', counts: { sent: 4 } });
});

test('who may only look sees results with masked phones, and nothing that writes to customers', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.push'] }));
  const user = await app.open('/service/push', { as: 'viewer' });
  await user.click(await screen.findByRole('button', { name: '秋茶到店' }));
  const drawer = within(await findDialog('推送：秋茶到店'));
  expect(await drawer.findByText(/林见 139\*\*\*\*2009/)).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: /重试/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /新建推送|^发送|编\s?辑/ })).not.toBeInTheDocument();
});
