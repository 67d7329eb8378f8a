import { useLoad } from '@/hooks/useLoad';
import { knowledgeApi } from '@/services/knowledge/api';
import type { Knowledge } from '@/services/knowledge/schema';

const most = 200;
const none: readonly Knowledge[] = [];

/** The documents that the writer may use, the latest first. */
export function useKnowledge() {
  const { data, loading, error, refresh } = useLoad(knowledgeApi.data, { page: 1, page_size: most, usable: 1 });
  return { documents: data?.list.filter(({ passages }) => passages > 0) ?? none, isLoading: loading, error, refresh };
}
