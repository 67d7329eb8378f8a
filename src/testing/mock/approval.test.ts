import type { Comment } from '../../services/comment/schema';
import type { Notice } from '../../services/notice/schema';
import type { PublishItem } from '../../services/publish/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

interface Answered {
  readonly list: PublishItem[];
  readonly refused: { readonly id: string; readonly reason: string; readonly code?: string }[];
}

let server: SharedMockServer;
let owner: Session;
let writer: Session;
let viewer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  [owner, writer, viewer] = await Promise.all([
    signIn(server.origin, 'owner'),
    signIn(server.origin, 'writer'),
    signIn(server.origin, 'viewer'),
  ]);
}, 40_000);

const get = <T>(path: string, query = {}, session = owner) =>
  callMock<T>(server.origin, 'GET', path, { session, query });
const post = <T>(path: string, body = {}, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const info = async (id: string) => (await get<PublishItem>('/publish/info', { id })).body.data;
const serverTime = async () =>
  Date.parse((await post<{ now: string }>('/__mock/clock', { advanceSeconds: 0 })).body.data.now);
const list = async (view: string, session = owner) =>
  (await get<{ list: PublishItem[]; waiting: number }>('/publish/approvals', { view }, session)).body.data;

let counter = 0;
async function plan(session: Session, as: string, fields: object = {}, secondsAhead = 86_400) {
  counter += 1;
  const publish_at = new Date((await serverTime()) + secondsAhead * 1000).toISOString();
  const { body } = await post<{ list: PublishItem[] }>(
    '/publish/schedule',
    {
      as,
      posts: [
        {
          video_id: 'vid_seed_thermos',
          account_id: 'wm_kuaishou',
          publish_at,
          title: `审批用的第${counter}条作品`,
          topics: ['好物'],
          ...fields,
        },
      ],
    },
    session,
  );
  return body;
}
async function handIn(session = writer, fields: object = {}, secondsAhead = 86_400): Promise<PublishItem> {
  const [item] = (await plan(session, 'pending_approval', fields, secondsAhead)).data.list;
  if (!item) throw new Error('nothing was handed in');
  return item;
}
const approve = async (ids: string[], fields = {}, session = owner) =>
  (await post<Answered>('/publish/approve', { ids, ...fields }, session)).body;
const reject = async (ids: string[], note: string, fields = {}, session = owner) =>
  (await post<Answered>('/publish/reject', { ids, note, ...fields }, session)).body;

describe('who may do what', () => {
  test('a writer hands in but neither plans, approves nor rejects; a viewer does nothing', async () => {
    expect((await plan(writer, 'scheduled')).success).toBe(false);
    const item = await handIn();
    expect(item.state).toBe('pending_approval');
    for (const session of [writer, viewer]) {
      expect(await approve([item.id], {}, session)).toMatchObject({ success: false, errorCode: 'ACTION_DENIED' });
      expect(await reject([item.id], '不行', {}, session)).toMatchObject({ success: false });
    }
    expect((await plan(viewer, 'pending_approval')).success).toBe(false);
    expect((await info(item.id)).state).toBe('pending_approval');
  });

  test('a writer cannot change what is approved, but can withdraw what waits', async () => {
    const item = await handIn();
    expect((await approve([item.id])).data.list[0]?.state).toBe('scheduled');
    const changed = await post('/publish/save', { id: item.id, title: '趁没人看改掉' }, writer);
    expect(changed.body).toMatchObject({ success: false, errorCode: 'ACTION_DENIED' });
    expect((await post('/publish/draft', { id: item.id }, writer)).body.success).toBe(false);
    expect((await info(item.id)).title).toBe(item.title);

    const waiting = await handIn();
    expect((await post<PublishItem>('/publish/draft', { id: waiting.id }, writer)).body.data.state).toBe('draft');
  });

  test('approvers see everything that waits, writers only their own', async () => {
    const own = await handIn(owner);
    const theirs = await handIn();
    const all = await list('waiting');
    expect(all.list.map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, theirs.id]));
    expect(all.waiting).toBe(all.list.length);
    const seen = await list('waiting', writer);
    expect(seen.list.map(({ id }) => id)).toContain(theirs.id);
    expect(seen.list.map(({ id }) => id)).not.toContain(own.id);
    expect((await list('mine')).list.map(({ id }) => id)).toContain(own.id);
    expect((await list('waiting', viewer)).list).toEqual([]);
  });

  test('with two people for each post nobody approves his own; everyone else still may', async () => {
    expect((await post('/merchant/set', { field: 'approval_policy', value: 'nobody' })).body.success).toBe(false);
    expect((await post('/merchant/set', { field: 'approval_policy', value: 'four_eyes' }, writer)).body.success).toBe(
      false,
    );
    const own = await handIn(owner);
    const theirs = await handIn();
    await post('/merchant/set', { field: 'approval_policy', value: 'four_eyes' });
    const { data } = await approve([own.id, theirs.id]);
    expect(data.list.map(({ id }) => id)).toEqual([theirs.id]);
    expect(data.refused).toEqual([{ id: own.id, reason: expect.stringContaining('另一位成员'), code: 'FOUR_EYES' }]);
    await post('/merchant/set', { field: 'approval_policy', value: 'rights' });
    expect((await approve([own.id])).data.list).toHaveLength(1);
  });
});

