import { screen, within } from '@testing-library/react';
import { appStage } from '@/testing/app/appStage';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();
const table = ['姓名,手机号,角色', '李明,13700000001,内容编辑', '王芳,12345,经理', '赵六,13700000001,观察员'].join(
  '\n',
);

test('a table is checked cell by cell, and its good lines are invited', async () => {
  const user = await app.open('/merchant/team', { as: 'owner' });
  await user.click(await screen.findByRole('button', { name: /Excel 导入/ }));
  const dialog = await findDialog('用 Excel 导入成员');
  // The field is a new one after each file.
  const file = () => dialog.querySelector('input[type=file]') as HTMLInputElement;
  await user.upload(file(), new File(['姓名,电话\n李明,1'], '旧名单.csv', { type: 'text/csv' }));
  expect(await within(dialog).findByText(/没有找到这些列：角色。/)).toBeInTheDocument();

  await user.upload(file(), new File([table], '名单.csv', { type: 'text/csv' }));
  expect(await within(dialog).findByText('“名单.csv”：1 人可以邀请，2 行有问题')).toBeInTheDocument();
  expect(within(dialog).getByText('第 3 行“手机号”：不是有效的手机号')).toBeInTheDocument();
  expect(within(dialog).getByText(/第 3 行“角色”：没有这个角色，可以填：.*内容编辑/)).toBeInTheDocument();
  expect(within(dialog).getByText('第 4 行“手机号”：和第 2 行重复')).toBeInTheDocument();

  await user.click(within(dialog).getByRole('button', { name: '邀请 1 人' }));
  expect(await within(dialog).findByText(/已邀请 1 人/)).toBeInTheDocument();
  expect(within(dialog).getByText(/\/register\?invite=/)).toBeInTheDocument();
});
