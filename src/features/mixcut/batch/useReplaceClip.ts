import { useState } from 'react';
import { footageOf, type RecipeClip, readRecipe } from '@/domain/mixcut/recipe';
import { replaceClip } from '@/domain/mixcut/replaceClip';
import { replaceInProject } from '@/domain/mixcut/replaceInEdited';
import { parseProject } from '@/engine/project/parseProject';
import { projectJson } from '@/engine/project/projectJson';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { type ChangedRecord, changeRecord, restoreRecord } from './changeRecipe';

/** An edited version in which a recording is replaced too. */
interface EditedTarget {
  /** Of the version. */
  readonly number: number;
  readonly projectId: string;
}

interface ReplaceOrder {
  readonly footage: string;
  readonly by: RecipeClip;
  readonly edited: readonly EditedTarget[];
}

interface ReplaceFailure {
  /** With the edited versions that were not saved. */
  readonly order: ReplaceOrder;
  readonly reason: string;
  /** Everything that was replaced all the same. */
  readonly changed: readonly ChangedRecord[];
}

/**
 * One recording for another in the recipe and in edited versions, each as it is now on the server. Lives above whatever
 * is shown anew with the recipe: what could not be saved outlasts it, can be tried again or taken back.
 */
export function useReplaceClip(planId: string | undefined) {
  const t = useT();
  const [failure, setFailure] = useState<ReplaceFailure>();
  const [round, setRound] = useState(0);
  const next = (): void => setRound((before) => before + 1);
  const takeBack = async (changed: readonly ChangedRecord[]): Promise<void> => {
    for (const one of changed) await restoreRecord(one);
    setFailure(undefined);
    next();
  };
  const replace = useAction(
    async ({ order, before }: { readonly order: ReplaceOrder; readonly before: readonly ChangedRecord[] }) => {
      const { footage, by, edited } = order;
      const changed = [...before];
      const recipe = await changeRecord(planId ?? '', ({ draft }) => {
        const now = readRecipe(draft);
        const isUsed = now?.groups.some(({ clips }) => clips.some((clip) => footageOf(clip) === footage));
        return now && isUsed ? { draft: { ...replaceClip(now, footage, by) } } : undefined;
      });
      if (recipe) changed.push(recipe);
      const failed: { readonly target: EditedTarget; readonly error: unknown }[] = [];
      for (const target of edited) {
        try {
          const one = await changeRecord(target.projectId, ({ document }) => {
            const answer = document && replaceInProject(parseProject(document), footage, by);
            return answer && 'project' in answer ? { document: projectJson(answer.project) } : undefined;
          });
          if (one) changed.push(one);
        } catch (error) {
          // The others are replaced all the same.
          failed.push({ target, error });
        }
      }
      const [first] = failed;
      const left = { ...order, edited: failed.map(({ target }) => target) };
      setFailure(first && { order: left, reason: messageOf(first.error), changed });
      next();
      return { changed, failed };
    },
    {
      // What failed is no success: the screen shows it, with ways on.
      messages: { done: ({ failed }) => (failed.length > 0 ? undefined : t('mixcut.replace.done')) },
      invalidates: ['project'],
      undo:
        ({ changed }) =>
        () =>
          takeBack(changed),
    },
  );
  const undo = useAction(takeBack, { invalidates: ['project'] });
  return {
    run: (order: ReplaceOrder) => replace.run({ order, before: [] }),
    isPending: replace.isPending || undo.isPending,
    /** Counts up whenever edited versions may have been saved. */
    round,
    failure: failure && {
      ...failure,
      retry: () => replace.run({ order: failure.order, before: failure.changed }),
      undo: () => undo.run(failure.changed),
      dismiss: () => setFailure(undefined),
    },
  };
}

export type ClipReplacing = ReturnType<typeof useReplaceClip>;
