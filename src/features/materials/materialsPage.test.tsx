import { screen, waitFor, within } from '@testing-library/react';
import type { Material } from '@/services/material/schema';
import type { ShootingPlan } from '@/services/shooting_plan/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';

const app = appStage();
const path = '/creative/creation_material';

test('a title of ones own is kept for the merchant and stands first in the list', async () => {
  const user = await app.open(`${path}?tab=title`, { as: 'owner' });
  await fill(user, await screen.findByRole('textbox', { name: '写一个自己的标题' }), '老板亲测这只杯子');
  await user.click(screen.getAllByRole('button', { name: '存为我的' })[0] as HTMLElement);
  const list = screen.getByRole('list', { name: '标题' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('老板亲测这只杯子'));
});

test('a title that a colleague changed meanwhile is shown, and both are kept', async () => {
  const made = await app.api<Material>('owner', 'POST', '/material/save', {
    kind: 'title',
    name: '甲',
    content: '标题甲',
  });
  const user = await app.open(`${path}?tab=title`, { as: 'owner' });
  await screen.findByText('标题甲');
  await user.click(screen.getByRole('button', { name: '改名 甲' }));
  await app.api('writer', 'POST', '/material/save', {
    id: made.id,
    revision: made.revision,
    kind: 'title',
    name: '乙',
    content: '标题乙',
  });
  const field = await screen.findByRole('textbox', { name: '编辑标题' });
  await fill(user, field, '标题丙');
  await user.click(screen.getByRole('button', { name: /^保\s*存$/ }));
  await screen.findByText(/刚被同事改成“标题乙”/);
  await user.click(screen.getByRole('button', { name: '两条都留' }));
  const list = screen.getByRole('list', { name: '标题' });
  expect(await within(list).findByText('标题丙')).toBeInTheDocument();
  expect(within(list).getByText('标题乙')).toBeInTheDocument();
});

test('words of a cover that the law objects to are marked and replaced', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const user = await app.open(`${path}?tab=cover`, { as: 'owner' });
  const field = await screen.findByRole('textbox', { name: '副标题' });
  await fill(user, field, '全网最低价');
  expect(field.closest('[data-variant]')?.querySelector('mark')).toHaveTextContent('全网最低价');
  const around = field.closest('[data-variant]')?.parentElement as HTMLElement;
  await user.click(within(around).getByRole('button', { name: /全部替换 1 处/ }));
  expect(field).not.toHaveValue('全网最低价');
  jest.restoreAllMocks();
});

test('what is done on the floor reaches the desk', async () => {
  const user = await app.open(`${path}?tab=plans&open=plan_seed_desk&floor=1`, { as: 'writer' });
  await user.click(await screen.findByRole('button', { name: '记一条' }));
  expect(await screen.findByText('第 1 条')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /拍好了/ }));
  await screen.findByText('已同步');
  await waitFor(async () => {
    const plan = await app.api<ShootingPlan>('owner', 'GET', '/shooting_plan/info', { id: 'plan_seed_desk' });
    expect(plan.state).toBe('shooting');
    expect(plan.shots.filter(({ is_done, takes }) => is_done && takes.length === 1)).toHaveLength(1);
  });
});
