import { createProject } from '../../engine/project/createProject';
import type { AuditEntry } from '../../services/audit/schema';
import type { FileRecord, FileUse } from '../../services/file/schema';
import type { ProviderFile } from '../../services/platform_file/schema';
import type { ShelfTemplateRecord } from '../../services/platform_template/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let admin: Session;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
}, 40_000);
beforeEach(async () => {
  await callMock(server.origin, 'POST', '/__mock/reset');
  admin = await signIn(server.origin, 'admin');
  owner = await signIn(server.origin, 'owner');
});

const post = async <T>(path: string, body: object, session = admin) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = admin) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body;
const store = async (name: string, session = admin) => {
  const data = `data:text/plain,${encodeURIComponent(name)}`;
  return (await post<FileRecord>('/file/base64_upload', { name, data }, session)).data;
};
const files = async (query: Record<string, string> = {}) =>
  (await get<{ list: ProviderFile[] }>('/platform_file/data', { page_size: '100', ...query })).data.list;
const fileNamed = async (name: string) => (await files()).find((file) => file.name === name);
const remove = (ids: readonly string[], session = admin) => post('/platform_file/delete', { ids }, session);

const second = 120_000;
const shot = (id: string, extra: object) => ({ id, name: '', start: 0, duration: second, ...extra });
/** A video that shows a file, with a place after it. */
const showing = ({ url, name }: FileRecord) => ({
  ...createProject({ title: '样', id: 'p' }),
  media: { a: { id: 'a', kind: 'image', name, url } },
  tracks: {
    overlay: [],
    main: {
      id: 'main',
      clips: [
        shot('one', { type: 'image', mediaId: 'a' }),
        shot('two', { type: 'placeholder', name: '主图', start: second }),
      ],
    },
    audio: [],
  },
});
const templateOf = async (file: FileRecord) =>
  (
    await post<ShelfTemplateRecord>('/platform_template/save', {
      ...{ title: '晨间三拍', cover: '/api/demo/brand/shanye.svg', document: showing(file), fields: {} },
    })
  ).data;

test('a file that a template shows is named with it and refused; nothing of the rest is deleted either', async () => {
  const [used, spare] = [await store('片头.txt'), await store('多余.txt')];
  const { id } = await templateOf(used);
  expect((await fileNamed('片头.txt'))?.uses).toEqual([{ type: 'video_template', id, title: '晨间三拍' }]);
  expect(await fileNamed('多余.txt')).toMatchObject({ uses: [], merchants: 0, used: 0 });
  expect((await files({ use: 'unused' })).map(({ name }) => name)).not.toContain('片头.txt');
  const refused = await remove([spare.id, used.id]);
  expect(refused).toMatchObject({ success: false, errorCode: 'FILE_IN_USE' });
  expect(refused.message).toBe('“片头.txt”用在“晨间三拍”里，请先在那里换掉再删除');
  expect(await fileNamed('多余.txt')).toBeDefined();
  expect((await remove([spare.id])).success).toBe(true);
  expect(await fileNamed('多余.txt')).toBeUndefined();
  expect((await callMock(server.origin, 'GET', spare.url.replace(/^\/api/, ''))).status).toBe(404);
  const { list } = (await get<{ list: AuditEntry[] }>('/audit/data', { subject: 'file' })).data;
  expect(list.map(({ verb, subject_name }) => [verb, subject_name])).toEqual([['delete', '多余.txt']]);
});

test('what a merchant has made from a template keeps its files, also when the template is gone', async () => {
  const used = await store('片头.txt');
  const { id } = await templateOf(used);
  await post('/platform_template/publish', { id });
  await post('/video_template/use', { id, price: 0, title: '我的', document: showing(used) }, owner);
  await post('/platform_template/withdraw', { id });
  await post('/platform_template/delete', { ids: [id] });
  expect(await fileNamed('片头.txt')).toMatchObject({ uses: [], merchants: 1, used: 1 });
  expect((await remove([used.id])).message).toBe('“片头.txt”还有 1 个商家的内容在用，不能删除');
});

test('what is edited behind the shelf counts, and what the brand shows, live or prepared', async () => {
  const [shelved, edited] = [await store('架上.txt'), await store('改后.txt')];
  const { id, document_revision: revision } = await templateOf(shelved);
  await post('/platform_template/publish', { id });
  const save = { id, revision, save_id: 's', title: '晨间三拍', fields: {}, document: showing(edited) };
  expect((await post('/platform_template/document', save)).success).toBe(true);
  for (const name of ['架上.txt', '改后.txt']) expect((await fileNamed(name))?.used).toBe(1);
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const picture = (await post<FileRecord>('/file/base64_upload', { name: 'login.png', data: png })).data;
  const { live } = (await get<{ live: object }>('/brand/info')).data;
  const draft = await post('/brand/save', { ...live, login_image: picture.url });
  expect(draft).toMatchObject({ success: true });
  expect((await fileNamed('login.png'))?.uses).toEqual([{ type: 'brand', id: 'lingkuang', title: '灵框' }]);
});

test('a shop’s file that a template took along is not purged unseen; a draft’s name is not the shop’s business', async () => {
  const own = await store('店里.txt', owner);
  const { id } = await templateOf(own);
  const uses = async () => (await get<{ list: FileUse[] }>('/file/used_in', { id: own.id }, owner)).data.list;
  expect(await uses()).toEqual([{ type: 'video_template', id, title: '', kind: '' }]);
  await post('/file/delete', { ids: [own.id] }, owner);
  expect((await post('/file/purge', { ids: [own.id] }, owner)).errorCode).toBe('FILE_IN_USE');
  await post('/platform_template/publish', { id });
  expect((await uses())[0]?.title).toBe('晨间三拍');
});

test('a merchant’s file is not the provider’s to delete, and merchants reach none of it', async () => {
  const own = await store('店里.txt', owner);
  expect(await fileNamed('店里.txt')).toBeUndefined();
  expect((await remove([own.id])).errorCode).toBe('NOT_FOUND');
  expect((await remove([own.id], owner)).errorCode).toBe('ACTION_DENIED');
  expect((await get('/platform_file/data', {}, owner)).success).toBe(false);
});
