import type { MixRecipe, RecipeGroup } from './recipe';
import { recipeLimits } from './recipe';

/** What the user should know of the recipe before anything is planned. */
export type RecipeFinding =
  | { readonly kind: 'noClips' | 'oneClip' | 'allSame' }
  | { readonly kind: 'emptyGroup'; readonly groupId: string }
  | { readonly kind: 'shortClips' | 'unknownLength' | 'deleted'; readonly groupId: string; readonly count: number };

const footagesOf = (groups: readonly RecipeGroup[]): ReadonlySet<string> =>
  new Set(groups.flatMap(({ clips }) => clips.map(({ hash, url }) => hash ?? url)));

/**
 * @param deleted ids of files that the library has no more
 */
export function recipeFindings(
  { groups }: Pick<MixRecipe, 'groups'>,
  deleted: ReadonlySet<string> = new Set(),
): readonly RecipeFinding[] {
  const total = groups.reduce((sum, { clips }) => sum + clips.length, 0);
  if (total === 0) return [{ kind: 'noClips' }];
  const whole: RecipeFinding[] = [];
  if (total === 1) whole.push({ kind: 'oneClip' });
  else if (footagesOf(groups).size === 1) whole.push({ kind: 'allSame' });
  return [...whole, ...groups.flatMap((group) => groupFindings(group, deleted))];
}

function groupFindings({ id, clips, maxSeconds }: RecipeGroup, deleted: ReadonlySet<string>): readonly RecipeFinding[] {
  if (clips.length === 0) return [{ kind: 'emptyGroup', groupId: id }];
  const counts = [
    { kind: 'deleted', count: clips.filter(({ fileId }) => deleted.has(fileId)).length },
    { kind: 'unknownLength', count: clips.filter(({ duration }) => !isShowable(duration)).length },
    {
      kind: 'shortClips',
      count: clips.filter(({ duration }) => isShowable(duration) && duration < maxSeconds).length,
    },
  ] as const;
  return counts.flatMap(({ kind, count }) => (count > 0 ? [{ kind, groupId: id, count }] : []));
}

const isShowable = (duration: number): boolean => duration > 0;

/** The recipe without the clips of deleted files. */
export const withoutFiles = (recipe: MixRecipe, deleted: ReadonlySet<string>): MixRecipe =>
  deleted.size === 0
    ? recipe
    : {
        ...recipe,
        groups: recipe.groups.map((group) => ({
          ...group,
          clips: group.clips.filter(({ fileId }) => !deleted.has(fileId)),
        })),
      };

export const canAddGroup = ({ groups }: Pick<MixRecipe, 'groups'>): boolean => groups.length < recipeLimits.groups;
