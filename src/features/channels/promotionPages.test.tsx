import { screen, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

test('a channel reads its statements down to each payment', async () => {
  const user = await app.open('/promotion/channel', { as: 'owner' });
  expect(await screen.findByText('华东渠道')).toBeInTheDocument();
  expect(screen.getByText('杭州服务站')).toBeInTheDocument();
  const [month] = await screen.findAllByRole('button', { name: /^\d{4}-\d{2}$/ });
  await user.click(month as HTMLElement);
  const drawer = within(await findDialog(`华东渠道 ${month?.textContent} 结算单`));
  expect(await drawer.findByText('合计')).toBeInTheDocument();
});

test('its partners are narrowed by who brought them', async () => {
  await app.open('/promotion/partner?level=2', { as: 'owner' });
  expect(await screen.findByText('杭州服务站')).toBeInTheDocument();
  expect(screen.getByText(/^合计 /)).toBeInTheDocument();
  expect(screen.queryByText('直接带来', { selector: '.ant-tag' })).toBeNull();
});
