import type { ProjectRecord, ProjectSummary, ProjectVersion } from '../../services/project/schema';
import type { Video } from '../../services/video/schema';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
}, 40_000);

const get = <T>(path: string, query = {}, session = owner) =>
  callMock<T>(server.origin, 'GET', path, { session, query });
const post = <T>(path: string, body = {}, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const aProject = { title: '保温杯成片', kind: 'compose.post', draft: { step: 2, deep: { list: [1, { a: '字' }] } } };

describe('projects', () => {
  test('a save without id adds, with id updates, and the draft comes back as it was', async () => {
    const added = (await post<ProjectSummary>('/project/save', aProject)).body.data;
    expect(added.revision).toBe(1);
    const body = { ...aProject, id: added.id, revision: 1, title: '改过' };
    expect((await post<ProjectSummary>('/project/save', body)).body.data.revision).toBe(2);
    const record = (await get<ProjectRecord>('/project/info', { id: added.id })).body.data;
    expect(record.title).toBe('改过');
    expect(record.draft).toEqual(aProject.draft);
  });

  test('a save on an older revision is refused and changes nothing', async () => {
    const { id } = (await post<ProjectSummary>('/project/save', aProject)).body.data;
    await post('/project/save', { ...aProject, id, revision: 1, title: '第一个窗口' });
    const second = await post('/project/save', { ...aProject, id, revision: 1, title: '第二个窗口' });
    expect(second.body).toMatchObject({ success: false, errorCode: 'CONFLICT' });
    expect((await get<ProjectRecord>('/project/info', { id })).body.data.title).toBe('第一个窗口');
  });

  test('what is finished no longer waits; an earlier state that is brought back does', async () => {
    const { id } = (await post<ProjectSummary>('/project/save', { ...aProject, finished: true })).body.data;
    const waiting = async (finished: '0' | '1') =>
      (await get<{ list: ProjectSummary[] }>('/project/data', { finished, page_size: 100 })).body.data.list.some(
        (project) => project.id === id,
      );
    expect([await waiting('0'), await waiting('1')]).toEqual([false, true]);
    await post('/project/version_restore', { id, version: 1 });
    expect([await waiting('0'), await waiting('1')]).toEqual([true, false]);
  });

  test('a product link finds the own project that was begun with it, however it was shared', async () => {
    const link = 'https://shop.example/p?id=77';
    const form = { link: `${link}&utm_source=app` };
    const begun = { ...aProject, title: '手冲壶', draft: { goods: { linkInput: '', form } } };
    const { id } = (await post<ProjectSummary>('/project/save', begun)).body.data;
    const found = async (query: string, session = owner) =>
      (await get<{ list: ProjectSummary[] }>('/project/data', { link: query }, session)).body.data.list.map(
        (project) => project.id,
      );
    expect(await found('http://www.shop.example/p/?spm=1&id=77#top')).toEqual([id]);
    expect(await found('https://shop.example/p?id=78')).toEqual([]);
    const pasted = { goods: { linkInput: '「手冲壶」 https://shop.example/q/9?from=wx 复制', form: { link: '' } } };
    const other = (await post<ProjectSummary>('/project/save', { ...aProject, draft: pasted })).body.data;
    expect(await found('https://shop.example/q/9')).toEqual([other.id]);
    expect(await found(link, await signIn(server.origin, 'writer'))).toEqual([]);
    await post('/project/delete', { ids: [id] });
    expect(await found(link)).toEqual([]);
  });

  test('a save that is sent again under its name makes no second project', async () => {
    const body = { ...aProject, draft: { saveId: 'first-save' } };
    const { id } = (await post<ProjectSummary>('/project/save', body)).body.data;
    expect((await post<ProjectSummary>('/project/save', body)).body.data).toMatchObject({ id, revision: 1 });
    const next = { ...body, id, revision: 1, title: '改过', draft: { saveId: 'second-save' } };
    await post('/project/save', next);
    expect((await post<ProjectSummary>('/project/save', next)).body).toMatchObject({
      success: true,
      data: { revision: 2 },
    });
  });

  test('the list shows no drafts, filters by kind and leaves out what was deleted', async () => {
    const { id } = (await post<ProjectSummary>('/project/save', { ...aProject, kind: 'editor.timeline' })).body.data;
    const list = async () =>
      (await get<{ list: object[] }>('/project/data', { kind: 'editor.timeline' })).body.data.list;
    expect(await list()).toHaveLength(1);
    expect((await list())[0]).not.toHaveProperty('draft');
    await post('/project/delete', { ids: [id] });
    expect(await list()).toHaveLength(0);
    expect((await get('/project/info', { id })).body.errorCode).toBe('NOT_FOUND');
  });

  const wait = (advanceSeconds: number) => post('/__mock/clock', { advanceSeconds });
  const versions = async (id: string, session = owner) =>
    (await get<{ list: ProjectVersion[] }>('/project/versions', { id }, session)).body.data?.list;

  test('saved states are kept: those of one minute as one, the last thirty of them', async () => {
    const { id } = (await post<ProjectSummary>('/project/save', aProject)).body.data;
    await post('/project/save', { ...aProject, id, title: '同一分钟' });
    expect((await versions(id)).map(({ title }) => title)).toEqual(['同一分钟']);
    for (let turn = 1; turn <= 31; turn += 1) {
      await wait(61);
      await post('/project/save', { ...aProject, id, title: `第${turn}次` });
    }
    const list = await versions(id);
    expect(list).toHaveLength(30);
    expect(list[0]).toMatchObject({ title: '第31次', revision: 33, by: { name: expect.stringMatching(/./) } });
    expect(list.at(-1)?.title).toBe('第2次');
  });

  test('an earlier state comes back as a new save, and what it replaced can be had again', async () => {
    const { id } = (await post<ProjectSummary>('/project/save', aProject)).body.data;
    await wait(61);
    await post('/project/save', { ...aProject, id, title: '改坏了', draft: { step: 9 } });
    const stale = await post('/project/version_restore', { id, version: 1, revision: 1 });
    expect(stale.body).toMatchObject({ success: false, errorCode: 'CONFLICT' });
    const restored = await post<ProjectRecord>('/project/version_restore', { id, version: 1, revision: 2 });
    expect(restored.body.data).toMatchObject({ title: aProject.title, draft: aProject.draft, revision: 3 });
    // A save right after it neither swallows the restored state nor what it replaced.
    await post('/project/save', { ...aProject, id, revision: 3, title: '接着改' });
    expect((await versions(id)).map(({ title }) => title)).toEqual([
      '接着改',
      aProject.title,
      '改坏了',
      aProject.title,
    ]);
    expect((await post('/project/version_restore', { id, version: 99 })).body.errorCode).toBe('NOT_FOUND');
  });

  test('versions of another merchant do not exist for one', async () => {
    const other = await signIn(server.origin, 'owner2');
    const { id } = (await post<ProjectSummary>('/project/save', aProject)).body.data;
    expect((await get('/project/versions', { id }, other)).body.errorCode).toBe('NOT_FOUND');
    expect((await post('/project/version_restore', { id, version: 1 }, other)).body.errorCode).toBe('NOT_FOUND');
  });

  test('another merchant can neither read nor overwrite it', async () => {
    const other = await signIn(server.origin, 'owner2');
    const { id } = (await post<ProjectSummary>('/project/save', aProject)).body.data;
    expect((await get('/project/info', { id }, other)).body.errorCode).toBe('NOT_FOUND');
    expect((await post('/project/save', { ...aProject, id }, other)).body.errorCode).toBe('NOT_FOUND');
  });
});

describe('finished videos', () => {
  test('the demo videos are real MP4 files with covers', async () => {
    const { list } = (await get<{ list: Video[] }>('/video/data')).body.data;
    expect(list.length).toBeGreaterThanOrEqual(3);
    for (const video of list) {
      const file = await callRaw(`${server.origin}${video.url}`);
      expect(file.bytes.subarray(4, 8).toString()).toBe('ftyp');
      expect(file.bytes.length).toBe(video.size);
      expect(file.bytes.includes('AIGC')).toBe(true);
      const cover = await callRaw(`${server.origin}${video.cover}`);
      expect(cover.headers['content-type']).toBe('image/jpeg');
    }
  });

  test('a file that is no video, or is not there, makes no video', async () => {
    const fields = {
      title: '成片',
      width: 1080,
      height: 1920,
      duration: 9,
      container: 'mp4',
      video_codec: 'avc',
      ai_label: { visible: true, metadata: true },
    };
    const image = await post<{ id: string }>('/file/base64_upload', {
      name: 'a.png',
      data: 'data:image/png;base64,iVBORw0KGgo=',
    });
    expect((await post('/video/save', { ...fields, file_id: image.body.data.id })).body.errorCode).toBe(
      'INVALID_INPUT',
    );
    expect((await post('/video/save', { ...fields, file_id: 'nope' })).body.errorCode).toBe('NOT_FOUND');
  });

  test('the recycle bin takes and gives back', async () => {
    const ids = async (query = {}) =>
      (await get<{ list: Video[] }>('/video/data', query)).body.data.list.map((video) => video.id);
    await post('/video/delete', { ids: ['vid_seed_desk'] });
    expect(await ids()).not.toContain('vid_seed_desk');
    expect(await ids({ status: -1 })).toEqual(['vid_seed_desk']);
    await post('/video/status', { ids: ['vid_seed_desk'], status: 1 });
    expect(await ids()).toContain('vid_seed_desk');
    expect((await post('/video/delete', { ids: [] })).body.success).toBe(true);
  });
});
