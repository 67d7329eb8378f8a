import { dealItems } from './dealOut';
import { secondsOf, stretchOf, wordsOf } from './mixWords';
import type { MixRecipe } from './recipe';
import type { MixVersion } from './types';

/** An image of the library that may become a cover. */
export interface CoverImage {
  readonly fileId: string;
  readonly name: string;
  readonly url: string;
}

/** What the covers of a batch show: a frame of each video itself, or own images in turn. */
export type MixCovers =
  /** `groupId`: the position whose clip is shown; empty = how the video begins. */
  | { readonly from: 'frame'; readonly groupId: string }
  | { readonly from: 'images'; readonly images: readonly CoverImage[] };

/** The cover of one version. */
export interface VersionCover {
  /** The frame, seconds of the video; with an image what is shown where that cannot be had. */
  readonly at: number;
  /** An own image. */
  readonly image?: CoverImage | undefined;
}

export const MAX_COVERS = 50;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isImage = (value: unknown): value is CoverImage =>
  isRecord(value) && [value.fileId, value.name, value.url].every((one) => typeof one === 'string');

/** Reads what a recipe keeps; undefined = nobody chose covers. */
export function readCovers(value: unknown): MixCovers | undefined {
  if (!isRecord(value)) return undefined;
  if (value.from === 'frame') return { from: 'frame', groupId: typeof value.groupId === 'string' ? value.groupId : '' };
  if (value.from !== 'images' || !Array.isArray(value.images)) return undefined;
  return { from: 'images', images: value.images.filter(isImage).slice(0, MAX_COVERS) };
}

/** The very first frame of a recording is often black, seconds. */
const OPENING = 0.8;

/**
 * The cover of each version; none where the recipe does not choose. An own image comes again only after all others were
 * used, and never on two versions in a row where there are several.
 */
export function coversOf(
  recipe: Pick<MixRecipe, 'covers' | 'words' | 'seed'>,
  versions: readonly MixVersion[],
): readonly VersionCover[] {
  const { covers, words, seed } = recipe;
  if (!covers) return [];
  const said = wordsOf(recipe, versions.length);
  const groupId = covers.from === 'frame' ? covers.groupId : '';
  const frames = versions.map((version, index) => ({
    at: frameOf(version, groupId, stretchOf(words, said[index], version)),
  }));
  if (covers.from === 'frame') return frames;
  const dealt = dealItems(covers.images, versions.length, seed + 3);
  return frames.map(({ at }, index) => {
    const image = dealt[index];
    return image ? { at, image } : { at };
  });
}

/** The middle of what a version shows of a group, seconds of the video; of its opening where it shows nothing of it. */
function frameOf(version: MixVersion, groupId: string, stretch: number): number {
  const index = version.findIndex((piece) => piece.groupId === groupId);
  const piece = version[index];
  if (!piece) return Math.min(OPENING, (secondsOf(version) * stretch) / 2);
  return (secondsOf(version.slice(0, index)) + piece.seconds / 2) * stretch;
}
