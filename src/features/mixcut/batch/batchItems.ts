import { mixProject } from '@/domain/mixcut/mixProject';
import { type MixRecipe, titlesOf } from '@/domain/mixcut/recipe';
import type { MixVersion } from '@/domain/mixcut/types';
import type { Project } from '@/engine/project/schema';
import { hashContent } from '@/engine/resolve/hashContent';

/** One planned version as a video. */
export interface BatchItem {
  /** Follows from what is shown and heard: the same video keeps its id when the plan is made anew. */
  readonly id: string;
  readonly number: number;
  readonly project: Project;
}

interface Batch {
  readonly planId: string;
  readonly recipe: MixRecipe;
  readonly versions: readonly MixVersion[];
  /** Names a version by its number. */
  readonly nameOf: (number: number) => string;
}

/** The videos of a plan, in its order. */
export function batchItems({ planId, recipe, versions, nameOf }: Batch): readonly BatchItem[] {
  const titles = titlesOf(recipe, versions.length);
  const { ratio, keepsSound, hasAiParts, music } = recipe;
  const replaced = new Set(
    recipe.groups.flatMap(({ clips }) => clips.flatMap(({ id, plannedAs }) => (plannedAs ? [id] : []))),
  );
  return versions.map((version, index) => {
    const title = titles[index] ?? '';
    const shown = version.map(({ clipId, trimStart, seconds, footage }) =>
      replaced.has(clipId) ? [clipId, trimStart, seconds, footage] : [clipId, trimStart, seconds],
    );
    const id = `mix-${planId}-${hashContent(JSON.stringify([ratio, keepsSound, hasAiParts, music?.url, title, shown]))}`;
    const source = [{ type: 'project', id: planId }];
    const number = index + 1;
    return {
      id,
      number,
      project: mixProject(recipe, version, { id: id.slice(0, 64), name: nameOf(number), title, source }),
    };
  });
}
