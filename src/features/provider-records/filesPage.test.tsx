import { screen, waitFor, within } from '@testing-library/react';
import type { FileRecord } from '@/services/file/schema';
import { appStage } from '@/testing/app/appStage';

const app = appStage();

const store = (name: string) =>
  app.api<FileRecord>('admin', 'POST', '/file/base64_upload', { name, data: `data:text/plain,${name.length}` });
const announce = ({ url }: FileRecord) =>
  app.api('admin', 'POST', '/platform_announce/save', {
    ...{ title: '新功能', summary: '说明', html: `<p><img src="${url}" alt=""></p>` },
  });
const rowOf = async (text: string): Promise<HTMLElement> =>
  (await screen.findByText(text, { selector: 'td *' })).closest('tr') as HTMLElement;

test('each file says where it is used; only what nothing uses is offered for deletion, after a question', async () => {
  await announce(await store('公告图.txt'));
  await store('多余.txt');
  const user = await app.open('/template/file', { as: 'admin' });
  const used = within(await rowOf('公告图.txt'));
  expect(used.getByText('公告：新功能')).toBeInTheDocument();
  expect(used.queryByRole('button', { name: /删除/ })).not.toBeInTheDocument();
  await user.click(within(await rowOf('多余.txt')).getByRole('button', { name: '删除“多余.txt”' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/删除后不能恢复/)).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: /删\s?除|确\s?定/ }));
  await waitFor(() => expect(screen.queryByText('多余.txt', { selector: 'td *' })).not.toBeInTheDocument());
  expect(await rowOf('公告图.txt')).toBeInTheDocument();
});

test('a file that a colleague has put into use meanwhile stays, and the refusal says where', async () => {
  const file = await store('多余.txt');
  const user = await app.open('/template/file', { as: 'admin' });
  const row = within(await rowOf('多余.txt'));
  await announce(file);
  await user.click(row.getByRole('button', { name: '删除“多余.txt”' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /删\s?除|确\s?定/ }));
  expect((await screen.findAllByText('“多余.txt”用在“新功能”里，请先在那里换掉再删除')).length).toBeGreaterThan(0);
  expect(await rowOf('多余.txt')).toBeInTheDocument();
});
