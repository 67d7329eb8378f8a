import { screen, waitFor, within } from '@testing-library/react';
import type { Goods } from '@/services/goods/schema';
import { appStage } from '@/testing/app/appStage';
import { changeRole } from '@/testing/app/changeRole';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
const thermos = '山野日常 便携保温杯 480ml';
const towel = '长绒棉浴巾两条装';

const rowOf = async (title: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(title, { selector: 'td *' })).closest('tr');
  return row as HTMLElement;
};
const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('button')[0]?.textContent ?? '');
const stored = async (title: string): Promise<Goods | undefined> => {
  const { list } = await app.api<{ list: Goods[] }>('owner', 'GET', '/goods/data', { page_size: 50 });
  return list.find((goods) => goods.title === title);
};

describe('the list', () => {
  test('shows what the merchant has; a filter chosen goes to the address and back out of it', async () => {
    const user = await app.open('/creative/goods', { as: 'owner' });
    await rowOf(thermos);
    expect(titles()).toHaveLength(12);

    await user.click(screen.getByRole('combobox', { name: '状态' }));
    await user.click(await screen.findByText('已下架', { selector: '.ant-select-item-option-content' }));
    await waitFor(() => expect(app.address()).toBe('/creative/goods?status=0'));
    await waitFor(() => expect(titles()).toEqual([expect.stringContaining(towel)]));

    await user.click(screen.getByRole('button', { name: '清空筛选' }));
    await waitFor(() => expect(titles()).toHaveLength(12));
    expect(app.address()).toBe('/creative/goods');
  });

  test('takes its filters from the address', async () => {
    await app.open('/creative/goods?status=0', { as: 'owner' });
    await rowOf(towel);
    expect(titles()).toHaveLength(1);
  });

  test('filtered to nothing it offers to clear the filter, not to create', async () => {
    const user = await app.open('/creative/goods?keyword=zzz', { as: 'owner' });
    expect(await screen.findByText('没有符合条件的内容')).toBeInTheDocument();
    expect(screen.queryByText('还没有商品')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: '清空筛选' })[0] as HTMLElement);
    await rowOf(thermos);
  });

  test('with nothing in it it offers to create the first one', async () => {
    const { list } = await app.api<{ list: Goods[] }>('owner', 'GET', '/goods/data', { page_size: 50 });
    await app.api('owner', 'POST', '/goods/delete', { ids: list.map(({ id }) => id) });
    await app.open('/creative/goods', { as: 'owner' });
    expect(await screen.findByText('还没有商品')).toBeInTheDocument();
    expect(screen.queryByText('没有符合条件的内容')).not.toBeInTheDocument();
  });

  test('that fails to load again keeps its rows, says why and recovers by retry', async () => {
    const user = await app.open('/creative/goods', { as: 'owner' });
    await rowOf(thermos);
    await app.fault('status0:商品服务维护中', '/goods/data');
    await fill(user, screen.getByRole('searchbox', { name: '搜索商品名称、品牌' }), '面膜');
    await user.keyboard('{Enter}');
    const alert = (await screen.findByText('商品服务维护中')).closest<HTMLElement>('[role="alert"]');
    expect(titles()).toHaveLength(12);
    await user.click(within(alert as HTMLElement).getByRole('button', { name: /重\s*试/ }));
    await waitFor(() => expect(titles()).toHaveLength(1));
    expect(screen.queryByText('商品服务维护中')).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  test('says at its fields what is wrong and stores nothing', async () => {
    const user = await app.open('/creative/goods?open=new', { as: 'owner' });
    const drawer = await findDialog('新建商品');
    await fill(user, within(drawer).getByRole('textbox', { name: '价格' }), '12.345');
    await user.click(within(drawer).getByRole('button', { name: /保\s*存/ }));
    expect(await within(drawer).findByText('请填写商品名称')).toBeInTheDocument();
    expect(await within(drawer).findByText('请输入金额，最多两位小数，例如 129.00')).toBeInTheDocument();
    expect(within(drawer).getByRole('textbox', { name: '商品名称' })).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText('正在添加')).not.toBeInTheDocument();
  });

  test('adds a record with the words of the brief, and closes', async () => {
    const user = await app.open('/creative/goods?open=new', { as: 'owner' });
    const drawer = await findDialog('新建商品');
    await fill(user, within(drawer).getByRole('textbox', { name: '商品名称' }), '竹编提篮');
    await fill(user, within(drawer).getByRole('textbox', { name: '价格' }), '59.9');
    await app.fault('delay:300', '/goods/save');
    await user.click(within(drawer).getByRole('button', { name: /保\s*存/ }));
    expect(await screen.findByText('正在添加')).toBeInTheDocument();
    expect(await screen.findByText('添加成功')).toBeInTheDocument();
    await rowOf('竹编提篮');
    expect(app.address()).toBe('/creative/goods');
    expect(await stored('竹编提篮')).toMatchObject({ price: '59.9', status: 1 });
  });

  test.each([
    ['status0:商品名称重复', '商品名称重复'],
    ['500', '保存失败请重试！'],
  ])('that the server refuses with %s says %s and keeps what was typed', async (kind, said) => {
    const user = await app.open('/creative/goods?open=goods_thermos', { as: 'owner' });
    const drawer = await findDialog('编辑商品');
    const brand = await within(drawer).findByRole('textbox', { name: '品牌' });
    await fill(user, brand, '山外');
    await app.fault(kind, '/goods/save');
    await user.click(within(drawer).getByRole('button', { name: /保\s*存/ }));
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(brand).toHaveValue('山外');
    await user.click(within(drawer).getByRole('button', { name: /保\s*存/ }));
    expect(await screen.findByText('保存成功')).toBeInTheDocument();
    expect(await stored(thermos)).toMatchObject({ brand: '山外' });
  });
});

