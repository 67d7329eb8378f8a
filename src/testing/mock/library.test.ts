import type { FileRecord, FileUse } from '@/services/file/schema';
import type { FileFolder } from '@/services/file_folder/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  stranger = await signIn(server.origin, 'owner2');
}, 40_000);

const day = 24 * 3600;
const call = <T>(method: 'GET' | 'POST', path: string, input: object = {}, session: Session = owner) =>
  callMock<T>(server.origin, method, path, {
    session,
    ...(method === 'GET' ? { query: input as Record<string, string> } : { body: input }),
  });
const ok = async <T>(method: 'GET' | 'POST', path: string, input: object = {}): Promise<T> => {
  const { body } = await call<T>(method, path, input);
  if (!body.success) throw new Error(`${path}: ${body.message}`);
  return body.data;
};
interface Listed {
  readonly list: FileRecord[];
  readonly filter: Record<string, { value: string; count: number }[]>;
  readonly paginator: { readonly total: number };
}
const listed = (query: object = {}) => ok<Listed>('GET', '/file/data', { page_size: 100, ...query });
const names = async (query: object) => (await listed(query)).list.map(({ name }) => name);
const upload = (name: string, text: string, folder_id = '') =>
  ok<FileRecord>('POST', '/file/base64_upload', {
    name,
    data: `data:text/plain,${encodeURIComponent(text)}`,
    folder_id,
  });
/** Sessions do not live that long. */
async function advance(seconds: number): Promise<void> {
  await callMock(server.origin, 'POST', '/__mock/clock', { body: { advanceSeconds: seconds } });
  owner = await signIn(server.origin, 'owner');
}

test.each([
  ['保温杯', '保温杯 主图.jpg'],
  ['baowenbei zhutu', '保温杯 主图.jpg'],
  ['bwb', '保温杯 主图.jpg'],
  ['SJZ', '升降桌 电机.jpg'],
])('%s finds %s', async (keyword, name) => {
  expect(await names({ keyword })).toContain(name);
});

test('letters that are no beginning of its syllables find nothing', async () => {
  expect(await names({ keyword: 'qqzz' })).toEqual([]);
});

test('filters narrow each other, and each tells what it would still find', async () => {
  const all = await listed();
  const kinds = Object.fromEntries(all.filter.kind?.map(({ value, count }) => [value, count]) ?? []);
  expect(kinds.image).toBeGreaterThan(10);
  const videos = await listed({ kind: 'video' });
  expect(videos.paginator.total).toBe(kinds.video);
  expect(videos.filter.kind?.map(({ value }) => value)).toEqual(all.filter.kind?.map(({ value }) => value));
  expect(videos.filter.length?.reduce((sum, { count }) => sum + count, 0)).toBe(kinds.video);
  expect((await listed({ kind: 'image', length: 'flash' })).paginator.total).toBe(0);
});

test('a folder shows what lies below it, too; no folder shows what lies in none', async () => {
  const whole = await listed({ folder_id: 'folder_seed_goods' });
  const part = await listed({ folder_id: 'folder_seed_thermos' });
  expect(part.paginator.total).toBe(5);
  expect(whole.paginator.total).toBeGreaterThan(part.paginator.total);
  expect((await listed({ folder_id: 'none' })).list.every(({ folder_id }) => folder_id === '')).toBe(true);
});

test('what is there already is told before an upload, with its place', async () => {
  const { list } = await listed({ keyword: '保温杯 主图' });
  const [known] = list;
  const answer = await ok<{ list: { at: number; by: string; file: FileRecord; folder: string }[] }>(
    'POST',
    '/file/check',
    {
      files: [
        { name: 'new.jpg', size: 1, hash: 'f'.repeat(64) },
        { name: 'other name.jpg', size: 1, hash: known?.hash },
        { name: known?.name, size: known?.size },
      ],
    },
  );
  expect(answer.list).toEqual([
    expect.objectContaining({ at: 1, by: 'hash', folder: '商品图 / 保温杯' }),
    expect.objectContaining({ at: 2, by: 'name' }),
  ]);
});

test('a file tells where it is used, and is not purged unless one says so', async () => {
  const { list } = await listed({ keyword: '面膜 质地' });
  const id = list[0]?.id ?? '';
  const uses = await ok<{ list: FileUse[] }>('GET', '/file/used_in', { id });
  expect(uses.list).toContainEqual(expect.objectContaining({ type: 'goods', id: 'goods_mask' }));
  expect(list[0]?.used_in).toBe(uses.list.length);

  await ok('POST', '/file/delete', { ids: [id] });
  expect(await names({ keyword: '面膜 质地' })).toEqual([]);
  const refused = await call('POST', '/file/purge', { ids: [id] });
  expect(refused.body).toMatchObject({ success: false, errorCode: 'FILE_IN_USE' });
  expect(await ok('POST', '/file/purge', { ids: [id], even_used: true })).toEqual({ purged: 1, kept: 0 });
  expect((await call('GET', '/file/media_info', { id })).body.success).toBe(false);
});

