import { type MixRecipe, readRecipe } from '@/domain/mixcut/recipe';
import { isVersionConflict, shownByCaller } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import { projectApi } from '@/services/project/api';
import { newId } from '@/utils/newId';

/** Somebody may save the recipe in the same moment. */
const SAVE_TRIES = 3;

type Call = <T>(run: () => Promise<T>) => Promise<T>;

interface ChangeOptions {
  readonly signal?: AbortSignal;
  /** How a job makes its calls; default at once. */
  readonly call?: Call;
}

/**
 * Changes the recipe as it is now on the server: whoever has changed it in the meantime keeps his changes.
 *
 * @param change undefined = there is nothing to change any more
 * @throws the typed errors of lib/request
 */
export async function changeRecipe(
  planId: string,
  change: (recipe: MixRecipe) => MixRecipe | undefined,
  { signal, call = (run) => run() }: ChangeOptions = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const record = await call(() => projectApi.info({ id: planId }, { ...shownByCaller, ...(signal && { signal }) }));
    const recipe = readRecipe(record.draft);
    const next = recipe && change(recipe);
    if (!next) return;
    const { id, revision, title, kind, cover, source, finished } = record;
    try {
      await call(() =>
        projectApi.save(
          // A known `saveId` would not be saved again.
          { id, revision, title, kind, cover, source, finished, draft: { ...next, saveId: newId() } },
          shownByCaller,
        ),
      );
      invalidate('project');
      return;
    } catch (error) {
      if (!isVersionConflict(error) || attempt >= SAVE_TRIES) throw error;
    }
  }
}
