import type { FileRecord } from '../../services/file/schema';
import type { PublishItem } from '../../services/publish/schema';
import type { HitPost, Video, VideoDetail } from '../../services/video/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}
interface Page {
  readonly list: Video[];
  readonly paginator: { readonly total: number };
  readonly filter: Readonly<Record<string, readonly Choice[]>>;
}

let server: SharedMockServer;
let owner: Session;
let clip: string;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  clip = (await get<{ list: FileRecord[] }>('/file/data', { kind: 'video' })).body.data.list[0]?.id ?? '';
}, 40_000);

const get = <T>(path: string, query = {}, session = owner) =>
  callMock<T>(server.origin, 'GET', path, { session, query });
const post = <T>(path: string, body = {}, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const data = async (query = {}) => (await get<Page>('/video/data', query)).body.data;
const titles = async (query = {}) => (await data(query)).list.map(({ title }) => title);
const info = async (id: string) => (await get<VideoDetail>('/video/info', { id })).body.data;

const aVideo = async (title: string, fields = {}): Promise<Video> =>
  (
    await post<Video>('/video/save', {
      title,
      file_id: clip,
      width: 1080,
      height: 1920,
      duration: 12,
      container: 'mp4',
      video_codec: 'avc',
      ai_label: { visible: true, metadata: true },
      ...fields,
    })
  ).body.data;

describe('versions', () => {
  test('a video that is exported again becomes the next and current version of itself', async () => {
    const first = await aVideo('第一版', { project_id: 'prj_versions' });
    const second = await aVideo('第二版', { project_id: 'prj_versions', version_note: '换了开头' });
    expect(second).toMatchObject({ version: 2, version_of: first.id, versions: 2, is_current: true });
    const { video } = await info(first.id);
    expect(video.map(({ title, version, is_current }) => [title, version, is_current])).toEqual([
      ['第二版', 2, true],
      ['第一版', 1, false],
    ]);
    expect(await titles({ stack: 1, keyword: '版' })).toEqual(['第二版']);
    expect(await titles({ keyword: '版' })).toEqual(expect.arrayContaining(['第一版', '第二版']));

    await post('/video/current', { id: first.id });
    expect(await titles({ stack: 1, keyword: '版' })).toEqual(['第一版']);
    // Without its current version the newest one stands for the video.
    await post('/video/delete', { ids: [first.id] });
    expect(await titles({ stack: 1, keyword: '版' })).toEqual(['第二版']);
    await post('/video/status', { ids: [first.id], status: 1 });
    expect((await aVideo('第三版', { version_of: second.id })).version).toBe(3);
  });

  test('videos can be merged into one video and split off again', async () => {
    const [one, two, three] = [await aVideo('合一'), await aVideo('合二'), await aVideo('合三')];
    const { data: merged } = (await post<Video>('/video/stack', { ids: [two.id, three.id, one.id] })).body;
    expect(merged).toMatchObject({ id: three.id, versions: 3, version: 3 });
    await post('/video/unstack', { id: one.id });
    expect((await info(one.id)).versions).toBe(1);
    expect((await info(three.id)).video.map(({ id }) => id)).toEqual([three.id, two.id]);
  });

  test('the viewer may look at versions, not change them', async () => {
    const viewer = await signIn(server.origin, 'viewer');
    const answer = await post('/video/current', { id: 'vid_seed_mask' }, viewer);
    expect(answer.body.errorCode).toBe('ACTION_DENIED');
  });
});

describe('the list', () => {
  test('finds by what is said in a video', async () => {
    await aVideo('没有线索的标题', { texts: [{ at: 1, text: '会跳舞的扫地机' }] });
    expect(await titles({ keyword: '跳舞的扫地机' })).toEqual(['没有线索的标题']);
  });

  test('filters by label, texts, shape, length and what became of it', async () => {
    await aVideo('要留意', {
      width: 1920,
      height: 1080,
      duration: 45,
      texts: [{ at: 0, text: '全网最好的杯子' }],
      ai_label: { visible: true, metadata: false },
    });
    const marked = (await data({ keyword: '要留意' })).list[0];
    expect(marked).toMatchObject({ compliance: 'high', plan: 'none' });
    expect(marked?.marks.high).toBeGreaterThan(0);
    for (const query of [
      { label: 'due' },
      { compliance: 'marked' },
      { ratio: '16:9' },
      { length: '60' },
      { plan: 'none' },
    ])
      expect(await titles({ keyword: '要留意', ...query })).toEqual(['要留意']);
    for (const query of [
      { label: 'full' },
      { compliance: 'clean' },
      { ratio: '9:16' },
      { length: '15' },
      { plan: 'published' },
    ])
      expect(await titles({ keyword: '要留意', ...query })).toEqual([]);
    await aVideo('自己拍的', { is_ai: false, ai_label: { visible: false, metadata: false } });
    expect(await titles({ keyword: '自己拍的', label: 'due' })).toEqual([]);
    expect(await titles({ keyword: '自己拍的', label: 'free' })).toEqual(['自己拍的']);
  });

  test("a merchant's own word counts from the moment it is written down", async () => {
    const made = await aVideo('自家词', { texts: [{ at: 0, text: '云朵般的口感' }] });
    expect((await info(made.id)).compliance).toBe('clean');
    const saved = await post('/compliance_word/save', { word: '云朵般', level: 'high' });
    expect(saved.body.success).toBe(true);
    expect((await info(made.id)).compliance).toBe('high');
  });

  test('sorts by views and offers goods, frameworks and members with their counts', async () => {
    const { list, filter } = await data({ sort: 'views', order: 'desc', page_size: 100 });
    const views = list.map((video) => video.views);
    expect(views[0]).toBeGreaterThan(0);
    expect(views).toEqual([...views].sort((a, b) => b - a));
    expect(filter.goods_id?.length).toBeGreaterThan(1);
    expect(filter.framework_id?.find(({ value }) => value === 'pas')?.label).not.toBe('pas');
    expect(filter.author_id?.some(({ label }) => label === '陈小满')).toBe(true);
  });
});

describe('deleting', () => {
  test('posts that wait for the video are named, those that are out are not', async () => {
    const { list } = (await post<{ list: HitPost[] }>('/video/impact', { ids: ['vid_seed_mask'] })).body.data;
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ state }) => state !== 'published' && state !== 'canceled')).toBe(true);
    const all = await get<{ list: PublishItem[] }>('/publish/data', {
      from: '2020-01-01T00:00:00.000Z',
      to: '2040-01-01T00:00:00.000Z',
    });
    const waiting = all.body.data.list.filter(
      ({ video_id, state }) => video_id === 'vid_seed_mask' && (state === 'scheduled' || state === 'pending_approval'),
    );
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)));
  });

  test('the bin holds it, and what comes back is as it was', async () => {
    const made = await aVideo('来回');
    await post('/video/delete', { ids: [made.id] });
    expect(await titles({ keyword: '来回' })).toEqual([]);
    expect(await titles({ keyword: '来回', status: -1, stack: 1 })).toEqual(['来回']);
    await post('/video/status', { ids: [made.id], status: 1 });
    expect(await titles({ keyword: '来回', stack: 1 })).toEqual(['来回']);
  });
});

test('a change of the title leaves everything else as it was', async () => {
  const made = await aVideo('旧名', { version_note: '备注', texts: [{ at: 0, text: '一句' }] });
  await post('/video/set', { id: made.id, title: '新名' });
  expect(await info(made.id)).toMatchObject({ title: '新名', version_note: '备注', texts: [{ at: 0, text: '一句' }] });
});
