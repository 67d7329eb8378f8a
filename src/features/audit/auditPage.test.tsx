import { screen, waitFor, within } from '@testing-library/react';
import { readSheet } from '@/lib/sheets/readSheet';
import type { AuditEntry } from '@/services/audit/schema';
import type { BrandState } from '@/services/brand/schema';
import { appStage } from '@/testing/app/appStage';
import { fill } from '@/testing/app/fill';
import { findDialog } from '@/testing/app/findDialog';
import { callMock, signIn } from '@/testing/mock/callMock';

const app = appStage();

test('acts are found by words, opened with what was before and after, and exported', async () => {
  const { live } = await app.api<BrandState>('admin', 'GET', '/brand/info');
  await app.api('admin', 'POST', '/brand/save', { ...live, name: '新灵框' });
  await app.api('admin', 'POST', '/merchant/note', { id: 'M100001', note: '重点客户' });
  const user = await app.open('/platform/audit', { as: 'admin' });
  await screen.findByText('山野日常生活馆', { selector: 'td *' });
  await fill(user, screen.getByRole('searchbox', { name: '搜索操作人、对象、商家、原因、域名' }), '新灵框');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('山野日常生活馆', { selector: 'td *' })).not.toBeInTheDocument());
  // jsdom has no downloads.
  const files: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: /导\s?出/ }));
  expect(await screen.findByText('已导出 1 条记录')).toBeInTheDocument();
  const [file] = files;
  if (!file) throw new Error('nothing was exported');
  const [sheet] = await readSheet(new File([file], 'log.xlsx'));
  const [head = [], row = []] = sheet?.rows ?? [];
  const cell = (title: string) => row[head.indexOf(title)];
  expect([cell('变更前'), cell('变更后'), cell('对象')]).toEqual(['灵框', '新灵框', '新灵框']);
  expect(cell('域名')).toBe(new URL(app.origin()).host);
  await user.click(screen.getByRole('button', { name: '新灵框' }));
  const drawer = within(await findDialog('修改品牌'));
  expect(drawer.getByText('灵框', { selector: 'del' })).toBeInTheDocument();
  expect(drawer.getByText('新灵框', { selector: 'ins' })).toBeInTheDocument();
});

test('the log is narrowed to days and to a host, and tells when nothing is left', async () => {
  await app.api('admin', 'POST', '/merchant/note', { id: 'M100001', note: '重点客户' });
  const { list } = await app.api<{ list: AuditEntry[] }>('admin', 'GET', '/audit/data', { page_size: 100 });
  const found = async (query: object) =>
    (await app.api<{ list: AuditEntry[] }>('admin', 'GET', '/audit/data', { page_size: 100, ...query })).list.length;
  expect(await found({ days: '2000-01-01..2000-01-31' })).toBe(0);
  expect(await found({ days: '2000-01-01..2000-12-31' })).toBe(0);
  const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  expect(await found({ days: `${from}..${to}` })).toBeGreaterThan(0);
  expect(await found({ keyword: new URL(app.origin()).host })).toBe(list.filter(({ host }) => host).length);
  await app.open('/platform/audit?days=2000-01-01..2000-01-31', { as: 'admin' });
  expect(await screen.findByText('没有符合条件的内容')).toBeInTheDocument();
});

test('what support edited in a shop is read with its former value, states and unkept values by their names', async () => {
  const admin = await signIn(app.origin(), 'admin');
  const inside = { ...admin, mchno: 'M100001' };
  const post = (path: string, body: object, session = inside) =>
    callMock(app.origin(), 'POST', path, { session, body });
  await post('/see_as/start', { id: 'M100001', reason: '排查发布失败' }, admin);
  await post('/merchant/set', { field: 'contact', value: '许青禾' });
  await post('/merchant/set', { field: 'phone', value: '13700009876' });
  await post('/see_as/stop', {});
  await post('/merchant/status', { id: 'M100001', status: 0, reason: '合作到期' }, admin);
  const user = await app.open('/platform/audit', { as: 'admin' });
  const opened = async (row: number, title: string) => {
    const links = await screen.findAllByRole('button', { name: '山野日常生活馆' });
    await user.click(links[row] ?? document.body);
    return within(await findDialog(title));
  };
  const closing = await opened(0, '停用商家');
  expect(closing.getByText('启用', { selector: 'del' })).toBeInTheDocument();
  expect(closing.getByText('停用', { selector: 'ins' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const phone = await opened(2, '代为操作商家');
  expect(await phone.findByText('有改动，内容不留在日志里')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  const contact = await opened(3, '代为操作商家');
  expect(await contact.findByText('陈小满', { selector: 'del' })).toBeInTheDocument();
  expect(contact.getByText('许青禾', { selector: 'ins' })).toBeInTheDocument();
});
