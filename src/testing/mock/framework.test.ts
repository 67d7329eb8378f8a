import type { FrameworkRecord, FrameworkUses, FrameworkVersion } from '../../services/framework/schema';
import type { PublishItem } from '../../services/publish/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
let viewer: Session;
let stranger: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
  viewer = await signIn(server.origin, 'viewer');
  stranger = await signIn(server.origin, 'owner2');
}, 40_000);

const post = <T>(session: Session, path: string, body: object) =>
  callMock<T>(server.origin, 'POST', `/framework/${path}`, { session, body });
const get = <T>(session: Session, path: string, query: Readonly<Record<string, string | number>> = {}) =>
  callMock<T>(server.origin, 'GET', `/framework/${path}`, { session, query });
const list = async (session: Session, query: Readonly<Record<string, string | number>> = {}) =>
  (await get<{ list: FrameworkRecord[] }>(session, 'data', { page_size: 500, ...query })).body.data.list;
const namesOf = async (session: Session, query: Readonly<Record<string, string | number>> = {}) =>
  (await list(session, query)).map(({ name }) => name);

const segments = [
  { role: '亮相', roleName: '亮相', share: 0.3, purpose: '留住人', linePattern: '{人群}看过来' },
  { role: '一招', roleName: '一招', share: 0.5, purpose: '商品登场并演示', linePattern: '{商品}，{卖点}' },
  { role: 'action', roleName: '行动', share: 0.2 },
];
const make = async (session: Session, fields: object = {}) =>
  (await post<FrameworkRecord>(session, 'save', { name: '三招', segments, ...fields })).body.data;

describe('finding', () => {
  it('has own and shared ones by default, the library on demand', async () => {
    expect((await list(owner)).every(({ origin }) => origin === 'own')).toBe(true);
    expect((await list(owner, { origin: 'library' })).length).toBeGreaterThanOrEqual(16);
    expect(await namesOf(owner, { origin: 'team' })).toContain('早八通勤三连');
    expect(await namesOf(owner, { origin: 'own' })).not.toContain('早八通勤三连');
  });

  it('filters by platform, fit and word, a segment’s name too', async () => {
    const onBilibili = await list(owner, { origin: 'library', platform: 'bilibili' });
    expect(onBilibili.length).toBeGreaterThan(3);
    expect(onBilibili.every(({ platforms }) => platforms.includes('bilibili'))).toBe(true);
    expect(await namesOf(owner, { origin: 'all', fit: '攻略' })).toEqual(['干货清单', '避坑清单']);
    expect(await namesOf(owner, { origin: 'all', keyword: '掏出来' })).toEqual(['早八通勤三连']);
  });

  it('sorts by results, what has too few posts last', async () => {
    const sorted = await list(owner, { origin: 'all', sort: 'views', order: 'desc' });
    const counts = sorted.map(({ results }) => results.posts >= 3);
    expect(counts.slice(0, 3)).toEqual([true, true, true]);
    expect(counts.slice(counts.indexOf(false))).not.toContain(true);
    const perPost = sorted.slice(0, 3).map(({ results }) => results.views / results.posts);
    expect(perPost).toEqual([...perPost].sort((a, b) => b - a));
  });
});

