import { useDebounce } from 'ahooks';
import { useFrameworks } from '@/blocks/frameworks/useFrameworks';
import { useLoad } from '@/hooks/useLoad';
import { shownByCaller } from '@/lib/request';
import type { Citation } from '@/services/chat/schema';
import { goodsApi } from '@/services/goods/api';
import { knowledgeApi } from '@/services/knowledge/api';
import { promptApi } from '@/services/prompt/api';
import type { Prompt } from '@/services/prompt/schema';
import { scriptApi } from '@/services/script/api';
import { topicApi } from '@/services/topic/api';
import type { Trigger } from './trigger';

export type Choice =
  | { readonly kind: 'mention'; readonly key: string; readonly title: string; readonly record: Citation }
  | { readonly kind: 'prompt'; readonly key: string; readonly title: string; readonly prompt: Prompt };

const each = 4;
type Mentioned = Citation['type'];

const mentionOf = (type: Mentioned, id: string, title: string): Choice => ({
  kind: 'mention',
  key: `${type}:${id}`,
  title,
  record: { type, id, title },
});

/** What `@` and `/` offer for what was typed after them. A list that does not come leaves the others standing. */
export function useLookup(trigger: Trigger | undefined): {
  readonly choices: readonly Choice[];
  readonly isLoading: boolean;
  readonly error: Error | undefined;
} {
  const query = useDebounce(trigger?.query ?? '', { wait: 150 });
  const kind = trigger?.kind;
  const { frameworks } = useFrameworks();
  const { data, loading, error } = useLoad(
    async () => {
      const page = { page: 1, page_size: each, ...(query ? { keyword: query } : {}) };
      if (kind === 'prompt') {
        const { list } = await promptApi.data({ ...page, page_size: 8 }, shownByCaller);
        return list.map((prompt): Choice => ({ kind: 'prompt', key: prompt.id, title: prompt.title, prompt }));
      }
      const lists = await Promise.allSettled([
        goodsApi.data({ ...page, status: 1 }, shownByCaller),
        scriptApi.data(page, shownByCaller),
        topicApi.data(page, shownByCaller),
        knowledgeApi.data({ ...page, usable: 1 }, shownByCaller),
      ]);
      const [first] = lists;
      if (first.status === 'rejected' && lists.every(({ status }) => status === 'rejected')) throw first.reason;
      const [goods, scripts, topics, documents] = lists.map((result) =>
        result.status === 'fulfilled' ? result.value.list : [],
      );
      return [
        ...(goods ?? []).map(({ id, title }) => mentionOf('goods', id, title)),
        ...(scripts ?? []).map(({ id, title }) => mentionOf('script', id, title)),
        ...(topics ?? []).map(({ id, title }) => mentionOf('topic', id, title)),
        ...(documents ?? []).map(({ id, title }) => mentionOf('knowledge', id, title)),
      ];
    },
    { ready: kind !== undefined, refreshDeps: [kind, query] },
  );
  const fitting = frameworks
    .filter(({ name, fits }) => query === '' || name.includes(query) || fits.some((fit) => fit.includes(query)))
    .slice(0, each)
    .map(({ id, name }) => mentionOf('framework', id, name));
  const found = data ?? [];
  return {
    choices:
      kind === 'mention'
        ? [...found.filter((choice) => choice.kind === 'mention'), ...fitting]
        : found.filter((choice) => choice.kind === kind),
    isLoading: loading,
    error,
  };
}
