import type { MixRecipe, RecipeClip, RecipeGroup, RecipeMusic } from '@/domain/mixcut/recipe';
import type { Translate } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { newId } from '@/utils/newId';

const DEFAULT_SECONDS = 3;
const SEEDS = 1_000_000;

/** Any of a million plans. */
export const newSeed = (): number => Math.floor(Math.random() * SEEDS);

export const newGroup = (name: string): RecipeGroup => ({
  id: newId(),
  name,
  maxSeconds: DEFAULT_SECONDS,
  clips: [],
});

export const newRecipe = (t: Translate): MixRecipe => ({
  schema: 1,
  title: '',
  groups: [newGroup(t('mixcut.group.opening')), newGroup(t('mixcut.group.middle')), newGroup(t('mixcut.group.ending'))],
  titles: [],
  keepsSound: false,
  hasAiParts: false,
  ratio: '9:16',
  count: 10,
  limit: 0.3,
  seed: newSeed(),
});

export const clipOf = ({ id, name, url, cover, hash, width, height, duration, facts }: FileRecord): RecipeClip => ({
  id: newId(),
  fileId: id,
  name,
  url,
  cover,
  ...(hash ? { hash } : {}),
  width: width ?? 0,
  height: height ?? 0,
  duration: duration ?? 0,
  // Unknown: the export finds out.
  hasAudio: facts?.has_audio ?? true,
});

export const musicOf = ({ id, name, url, duration }: FileRecord): RecipeMusic => ({
  fileId: id,
  name,
  url,
  duration: duration ?? 0,
});
