import type { AnswerContent, AnswerTopic } from '@/domain/conversation';
import { roleKeyOf } from '@/domain/frameworks';
import { shownByCaller } from '@/lib/request';
import { articleApi } from '@/services/article/api';
import { chainAddress } from '@/services/chain/address';
import type { Citation } from '@/services/chat/schema';
import type { SourceRef } from '@/services/contract';
import { scriptApi } from '@/services/script/api';
import { topicApi } from '@/services/topic/api';

export interface Made {
  readonly count: number;
  /** Where the first one is opened. */
  readonly address: string;
}

interface Origin {
  readonly talkId: string;
  /** Name for what has none. */
  readonly title: string;
  readonly citations: readonly Citation[];
}

/** The conversation, and what its answer rests on: the chain goes on from there. */
const sourceOf = ({ talkId, citations }: Origin): SourceRef[] => [
  { type: 'chat', id: talkId },
  ...citations.map(({ type, id }) => ({ type, id })),
];

const firstOf = (citations: readonly Citation[], type: Citation['type']): string | undefined =>
  citations.find((record) => record.type === type)?.id;

const cut = (title: string, most: number): string => [...title].slice(0, most).join('');

/** Lines `【role】…` as a script. */
export async function makeScript(content: AnswerContent, origin: Origin): Promise<Made> {
  const goods_id = firstOf(origin.citations, 'goods');
  const framework_id = firstOf(origin.citations, 'framework');
  const saved = await scriptApi.save(
    {
      title: cut(origin.title, 120),
      sentences: content.lines.map(({ role, text }, index) => ({
        id: `s${index + 1}`,
        role: roleKeyOf(role) ?? role,
        text: text.slice(0, 500),
      })),
      source: sourceOf(origin),
      ...(goods_id ? { goods_id } : {}),
      ...(framework_id ? { framework_id } : {}),
    },
    shownByCaller,
  );
  return { count: 1, address: chainAddress({ type: 'script', id: saved.id, kind: '' }) ?? '' };
}

/** The answer as a post, article or note. */
export async function makeArticle(
  content: AnswerContent,
  kind: 'post' | 'article' | 'note',
  origin: Origin,
): Promise<Made> {
  const goods_id = firstOf(origin.citations, 'goods');
  const saved = await articleApi.save(
    {
      kind,
      title: cut(content.article?.title || origin.title, 64),
      markdown: content.article?.markdown ?? '',
      source: sourceOf(origin),
      ...(goods_id ? { goods_id } : {}),
    },
    shownByCaller,
  );
  return { count: 1, address: chainAddress({ type: 'article', id: saved.id, kind }) ?? '' };
}

/** Topics of the answer, or its titles as such; one after the other, in their order. */
export async function makeTopics(content: AnswerContent, origin: Origin): Promise<Made> {
  const goods_id = firstOf(origin.citations, 'goods');
  const ideas = topicsOf(content);
  const ids: string[] = [];
  for (const { title, angle } of ideas) {
    const body = { title: cut(title, 120), angle: cut(angle, 1000), source: sourceOf(origin) };
    ids.push((await topicApi.save({ ...body, ...(goods_id ? { goods_id } : {}) }, shownByCaller)).id);
  }
  const [only] = ids;
  const one = only ? chainAddress({ type: 'topic', id: only, kind: '' }) : undefined;
  return { count: ids.length, address: ids.length === 1 && one ? one : '/creation/conception' };
}

export const topicsOf = ({ topics, titles }: AnswerContent): readonly AnswerTopic[] =>
  topics.length > 0 ? topics : titles.map((title) => ({ title, angle: '' }));
