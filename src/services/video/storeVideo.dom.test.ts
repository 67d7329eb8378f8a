import { requestConfig } from '@/lib/request';
import { writeSession } from '@/lib/session';
import { callMock, type Session, signIn } from '@/testing/mock/callMock';
import { type SharedMockServer, sharedMockServer } from '@/testing/mock/sharedMockServer';
import { publishApi } from '../publish/api';
import { storeVideo } from './storeVideo';

let mock: SharedMockServer;
let owner: Session;

beforeAll(async () => {
  mock = await sharedMockServer();
  requestConfig.baseURL = `${mock.origin}/api`;
  // jsdom keeps the timer of an aborted request, and with it the process.
  requestConfig.timeout = 0;
  owner = await signIn(mock.origin, 'owner');
  const { token, id, mchno } = owner;
  writeSession({ token, id, app_type: 'merchant', business: 'merchant', merchantData: { mchno, industry: '' } });
}, 40_000);
// jsdom tells of each cut connection.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const loseAnswer = (path: string) =>
  callMock(mock.origin, 'POST', '/__mock/fault', { body: { kind: 'lostAnswer', path, times: 1 } });

async function list(
  path: string,
  query: Record<string, string | number>,
): Promise<{ name?: string; title?: string }[]> {
  const { body } = await callMock<{ list: { name?: string; title?: string }[] }>(mock.origin, 'GET', path, {
    session: owner,
    query,
  });
  return body.data.list;
}

test('whichever answer gets lost, one video with one file and one cover comes of a render', async () => {
  const made = {
    ...{ blob: new Blob(['a render'], { type: 'video/mp4' }), width: 1080, height: 1920, duration: 12 },
    ...{ container: 'mp4', videoCodec: 'avc', audioCodec: 'aac' },
  };
  const title = '丢了答案的成片';
  const order = {
    title,
    cover: new Blob(['a cover'], { type: 'image/jpeg' }),
    source: [],
    ai_label: { visible: true, metadata: true },
  };
  const store = () => storeVideo(made, order, () => undefined, new AbortController().signal);
  for (const path of ['/file/save', '/file/save', '/video/save']) {
    await loseAnswer(path);
    await expect(store()).rejects.toThrow();
  }
  const video = await store();
  expect(video.title).toBe(title);
  expect(await list('/video/data', { keyword: title, page_size: 50 })).toHaveLength(1);
  const files = await list('/file/data', { keyword: title, page_size: 50 });
  expect(files.map(({ name }) => name).sort()).toEqual([`${title}.jpg`, `${title}.mp4`]);
});

test('a batch that is sent again after its answer got lost leaves one post for each entry', async () => {
  const entry = { video_id: 'vid_seed_thermos', account_id: 'wm_kuaishou', publish_at: '', topics: [] };
  const posts = ['批量第一条', '批量第二条'].map((title) => ({ ...entry, title }));
  const send = () => publishApi.schedule({ as: 'draft', posts });
  await loseAnswer('/publish/schedule');
  await expect(send()).rejects.toThrow();
  await send();
  const drafts = await list('/publish/unscheduled', {});
  expect(drafts.filter(({ title }) => title?.startsWith('批量第')).length).toBe(2);
});

test('a job that goes on after a reload finds the video that it has recorded already', async () => {
  const title = '重新加载后的成片';
  const order = {
    title,
    cover: new Blob(['a cover'], { type: 'image/jpeg' }),
    source: [],
    ai_label: { visible: true, metadata: true },
  };
  // After a reload the result is read from the disk: another Blob of the same bytes.
  const store = () =>
    storeVideo(
      {
        ...{ blob: new Blob(['another render'], { type: 'video/mp4' }), width: 1080, height: 1920, duration: 12 },
        ...{ container: 'mp4', videoCodec: 'avc', audioCodec: 'aac' },
      },
      order,
      () => undefined,
      new AbortController().signal,
      'export-1',
    );
  await loseAnswer('/video/save');
  await expect(store()).rejects.toThrow();
  expect((await store()).title).toBe(title);
  expect(await list('/video/data', { keyword: title, page_size: 50 })).toHaveLength(1);
  expect(await list('/file/data', { keyword: title, page_size: 50 })).toHaveLength(2);
  await store();
  expect(await list('/video/data', { keyword: title, page_size: 50 })).toHaveLength(2);
});
