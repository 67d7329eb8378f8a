import { useDebounce } from 'ahooks';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { answerMix, type MixAnswer, type MixOrder, type MixOutlook } from '@/domain/mixcut/outlook';
import { type MixRecipe, mixRequestOf } from '@/domain/mixcut/recipe';
import { withoutFiles } from '@/domain/mixcut/recipeFindings';
import { shownOutlook } from '@/domain/mixcut/replaceClip';
import { useLoad } from '@/hooks/useLoad';
import { askWorker } from '@/lib/askWorker';
import { fileApi } from '@/services/file/api';

/** Forty groups of two hundred clips take two seconds; what takes much longer is not worth the wait. */
const DEADLINE_MS = 20_000;
const TYPING_MS = 250;
const MAX_RECYCLED = 100;

/** Beside the page, so that thousands of clips do not hold it up; without workers here. */
async function ask(order: MixOrder, signal: AbortSignal): Promise<MixAnswer> {
  const answer = await askWorker<MixOrder, MixAnswer>(() => import('./spawnReader'), order, {
    deadline: DEADLINE_MS,
    tooSlow: () => new Error('The planner took too long'),
    signal,
  });
  return answer ?? answerMix(order);
}

async function plan(recipe: MixRecipe, signal: AbortSignal): Promise<MixOutlook> {
  const answer = await ask({ ask: 'outlook', request: mixRequestOf(recipe) }, signal);
  if (answer.ask !== 'outlook') throw new Error('The planner answered another question');
  return shownOutlook(recipe, answer.outlook);
}

async function findMissing(recipe: MixRecipe, signal: AbortSignal) {
  const answer = await ask({ ask: 'missing', request: mixRequestOf(recipe) }, signal);
  return answer.ask === 'missing' ? answer.missing : undefined;
}

/** Ends the question before with each new one, and the last one with the screen. */
function useNewestSignal(): () => AbortSignal {
  const newest = useRef<AbortController>(undefined);
  useEffect(() => () => newest.current?.abort(), []);
  return useCallback(() => {
    newest.current?.abort();
    newest.current = new AbortController();
    return newest.current.signal;
  }, []);
}

/** Ids of the videos that lie in the recycle bin. */
export function useDeletedFiles(): ReadonlySet<string> {
  const { data } = useLoad(fileApi.data, { kind: 'video', status: -1, page_size: MAX_RECYCLED });
  return useMemo(() => new Set(data?.list.map(({ id }) => id)), [data]);
}

/** What comes of the recipe with the files that are still there; plans anew a moment after each change. */
export function usePlanner(recipe: MixRecipe, deleted: ReadonlySet<string>) {
  const settled = useDebounce(
    useMemo(() => withoutFiles(recipe, deleted), [recipe, deleted]),
    { wait: TYPING_MS },
  );
  const planSignal = useNewestSignal();
  const missingSignal = useNewestSignal();
  const outlook = useLoad(() => plan(settled, planSignal()), { refreshDeps: [settled] });
  const isShort = outlook.data?.isComplete === false && outlook.data.versions.length > 0;
  const missing = useLoad(() => findMissing(settled, missingSignal()), {
    ready: isShort,
    refreshDeps: [settled, isShort],
  });
  return {
    recipe: settled,
    outlook: outlook.data,
    error: outlook.error,
    isPlanning: outlook.loading,
    missing: isShort && !missing.loading ? missing.data : undefined,
    isSearching: isShort && missing.loading,
    /** What is missing was not found in a time worth waiting for. */
    isUnknown: isShort && missing.error !== undefined,
  };
}

export type Planned = ReturnType<typeof usePlanner>;
