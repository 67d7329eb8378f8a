import { screen, waitFor, within } from '@testing-library/react';
import type { BrandState } from '@/services/brand/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';

const app = appStage();

test('acts are found by words, opened with what was before and after, and exported', async () => {
  const { live } = await app.api<BrandState>('admin', 'GET', '/brand/info');
  await app.api('admin', 'POST', '/brand/save', { ...live, name: '新灵框' });
  await app.api('admin', 'POST', '/merchant/note', { id: 'M100001', note: '重点客户' });
  const user = await app.open('/platform/audit', { as: 'admin' });
  await screen.findByText('山野日常生活馆', { selector: 'td *' });
  await fill(user, screen.getByRole('searchbox', { name: '搜索操作人、对象、原因' }), '新灵框');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('山野日常生活馆', { selector: 'td *' })).not.toBeInTheDocument());
  // jsdom has no downloads.
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: /导\s?出/ }));
  expect(await screen.findByText('已导出 1 条记录')).toBeInTheDocument();
  expect(files).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '新灵框' }));
  const drawer = within(await findDialog('修改品牌'));
  expect(drawer.getByText('灵框', { selector: 'del' })).toBeInTheDocument();
  expect(drawer.getByText('新灵框', { selector: 'ins' })).toBeInTheDocument();
});
