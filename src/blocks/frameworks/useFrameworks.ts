import { useEffect, useSyncExternalStore } from 'react';
import { type Framework, type FrameworkResults, frameworks as library } from '@/domain/frameworks';
import type { FrameworkRecord } from '@/services/framework/schema';
import { type FrameworkSnapshot, frameworkStore } from './frameworkStore';

interface Frameworks {
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

const views = new WeakMap<FrameworkSnapshot, Frameworks>();

/** Worked out once per snapshot: many parts of a screen ask for it. */
function viewOf(snapshot: FrameworkSnapshot): Frameworks {
  const known = views.get(snapshot);
  if (known) return known;
  const { records, phase, error } = snapshot;
  const own = records.filter((record) => record.origin === 'own');
  const byId = new Map<string, Framework>([...own, ...library].map((framework) => [framework.id, framework]));
  const results = new Map(records.map((record) => [record.id, record.results]));
  const view: Frameworks = {
    frameworks: [...own, ...library],
    own,
    byId: (id) => (id === undefined ? undefined : byId.get(id)),
    resultsOf: (id) => results.get(id),
    phase,
    error,
    refresh: frameworkStore.refresh,
  };
  views.set(snapshot, view);
  return view;
}

/** Every framework that the user can choose: built-in, own, and shared in the team. Loaded once for the whole app. */
export function useFrameworks(): Frameworks {
  const snapshot = useSyncExternalStore(frameworkStore.subscribe, frameworkStore.getSnapshot);
  useEffect(() => frameworkStore.want(), []);
  return viewOf(snapshot);
}

/** One framework by its id, own or built-in; undefined while it is not known (yet). */
export const useFramework = (id: string | undefined): Framework | undefined => useFrameworks().byId(id);

/** The same for code that is no component: what is known at this moment. */
export const knownFramework = (id: string | undefined): Framework | undefined =>
  viewOf(frameworkStore.getSnapshot()).byId(id);
