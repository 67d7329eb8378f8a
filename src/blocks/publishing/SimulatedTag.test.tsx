import { screen } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

test.each([
  ['/publish/calendar', '发布日历', '模拟发布'],
  ['/publish/wemedia', '自媒体账号', '模拟发布'],
  ['/publish/statistics', '数据统计', '模拟数据'],
])('%s says that no platform stands behind it', async (path, title, text) => {
  await app.open(path, { as: 'owner' });
  await screen.findByRole('heading', { level: 1, name: title });
  const tag = await screen.findByText(text);
  tag.focus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('不会真正发到平台');
});
