import { type Framework, type FrameworkResults, frameworks as library } from '@/domain/frameworks';
import { useLoad } from '@/hooks/useLoad';
import { cacheEntry, cacheKey, invalidate, readThrough } from '@/lib/request/cache';
import { shownByCaller } from '@/lib/request/types';
import { readSession } from '@/lib/session';
import { frameworkApi } from '@/services/framework/api';
import type { FrameworkRecord } from '@/services/framework/schema';

/** All at once: a library is looked through, not paged through. */
const query = { origin: 'all', page_size: 500 } as const;
const STALE_MS = 60_000;

interface Frameworks {
  /** Own and shared ones first, then the library; the library alone until the others have come. */
  readonly frameworks: readonly Framework[];
  /** Own and shared ones only. */
  readonly own: readonly FrameworkRecord[];
  readonly byId: (id: string | undefined) => Framework | undefined;
  readonly resultsOf: (id: string) => FrameworkResults | undefined;
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly error: unknown;
}

type Records = readonly FrameworkRecord[];
type View = Pick<Frameworks, 'frameworks' | 'own' | 'byId' | 'resultsOf'>;

const nothing: Records = [];
const views = new WeakMap<Records, View>();

/** Worked out once per answer: many parts of a screen ask for it. */
function viewOf(records: Records): View {
  const known = views.get(records);
  if (known) return known;
  const own = records.filter((record) => record.origin === 'own');
  const byId = new Map<string, Framework>([...own, ...library].map((framework) => [framework.id, framework]));
  const results = new Map(records.map((record) => [record.id, record.results]));
  const view: View = {
    frameworks: [...own, ...library],
    own,
    byId: (id) => (id === undefined ? undefined : byId.get(id)),
    resultsOf: (id) => results.get(id),
  };
  views.set(records, view);
  return view;
}

function hasSession(): boolean {
  const { accountId, token } = readSession();
  return token !== '' && accountId !== '';
}

/** After a change of one of them. */
export const refreshFrameworks = (): void => invalidate(frameworkApi.data.group);

/**
 * Every framework that the user can choose: built-in, own, and shared in the team, asked for once for all parts of the
 * screen. Without a session nothing is asked for.
 */
export function useFrameworks(): Frameworks {
  const isAsked = hasSession();
  const { data, error, loading } = useLoad(frameworkApi.data, isAsked ? query : undefined, { staleTime: STALE_MS });
  return { ...viewOf(data?.list ?? nothing), phase: phaseOf(isAsked, loading, error), error };
}

function phaseOf(isAsked: boolean, isLoading: boolean, error: Error | undefined): Frameworks['phase'] {
  if (!isAsked) return 'idle';
  if (isLoading) return 'loading';
  return error ? 'failed' : 'ready';
}

/** One framework by its id, own or built-in; undefined while it is not known (yet). */
export const useFramework = (id: string | undefined): Framework | undefined => useFrameworks().byId(id);

const key = cacheKey(frameworkApi.data.key, query);

/** The same for code that is no component: what is known at this moment. */
export function knownFramework(id: string | undefined): Framework | undefined {
  const data = cacheEntry(key).data as Awaited<ReturnType<typeof frameworkApi.data>> | undefined;
  return viewOf(data?.list ?? nothing).byId(id);
}

/** Asks for them where `knownFramework` will be asked and no component has; without them the built-in ones are known. */
export function wantFrameworks(): void {
  if (!hasSession()) return;
  const { group, send } = frameworkApi.data;
  readThrough(key, group, () => send(query, shownByCaller), STALE_MS).catch(() => undefined);
}
