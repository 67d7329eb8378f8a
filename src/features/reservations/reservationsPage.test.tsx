import { screen, waitFor, within } from '@testing-library/react';
import type { Reservation, ReservationService } from '@/services/reservation/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td, td *' })).closest('tr') as HTMLElement;
const reservations = async () => (await app.api<{ list: Reservation[] }>('owner', 'GET', '/reservation/data')).list;
const freeTime = async () => {
  const all = await screen.findAllByRole('button', { name: /余 6\/6/ });
  return all.find((button) => !button.hasAttribute('disabled')) as HTMLElement;
};

test('a time is booked, confirmed, moved and canceled with a reason', async () => {
  const user = await app.open('/service/reservation', { as: 'owner' });
  await user.click(await freeTime());
  const dialog = within(await findDialog('新建预约'));
  await user.click(dialog.getByRole('button', { name: /确\s?定|OK/ }));
  expect(await dialog.findByText('请填写姓名')).toBeInTheDocument();
  expect(dialog.getByText('手机号不正确')).toBeInTheDocument();
  await fill(user, dialog.getByLabelText('姓名'), '沈知夏');
  await fill(user, dialog.getByLabelText('手机号'), '13900000021');
  await fill(user, dialog.getByLabelText('人数'), '2');
  await user.click(dialog.getByRole('button', { name: /确\s?定|OK/ }));
  const row = within(await rowOf('沈知夏 139****0021'));
  expect(await screen.findByRole('button', { name: /余 4\/6/ })).toBeInTheDocument();
  await user.click(row.getByRole('button', { name: /确\s?认/ }));
  await waitFor(async () => expect((await reservations())[0]).toMatchObject({ state: 'confirmed', people: 2 }));

  const [{ starts_at: before } = { starts_at: 0 }] = await reservations();
  await user.click(within(await rowOf('沈知夏 139****0021')).getByRole('button', { name: '改时间' }));
  const move = within(await findDialog('给沈知夏改时间'));
  await user.click(move.getByRole('combobox'));
  await user.click(
    (await screen.findAllByText(/余 6\/6/, { selector: '.ant-select-item-option-content' }))[0] as HTMLElement,
  );
  await user.click(move.getByRole('button', { name: '改时间' }));
  await waitFor(async () => expect((await reservations())[0]?.starts_at).not.toBe(before));

  await user.click(within(await rowOf('沈知夏 139****0021')).getByRole('button', { name: '取消预约' }));
  const cancel = within(await findDialog('取消沈知夏的预约？'));
  await fill(user, cancel.getByLabelText('取消原因'), '客户有事');
  await user.click(cancel.getByRole('button', { name: '取消预约' }));
  // The list may be drawn anew just then.
  await waitFor(() => expect(screen.getByText('客户有事')).toBeInTheDocument());
  // The calendar has been asked anew too: nothing is under way when the page goes.
  await waitFor(() => expect(screen.queryByRole('button', { name: /余 4\/6/ })).not.toBeInTheDocument());
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
});

test('a service is set, and its times follow', async () => {
  const user = await app.open('/service/reservation', { as: 'owner' });
  await freeTime();
  await user.click(screen.getByRole('button', { name: '服务设置' }));
  const dialog = within(await findDialog('服务设置'));
  await fill(user, dialog.getByLabelText('每段容量（人）'), '3');
  await user.click(dialog.getByRole('button', { name: /确\s?定|OK/ }));
  expect(await screen.findByText('已更新')).toBeInTheDocument();
  expect((await screen.findAllByRole('button', { name: /余 3\/3/ })).length).toBeGreaterThan(0);
  const { list } = await app.api<{ list: ReservationService[] }>('owner', 'GET', '/reservation/services');
  expect(list[0]).toMatchObject({ capacity: 3, revision: 1 });
});

test('who may only look books nothing', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'service.reservation'] }));
  await app.open('/service/reservation', { as: 'viewer' });
  const times = await screen.findAllByRole('button', { name: /余 6\/6/ });
  for (const time of times) expect(time).toBeDisabled();
  expect(screen.queryByRole('button', { name: '服务设置' })).not.toBeInTheDocument();
});

test('a shop without a service is told to create one, and has no times to turn over', async () => {
  const none = { status: 1, success: true, message: 'ok', data: { list: [] } };
  await app.fault(`answer:${JSON.stringify(none)}`, '/reservation/services', 5);
  await app.open('/service/reservation', { as: 'owner' });
  expect(await screen.findByText(/还没有可以预约的服务/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '新建服务' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '往后' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: '服务' })).not.toBeInTheDocument();
});
