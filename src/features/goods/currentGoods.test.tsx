import { screen, waitFor, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';

const app = appStage();
const current = () => localStorage.getItem('YIDIANKE_GOODS_TITLE');

test('the goods in the header is searched, switched without a reload, and let go when it is deleted', async () => {
  const user = await app.open('/creative/goods', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /^(当前商品：|选择商品)/ }));
  const panel = (await screen.findByRole('textbox', { name: '搜索商品名称、品牌' })).closest<HTMLElement>(
    '.ant-popover',
  );
  await fill(user, within(panel as HTMLElement).getByRole('textbox'), '面膜');
  await waitFor(() => expect(within(panel as HTMLElement).getAllByRole('listitem')).toHaveLength(1));
  await user.click(within(panel as HTMLElement).getByRole('button', { name: /面膜/ }));
  await waitFor(() => expect(current()).toMatch(/面膜/));
  const row = (await screen.findByText(current() ?? '', { selector: 'td *' })).closest('tr') as HTMLElement;
  await user.click(within(row).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(current()).toBeNull());
});