describe('answers', () => {
  test('of many at once each stands for itself: what cannot go is named and stays', async () => {
    const good = await handIn();
    const late = await handIn(writer, {}, 60);
    const withdrawn = await handIn();
    await post('/publish/draft', { id: withdrawn.id }, writer);
    await post('/__mock/clock', { advanceSeconds: 300 });
    const { data } = await approve([good.id, late.id, withdrawn.id, 'pub_missing']);
    expect(data.list.map(({ id }) => id)).toEqual([good.id]);
    expect(data.refused.map(({ id, code }) => [id, code])).toEqual([
      [late.id, 'SCHEDULE_IN_PAST'],
      [withdrawn.id, 'ACT_NOT_ALLOWED'],
      ['pub_missing', expect.any(String)],
    ]);
    expect((await info(late.id)).state).toBe('pending_approval');
  });

  test('a time that has passed is approved with a new one, never with another past one', async () => {
    const late = await handIn(writer, {}, 60);
    await post('/__mock/clock', { advanceSeconds: 300 });
    const past = await approve([late.id], { times: { [late.id]: late.publish_at } });
    expect(past.data.refused[0]?.code).toBe('SCHEDULE_IN_PAST');
    const time = new Date((await serverTime()) + 7_200_000).toISOString();
    const { data } = await approve([late.id], { times: { [late.id]: time } });
    expect(data.list[0]).toMatchObject({ state: 'scheduled', publish_at: time });
  });

  test('what was changed after it was read is not approved and not rejected', async () => {
    const item = await handIn();
    const versions = { [item.id]: item.version };
    const saved = await post<PublishItem>('/publish/save', { id: item.id, title: '提交后又改的标题' }, writer);
    expect(saved.body.data.version).toBe(item.version + 1);
    for (const answer of [await approve([item.id], { versions }), await reject([item.id], '不对', { versions })]) {
      expect(answer.data.refused).toEqual([
        { id: item.id, reason: expect.stringContaining('刚被改过'), code: 'VERSION_CONFLICT' },
      ]);
    }
    expect((await info(item.id)).state).toBe('pending_approval');
    const again = await approve([item.id], { versions: { [item.id]: saved.body.data.version } });
    expect(again.data.list[0]?.title).toBe('提交后又改的标题');
  });

  test('a rejection keeps what was refused and why; the next handing in can be held against it', async () => {
    const item = await handIn(writer, { title: '初稿的标题' });
    expect((await reject([item.id], '')).success).toBe(false);
    await reject([item.id], '标题太平，写出场景');
    await handIn();
    expect((await list('mine', writer)).list[0]?.id).toBe(item.id);
    await post('/publish/save', { id: item.id, title: '早上装的水晚上还烫' }, writer);
    const { body } = await post<{ list: PublishItem[] }>(
      '/publish/submit',
      { ids: [item.id], note: '标题换成了场景' },
      writer,
    );
    const [again] = body.data.list;
    const said = again?.history.map(({ state, by, seen }) => [state, by?.name, seen?.title]);
    expect(said).toEqual([
      ['draft', undefined, undefined],
      ['pending_approval', '林一笔', '初稿的标题'],
      ['rejected', '陈小满', '初稿的标题'],
      ['pending_approval', '林一笔', '早上装的水晚上还烫'],
    ]);
    expect(again?.history.at(-1)?.note).toContain('标题换成了场景');
    await approve([item.id], { note: '好多了' });
    const handled = await list('handled');
    expect(handled.list[0]).toMatchObject({ id: item.id, state: 'scheduled' });
    expect(handled.list[0]?.history.at(-1)).toMatchObject({ note: '陈小满通过审批：好多了', by: { name: '陈小满' } });
  });

  test('a word that is handed in with new posts stands in their story; a draft needs none', async () => {
    const planned = async (as: string) => {
      const publish_at = new Date((await serverTime()) + 86_400_000).toISOString();
      const one = { video_id: 'vid_seed_thermos', account_id: 'wm_kuaishou', publish_at, topics: ['好物'] };
      const { body } = await post<{ list: PublishItem[] }>(
        '/publish/schedule',
        { as, note: '  赶在降温前发  ', posts: [{ ...one, title: `带说明的${as}` }] },
        writer,
      );
      return body.data.list[0]?.history.map(({ note }) => note);
    };
    expect(await planned('pending_approval')).toEqual(['林一笔写好了草稿', '林一笔提交审批：赶在降温前发']);
    expect(await planned('draft')).toEqual(['林一笔写好了草稿']);
  });

  test('approvers hear of what waits, authors of the answer; one message an act', async () => {
    const notices = async (session: Session) =>
      (await get<{ list: Notice[] }>('/notice/data', { page_size: 100 }, session)).body.data.list;
    const first = await handIn();
    const waits = (await notices(owner)).find(({ link }) => link?.includes(first.id));
    expect(waits).toMatchObject({
      title: '林一笔提交了一条待审批',
      link: `/publish/approval?post=${first.id}&view=waiting`,
    });
    expect((await notices(viewer)).some(({ link }) => link?.includes(first.id))).toBe(false);

    const second = await handIn();
    const before = (await notices(writer)).length;
    await reject([first.id, second.id], '封面看不清商品');
    const [told, ...rest] = (await notices(writer)).slice(0, (await notices(writer)).length - before);
    expect(rest).toEqual([]);
    expect(told).toMatchObject({ title: '2 条内容被驳回，请修改后重新提交', content: '陈小满：封面看不清商品' });
  });
});

