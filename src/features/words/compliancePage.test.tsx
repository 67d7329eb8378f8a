import { screen, waitFor, within } from '@testing-library/react';
import type { PolicyState } from '@/services/compliance_policy/schema';
import { appStage } from '@/testing/app/appStage';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

test('the old address of the words leads to them', async () => {
  await app.open('/platform/words', { as: 'admin' });
  expect(await screen.findByRole('heading', { name: '违禁词库' })).toBeInTheDocument();
  expect(app.address()).toBe('/platform/compliance');
});

test('rules are tried on a text, their effect is shown before they are saved, and the merchant reads them', async () => {
  const user = await app.open('/platform/compliance?tab=policy', { as: 'admin' });
  await user.click(await screen.findByRole('radio', { name: /^全部阻止/ }));
  await user.click(screen.getByRole('switch', { name: '商家不能放宽' }));
  await user.type(screen.getByRole('textbox', { name: '试一段文案' }), '这是全网最低价');
  expect(await screen.findByText('全网最低价')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '查看影响并保存' }));
  const dialog = within(await findDialog('保存前的影响'));
  expect(await dialog.findByText(/检查了 \d+ 个待发布作品/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /保\s?存/ }));
  await waitFor(async () =>
    expect(await app.api<PolicyState>('admin', 'GET', '/compliance_policy/info')).toMatchObject({
      base: 'all',
      is_locked: true,
    }),
  );
});

test('a merchant sees what the platform asks and cannot choose less', async () => {
  await app.api('admin', 'POST', '/compliance_policy/save', {
    base: 'high',
    is_locked: true,
    kinds: { medical: 'block' },
    loosenable: [],
    rules: '依据《广告法》第十七条',
    rules_on: '2026-01-01',
  });
  await app.open('/merchant/words', { as: 'owner' });
  expect(await screen.findByText('平台规则（2026-01-01）')).toBeInTheDocument();
  expect(screen.getByText('依据《广告法》第十七条')).toBeInTheDocument();
  expect(screen.getByText(/^一律阻止：/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^只提醒/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^全部阻止/ })).toBeEnabled();
});
