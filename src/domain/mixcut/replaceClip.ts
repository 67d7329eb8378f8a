import { worstPair } from './likeness';
import type { MixOutlook } from './outlook';
import { shownSeconds } from './pieces';
import { footageOf, type MixRecipe, type RecipeClip } from './recipe';
import type { MixVersion } from './types';

/** Rounding of sums of seconds is no likeness. */
const ROUNDING = 1e-9;

/**
 * The recipe with one recording in the place of another, wherever it stands: every version that shows it shows the new
 * one, and all else of the plan stays as it was.
 */
export function replaceClip(recipe: MixRecipe, footage: string, by: RecipeClip): MixRecipe {
  const replaced = (clip: RecipeClip): RecipeClip => {
    if (footageOf(clip) !== footage) return clip;
    const plannedAs = clip.plannedAs ?? { footage: footageOf(clip), duration: clip.duration };
    const isBack = plannedAs.footage === footageOf(by) && plannedAs.duration === by.duration;
    const { plannedAs: _, ...next } = { ...by, id: clip.id };
    return isBack ? next : { ...next, plannedAs };
  };
  return { ...recipe, groups: recipe.groups.map((group) => ({ ...group, clips: group.clips.map(replaced) })) };
}

/** The recipe as if its clips had been these from the beginning: it is planned anew. */
export const planAnew = (recipe: MixRecipe): MixRecipe => ({
  ...recipe,
  groups: recipe.groups.map((group) => ({
    ...group,
    clips: group.clips.map(({ plannedAs: _, ...clip }) => clip),
  })),
});

export const isReplaced = ({ groups }: MixRecipe): boolean =>
  groups.some(({ clips }) => clips.some(({ plannedAs }) => plannedAs !== undefined));

/** The versions with the clips that the recipe has now, whatever they were planned with. */
function shownVersions({ groups }: MixRecipe, versions: readonly MixVersion[]): readonly MixVersion[] {
  const clips = new Map(
    groups.flatMap(({ clips: own, maxSeconds }) => own.map((clip) => [clip.id, { clip, maxSeconds }] as const)),
  );
  return versions.map((version) =>
    version.map((piece) => {
      const found = clips.get(piece.clipId);
      if (!found) return piece;
      const seconds = shownSeconds({ duration: found.clip.duration, trimStart: 0 }, found.maxSeconds);
      return { ...piece, footage: footageOf(found.clip), trimStart: 0, seconds };
    }),
  );
}

/** What a plan comes to with the clips that the recipe has now: its worst pair, and whether the limit still holds. */
export function outlookWith(recipe: MixRecipe, planned: MixOutlook): MixOutlook {
  const versions = shownVersions(recipe, planned.versions);
  const worst = worstPair(versions);
  return { ...planned, versions, worst, isExceeded: (worst?.likeness ?? 0) > recipe.limit + ROUNDING };
}

/** A plan as it is shown: with the clips that took the place of others, where there are any. */
export const shownOutlook = (recipe: MixRecipe, planned: MixOutlook): MixOutlook =>
  isReplaced(recipe) ? outlookWith(recipe, planned) : planned;
