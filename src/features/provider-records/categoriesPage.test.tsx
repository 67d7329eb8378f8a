import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Category } from '@/services/platform_category/schema';
import type { ShelfTemplate } from '@/services/platform_template/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const names = async () =>
  (await app.api<{ list: Category[] }>('admin', 'GET', '/platform_category/data', { page_size: '100' })).list.map(
    ({ name }) => name,
  );

test('a category is added, a name that stands is refused, and one moves up', async () => {
  const user = await app.open('/platform/category', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: /新建分类/ }));
  const drawer = within(await findDialog('新建分类'));
  await fill(user, await drawer.findByLabelText('分类名称'), '食品 饮料');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  expect(await screen.findByText('已经有“食品饮料”了')).toBeInTheDocument();
  await fill(user, drawer.getByLabelText('分类名称'), '宠物');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(await within(await rowOf('宠物')).findByRole('button', { name: '“宠物”的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '上移' }));
  await waitFor(async () => expect((await names()).slice(-2)).toEqual(['宠物', '母婴亲子']));
});

test('a used category says where to go; merging takes its templates along', async () => {
  const { id } = await app.api<ShelfTemplate>('admin', 'POST', '/platform_template/save', {
    ...{ title: '好物开箱', category_id: 'category_1' },
  });
  const user = await app.open('/platform/category', { as: 'admin' });
  await user.click(await within(await rowOf('食品饮料')).findByRole('button', { name: '“食品饮料”的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '合并到…' }));
  const dialog = within(await findDialog('合并“食品饮料”'));
  expect(dialog.getByText(/用到它们的 1 个模板会一起移过去/)).toBeInTheDocument();
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '合并到哪个分类' }));
  await user.click(await screen.findByText('家居百货', { selector: '.ant-select-item-option-content' }));
  await user.click(dialog.getByRole('button', { name: '合并到…' }));
  expect(await screen.findByText('已合并，移动了 1 个模板')).toBeInTheDocument();
  const moved = await app.api<ShelfTemplate>('admin', 'GET', '/platform_template/info', { id });
  expect(moved.category).toBe('家居百货');
  expect(await names()).not.toContain('食品饮料');
});
