import { screen, waitFor, within } from '@testing-library/react';
import type { MessageTemplate } from '@/services/message_template/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;
const templates = async () =>
  (await app.api<{ list: MessageTemplate[] }>('admin', 'GET', '/message_template/data')).list;

test('what is wrong is named while it is written, and SMS parts are counted with the signature', async () => {
  const user = await app.open('/template/message_tmpl', { as: 'admin' });
  await screen.findByText('版本到期提醒', { selector: 'td *' });
  await user.click(within(await rowOf('版本到期提醒')).getByRole('button', { name: /编\s?辑/ }));
  const drawer = within(await findDialog('编辑模板'));
  await user.click(await drawer.findByRole('tab', { name: '短信' }));
  const panel = within(drawer.getByRole('tabpanel', { name: '短信' }));
  const text = panel.getByRole('textbox', { name: '正文' });
  await fill(user, text, `{{店名}}${'字'.repeat(70)}`);
  expect(await panel.findByText('短信用到了没有定义的变量“店名”')).toBeInTheDocument();
  expect(panel.getByText('80 字，按 2 条计费')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: '商家名称' }));
  expect(text).toHaveValue(`{{店名}}${'字'.repeat(70)}{{商家名称}}`);
});

test('a variable without a value is named before the test is sent; then it arrives', async () => {
  const user = await app.open('/template/message_tmpl', { as: 'admin' });
  await user.click(within(await rowOf('版本到期提醒')).getByRole('button', { name: '测试发送' }));
  const dialog = within(await findDialog('测试发送“版本到期提醒”'));
  await user.clear(dialog.getByLabelText('版本'));
  await user.click(dialog.getByRole('button', { name: '发给我自己' }));
  expect(await dialog.findByText('还没有填写：版本')).toBeInTheDocument();
  await fill(user, dialog.getByLabelText('版本'), '旗舰版');
  await user.click(dialog.getByRole('button', { name: '发给我自己' }));
  await waitFor(async () => {
    const { list } = await app.api<{ list: { title: string }[] }>('admin', 'GET', '/notice/data');
    expect(list.map(({ title }) => title)).toContain('旗舰版即将到期');
  });
});

test('a template is written, published, changed and its version looked at', async () => {
  const user = await app.open('/template/message_tmpl?open=new', { as: 'admin' });
  const drawer = within(await findDialog('新建模板'));
  await fill(user, await drawer.findByLabelText('模板名称'), '欢迎');
  await fill(user, drawer.getByRole('textbox', { name: '标题' }), '欢迎使用');
  await fill(user, drawer.getByRole('textbox', { name: '正文' }), '有问题随时找我们');
  await user.click(drawer.getByRole('button', { name: /保\s?存/ }));
  await user.click(within(await rowOf('欢迎')).getByRole('button', { name: /发\s?布/ }));
  const dialog = within(await findDialog('发布“欢迎”？'));
  await user.click(dialog.getByRole('button', { name: /发\s?布/ }));
  await waitFor(async () =>
    expect((await templates()).find(({ name }) => name === '欢迎')).toMatchObject({ state: 'live', version: 1 }),
  );
  await waitFor(async () => expect(within(await rowOf('欢迎')).getByText('使用中')).toBeInTheDocument());
  await user.click(within(await rowOf('欢迎')).getByRole('button', { name: '“欢迎”的更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '版本记录' }));
  const versions = within(await findDialog('“欢迎”的版本记录'));
  expect(await versions.findByText('有问题随时找我们')).toBeInTheDocument();
});
