import { mixProject } from '@/domain/mixcut/mixProject';
import { spokenOf, wordsOf } from '@/domain/mixcut/mixWords';
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
  /** Its words are to be spoken, and were not yet. */
  readonly isSilent: boolean;
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
  const said = wordsOf(recipe, versions.length);
  const { ratio, keepsSound, hasAiParts, music } = recipe;
  const replaced = new Set(
    recipe.groups.flatMap(({ clips }) => clips.flatMap(({ id, plannedAs }) => (plannedAs ? [id] : []))),
  );
  return versions.map((version, index) => {
    const title = titles[index] ?? '';
    const shown = version.map(({ clipId, trimStart, seconds, footage }) =>
      replaced.has(clipId) ? [clipId, trimStart, seconds, footage] : [clipId, trimStart, seconds],
    );
    const words = said[index];
    // Versions of recipes without words keep the ids that they had before there were any.
    const heard = words ? [words, recipe.words?.captions, spokenOf(recipe.words, words)?.url] : [];
    const look = [ratio, keepsSound, hasAiParts, music?.url, title, shown, ...heard];
    const id = `mix-${planId}-${hashContent(JSON.stringify(look))}`;
    const source = [{ type: 'project', id: planId }];
    const number = index + 1;
    return {
      id,
      number,
      isSilent: words !== undefined && words.voice !== '' && !spokenOf(recipe.words, words),
      project: mixProject(recipe, version, { id: id.slice(0, 64), name: nameOf(number), title, words, source }),
    };
  });
}
