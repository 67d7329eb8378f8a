import { screen, waitFor, within } from '@testing-library/react';
import type { OwnCreativeTemplate } from '@/services/platform_creative_template/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;

test('a template is drawn up in the merchants’ editor, and what it lacks is said before publishing', async () => {
  const user = await app.open('/template/creative?open=new', { as: 'admin' });
  const drawer = within(await findDialog('新建创意模板'));
  await fill(user, drawer.getByLabelText('模板名称'), '三分钟开箱');
  const structure = within(drawer.getByRole('region', { name: '结构' }));
  await user.click(structure.getByRole('button', { name: '删除第 3 段' }));
  await fill(user, structure.getByRole('textbox', { name: '第 1 段的作用' }), '先让人看到结果');
  await user.click(drawer.getByRole('button', { name: /撤销/ }));
  expect(structure.getByRole('textbox', { name: '第 1 段的作用' })).toHaveValue('');
  await user.click(drawer.getByRole('button', { name: /重做/ }));
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(await within(await rowOf('三分钟开箱')).findByRole('button', { name: /发\s?布/ }));
  const dialog = within(await findDialog('发布“三分钟开箱”？'));
  expect(dialog.getByText('请写一句话说明，商家靠它决定用不用')).toBeInTheDocument();
  expect(dialog.getByText('第 2 段还没有写作用')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /发\s?布/ })).toBeDisabled();
  const { list } = await app.api<{ list: OwnCreativeTemplate[] }>('admin', 'GET', '/platform_creative_template/data');
  expect(list.find(({ title }) => title === '三分钟开箱')).toMatchObject({
    state: 'draft',
    segments: [{ roleName: '钩子', purpose: '先让人看到结果' }, { purpose: '' }],
  });
});

test('a colleague’s change meanwhile is a conflict, and nothing of it is lost', async () => {
  const user = await app.open('/template/creative?open=creative_template_source', { as: 'admin' });
  const drawer = within(await findDialog('编辑创意模板'));
  await fill(user, await drawer.findByRole('textbox', { name: '第 4 段的作用' }), '请产地的人自己说');
  const stored = await app.api<OwnCreativeTemplate>('admin', 'GET', '/platform_creative_template/info', {
    id: 'creative_template_source',
  });
  await app.api('admin', 'POST', '/platform_creative_template/save', { ...stored, summary: '同事改过的说明' });
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(await screen.findByRole('button', { name: '比较两份' }));
  const theirs = await screen.findByRole('region', { name: '现在保存着的' });
  expect(within(theirs).getByText('同事改过的说明')).toBeInTheDocument();
});

test('a merchant looks at what the provider offers, takes it with one press, and opens his own', async () => {
  const user = await app.open('/compose/frame?tab=platform', { as: 'owner' });
  const card = within(await screen.findByRole('group', { name: '当面试给你看' }));
  expect(card.getByText('适合你的行业')).toBeInTheDocument();
  expect(
    within(screen.getByRole('group', { name: '七天使用日记' })).getByText('这个模板对旗舰版开放'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '放进我的框架：七天使用日记' })).not.toBeInTheDocument();
  await user.click(card.getByRole('button', { name: '查看框架 当面试给你看' }));
  const drawer = within(await findDialog('当面试给你看'));
  expect(drawer.getByText('原话念出评论区或店里问得最多的一句')).toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: '放进我的框架：当面试给你看' }));
  await user.click(await drawer.findByRole('button', { name: '打开我的框架：当面试给你看' }));
  const own = within(await findDialog('当面试给你看'));
  expect(await own.findByText('版本')).toBeInTheDocument();
});

test('a price is said at the button and asked about; agreed to, the credits are gone once', async () => {
  const template = await app.api<OwnCreativeTemplate>('admin', 'GET', '/platform_creative_template/info', {
    id: 'creative_template_tour',
  });
  await app.api('admin', 'POST', '/platform_creative_template/save', { ...template, price: 25 });
  const balance = async () =>
    (await app.api<{ credits: { balance: number } }>('owner', 'GET', '/counting/usage')).credits.balance;
  const before = await balance();
  const user = await app.open('/compose/frame?tab=platform', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: '放进我的框架（25 点）：老板带你逛一圈' }));
  const agree = await screen.findByRole('button', { name: '使用（25 点）' });
  expect(screen.getByText(/^扣 25 点，之后你的团队都能一直用/)).toBeInTheDocument();
  expect(await balance()).toBe(before);
  await user.click(agree);
  expect(await screen.findByRole('button', { name: '打开我的框架：老板带你逛一圈' })).toBeInTheDocument();
  expect(await balance()).toBe(before - 25);
});

test('one that is withdrawn while he looks at it is refused with a sentence, and goes from the page', async () => {
  const user = await app.open('/compose/frame?tab=platform', { as: 'owner' });
  const button = await screen.findByRole('button', { name: '放进我的框架：老板带你逛一圈' });
  await app.api('admin', 'POST', '/platform_creative_template/withdraw', { id: 'creative_template_tour' });
  await user.click(button);
  expect(await screen.findByText('这个创意模板已下架，换一个试试')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('group', { name: '老板带你逛一圈' })).not.toBeInTheDocument());
});