describe('results', () => {
  it('are those of the published posts that go back to the framework, as the calendar has them', async () => {
    const { body } = await callMock<{ list: PublishItem[] }>(server.origin, 'GET', '/publish/data', {
      session: owner,
      query: { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' },
    });
    const mine = body.data.list.filter((item) => item.video_id === 'vid_seed_thermos' && item.state === 'published');
    const { results } = (await get<FrameworkRecord>(owner, 'info', { id: 'pas' })).body.data;
    const sum = (read: (item: PublishItem) => number) => mine.reduce((total, item) => total + read(item), 0);
    expect(mine).toHaveLength(3);
    expect(results).toMatchObject({ scripts: 1, videos: 1, posts: 3 });
    // the two calls are a moment apart and views grow with time
    expect(Math.abs(results.views - sum((item) => item.numbers?.views ?? 0))).toBeLessThan(5);
    expect(results.finish_rate).toBeCloseTo(sum((item) => item.numbers?.finish_rate ?? 0) / 3, 6);
    const uses = (await get<FrameworkUses>(owner, 'uses', { id: 'pas' })).body.data;
    expect(uses.posts.map(({ id }) => id).sort()).toEqual(mine.map(({ id }) => id).sort());
    expect(uses.scripts.map(({ id }) => id)).toEqual(['scr_seed_thermos']);
  });

  it('count a script of an own framework as soon as it is saved, and no more when it is deleted', async () => {
    const made = await make(owner, { name: '数一数' });
    const saved = await callMock<{ id: string }>(server.origin, 'POST', '/script/save', {
      session: owner,
      body: { title: '用它写的', framework_id: made.id, sentences: [{ id: 's1', text: '一句。', role: '亮相' }] },
    });
    const scripts = async () => (await get<FrameworkRecord>(owner, 'info', { id: made.id })).body.data.results.scripts;
    expect(await scripts()).toBe(1);
    await callMock(server.origin, 'POST', '/script/delete', { session: owner, body: { ids: [saved.body.data.id] } });
    expect(await scripts()).toBe(0);
  });
});

describe('versions', () => {
  it('come with changed segments only, say who, and come back as a new one', async () => {
    const made = await make(owner, { name: '有版本' });
    const renamed = (await post<FrameworkRecord>(owner, 'save', { id: made.id, name: '改了名', segments })).body.data;
    expect(renamed).toMatchObject({ name: '改了名', version: 1 });
    const wider = segments.map((segment, index) => ({ ...segment, share: [0.2, 0.5, 0.3][index] }));
    const second = (await post<FrameworkRecord>(owner, 'save', { id: made.id, name: '改了名', segments: wider })).body
      .data;
    expect(second.version).toBe(2);
    const back = await post<FrameworkRecord>(owner, 'version_restore', { id: made.id, version: 1 });
    expect(back.body.data).toMatchObject({ version: 3, name: '改了名' });
    expect(back.body.data.segments.map(({ share }) => share)).toEqual([0.3, 0.5, 0.2]);
    const { list: versions } = (await get<{ list: FrameworkVersion[] }>(owner, 'versions', { id: made.id })).body.data;
    expect(versions.map(({ version, restored_from }) => [version, restored_from])).toEqual([
      [3, 1],
      [2, undefined],
      [1, undefined],
    ]);
    expect(versions[0]?.account_name).toBe('陈小满');
  });

  it('does not overwrite what somebody else saved in between', async () => {
    const made = await make(writer, { name: '两个人改', sharing: 'team' });
    const theirs = await post<FrameworkRecord>(owner, 'save', {
      id: made.id,
      name: '店主改的',
      segments,
      seen_at: made.updated_at,
    });
    expect(theirs.body.success).toBe(true);
    const late = await post(writer, 'save', { id: made.id, name: '晚了', segments, seen_at: made.updated_at });
    expect(late.body).toMatchObject({ success: false, errorCode: 'FRAMEWORK_CONFLICT' });
    expect((await get<FrameworkRecord>(owner, 'info', { id: made.id })).body.data.name).toBe('店主改的');
  });
});

describe('who may what', () => {
  it('a private one is its maker’s alone, also before the owner', async () => {
    const made = await make(writer, { name: '我自己的' });
    expect(await namesOf(owner)).not.toContain('我自己的');
    expect((await get(owner, 'info', { id: made.id })).body.errorCode).toBe('NOT_FOUND');
    expect((await post(owner, 'save', { id: made.id, name: '抢', segments })).body.success).toBe(false);
  });

  it('a shared one is seen by all, changed by its maker and the owner, copied by anyone', async () => {
    const made = await make(owner, { name: '大家看', sharing: 'team' });
    const seen = (await get<FrameworkRecord>(writer, 'info', { id: made.id })).body.data;
    expect(seen).toMatchObject({ is_mine: false, can_edit: false, account_name: '陈小满' });
    for (const [path, body] of [
      ['save', { id: made.id, name: '改', segments }],
      ['delete', { ids: [made.id] }],
      ['status', { id: made.id, status: -1 }],
      ['share', { id: made.id, sharing: 'private' }],
      ['version_restore', { id: made.id, version: 1 }],
    ] as const)
      expect((await post(writer, path, body)).body.errorCode).toBe('FRAMEWORK_NOT_YOURS');
    const copy = (await post<FrameworkRecord>(writer, 'copy', { id: made.id })).body.data;
    expect(copy).toMatchObject({ is_mine: true, can_edit: true, sharing: 'private', version: 1 });
    expect(copy.source).toEqual([{ type: 'framework', id: made.id }]);
    const byWriter = await make(writer, { name: '编辑做的', sharing: 'team' });
    expect((await post(owner, 'save', { id: byWriter.id, name: '店主改', segments })).body.success).toBe(true);
  });

  it('the library is read only, and gives copies', async () => {
    expect((await post(owner, 'save', { id: 'pas', name: '改', segments })).body.errorCode).toBe('FRAMEWORK_READ_ONLY');
    expect((await post(owner, 'delete', { ids: ['pas'] })).body.errorCode).toBe('FRAMEWORK_READ_ONLY');
    const copy = (await post<FrameworkRecord>(owner, 'copy', { id: 'pas', name: '我的 PAS' })).body.data;
    expect(copy).toMatchObject({ name: '我的 PAS', origin: 'own' });
    expect(copy.segments.map(({ roleName }) => roleName)).toEqual(['问题', '激化', '方案']);
  });

  it('nobody without the right, and no other merchant', async () => {
    expect((await post(viewer, 'save', { name: '看的人', segments })).body.errorCode).toBe('ACTION_DENIED');
    const made = await make(owner, { name: '别家看不到', sharing: 'team' });
    expect((await get(stranger, 'info', { id: made.id })).body.success).toBe(false);
    expect((await post(stranger, 'save', { id: made.id, name: '抢', segments })).body.success).toBe(false);
  });

  it('goes to the recycle bin and comes back', async () => {
    const made = await make(owner, { name: '删了再找回' });
    await post(owner, 'delete', { ids: [made.id] });
    expect(await namesOf(owner)).not.toContain('删了再找回');
    expect(await namesOf(owner, { status: -1 })).toContain('删了再找回');
    await post(owner, 'status', { ids: [made.id], status: 1 });
    expect(await namesOf(owner)).toContain('删了再找回');
  });
});

describe('what cannot be saved is said', () => {
  it.each([
    ['a sum', segments.map((segment) => ({ ...segment, share: 0.3 })), '各段占比合计 90%，应为 100%'],
    [
      'a share',
      [
        { ...segments[0], share: 0.99 },
        { ...segments[1], share: 0.01 },
      ],
      '第 2 段：占比不能小于 2%，否则一句话都说不完',
    ],
    [
      'braces',
      [{ ...segments[0], linePattern: '{人群' }, segments[1], segments[2]],
      '第 1 段：句式里的花括号没有成对，写成 {人群} 这样',
    ],
  ])('%s', async (_name, wrong, message) => {
    expect((await post(owner, 'save', { name: '错的', segments: wrong })).body).toMatchObject({
      success: false,
      errorCode: 'FRAMEWORK_INVALID',
      message,
    });
  });

  it('rounding is put right', async () => {
    const thirds = segments.map((segment) => ({ ...segment, share: 1 / 3 }));
    const made = await make(owner, { name: '三等分', segments: thirds });
    expect(made.segments.map(({ share }) => share)).toEqual([0.34, 0.33, 0.33]);
  });
});

describe('writing with an own framework', () => {
  const said = (text: string): string =>
    text
      .split('\n')
      .filter((line) => line.startsWith('data: {'))
      .map((line) => (JSON.parse(line.slice(6)) as { delta?: { text?: string } }).delta?.text ?? '')
      .join('');

  it('streams its own role names in order, opens with its own pattern, and tells of the goods', async () => {
    const made = await make(owner, { name: '写一写' });
    const answer = await callMock(server.origin, 'POST', '/script/generate', {
      session: owner,
      body: { goods_id: 'goods_thermos', framework_id: made.id, seconds: 20, seed: 1, wish: '给通勤的上班族看' },
    });
    const lines = said(answer.text).split('\n');
    expect([...new Set(lines.map((line) => /^【(.+?)】/.exec(line)?.[1]))]).toEqual(['亮相', '一招', '行动']);
    expect(lines[0]).toMatch(/看过来。$/);
    expect(lines.find((line) => line.startsWith('【一招】'))).toContain('保温杯');
  });

  it('opens otherwise where nobody has said what its pattern asks for', async () => {
    const made = await make(owner, { name: '没说给谁看' });
    const answer = await callMock(server.origin, 'POST', '/script/generate', {
      session: owner,
      body: { goods_id: 'goods_thermos', framework_id: made.id, seconds: 20, seed: 1 },
    });
    const [first = ''] = said(answer.text).split('\n');
    expect(first).toMatch(/^【亮相】./);
    expect(first).not.toMatch(/看过来/);
  });

  it('gives an example of what is not saved yet, and refuses without goods or idea', async () => {
    const body = { segments, seconds: 15, seed: 1 };
    const answer = await post(owner, 'example', { ...body, goods_id: 'goods_mask' });
    expect(said(answer.text)).toContain('【一招】');
    expect((await post(owner, 'example', body)).body.errorCode).toBe('NOTHING_TO_WRITE');
  });

  it('does not write with one that is not shared', async () => {
    const made = await make(writer, { name: '不给你用' });
    const answer = await callMock(server.origin, 'POST', '/script/generate', {
      session: owner,
      body: { goods_id: 'goods_thermos', framework_id: made.id },
    });
    expect(answer.body.errorCode).toBe('FRAMEWORK_UNKNOWN');
  });
});
