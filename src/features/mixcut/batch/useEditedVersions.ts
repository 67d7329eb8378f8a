import { history } from '@umijs/max';
import { useRef } from 'react';
import { type EditedVersion, withEdited, withoutEdited } from '@/domain/mixcut/editedVersions';
import { parseProject } from '@/engine/project/parseProject';
import type { Project } from '@/engine/project/schema';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { timelineAddress } from '@/services/project/address';
import { projectApi } from '@/services/project/api';
import { saveTimeline } from '@/services/project/makeTimeline';
import type { BatchItem, EditedProject } from './batchItems';
import { changeRecipe } from './changeRecipe';

const none: readonly EditedVersion[] = [];

/**
 * Projects of the timeline that stand in for versions, by the key of the version; undefined while they are loaded.
 *
 * @param round another one when they may have been saved
 */
export function useEditedVersions(edited = none, round = 0) {
  const { data, error, refresh } = useLoad(() => loadEdited(edited), { refreshDeps: [JSON.stringify(edited), round] });
  return {
    projects: edited === none ? noProjects : data,
    /** Deleted since: the mixed version is back. */
    gone: data ? edited.length - data.size : 0,
    error,
    refresh,
  };
}

const noProjects: ReadonlyMap<string, EditedProject> = new Map();

async function loadEdited(edited: readonly EditedVersion[]): Promise<ReadonlyMap<string, EditedProject>> {
  const found = await Promise.all(
    edited.map(async ({ key, projectId }) => {
      const record = await projectApi.info({ id: projectId }, shownByCaller).catch((error: unknown) => {
        if (error instanceof BusinessError && error.code === 'NOT_FOUND') return undefined;
        throw error;
      });
      if (!record?.document) return [];
      return [[key, { projectId, document: parseProject(record.document) }] as const];
    }),
  );
  return new Map(found.flat());
}

export const documentsOf = (projects: ReadonlyMap<string, EditedProject> = noProjects): ReadonlyMap<string, Project> =>
  new Map([...projects].map(([key, { document }]) => [key, document]));

/** Goes on with a version in the timeline, from where it stays part of the batch; and back to the mixed one. */
export function useEditVersion(planId: string) {
  // Made, but not named in the recipe yet: pressed again it is not made a second time.
  const made = useRef(new Map<string, string>());
  const pending = useRef<string>(undefined);
  const edit = useAction(async ({ key, project }: Pick<BatchItem, 'key' | 'project'>) => {
    const { title } = project;
    const source = project.source.flatMap(({ type, id }) =>
      type === 'project' || type === 'script' ? [{ type, id } as const] : [],
    );
    const projectId = made.current.get(key) ?? (await saveTimeline(project, { title, source }));
    made.current.set(key, projectId);
    await changeRecipe(planId, (recipe) => ({ ...recipe, edited: withEdited(recipe.edited, { key, projectId }) }));
    history.push(timelineAddress(projectId));
  });
  const unedit = useAction(
    ({ key }: Pick<BatchItem, 'key' | 'projectId'>) =>
      changeRecipe(planId, (recipe) => ({ ...recipe, edited: withoutEdited(recipe.edited, key) })),
    {
      messages: { done: 'mixcut.edited.undone' },
      undo:
        (_, { key, projectId }) =>
        () =>
          changeRecipe(planId, (recipe) =>
            projectId ? { ...recipe, edited: withEdited(recipe.edited, { key, projectId }) } : undefined,
          ),
    },
  );
  return {
    isPending: (key: string): boolean => pending.current === key && (edit.isPending || unedit.isPending),
    edit: async ({ key, project, projectId }: BatchItem): Promise<void> => {
      if (projectId) return history.push(timelineAddress(projectId));
      pending.current = key;
      await edit.run({ key, project });
    },
    unedit: async ({ key, projectId }: BatchItem): Promise<void> => {
      pending.current = key;
      await unedit.run({ key, projectId });
    },
  };
}
