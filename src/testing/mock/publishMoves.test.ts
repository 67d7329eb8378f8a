import { canMove, type PublishAction, type PublishState, publishStates } from '../../domain/publishing';
import type { PublishItem } from '../../services/publish/schema';
import { personsMoves } from '../publishing/stateTable';
import { type Answer, callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

let server: MockServer;
let owner: Session;
/** Wide days, so that no day's quota stands in the way of the table. */
const accounts = ['wm_douyin_shop', 'wm_kuaishou', 'wm_douyin_scan', 'wm_xhs_strict', 'wm_shipinhao', 'wm_bilibili'];
beforeAll(async () => {
  server = await startMockServer({ env: { MOCK_PUBLISH_SPEED: '0.1' } });
  owner = await signIn(server.origin, 'owner');
  for (const id of accounts) await post('/wemedia/save', { id, group: '', slots: [], per_day: 50, ai_declared: true });
}, 40_000);
afterAll(() => server.close());

const post = <T>(path: string, body = {}): Promise<Answer<T>> =>
  callMock<T>(server.origin, 'POST', path, { session: owner, body });
const info = async (id: string): Promise<PublishItem | undefined> =>
  (await callMock<PublishItem>(server.origin, 'GET', '/publish/info', { session: owner, query: { id } })).body.data;
const serverTime = async (advanceSeconds = 0): Promise<number> =>
  Date.parse((await post<{ now: string }>('/__mock/clock', { advanceSeconds })).body.data.now);

const days = 86_400;

async function planned(count: number, account: string, as: string, seconds: number): Promise<PublishItem[]> {
  const publish_at = new Date((await serverTime()) + seconds * 1000).toISOString();
  const one = {
    video_id: 'vid_seed_thermos',
    account_id: account,
    publish_at,
    title: '一只倒放不漏的保温杯',
    topics: ['好物'],
  };
  const { body } = await post<{ list: PublishItem[] }>('/publish/schedule', {
    as,
    posts: Array.from({ length: count }, () => one),
  });
  if (!body.success) throw new Error(body.message);
  return body.data.list;
}

/** How posts come into each state: the account on which they go that way, and what is done with them first. */
const ways: Readonly<Record<PublishState, readonly [account: string, as: string, seconds: number, call?: string]>> = {
  draft: ['wm_douyin_shop', 'draft', days],
  pending_approval: ['wm_douyin_shop', 'pending_approval', days],
  rejected: ['wm_douyin_shop', 'pending_approval', days, '/publish/reject'],
  scheduled: ['wm_douyin_shop', 'scheduled', days],
  canceled: ['wm_douyin_shop', 'scheduled', days, '/publish/cancel'],
  queued: ['wm_douyin_shop', 'scheduled', 60],
  publishing: ['wm_douyin_shop', 'scheduled', 60],
  under_review: ['wm_kuaishou', 'scheduled', 60],
  published: ['wm_kuaishou', 'scheduled', 60],
  waiting_user: ['wm_douyin_scan', 'scheduled', 60],
  platform_rejected: ['wm_xhs_strict', 'scheduled', 60],
  failed: ['wm_shipinhao', 'scheduled', 60],
  unknown: ['wm_bilibili', 'scheduled', 60],
};

async function runAction(act: PublishAction, item: PublishItem): Promise<Answer<unknown>> {
  const later = new Date((await serverTime()) + days * 1000).toISOString();
  const { id, title, topics } = item;
  const calls: Readonly<Record<PublishAction, () => Promise<Answer<unknown>>>> = {
    edit: () => post('/publish/save', { id, title, topics, description: '改过的文案' }),
    moveTime: () => post('/publish/move', { id, publish_at: later }),
    toDraft: () => post('/publish/draft', { id }),
    send: () => post('/publish/send', { id }),
    submit: () => post('/publish/submit', { ids: [id] }),
    approve: () => post('/publish/approve', { ids: [id] }),
    reject: () => post('/publish/reject', { ids: [id], note: '换个标题' }),
    cancel: () => post('/publish/cancel', { id }),
    delete: () => post('/publish/delete', { ids: [id] }),
    retry: () => post('/publish/retry', { id }),
    confirm: () => post('/publish/confirm', { id }),
    settle: () => post('/publish/settle', { id, published: true }),
  };
  return calls[act]();
}

/** Answers on many say per item what was refused; the others refuse the whole call. */
function isRefused({ body }: Answer<unknown>): boolean {
  const refused = (body.data as { refused?: unknown[] } | null)?.refused ?? [];
  if (refused.length > 0) return true;
  if (!body.success) expect(body.errorCode).toBe('ACT_NOT_ALLOWED');
  return !body.success;
}

async function tryAction(act: PublishAction, item: PublishItem): Promise<void> {
  const { from, to } = personsMoves[act];
  const isAllowed = from.includes(item.state);
  const answer = await runAction(act, item);
  expect([act, item.state, isRefused(answer)]).toEqual([act, item.state, !isAllowed]);
  const after = await info(item.id);
  if (!isAllowed) {
    expect([act, after?.state, after?.version]).toEqual([act, item.state, item.version]);
    return;
  }
  if (to === 'removed') {
    expect(after).toBeFalsy();
    return;
  }
  expect([act, after?.state]).toEqual([act, to === 'same' ? item.state : to]);
  // whatever was done, what was known of it before is still there
  expect(after?.history.slice(0, item.history.length)).toEqual(item.history);
}

const allActions = Object.keys(personsMoves) as PublishAction[];

test.each(publishStates)(
  'each act on a post that is %s: those of the table move it, all others are refused',
  async (state) => {
    const [account, as, seconds, call] = ways[state];
    const made = await planned(allActions.length, account, as, seconds);
    for (const { id } of call ? made : []) {
      await post(call ?? '', call === '/publish/reject' ? { ids: [id], note: '再改改' } : { id });
    }
    const left = new Map(made.map(({ id }, index) => [id, allActions[index]]));
    for (let round = 0; round < 60 && left.size > 0; round += 1) {
      for (const [id, act] of [...left]) {
        const item = await info(id);
        if (item?.state !== state || !act) continue;
        left.delete(id);
        await tryAction(act, item);
      }
      if (left.size > 0) await serverTime(5);
    }
    expect([...left.values()]).toEqual([]);
  },
  60_000,
);

test('every move that any of these posts has made stands in the table', async () => {
  const from = new Date((await serverTime()) - 40 * days * 1000).toISOString();
  const to = new Date((await serverTime()) + 40 * days * 1000).toISOString();
  const { body } = await callMock<{ list: PublishItem[] }>(server.origin, 'GET', '/publish/data', {
    session: owner,
    query: { from, to },
  });
  const made = new Set<string>();
  for (const { history } of body.data.list) {
    for (const [index, { state }] of history.slice(1).entries()) {
      const before = history[index]?.state;
      if (!before || before === state) continue;
      made.add(`${before} > ${state}`);
      expect([before, state, canMove(before, state)]).toEqual([before, state, true]);
    }
  }
  expect(made.size).toBeGreaterThan(15);
});
