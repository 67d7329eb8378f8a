import { screen, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

test('the page has figures, a breakdown that narrows it, and a ranking that says what it may', async () => {
  const user = await app.open('/publish/statistics?range=90d&by=platform', { as: 'owner' });
  const ranking = await screen.findByRole('region', { name: /^框架排名/ }, { timeout: 20_000 });
  const few = await within(ranking).findAllByText(/^样本 [1-4] 条，区间宽，还不能下结论$/, undefined, {
    timeout: 10_000,
  });
  expect(few.length).toBeGreaterThan(0);
  expect((await within(ranking).findAllByText('高于整体')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: '只看“抖音”' }));
  expect(await screen.findByText('平台：抖音')).toBeInTheDocument();
});

test('the report says what follows from the numbers', async () => {
  const user = await app.open('/publish/report', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /上一周/ }, { timeout: 20_000 }));
  // Which framework stands out depends on the week; what is advised is what the ranking below bears out.
  const advice = (
    await screen.findAllByText(/^(多用|少用或改写)“.+”：近 8 周/, undefined, { timeout: 10_000 })
  )[0] as HTMLElement;
  const [, kind, name = ''] = /^(多用|少用或改写)“(.+)”/.exec(advice.textContent ?? '') ?? [];
  const row = screen.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(row).toHaveTextContent(kind === '多用' ? '高于整体' : '低于整体');
});
