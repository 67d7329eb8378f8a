import { coversOf, type VersionCover } from '@/domain/mixcut/covers';
import { versionKey } from '@/domain/mixcut/editedVersions';
import { mixProject } from '@/domain/mixcut/mixProject';
import { spokenOf, usedScripts } from '@/domain/mixcut/mixWords';
import type { MixRecipe } from '@/domain/mixcut/recipe';
import type { MixVersion } from '@/domain/mixcut/types';
import { partsOf, type ShownParts, shownParts } from '@/domain/mixcut/versionParts';
import type { Project } from '@/engine/project/schema';
import { hashContent } from '@/engine/resolve/hashContent';

/** A version as it was edited in the timeline. */
export interface EditedProject {
  readonly projectId: string;
  readonly document: Project;
}

/** One planned version as a video. */
export interface BatchItem {
  /**
   * Follows from what is shown and heard: the same video keeps its id when the plan is made anew, under another cover or
   * title too.
   */
  readonly id: string;
  /** The id that it had in releases that counted the cover as well, where it has one. */
  readonly formerId?: string;
  /** Names the version whatever is printed on it or said. */
  readonly key: string;
  readonly number: number;
  readonly project: Project;
  readonly cover?: VersionCover;
  /** The project of the timeline that took its place. */
  readonly projectId?: string;
  /** Music and caption designs that are in it, by name. */
  readonly parts: ShownParts;
  /** Its words are to be spoken, and were not yet. */
  readonly isSilent: boolean;
}

interface Batch {
  readonly planId: string;
  readonly recipe: MixRecipe;
  readonly versions: readonly MixVersion[];
  /** Names a version by its number. */
  readonly nameOf: (number: number) => string;
  /** By the key of the version. */
  readonly edited?: ReadonlyMap<string, EditedProject>;
}

/** What of a document is seen or heard: not its title, its markers, or how it is edited. */
const seenIn = ({ canvas, tracks, media, templates, aiLabel, ducking, loudness }: Project): readonly unknown[] => [
  ...[canvas, tracks, media, templates, aiLabel, ducking, loudness],
];

/** The videos of a plan, in its order. */
export function batchItems({ planId, recipe, versions, nameOf, edited }: Batch): readonly BatchItem[] {
  const partsIn = (project: Project): ShownParts => shownParts(project, recipe);
  const covers = coversOf(recipe, versions);
  const dealt = partsOf(recipe, versions.length);
  const { ratio, keepsSound, hasAiParts } = recipe;
  const replaced = new Set(
    recipe.groups.flatMap(({ clips }) => clips.flatMap(({ id, plannedAs }) => (plannedAs ? [id] : []))),
  );
  return versions.map((version, index) => {
    const parts = dealt[index];
    const { title = '', words, music, captions = '' } = parts ?? {};
    const shown = version.map(({ clipId, trimStart, seconds, footage }) =>
      replaced.has(clipId) ? [clipId, trimStart, seconds, footage] : [clipId, trimStart, seconds],
    );
    // Versions of recipes without words keep the ids that they had before there were any.
    const heard = words ? [words, captions, spokenOf(recipe.words, words)?.url] : [];
    const cover = covers[index];
    const look = [ratio, keepsSound, hasAiParts, music?.url, title, shown, ...heard];
    const nameLook = (seen: readonly unknown[]): string => `mix-${planId}-${hashContent(JSON.stringify(seen))}`;
    const id = nameLook(look);
    const covered = cover && { cover, formerId: nameLook([...look, cover.image?.url ?? cover.at]) };
    const scripts = words ? usedScripts(recipe.words, [words.text]) : [];
    const source = [{ type: 'project', id: planId }, ...scripts.map((script) => ({ type: 'script', id: script }))];
    const number = index + 1;
    const key = versionKey(version);
    const own = edited?.get(key);
    if (own) {
      const { projectId, document } = own;
      return {
        ...{ key, number, projectId, isSilent: false, parts: partsIn(document) },
        // Edited again it is another video, to be rendered anew.
        id: nameLook([projectId, ...seenIn(document)]),
        ...(cover ? { cover } : {}),
        project: { ...document, title: document.title || nameOf(number) },
      };
    }
    const project = mixProject(recipe, version, { ...parts, id: id.slice(0, 64), name: nameOf(number), source });
    return {
      id,
      key,
      number,
      ...covered,
      isSilent: words !== undefined && words.voice !== '' && !spokenOf(recipe.words, words),
      parts: partsIn(project),
      project,
    };
  });
}
