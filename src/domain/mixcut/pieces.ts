import type { MixClip, MixGroup, MixPiece } from './types';

/** Viewers and platforms judge a video by how it begins: a second of the opening counts as two. */
export const OPENING_WEIGHT = 2;
/** Shorter than this a clip only flashes. */
const MIN_SECONDS = 0.2;

/** Seconds that a clip is shown in its group; 0 when nothing of it can be. */
export function shownSeconds(
  { duration, trimStart }: Pick<MixClip, 'duration' | 'trimStart'>,
  maxSeconds: number,
): number {
  const left = duration - Math.max(0, trimStart);
  const seconds = Math.min(left, maxSeconds);
  return Number.isFinite(seconds) && seconds >= MIN_SECONDS ? seconds : 0;
}

/** The choices of each position, without clips that cannot be shown and positions that are left without any. */
export function piecesByGroup(groups: readonly MixGroup[]): readonly (readonly MixPiece[])[] {
  const shown = groups.flatMap(({ id, clips, maxSeconds }) => {
    const pieces = clips.flatMap((clip) => {
      const seconds = shownSeconds(clip, maxSeconds);
      const { footage, trimStart } = clip;
      const piece = { groupId: id, clipId: clip.id, footage, trimStart: Math.max(0, trimStart), seconds, weight: 1 };
      return seconds > 0 ? [piece] : [];
    });
    return pieces.length > 0 ? [pieces] : [];
  });
  const [opening, ...rest] = shown;
  return opening ? [opening.map((piece) => ({ ...piece, weight: OPENING_WEIGHT })), ...rest] : [];
}
