import { type DaySpan, dayAt, daysOf, isInDays, readSpan } from '../src/domain/daySpans';
import { type TeamFigure, teamFigures } from '../src/domain/teamReport';
import { teamReportContract } from '../src/services/team_report/schema';
import { isPermitted } from './_core/grants';
import { zoneOf } from './_core/merchantDay';
import type { AccountRow } from './_core/rows';
import { type Context, fail, serve } from './_core/serve';
import { articlesOf } from './_groups/articles';
import { breakdownsOf } from './_groups/breakdowns';
import { isOneOf } from './_groups/madeFilter';
import { allComments, handledOf } from './_groups/postComments';
import { answeredPosts } from './_groups/publish/approval';
import { advancePosts } from './_groups/publish/posts';
import { scriptsOf } from './_groups/scripts';
import { factsOf } from './_groups/statistics/facts';
import { teamGroupsOf } from './_groups/teamGroups';
import { videosOf } from './_groups/videos';
import './_data/article';
import './_data/publish';
import './_data/script';
import './_data/video';

/** A piece of work: by whom ('' = nobody is named) and when. */
interface Work {
  readonly by: string;
  /** As the work itself names him: he may have left. */
  readonly name: string;
  readonly at: string;
}

interface MadeRow {
  readonly author?: { readonly id: string; readonly name: string } | undefined;
  readonly created_at: string;
  readonly status: number;
}

const madeOf = (rows: readonly MadeRow[]): Work[] =>
  rows
    .filter(({ status }) => status !== -1)
    .map(({ author, created_at }) => ({ by: author?.id ?? '', name: author?.name ?? '', at: created_at }));

/** What each figure counts: the rows of the list that its link opens. */
function workOf(ctx: Context): Readonly<Record<TeamFigure, readonly Work[]>> {
  advancePosts(ctx.merchant.mchno);
  return {
    breakdowns: madeOf(breakdownsOf(ctx.db).all()),
    scripts: madeOf(scriptsOf(ctx.db).all()),
    articles: madeOf(articlesOf(ctx.db).all()),
    videos: madeOf(videosOf(ctx.db).all()),
    published: factsOf(ctx, () => ({ hour: 0 })).map(({ at, row: { author } }) => ({
      by: author.id,
      name: author.name,
      at: new Date(at).toISOString(),
    })),
    reviewed: answeredPosts(ctx).map(({ by, at }) => ({ by: by?.id ?? '', name: by?.name ?? '', at })),
    answered: allComments(ctx).flatMap(({ comment }) => {
      const row = handledOf(ctx).find(comment.id);
      return row?.state === 'answered' ? [{ by: row.by_id ?? '', name: row.by, at: row.at }] : [];
    }),
  };
}

type Counted = Readonly<Record<TeamFigure, readonly Work[]>>;

const figuresOf = (work: Counted, isCounted: (one: Work) => boolean) =>
  Object.fromEntries(teamFigures.map((key) => [key, work[key].filter(isCounted).length])) as Record<TeamFigure, number>;

/** The same figures day by day, in the order of `days`. */
function byDayOf(work: Counted, days: readonly string[], zone: string, isCounted: (one: Work) => boolean) {
  const countOf = (list: readonly Work[]): number[] => {
    const counts = new Map<string, number>();
    for (const { at } of list) counts.set(dayAt(at, zone), (counts.get(dayAt(at, zone)) ?? 0) + 1);
    return days.map((day) => counts.get(day) ?? 0);
  };
  return Object.fromEntries(teamFigures.map((key) => [key, countOf(work[key].filter(isCounted))])) as Record<
    TeamFigure,
    number[]
  >;
}

function worksIn(ctx: Context, span: DaySpan): Counted {
  const zone = zoneOf(ctx);
  const all = workOf(ctx);
  return Object.fromEntries(
    teamFigures.map((key) => [key, all[key].filter(({ at }) => isInDays(at, span, zone))]),
  ) as unknown as Counted;
}

/** Everybody who is in the team, and after them whoever did something and is not any more. */
function peopleOf(ctx: Context, work: Counted) {
  const members = ctx.db
    .table<AccountRow>('account')
    .all()
    .filter(({ status }) => status !== -1)
    .map(({ id, name }) => ({ id, name, is_former: false }));
  const known = new Set(members.map(({ id }) => id));
  const others = new Map(
    Object.values(work)
      .flat()
      .flatMap(({ by, name }) => (known.has(by) ? [] : [[by, { id: by, name: by && name, is_former: by !== '' }]])),
  );
  return [...members, ...others.values()];
}

export default serve(teamReportContract, {
  info(ctx, { days: text, group_id }) {
    const span = readSpan(text) ?? fail('请选择正确的日期，最多一年', { errorCode: 'INVALID_INPUT' });
    const work = worksIn(ctx, span);
    const days = daysOf(span);
    const byDay = (isCounted: (one: Work) => boolean) => ({
      days,
      by_day: byDayOf(work, days, zoneOf(ctx), isCounted),
    });
    const ofMember = (id: string) => figuresOf(work, ({ by }) => by === id);
    if (!isPermitted(ctx.grants, { page: ['merchant.team'] })) {
      const { id, name } = ctx.account;
      return {
        is_own: true,
        groups: [],
        members: [{ id, name, is_former: false, figures: ofMember(id) }],
        ...byDay(({ by }) => by === id),
      };
    }
    const groups = teamGroupsOf(ctx.db);
    if (group_id !== undefined) groups.need(group_id, '这个分组不存在或已删除');
    const isWho = isOneOf(ctx, group_id);
    return {
      is_own: false,
      groups: groups.all().map(({ id, name }) => ({ id, name })),
      members: peopleOf(ctx, work)
        .filter(({ id }) => isWho(id))
        .map((person) => ({ ...person, figures: ofMember(person.id) })),
      sum: figuresOf(work, ({ by }) => isWho(by)),
      ...byDay(({ by }) => isWho(by)),
    };
  },
});
