import type { Project } from '../../engine/project/schema';
import { hashContent } from '../../engine/resolve/hashContent';
import { toSeconds } from '../../engine/time/ticks';
import { worstPair } from './likeness';
import type { MixOutlook } from './outlook';
import { OPENING_WEIGHT } from './pieces';
import type { MixPiece, MixVersion } from './types';

/** A version that somebody has gone on with in the timeline: that project takes its place in the batch. */
export interface EditedVersion {
  /** Of {@link versionKey}. */
  readonly key: string;
  readonly projectId: string;
}

const isEdited = (value: unknown): value is EditedVersion =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'projectId' in value &&
  typeof value.key === 'string' &&
  typeof value.projectId === 'string';

/** Reads what a recipe keeps. */
export const readEdited = (value: unknown): readonly EditedVersion[] =>
  Array.isArray(value) ? value.filter(isEdited) : [];

/** Names a version by the clips that it shows: titles, words or a replaced recording leave it the same. */
export const versionKey = (version: MixVersion): string =>
  hashContent(JSON.stringify(version.map(({ clipId }) => clipId)));

/** The version as going on from this project; the one before is forgotten. */
export const withEdited = (
  edited: readonly EditedVersion[] | undefined,
  { key, projectId }: EditedVersion,
): readonly EditedVersion[] => [...withoutEdited(edited, key), { key, projectId }];

export const withoutEdited = (edited: readonly EditedVersion[] = [], key: string): readonly EditedVersion[] =>
  edited.filter((one) => one.key !== key);

/** What a project of the timeline shows on its main track, as the planner counts it. */
export const versionOfProject = ({ tracks, media }: Pick<Project, 'tracks' | 'media'>): MixVersion =>
  tracks.main.clips.flatMap((clip, index): readonly MixPiece[] => {
    if (clip.type === 'placeholder') return [];
    const medium = media[clip.mediaId];
    const isVideo = clip.type === 'video';
    const seconds = toSeconds(clip.duration) * (isVideo ? clip.speed : 1);
    return [
      {
        groupId: clip.id,
        clipId: clip.id,
        footage: medium?.hash ?? medium?.url ?? clip.mediaId,
        trimStart: isVideo ? toSeconds(clip.trimStart) : 0,
        seconds,
        weight: index === 0 ? OPENING_WEIGHT : 1,
      },
    ];
  });

/** The outlook with what edited versions show now: its worst pair, and whether the limit still holds. */
export function outlookWithEdited(
  outlook: MixOutlook,
  limit: number,
  projects: ReadonlyMap<string, Pick<Project, 'tracks' | 'media'>>,
): MixOutlook {
  if (projects.size === 0) return outlook;
  const versions = outlook.versions.map((version) => {
    const project = projects.get(versionKey(version));
    return project ? versionOfProject(project) : version;
  });
  const worst = worstPair(versions);
  return { ...outlook, versions, worst, isExceeded: (worst?.likeness ?? 0) > limit + ROUNDING };
}

/** Rounding of sums of seconds is no likeness. */
const ROUNDING = 1e-9;
