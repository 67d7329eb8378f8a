import { type DaySpan, spanText, usualSpans } from '../../domain/daySpans';
import { listOfFigure, type TeamFigure, teamFigures } from '../../domain/teamReport';
import type { PostComment } from '../../services/post_comment/schema';
import type { PublishItem } from '../../services/publish/schema';
import type { TeamReport } from '../../services/team_report/schema';
import { callMock, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
let group: { readonly id: string };

const get = async <T>(path: string, query: Record<string, string | number> = {}, session = owner) =>
  (await callMock<T>(server.origin, 'GET', path, { session, query })).body.data;
const post = async <T>(path: string, body: unknown) =>
  (await callMock<T>(server.origin, 'POST', path, { session: owner, body })).body;

beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
  group = (await post<{ id: string }>('/team_group/save', { name: '内容组', lead: writer.id, members: [] })).data;
  const [comment] = (await get<{ list: PostComment[] }>('/post_comment/data')).list;
  await post('/post_comment/answer', { id: comment?.id, text: '谢谢', request_id: 'team-report-1' });
  const waiting = await get<{ list: PublishItem[] }>('/publish/approvals');
  await post('/publish/reject', { ids: [waiting.list[0]?.id], note: '换一张封面' });
}, 40_000);

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const month: DaySpan = usualSpans(today)[2] ?? { from: today, to: today };
const paths: Readonly<Record<TeamFigure, string>> = {
  breakdowns: '/breakdown/data',
  scripts: '/script/data',
  articles: '/article/data',
  videos: '/video/data',
  published: '/statistics/breakdown',
  reviewed: '/publish/approvals',
  answered: '/post_comment/data',
};

interface List {
  readonly list: readonly unknown[];
  readonly paginator?: { readonly total: number };
}

/** How long the list behind a figure is, asked with what stands in its link. */
async function lengthOf(figure: TeamFigure, who: string | undefined, span: DaySpan): Promise<number> {
  const { range: _, ...query } = Object.fromEntries(
    new URL(listOfFigure(figure, who, span), 'http://shop').searchParams,
  );
  const { list, paginator } = await get<List>(paths[figure], query);
  return paginator?.total ?? list.length;
}

const report = (span: DaySpan, query: Record<string, string> = {}, session = owner) =>
  get<TeamReport>('/team_report/info', { days: spanText(span), ...query }, session);

test.each(usualSpans(today).map((span) => [spanText(span), span] as const))(
  'of %s each figure of each member, and of all, is the list that its link opens',
  async (_, span) => {
    const { members, sum, days, by_day } = await report(span);
    expect([days[0], days.at(-1)]).toEqual([span.from, span.to]);
    expect(members.length).toBeGreaterThan(2);
    for (const figure of teamFigures) {
      for (const { id, name, figures } of members.filter((one) => one.id !== ''))
        expect([figure, name, figures[figure]]).toEqual([figure, name, await lengthOf(figure, id, span)]);
      expect([figure, sum?.[figure]]).toEqual([figure, await lengthOf(figure, undefined, span)]);
      expect(by_day[figure].reduce((total, count) => total + count, 0)).toBe(sum?.[figure]);
      expect(members.reduce((total, { figures }) => total + figures[figure], 0)).toBe(sum?.[figure]);
    }
  },
);

test('no figure of the last month is nothing for everybody', async () => {
  const { sum } = await report(month);
  for (const figure of teamFigures) expect([figure, (sum?.[figure] ?? 0) > 0]).toEqual([figure, true]);
});

test('a group is its members, and its figures are the lists filtered by the group', async () => {
  const { members, sum } = await report(month, { group_id: group.id });
  expect(members.map(({ id }) => id)).toEqual([writer.id]);
  expect(sum?.scripts).toBeGreaterThan(0);
  for (const figure of teamFigures)
    expect([figure, sum?.[figure]]).toEqual([figure, await lengthOf(figure, group.id, month)]);
});

test('who does not keep the team sees himself alone, whatever group he names', async () => {
  const all = await report(month);
  const own = await report(month, { group_id: group.id }, writer);
  expect(own).toEqual({
    is_own: true,
    groups: [],
    members: all.members.filter(({ id }) => id === writer.id),
    days: all.days,
    by_day: expect.objectContaining({ scripts: expect.any(Array) }),
  });
});

test('who has not the page is refused, and a stranger does not reach the group', async () => {
  const viewer = await signIn(server.origin, 'viewer');
  const days = spanText(month);
  const refused = await callMock(server.origin, 'GET', '/team_report/info', { session: viewer, query: { days } });
  expect(refused.body.success).toBe(false);
  expect(refused.body.errorCode).toBe('ACTION_DENIED');
  const stranger = await signIn(server.origin, 'owner2');
  const foreign = await callMock(server.origin, 'GET', '/team_report/info', {
    session: stranger,
    query: { days, group_id: group.id },
  });
  expect(foreign.body.message).toBe('这个分组不存在或已删除');
});
