import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Goods } from '@/services/goods/schema';
import type { OwnGoodsTemplate } from '@/services/platform_goods_template/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;

test('a form is written beside what merchants will see, and what it lacks is said before publishing', async () => {
  const user = await app.open('/template/product?open=new', { as: 'admin' });
  const drawer = within(await findDialog('新建商品模板'));
  await fill(user, drawer.getByLabelText('模板名称'), '杯壶参数');
  const preview = within(drawer.getByRole('region', { name: '商家看到的样子' }));
  expect(preview.getByText(/添加参数后/)).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: /添加参数/ }));
  await fill(user, drawer.getByRole('textbox', { name: '参数名称' }), '容量');
  await fill(user, drawer.getByRole('textbox', { name: '单位' }), 'ml');
  await user.click(drawer.getByRole('checkbox', { name: '应填' }));
  expect(await preview.findByText('还差：容量')).toBeInTheDocument();
  await fill(user, preview.getByRole('textbox', { name: '容量' }), '480');
  expect(await preview.findByText('该填的参数都填好了')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(await within(await rowOf('杯壶参数')).findByRole('button', { name: /发\s?布/ }));
  const dialog = within(await findDialog('发布“杯壶参数”？'));
  expect(dialog.getByText('请选择适用分类')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /发\s?布/ })).toBeDisabled();
});

test('goods of the category are asked for its properties, which join their specs', async () => {
  const fields = [
    { name: '容量', kind: 'number', unit: 'ml', is_required: true },
    { name: '手柄', kind: 'text', is_required: true, sample: '竹柄' },
  ];
  const body = { title: '杯壶参数', category_id: 'category_3', fields, points: ['保温多久'], images: ['内胆'] };
  const { id } = await app.api<OwnGoodsTemplate>('admin', 'POST', '/platform_goods_template/save', body);
  await app.api('admin', 'POST', '/platform_goods_template/publish', { id });
  const user = await app.open('/creative/goods?open=new', { as: 'owner' });
  const drawer = within(await findDialog('新建商品'));
  await fill(user, drawer.getByRole('textbox', { name: /商品名称/ }), '竹柄水杯');
  expect(drawer.queryByRole('region', { name: '杯壶参数' })).not.toBeInTheDocument();
  fireEvent.change(drawer.getByLabelText('分类'), { target: { value: '家居百货' } });
  const form = within(await drawer.findByRole('region', { name: '杯壶参数' }));
  expect(form.getByText('还差：容量、手柄')).toBeInTheDocument();
  expect(drawer.getByText('可以从这些方面写：保温多久')).toBeInTheDocument();
  await fill(user, form.getByRole('textbox', { name: '容量' }), '350');
  expect(await form.findByText('还差：手柄')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  const stored = async () =>
    (await app.api<{ list: Goods[] }>('owner', 'GET', '/goods/data', { page_size: 50 })).list.find(
      ({ title }) => title === '竹柄水杯',
    );
  await waitFor(async () => expect((await stored())?.specs).toEqual([{ name: '容量', value: '350ml' }]));
});

test('a form that does not come is said where it would stand; the goods can be written meanwhile', async () => {
  await app.fault('500', '/goods_template/data', 9);
  const user = await app.open('/creative/goods?open=new', { as: 'owner' });
  const drawer = within(await findDialog('新建商品'));
  await fill(user, drawer.getByRole('textbox', { name: /商品名称/ }), '竹柄水杯');
  expect(drawer.queryByText(/平台的参数表没有加载出来/)).not.toBeInTheDocument();
  fireEvent.change(drawer.getByLabelText('分类'), { target: { value: '服饰鞋包' } });
  const alert = (await drawer.findByText(/平台的参数表没有加载出来/)).closest<HTMLElement>('[role="alert"]');
  expect(drawer.getByRole('button', { name: '规格参数' })).toBeEnabled();
  await app.api('owner', 'POST', '/__mock/faults_clear');
  await user.click(within(alert as HTMLElement).getByRole('button', { name: /重\s*试/ }));
  expect(await drawer.findByRole('region', { name: '服饰鞋包 · 参数表' })).toBeInTheDocument();
  expect(drawer.queryByText(/平台的参数表没有加载出来/)).not.toBeInTheDocument();
});
