import { frameworkById, type GoodsFacts, hookTypes, suggestFrameworks } from '../../src/domain/frameworks';
import { chinaToday, daysBetween } from '../../src/domain/occasions';
import { scoreTopic, type TopicScore, type TopicState, topicStates } from '../../src/domain/topics';
import type { BestPost, Topic, TopicIdea } from '../../src/services/topic/schema';
import { fail } from '../_core/fail';
import type { Context } from '../_core/serve';
import type { Db, Row } from '../_core/store';
import { numbersAt } from '../_engines/publisher';
import type { TopicIdea as RawIdea } from '../_engines/writer/types';
import { postsOf } from './publish/posts';

/** A topic as it is stored: its score is judged at each reading. */
export type TopicRow = Omit<Topic, 'score' | 'goods_title'> & Row & { readonly mchno: string };

interface Made extends Row {
  readonly state?: string;
  readonly status?: number;
  readonly deleted?: boolean;
  readonly title?: string;
  readonly source?: readonly { readonly type: string; readonly id: string }[];
  readonly topic_id?: string;
  readonly created_at?: string;
  readonly history?: readonly { readonly state: string; readonly at: string }[];
}

export const topicsOf = (db: Db) => db.table<TopicRow>('topic');

export function needTopic(db: Db, id: string): TopicRow {
  const row = topicsOf(db).need(id, '选题不存在或已删除');
  return row.status === -1 ? fail('选题不存在或已删除', { errorCode: 'NOT_FOUND' }) : row;
}

/** Titles that a new topic must not repeat: of all topics, also of the dropped ones. */
export const titlesOf = (db: Db): string[] =>
  topicsOf(db)
    .all()
    .map(({ title }) => title);

/** Own published posts, the most seen first. */
export function bestPosts(ctx: Context): BestPost[] {
  const { db, now } = ctx;
  return postsOf(db)
    .all()
    .flatMap((item) => {
      const numbers = numbersAt(item, now());
      const moved = item.history.findLast(({ state }) => state === 'published');
      if (!numbers || !moved) return [];
      const { views, likes, finish_rate } = numbers;
      const { id, title, platform, cover } = item;
      return [{ id, title, platform, cover, views, likes, finish_rate, published_at: moved.at }];
    })
    .sort((a, b) => b.views - a.views);
}

interface Judged {
  readonly id?: string;
  readonly title: string;
  readonly angle: string;
  readonly hook: string;
  readonly outline: readonly string[];
  readonly occasion_date: string;
}

/** Judges topics against everything that the merchant has; read once for many. */
export function judge(ctx: Context): (topic: Judged, goods: GoodsFacts | undefined) => TopicScore {
  const rows = topicsOf(ctx.db)
    .all()
    .filter(({ status }) => status !== -1);
  const best = bestPosts(ctx).map(({ title }) => title);
  const today = chinaToday(ctx.now());
  return (topic, goods) =>
    scoreTopic({
      title: topic.title,
      angle: topic.angle,
      hook: topic.hook,
      outline: topic.outline,
      goods,
      daysAhead: topic.occasion_date ? daysBetween(today, topic.occasion_date) : undefined,
      others: rows.filter(({ id }) => id !== topic.id).map(({ title }) => title),
      best,
    });
}

/** What a record that rests on a topic says about it. */
const stageOfType: Readonly<Record<string, TopicState>> = {
  script: 'writing',
  article: 'writing',
  project: 'writing',
  video: 'produced',
};

interface Proof {
  readonly state: TopicState;
  readonly at: string;
  readonly note: string;
}

const names: Readonly<Record<string, string>> = { script: '脚本', article: '图文', project: '项目', video: '成片' };

/** Topic id → how far things made from it have come. */
function proofs(db: Db): Map<string, Proof[]> {
  const found = new Map<string, Proof[]>();
  const add = (row: Made, proof: Proof) => {
    const ids = new Set((row.source ?? []).filter(({ type }) => type === 'topic').map(({ id }) => id));
    if (row.topic_id) ids.add(row.topic_id);
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), proof]);
  };
  for (const [type, state] of Object.entries(stageOfType)) {
    for (const row of db.table<Made>(type).all()) {
      if (row.deleted || row.status === -1) continue;
      add(row, { state, at: row.created_at ?? '', note: `由${names[type] ?? ''}《${row.title ?? ''}》推进` });
    }
  }
  for (const row of db.table<Made>('publish').all()) {
    const live = row.history?.findLast(({ state }) => state === 'published');
    if (live) add(row, { state: 'published', at: live.at, note: `《${row.title ?? ''}》已上线` });
  }
  return found;
}

const rank = (state: TopicState): number => topicStates.indexOf(state);

/**
 * Topics follow what is made from them: a script means writing, a video produced, a post online published. Only what
 * came after the last move counts, so that a state that a person has set back stays.
 */
export function followChain({ db, clock }: Pick<Context, 'db' | 'clock'>): void {
  const known = proofs(db);
  for (const row of topicsOf(db).all()) {
    if (row.status === -1 || row.state === 'dropped' || row.state === 'published') continue;
    const last = row.history.at(-1)?.at ?? row.created_at;
    const best = (known.get(row.id) ?? [])
      .filter(({ state, at }) => rank(state) > rank(row.state) && at >= last)
      .sort((a, b) => rank(b.state) - rank(a.state))[0];
    if (!best) continue;
    const move = { state: best.state, at: clock.iso(), by: '', note: best.note };
    topicsOf(db).update(row.id, { state: best.state, history: [...row.history, move] });
  }
}

const MAX_TITLE_LENGTH = 120;

/** A writer's topic with known ids only: a model may invent a hook or a framework. */
export function tidyIdea(idea: RawIdea, goods: GoodsFacts | undefined): TopicIdea {
  const framework = frameworkById(idea.framework_id) ?? suggestFrameworks(goods ?? { title: idea.title })[0]?.framework;
  const hook = hookTypes.find(({ id, name }) => id === idea.hook || name === idea.hook);
  const cut = (text: string, most: number) => [...text.trim()].slice(0, most).join('');
  return {
    title: cut(idea.title.replace(/\s+/g, ' '), MAX_TITLE_LENGTH),
    angle: cut(idea.angle, 1000),
    hook: hook?.id ?? 'question',
    audience: cut(idea.audience, 200),
    reason: cut(idea.reason, 1000),
    framework_id: framework?.id ?? '',
    occasion: cut(idea.occasion, 40),
    outline: idea.outline
      .map((one) => cut(one, 200))
      .filter(Boolean)
      .slice(0, 20),
  };
}
