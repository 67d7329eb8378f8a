import { useCallback } from 'react';
import {
  createDocumentStore,
  type DocumentKind,
  draftStorageOf,
  type ServerCopy,
  saveRecord,
  UnreadableDocumentError,
  useDocument,
  useDocumentSession,
} from '@/blocks/document';
import { usedScripts } from '@/domain/mixcut/mixWords';
import { type MixRecipe, type RecipeGroup, readRecipe } from '@/domain/mixcut/recipe';
import { shownByCaller } from '@/lib/request';
import { projectApi } from '@/services/project/api';
import type { ProjectRecord } from '@/services/project/schema';

/** What a recipe is among the projects. */
export const RECIPE_KIND = 'creative.clip.creation';

const MAX_TITLE = 120;

/** A recipe with what its record needs besides. */
interface StoredRecipe extends MixRecipe {
  readonly saveId?: string;
}

function toCopy({ id, revision, updated_at, draft }: ProjectRecord): ServerCopy<StoredRecipe> {
  const { saveId } = draft;
  return {
    id,
    revision,
    updatedAt: updated_at,
    saveId: typeof saveId === 'string' ? saveId : undefined,
    document: readRecipe(draft),
  };
}

const hasClips = ({ groups }: MixRecipe): boolean => groups.some(({ clips }) => clips.length > 0);

/** A recipe of mixed videos: kept, saved and compared as one document. */
export const recipeKind: DocumentKind<MixRecipe> = {
  storage: draftStorageOf<MixRecipe>('mixcut'),
  channel: 'mixcut',
  hasContent: (recipe) => hasClips(recipe) || recipe.title.trim() !== '',
  save: (recipe, context, t) =>
    saveRecord(context, ({ id, revision, saveId }) =>
      projectApi.save(
        {
          ...(id ? { id } : {}),
          revision,
          title: recipe.title.trim().slice(0, MAX_TITLE) || t('mixcut.untitled'),
          kind: RECIPE_KIND,
          cover: coverOf(recipe).slice(0, 2000),
          draft: { ...recipe, saveId },
          source: usedScripts(recipe.words).map((script) => ({ type: 'script', id: script })),
          finished: false,
        },
        shownByCaller,
      ),
    ),
  fetch: async (id) => toCopy(await projectApi.info({ id }, shownByCaller)),
  asCopy: (recipe, t) => ({
    ...recipe,
    title: t('document.copyTitle', { title: recipe.title || t('mixcut.untitled') }),
  }),
  describeError: (error, t) => (error instanceof UnreadableDocumentError ? t('mixcut.openNotOurs') : undefined),
  toText: ({ title, groups, titles, music = [] }) =>
    [
      title,
      ...groups.flatMap(({ name, clips }) => [name, ...clips.map((clip) => clip.name)]),
      ...titles,
      ...music.map(({ name }) => name),
    ].join('\n'),
  versions: {
    list: (id) => projectApi.versions({ id }, shownByCaller),
    restore: async (target) => toCopy(await projectApi.versionRestore(target, shownByCaller)),
    describe: ({ by }) => by.name,
  },
};

const coverOf = ({ groups }: MixRecipe): string =>
  groups.flatMap(({ clips }) => clips).find(({ cover }) => cover !== '')?.cover ?? '';

/** The open recipe, as its session knows it. */
interface RecipeSource {
  get(): MixRecipe;
  subscribe(listener: () => void): () => void;
  load(recipe: MixRecipe): void;
  set(change: (recipe: MixRecipe) => MixRecipe): void;
}

export function createRecipeSource(recipe: MixRecipe): RecipeSource {
  const store = createDocumentStore(recipe, { extra: {} });
  return {
    get: store.get,
    subscribe: store.subscribe,
    load: store.load,
    set: (change) => store.change(change, { label: 'mixcut.change' }),
  };
}

/** The recipe as it stands, and how to change it. */
export function useRecipe() {
  const source = useDocumentSession<MixRecipe>().source as RecipeSource;
  const recipe = useDocument((document: MixRecipe) => document);
  const set = useCallback((change: Partial<MixRecipe>) => source.set((before) => ({ ...before, ...change })), [source]);
  const setGroups = useCallback(
    (change: (groups: readonly RecipeGroup[]) => readonly RecipeGroup[]) =>
      source.set((before) => ({ ...before, groups: change(before.groups) })),
    [source],
  );
  return { recipe, set, setGroups };
}
