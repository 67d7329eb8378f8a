import type { EditedVersion } from '@/domain/mixcut/editedVersions';
import { footageOf, readRecipe } from '@/domain/mixcut/recipe';
import { replaceClip } from '@/domain/mixcut/replaceClip';
import { replaceInProject } from '@/domain/mixcut/replaceInEdited';
import { parseProject } from '@/engine/project/parseProject';
import { projectJson } from '@/engine/project/projectJson';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { type ChangedRecord, changeRecord, restoreRecord } from './changeRecipe';
import type { Replacement } from './ReplaceClip';

/** One recording for another in the recipe and in edited versions, each as it is now on the server. */
export function useReplaceClip(planId: string, edited: readonly EditedVersion[] = [], onDone: () => void) {
  const t = useT();
  return useAction(
    async ({ footage, by, edited: keys }: Replacement) => {
      const changed: ChangedRecord[] = [];
      const recipe = await changeRecord(planId, ({ draft }) => {
        const now = readRecipe(draft);
        const isUsed = now?.groups.some(({ clips }) => clips.some((clip) => footageOf(clip) === footage));
        return now && isUsed ? { draft: { ...replaceClip(now, footage, by) } } : undefined;
      });
      if (recipe) changed.push(recipe);
      const failed: unknown[] = [];
      for (const { key, projectId } of edited) {
        if (!keys.includes(key)) continue;
        try {
          const one = await changeRecord(projectId, ({ document }) => {
            const answer = document && replaceInProject(parseProject(document), footage, by);
            return answer && 'project' in answer ? { document: projectJson(answer.project) } : undefined;
          });
          if (one) changed.push(one);
        } catch (error) {
          // The others are replaced all the same; this one can be tried again.
          failed.push(error);
        }
      }
      onDone();
      return { changed, failed };
    },
    {
      messages: {
        done: ({ failed: [first, ...more] }) =>
          first === undefined
            ? t('mixcut.replace.done')
            : t('mixcut.replace.someFailed', { count: more.length + 1, reason: messageOf(first) }),
      },
      invalidates: ['project'],
      undo:
        ({ changed }) =>
        async () => {
          for (const one of changed) await restoreRecord(one);
          onDone();
        },
    },
  );
}