test('what a sticker, a logo or an avatar shows outlives the emptied bin', async () => {
  const sticker = await upload('sticker.txt', 'sticker');
  const logo = await upload('logo.txt', 'logo');
  const avatar = await upload('avatar.txt', 'avatar');
  const loose = await upload('loose.txt', 'loose');
  await ok('POST', '/material/save', { kind: 'sticker', name: '爆炸贴', file_id: sticker.id, url: sticker.url });
  await ok('POST', '/merchant/set', { field: 'logo', value: logo.url });
  await ok('POST', '/account/set', { field: 'avatar', value: avatar.url });
  const all = [sticker, logo, avatar, loose].map(({ id }) => id);
  await ok('POST', '/file/delete', { ids: all });
  await ok('POST', '/file/purge', {});
  const left = await Promise.all(all.map(async (id) => (await call('GET', '/file/media_info', { id })).body.success));
  expect(left).toEqual([true, true, true, false]);
});

test('what is restored lies where it lay; at the top where that folder has gone', async () => {
  const folder = await ok<FileFolder>('POST', '/file_folder/save', { name: '临时' });
  const file = await upload('a.txt', 'restore me', folder.id);
  await ok('POST', '/file/delete', { ids: [file.id] });
  await ok('POST', '/file/restore', { ids: [file.id] });
  expect(await ok('GET', '/file/media_info', { id: file.id })).toMatchObject({ status: 1, folder_id: folder.id });

  await ok('POST', '/file/delete', { ids: [file.id] });
  await ok('POST', '/file_folder/delete', { id: folder.id, contents: 'bin' });
  await ok('POST', '/file/restore', { ids: [file.id] });
  expect(await ok('GET', '/file/media_info', { id: file.id })).toMatchObject({ status: 1, folder_id: '' });
});

test('a folder is deleted with those below it; its files go up or into the bin, as one chose', async () => {
  const outer = await ok<FileFolder>('POST', '/file_folder/save', { name: '外' });
  const inner = await ok<FileFolder>('POST', '/file_folder/save', { name: '内', parent_id: outer.id });
  const deep = await upload('deep.txt', 'deep', inner.id);
  const { list } = await ok<{ list: FileFolder[] }>('GET', '/file_folder/data');
  expect(list.find(({ id }) => id === outer.id)?.count).toBe(1);
  await ok('POST', '/file_folder/delete', { id: inner.id, contents: 'parent' });
  expect(await ok('GET', '/file/media_info', { id: deep.id })).toMatchObject({ status: 1, folder_id: outer.id });
  await ok('POST', '/file_folder/delete', { id: outer.id, contents: 'bin' });
  expect(await ok('GET', '/file/media_info', { id: deep.id })).toMatchObject({ status: -1 });
});

test('folders of dropped files are made once; a folder never moves into itself', async () => {
  const paths = [
    ['春上新', '主图'],
    ['春上新', '细节'],
    ['春上新', '主图'],
  ];
  const { ids } = await ok<{ ids: string[] }>('POST', '/file_folder/multi_save', { paths });
  expect(new Set(ids).size).toBe(2);
  expect((await ok<{ ids: string[] }>('POST', '/file_folder/multi_save', { paths })).ids).toEqual(ids);
  const { list } = await ok<{ list: FileFolder[] }>('GET', '/file_folder/data');
  const outer = list.find(({ name }) => name === '春上新');
  const loop = await call('POST', '/file_folder/move', { id: outer?.id, parent_id: ids[0] });
  expect(loop.body.message).toBe('不能把文件夹移到它自己里面');
});

test('another merchant neither sees, moves nor deletes files and folders', async () => {
  const { list } = await listed({ keyword: '保温杯 主图' });
  const ids = [list[0]?.id];
  for (const [path, input] of [
    ['/file/delete', { ids }],
    ['/file/move', { ids, folder_id: '' }],
    ['/file/tag', { ids, add: ['x'] }],
    ['/file/purge', { ids, even_used: true }],
    ['/file_folder/delete', { id: 'folder_seed_goods', contents: 'bin' }],
    ['/file_folder/save', { id: 'folder_seed_goods', name: 'x' }],
  ] as const) {
    expect((await call('POST', path, input, stranger)).body.success).toBe(false);
  }
  const check = await call<{ list: unknown[] }>(
    'POST',
    '/file/check',
    { files: [{ name: 'x', size: 1, hash: list[0]?.hash }] },
    stranger,
  );
  expect(check.body.data.list).toEqual([]);
  expect(await ok('GET', '/file/media_info', { id: ids[0] ?? '' })).toMatchObject({ status: 1 });
});

test('after thirty days the bin lets go of a file, but not of one in use', async () => {
  const plain = await upload('old.txt', 'nobody uses this');
  const { list } = await listed({ keyword: '挂耳咖啡 主图' });
  const used = list[0]?.id ?? '';
  await ok('POST', '/file/delete', { ids: [plain.id, used] });
  await advance(29 * day);
  expect((await listed({ status: -1 })).list.map(({ id }) => id)).toEqual(expect.arrayContaining([plain.id, used]));
  await advance(2 * day);
  const left = (await listed({ status: -1 })).list.map(({ id }) => id);
  expect(left).toContain(used);
  expect(left).not.toContain(plain.id);
});