describe('comments at a time of the video', () => {
  test('keep moment and rectangle, tell the author, and are answered and closed', async () => {
    const item = await handIn();
    const box = { x: 0.25, y: 0.5, w: 0.5, h: 0.2 };
    const { body } = await post<Comment>('/comment/save', {
      type: 'publish',
      target_id: item.id,
      text: '这里的字挡住了杯子',
      at: 2.04,
      box,
    });
    expect(body.data).toMatchObject({ at: 2.04, box });
    const answer = { type: 'publish', target_id: item.id, parent_id: body.data.id, text: '马上改' };
    expect((await post('/comment/save', answer, writer)).body.success).toBe(true);
    await post('/comment/resolve', { id: body.data.id, is_resolved: true }, writer);
    const { data } = (
      await get<{ list: Comment[]; open: number }>('/comment/data', {
        type: 'publish',
        target_id: item.id,
      })
    ).body;
    expect(data.list.map(({ at, text }) => [at, text])).toEqual([
      [2.04, '这里的字挡住了杯子'],
      [undefined, '马上改'],
    ]);
    expect(data.open).toBe(0);
    const notices = await get<{ list: Notice[] }>('/notice/data', { page_size: 100 }, writer);
    expect(notices.body.data.list.some(({ title }) => title === `陈小满 评论了你提交的“${item.title}”`)).toBe(true);
  });

  test('refuse a moment before the beginning and a rectangle outside of the image', async () => {
    const item = await handIn();
    const save = (fields: object) =>
      post('/comment/save', { type: 'publish', target_id: item.id, text: '看这里', ...fields });
    expect((await save({ at: -1 })).body.success).toBe(false);
    expect((await save({ at: 1, box: { x: 0.5, y: 0, w: 1.2, h: 0.1 } })).body.success).toBe(false);
    expect((await save({ at: 1 })).body.success).toBe(true);
  });
});
