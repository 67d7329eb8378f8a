import { type MixCovers, readCovers } from './covers';
import { type EditedVersion, readEdited } from './editedVersions';
import { laterFields } from './laterFields';
import { type MixWords, readWords } from './mixWords';
import type { MixRequest } from './planMix';
import { MAX_CLIPS, MAX_VERSIONS } from './types';

/** A recording of the library, as the recipe remembers it. */
export interface RecipeClip {
  readonly id: string;
  readonly fileId: string;
  readonly name: string;
  readonly url: string;
  readonly cover: string;
  readonly hash?: string;
  readonly width: number;
  readonly height: number;
  /** Seconds; 0 = not known. */
  readonly duration: number;
  readonly hasAudio: boolean;
  /** It took the place of another recording in every version; the plan stays the one that was made with that. */
  readonly plannedAs?: { readonly footage: string; readonly duration: number } | undefined;
}

/** One position of the video. */
export interface RecipeGroup {
  readonly id: string;
  readonly name: string;
  readonly maxSeconds: number;
  readonly clips: readonly RecipeClip[];
}

export interface RecipeMusic {
  readonly fileId: string;
  readonly name: string;
  readonly url: string;
  /** Seconds. */
  readonly duration: number;
}

export const recipeRatios = ['9:16', '3:4', '1:1', '16:9'] as const;
export type RecipeRatio = (typeof recipeRatios)[number];

/** What a batch of mixed videos is made of and how; the same recipe always gives the same batch. */
export interface MixRecipe {
  readonly schema: 1;
  readonly title: string;
  readonly groups: readonly RecipeGroup[];
  /** Printed on the videos, dealt out in turn. */
  readonly titles: readonly string[];
  /** Played under them, dealt out in turn; absent = none. */
  readonly music?: readonly RecipeMusic[] | undefined;
  /** What the videos say; absent = nothing. */
  readonly words?: MixWords | undefined;
  /** What their covers show; absent = how each video begins. */
  readonly covers?: MixCovers | undefined;
  /** Versions that were gone on with in the timeline. */
  readonly edited?: readonly EditedVersion[] | undefined;
  /** Whether the recordings are heard. */
  readonly keepsSound: boolean;
  /** Whether images or voices in it were made by AI: then the videos have to say so. */
  readonly hasAiParts: boolean;
  readonly ratio: RecipeRatio;
  /** Versions that are wanted. */
  readonly count: number;
  /** Likeness that no two versions may exceed, 0–1. */
  readonly limit: number;
  readonly seed: number;
}

export const recipeLimits = {
  groups: 40,
  clips: MAX_CLIPS,
  titles: 50,
  music: 20,
  /** Characters. */
  title: 22,
  name: 50,
  seconds: { min: 0.5, max: 60 },
  versions: MAX_VERSIONS,
} as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isClip = (value: unknown): value is RecipeClip =>
  isRecord(value) &&
  [value.id, value.fileId, value.name, value.url, value.cover].every(isText) &&
  [value.width, value.height, value.duration].every(isNumber) &&
  (value.plannedAs === undefined ||
    (isRecord(value.plannedAs) && isText(value.plannedAs.footage) && isNumber(value.plannedAs.duration)));

const isGroup = (value: unknown): value is RecipeGroup =>
  isRecord(value) &&
  [value.id, value.name].every(isText) &&
  isNumber(value.maxSeconds) &&
  Array.isArray(value.clips) &&
  value.clips.every(isClip);

const isMusic = (value: unknown): value is RecipeMusic =>
  isRecord(value) && [value.fileId, value.name, value.url].every(isText) && isNumber(value.duration);

/** A recipe of before names one track, not in a list. A track that stands twice would be played twice as often. */
function readMusic(value: unknown): readonly RecipeMusic[] {
  const tracks = (Array.isArray(value) ? value : [value]).filter(isMusic);
  return tracks
    .filter(({ url }, index) => tracks.findIndex((one) => one.url === url) === index)
    .slice(0, recipeLimits.music);
}

/** Fields that are read below, and the mark of one save, which is no part of the recipe. */
const readFields: readonly (keyof MixRecipe | 'saveId')[] = [
  ...([
    'schema',
    'title',
    'groups',
    'titles',
    'music',
    'words',
    'covers',
    'edited',
    'keepsSound',
    'hasAiParts',
  ] as const),
  ...(['ratio', 'count', 'limit', 'seed', 'saveId'] as const),
];

/** Reads what a record keeps; undefined = no recipe. */
export function readRecipe(value: unknown): MixRecipe | undefined {
  if (!isRecord(value) || value.schema !== 1) return undefined;
  const { title, groups, titles, keepsSound, hasAiParts, ratio, count, limit, seed } = value;
  if (!isText(title) || !Array.isArray(groups) || !groups.every(isGroup)) return undefined;
  if (!Array.isArray(titles) || !titles.every(isText)) return undefined;
  if (!isNumber(count) || !isNumber(limit) || !isNumber(seed)) return undefined;
  const [words, covers, edited] = [readWords(value.words), readCovers(value.covers), readEdited(value.edited)];
  const music = readMusic(value.music);
  return {
    ...laterFields(value, readFields),
    schema: 1,
    title,
    groups,
    titles,
    ...(music.length > 0 ? { music } : {}),
    ...(words ? { words } : {}),
    ...(covers ? { covers } : {}),
    ...(edited.length > 0 ? { edited } : {}),
    keepsSound: keepsSound === true,
    hasAiParts: hasAiParts === true,
    ratio: recipeRatios.find((known) => known === ratio) ?? '9:16',
    count,
    limit,
    seed,
  };
}

/** What names the recording of a clip. */
export const footageOf = ({ hash, url }: Pick<RecipeClip, 'hash' | 'url'>): string => hash ?? url;

/** What the planner is asked: recordings with the same content count as one, under whatever name. */
export const mixRequestOf = ({ groups, count, limit, seed }: MixRecipe): MixRequest => ({
  groups: groups.map(({ id, maxSeconds, clips }) => ({
    id,
    maxSeconds,
    clips: clips.map((clip) => ({
      id: clip.id,
      footage: clip.plannedAs?.footage ?? footageOf(clip),
      duration: clip.plannedAs?.duration ?? clip.duration,
      trimStart: 0,
    })),
  })),
  count,
  limit,
  seed,
});

export const shownTitles = ({ titles }: Pick<MixRecipe, 'titles'>): readonly string[] =>
  titles.map((title) => title.trim()).filter((title) => title !== '');
