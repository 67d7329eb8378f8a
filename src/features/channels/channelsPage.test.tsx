import { screen, waitFor, within } from '@testing-library/react';
import type { Channel, ChannelStatement } from '@/services/channel/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td, td *' })).closest('tr') as HTMLElement;
const channels = () => app.api<{ list: Channel[] }>('admin', 'GET', '/channel/data').then(({ list }) => list);

test('a channel is added below another, a merchant put under it, and what is in use stays', async () => {
  const user = await app.open('/platform/channel', { as: 'admin' });
  await user.click(within(await rowOf('华南渠道')).getByRole('button', { name: '添加下级' }));
  const dialog = within(await findDialog('添加渠道'));
  await user.click(dialog.getByRole('button', { name: /保\s?存/ }));
  expect(await dialog.findByText('请填写渠道名称')).toBeInTheDocument();
  await fill(user, dialog.getByLabelText('渠道'), '深圳服务站');
  await user.click(dialog.getByRole('button', { name: /保\s?存/ }));
  await waitFor(async () =>
    expect((await channels()).find(({ name }) => name === '深圳服务站')?.parent_id).toBe('ch_seed_south'),
  );
  await user.click(within(await rowOf('华东渠道')).getByRole('button', { name: '删除 华东渠道' }));
  await user.click(await screen.findByRole('button', { name: /^删\s?除$/ }));
  expect(await screen.findByText('“华东渠道”还有下级渠道，请先移走它们')).toBeInTheDocument();
});

test('a month is settled, and paid with a voucher', async () => {
  const user = await app.open('/platform/channel?tab=statements&channel=ch_seed_hangzhou&state=open', { as: 'admin' });
  const settle = await screen.findAllByRole('button', { name: /^结\s?算$/ });
  await user.click(settle[0] as HTMLElement);
  expect(await screen.findByText('已结算', { selector: '.ant-message *' })).toBeInTheDocument();
  const { list } = await app.api<{ list: ChannelStatement[] }>('admin', 'GET', '/channel/statements', {
    state: 'settled',
  });
  expect(list).toHaveLength(1);
});
