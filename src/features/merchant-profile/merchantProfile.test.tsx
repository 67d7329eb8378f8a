import { screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

interface Merchant {
  readonly id: string;
  readonly name: string;
  readonly contact: string;
  readonly revision?: number;
}
const stored = () => app.api<Merchant>('owner', 'GET', '/merchant/info');

test('what is saved is stored and kept on screen', async () => {
  const user = await app.open('/merchant/profile', { as: 'owner' });
  await fill(user, await screen.findByLabelText('联系人'), '陈大满');
  await user.click(screen.getByRole('button', { name: /保\s*存/ }));
  expect(await screen.findByText('保存成功')).toBeInTheDocument();
  expect((await stored()).contact).toBe('陈大满');
  // A second save is made on what the first one left.
  await fill(user, screen.getByLabelText('联系人'), '陈小满');
  await user.click(screen.getByRole('button', { name: /保\s*存/ }));
  await waitFor(async () => expect((await stored()).contact).toBe('陈小满'));
});

describe('what somebody else has saved meanwhile', () => {
  const meet = async () => {
    const user = await app.open('/merchant/profile', { as: 'owner' });
    await fill(user, await screen.findByLabelText('联系人'), '我写的');
    const { id, name } = await stored();
    await app.api('owner', 'POST', '/merchant/save', { id, name, contact: '别人写的' });
    await user.click(screen.getByRole('button', { name: /保\s*存/ }));
    const dialog = await findDialog('两处都有改动');
    return { user, dialog };
  };

  test('is not overwritten unasked; it can be compared and taken', async () => {
    const { user, dialog } = await meet();
    expect((await stored()).contact).toBe('别人写的');
    await user.click(within(dialog).getByRole('button', { name: '比较两份' }));
    expect(await within(dialog).findByDisplayValue('别人写的')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: '用服务器上的' }));
    await waitFor(() => expect(screen.getByLabelText('联系人')).toHaveValue('别人写的'));
  });

  test('gives way when one says so', async () => {
    const { user, dialog } = await meet();
    await user.click(within(dialog).getByRole('button', { name: '用本机的' }));
    await waitFor(async () => expect((await stored()).contact).toBe('我写的'));
  });
});

test('who may only look sees part of the number and no button', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'merchant.profile'] }));
  await app.open('/merchant/profile', { as: 'viewer' });
  expect(await screen.findByText(/只能查看商家资料/)).toBeInTheDocument();
  expect(await screen.findByLabelText('联系电话')).toHaveValue('138****0001');
  expect(screen.getByLabelText('联系电话')).toBeDisabled();
  expect(screen.queryByRole('button', { name: /保\s*存/ })).not.toBeInTheDocument();
});
