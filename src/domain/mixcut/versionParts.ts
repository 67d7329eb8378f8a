import { templateOf } from '../../engine/project/captionTemplates';
import type { Project } from '../../engine/project/schema';
import { allClips } from '../../engine/project/walk';
import { designOf } from '../captionDesigns';
import { dealItems, dealPairs } from './dealOut';
import { type VersionWords, wordsOf } from './mixWords';
import { type MixRecipe, type RecipeMusic, shownTitles } from './recipe';

/** What of a recipe one version was dealt, besides its clips and its cover. */
export interface VersionParts {
  /** Printed on it; empty = nothing. */
  readonly title: string;
  readonly words?: VersionWords | undefined;
  readonly music?: RecipeMusic | undefined;
  /** Key of its caption design; empty = no captions. */
  readonly captions: string;
}

/**
 * The parts of each version, by its place in the batch: every title, script, voice, track and design is used before one
 * comes again, and none twice in a row where there are several; each track meets each design before it meets one again,
 * for which one of two designs may come twice in a row. It follows from the recipe's seed and what there is to
 * deal out alone: a version that shows other clips than before keeps its parts, and so do all the others.
 *
 * @param versions How many there are.
 */
export function partsOf(
  recipe: Pick<MixRecipe, 'titles' | 'words' | 'music' | 'seed'>,
  versions: number,
): readonly VersionParts[] {
  const { words, music = [], seed } = recipe;
  const titles = dealItems(shownTitles(recipe), versions, seed);
  const said = wordsOf(recipe, versions);
  // A design that a later release has added would leave its versions without captions.
  const known = (words?.captions ?? []).filter((key) => designOf(key, words?.designs) !== undefined);
  const [tracks, designs] = dealPairs(
    { items: music.filter(isPlayable), seed: seed + 4 },
    { items: known, seed: seed + 5 },
    versions,
  );
  return Array.from({ length: versions }, (_, index) => ({
    title: titles[index] ?? '',
    words: said[index],
    music: tracks[index],
    captions: designs[index] ?? '',
  }));
}

/** Nobody knows how often a track without a length is repeated. */
export const isPlayable = ({ duration }: Pick<RecipeMusic, 'duration'>): boolean => duration > 0;

/** Music and caption designs that are in a video, by name, each once. */
export interface ShownParts {
  readonly music: readonly string[];
  readonly captions: readonly string[];
}

/** What a version has by its video itself, so that it holds for one that was edited by itself too. */
export function shownParts(project: Project, { music = [] }: Pick<MixRecipe, 'music'>): ShownParts {
  const names = new Map(music.map(({ url, name }) => [url, name]));
  const [tracks, designs] = [new Set<string>(), new Set<string>()];
  for (const clip of allClips(project)) {
    if (clip.type === 'audio' && clip.role === 'music') {
      const medium = project.media[clip.mediaId];
      tracks.add(names.get(medium?.url ?? '') || medium?.name || clip.name);
    }
    if (clip.type === 'caption') designs.add(templateOf(project, clip.templateKey)?.name ?? clip.templateKey);
  }
  return { music: [...tracks].filter((name) => name !== ''), captions: [...designs] };
}
