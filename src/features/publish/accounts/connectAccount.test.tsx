import { screen, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();
const nobody = `answer:${JSON.stringify({ status: 1, success: true, message: 'ok', data: { list: [] } })}`;

test.each(['/publish/matrix', '/compose/publish'])(
  'a shop without an account to publish by is led from %s to connecting one',
  async (path) => {
    await app.fault(nobody, '/wemedia/data', 5);
    await app.open(path, { as: 'owner' });
    expect(await screen.findByText('还没有可用的自媒体账号')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '连接账号' })).toHaveAttribute('href', '/publish/wemedia?connect=1');
  },
);

test('who may not connect accounts is told alone that there is none', async () => {
  await app.fault(nobody, '/wemedia/data', 5);
  await app.open('/publish/matrix', { as: 'writer' });
  const panel = (await screen.findByText('还没有可用的自媒体账号')).closest('section') as HTMLElement;
  expect(within(panel).queryByRole('link')).not.toBeInTheDocument();
});