describe('the switch of a row', () => {
  test('changes the status with the words of the brief', async () => {
    const user = await app.open('/creative/goods', { as: 'owner' });
    const control = await screen.findByRole('switch', { name: `${thermos} 是否在售` });
    expect(control).toBeChecked();
    await app.fault('delay:300', '/goods/status');
    await user.click(control);
    expect(await screen.findByText('正在处理')).toBeInTheDocument();
    expect(await screen.findByText('操作成功，即将刷新')).toBeInTheDocument();
    expect(await screen.findByRole('switch', { name: `${thermos} 是否在售` })).not.toBeChecked();
    expect(await stored(thermos)).toMatchObject({ status: 0 });
  });

  test.each([
    ['status0:商品正在活动中', '商品正在活动中'],
    ['502', '操作失败，请重试'],
  ])('that fails with %s says so and goes back', async (kind, said) => {
    const user = await app.open('/creative/goods', { as: 'owner' });
    const control = await screen.findByRole('switch', { name: `${thermos} 是否在售` });
    await app.fault(kind, '/goods/status');
    await user.click(control);
    expect(await screen.findByText(said)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('switch', { name: `${thermos} 是否在售` })).toBeChecked());
  });
});

test('a deleted record leaves, and comes back by undo', async () => {
  const user = await app.open('/creative/goods', { as: 'owner' });
  await user.click(within(await rowOf(thermos)).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('删除成功，即将刷新')).toHaveTextContent('已将 1 项移到回收站');
  expect(screen.getAllByText(/删除成功|移到回收站/, { selector: '.ant-message-notice *' })).toHaveLength(2);
  await waitFor(() => expect(screen.queryByText(thermos, { selector: 'td *' })).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await rowOf(thermos);
  expect(await stored(thermos)).toMatchObject({ status: 1 });
});

test('who may only look sees no act', async () => {
  await changeRole(app, 'viewer', (role) => ({ ...role, routes: [...role.routes, 'creative.goods'] }));
  await app.open('/creative/goods', { as: 'viewer' });
  const row = await rowOf(thermos);
  expect(within(row).getByText('在售')).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  for (const name of ['新建商品', '粘贴链接导入', '删除'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
