import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Framework, type FrameworkResults, frameworkById, frameworks as library } from '@/domain/frameworks';
import type { FrameworkRecord } from '@/services/framework/schema';
import { frameworkStore } from './frameworkStore';

export interface Frameworks {
  /** Own and shared ones first, then the library; the library alone until the others have come. */
  readonly frameworks: readonly Framework[];
  /** Own and shared ones only. */
  readonly own: readonly FrameworkRecord[];
  readonly byId: (id: string | undefined) => Framework | undefined;
  readonly resultsOf: (id: string) => FrameworkResults | undefined;
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  readonly refresh: () => void;
}

/** Every framework that the user can choose: built-in, own, and shared in the team. Loaded once for the whole app. */
export function useFrameworks(): Frameworks {
  const { records, phase, error } = useSyncExternalStore(frameworkStore.subscribe, frameworkStore.getSnapshot);
  useEffect(() => frameworkStore.want(), []);
  return useMemo(() => {
    const own = records.filter((record) => record.origin === 'own');
    const byId = new Map<string, Framework>([...own, ...library].map((framework) => [framework.id, framework]));
    const results = new Map(records.map((record) => [record.id, record.results]));
    return {
      frameworks: [...own, ...library],
      own,
      byId: (id) => (id === undefined ? undefined : byId.get(id)),
      resultsOf: (id) => results.get(id),
      phase,
      error,
      refresh: frameworkStore.refresh,
    };
  }, [records, phase, error]);
}

/** One framework by its id, own or built-in; undefined while it is not known (yet). */
export function useFramework(id: string | undefined): Framework | undefined {
  const { byId } = useFrameworks();
  return byId(id) ?? (id ? frameworkById(id) : undefined);
}
