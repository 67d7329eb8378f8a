import type { AuditEntry } from '../../services/audit/schema';
import type { Usage } from '../../services/counting/schema';
import type { FileRecord } from '../../services/file/schema';
import type { Plan, UpgradeRequest } from '../../services/upgrade/schema';
import type { Video } from '../../services/video/schema';
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
  [admin, owner] = [await signIn(server.origin, 'admin'), await signIn(server.origin, 'owner')];
});

const post = async <T = null>(path: string, body: object = {}, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const get = async <T>(path: string, query: Record<string, string> = {}, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const expires_at = '2030-01-31T15:59:59.999Z';
const agree = (limits: object | undefined, version = '专业版') =>
  post('/merchant/plan', { id: 'M100001', version, expires_at, limits, reason: '另行约定' }, admin);
const usage = () => get<Usage>('/counting/usage');

async function makeVideo() {
  const { list } = await get<{ list: FileRecord[] }>('/file/data', { kind: 'video' });
  return post<Video>('/video/save', {
    title: '另一条',
    file_id: list[0]?.id,
    width: 1080,
    height: 1920,
    duration: 12,
    container: 'mp4',
    video_codec: 'avc',
    ai_label: { visible: true, metadata: true },
  });
}
const speak = () => post('/speech/synthesize', { text: `第${Date.now()}句。`, voice: 'cmn-xiaohe' });
const upload = () => post<FileRecord>('/file/base64_upload', { data: png, name: 'a.png' });

test.each([
  ['videos', makeVideo, /^成片已有 \d+ 条，上限 \d+ 条/, 1],
  ['speechSeconds', speak, /^配音时长用完了：已用 [\d:]+，上限 [\d:]+/, 60],
  ['storage', upload, /^存储空间不够了：已用 .+B，上限 .+B/, 1024],
  ['storage', () => post('/file/oss_sts'), /^存储空间不够了/, 1024],
] as const)(
  'a limit of %s that is used up refuses at once; raised, it lets through',
  async (key, use, sentence, more) => {
    const { used } = (await usage())[key];
    await agree({ [key]: used });
    expect((await usage())[key].total).toBe(used);
    const refused = await use();
    expect(refused).toMatchObject({
      success: false,
      errorCode: 'PLAN_LIMIT',
      message: expect.stringMatching(sentence),
    });
    expect((await usage())[key].used).toBe(used);
    await agree({ [key]: used + more });
    expect(await use()).toMatchObject({ success: true });
  },
);

test('a video comes back from the bin only where there is room for it', async () => {
  const { data } = await makeVideo();
  await post('/video/delete', { ids: [data.id] });
  await agree({ videos: (await usage()).videos.used });
  expect((await post('/video/status', { id: data.id, status: 1 })).errorCode).toBe('PLAN_LIMIT');
  await agree({});
  expect((await post('/video/status', { id: data.id, status: 1 })).success).toBe(true);
});

test('the merchant reads its own figures beside those of the other versions', async () => {
  await agree({ videos: 7, credits: 0 });
  const { list } = await get<{ list: Plan[] }>('/upgrade/plans');
  expect(list.map(({ version, videos, credits }) => ({ version, videos, credits }))).toEqual([
    { version: '基础版', videos: 50, credits: 300 },
    { version: '专业版', videos: 7, credits: 0 },
    { version: '旗舰版', videos: 3000, credits: 8000 },
  ]);
  const asProvider = await get<{ list: Plan[] }>('/upgrade/plans', {}, admin);
  expect(asProvider.list.map(({ videos }) => videos)).toEqual([50, 500, 3000]);
});

describe('limits of its own', () => {
  const decide = async (version: string) => {
    const { data } = await post<UpgradeRequest>('/upgrade/save', { version, months: 1 });
    await post('/upgrade/decide', { id: data.id, state: 'accepted' }, admin);
  };

  test('stay when the provider changes the version and says nothing of them, and go when they are emptied', async () => {
    await agree({ videos: 7 });
    await agree(undefined, '旗舰版');
    expect((await usage()).videos.total).toBe(7);
    await agree({}, '旗舰版');
    expect((await usage()).videos.total).toBe(3000);
  });

  test('stay when the same version is renewed, with the credits agreed', async () => {
    await agree({ videos: 7, credits: 11 });
    const { credits } = await usage();
    await decide('专业版');
    const now = await usage();
    expect(now.videos.total).toBe(7);
    expect(now.credits.balance - credits.balance).toBe(11);
  });

  test('fall with another version that the merchant asked for: it gets what it pays for', async () => {
    await agree({ videos: 7, credits: 11 });
    const { credits } = await usage();
    await decide('旗舰版');
    const now = await usage();
    expect(now.videos.total).toBe(3000);
    expect(now.credits.balance - credits.balance).toBe(8000);
  });
});

test('the log names each figure, before and after', async () => {
  await agree({ videos: 7, storage: 3 * 1024 ** 3 });
  await agree({ videos: 9 });
  const [entry] = (await get<{ list: AuditEntry[] }>('/audit/data', { verb: 'plan' }, admin)).list;
  expect(entry?.changes).toEqual([{ field: 'limits', before: '存储 3.00 GB, 成片 7 条', after: '成片 9 条' }]);
});

test('a figure that is none is refused', async () => {
  for (const limits of [{ videos: -1 }, { storage: 1.5 }, { credits: '7' }])
    expect((await agree(limits)).success).toBe(false);
});
