import { type MixRecipe, readRecipe } from '@/domain/mixcut/recipe';
import type { ProjectJson } from '@/engine/project/projectJson';
import { isVersionConflict, shownByCaller } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import { projectApi } from '@/services/project/api';
import type { ProjectRecord } from '@/services/project/schema';
import { newId } from '@/utils/newId';

/** Somebody may save the record in the same moment. */
const SAVE_TRIES = 3;

type Call = <T>(run: () => Promise<T>) => Promise<T>;

interface ChangeOptions {
  readonly signal?: AbortSignal;
  /** How a job makes its calls; default at once. */
  readonly call?: Call;
}

interface ChangedFields {
  readonly draft?: ProjectRecord['draft'];
  readonly document?: ProjectJson;
}

/** A record as it was, and the revision that it was saved as. */
export interface ChangedRecord {
  readonly before: ProjectRecord;
  readonly revision: number;
}

const bodyOf = ({ id, title, kind, cover, source, finished }: ProjectRecord) => ({
  ...{ id, title, kind, cover, source, finished },
});

/**
 * Changes a record as it is now on the server: whoever has changed it in the meantime keeps his changes.
 *
 * @param change undefined = there is nothing to change any more
 * @returns undefined where nothing was changed
 * @throws the typed errors of lib/request
 */
export async function changeRecord(
  id: string,
  change: (record: ProjectRecord) => ChangedFields | undefined,
  { signal, call = (run) => run() }: ChangeOptions = {},
): Promise<ChangedRecord | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const before = await call(() => projectApi.info({ id }, { ...shownByCaller, ...(signal && { signal }) }));
    const next = change(before);
    if (!next) return undefined;
    try {
      const { draft = before.draft, ...rest } = next;
      const { revision } = await call(() =>
        projectApi.save(
          // A known `saveId` would not be saved again.
          { ...bodyOf(before), revision: before.revision, ...rest, draft: { ...draft, saveId: newId() } },
          shownByCaller,
        ),
      );
      invalidate('project');
      return { before, revision };
    } catch (error) {
      if (!isVersionConflict(error) || attempt >= SAVE_TRIES) throw error;
    }
  }
}

/**
 * Puts a record back to what it was before a change.
 *
 * @throws the typed errors of lib/request; a conflict where somebody has changed it since
 */
export const restoreRecord = ({ before, revision }: ChangedRecord) =>
  projectApi.save({
    ...{ ...bodyOf(before), revision, draft: { ...before.draft, saveId: newId() } },
    ...(before.document ? { document: before.document } : {}),
  });

/**
 * The same for a recipe.
 *
 * @throws the typed errors of lib/request
 */
export const changeRecipe = async (
  planId: string,
  change: (recipe: MixRecipe) => MixRecipe | undefined,
  options: ChangeOptions = {},
): Promise<void> => {
  await changeRecord(
    planId,
    ({ draft }) => {
      const recipe = readRecipe(draft);
      const next = recipe && change(recipe);
      return next && { draft: { ...next } };
    },
    options,
  );
};
