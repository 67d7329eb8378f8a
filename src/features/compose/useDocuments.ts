import { useMemo } from 'react';
import { documentSources, type FactSource } from '@/domain/factCheck';
import { useLoad } from '@/hooks/useLoad';
import { knowledgeApi } from '@/services/knowledge/api';

const none: readonly FactSource[] = [];

/** What the documents say that a script is written from. */
export function useDocuments(ids: readonly string[] = []): readonly FactSource[] {
  const key = ids.join();
  const { data } = useLoad(() => Promise.all(key.split(',').map((id) => knowledgeApi.info({ id }))), {
    ready: key !== '',
    refreshDeps: [key],
  });
  return useMemo(
    () => (key && data ? data.flatMap(({ title, text }) => documentSources(title, text)) : none),
    [key, data],
  );
}
