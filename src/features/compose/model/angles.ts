import type { VideoPlatformId } from '@/domain/platforms/types';
import { type Voice, wishInVoice } from '@/domain/writing/voice';
import { forPlatform } from './brief';
import type { Brief } from './state';

/** What one of the scripts written side by side tells otherwise than the brief: structure, voice, length, platform. */
export interface Angle {
  readonly frameworkId: string;
  readonly platform: VideoPlatformId;
  /** Seconds of the finished video. */
  readonly seconds: number;
  /** Absent = as the brief wishes. */
  readonly voice?: Voice;
}

/** What is chosen of each; every combination is an angle. */
export interface AngleChoice {
  readonly frameworkIds: readonly string[];
  /** `as-wished` speaks as the brief wishes. */
  readonly voices: readonly (Voice | 'as-wished')[];
  readonly lengths: readonly number[];
  readonly platforms: readonly VideoPlatformId[];
}

/** More scripts at once are not read. */
export const MAX_ANGLES = 6;

export const angleCount = ({ frameworkIds, voices, lengths, platforms }: AngleChoice): number =>
  frameworkIds.length * voices.length * lengths.length * platforms.length;

/** Every combination; neighbors differ in their framework first, so that what stands side by side is compared by it. */
export const anglesOf = ({ frameworkIds, voices, lengths, platforms }: AngleChoice): readonly Angle[] =>
  platforms.flatMap((platform) =>
    lengths.flatMap((seconds) =>
      voices.flatMap((voice) =>
        frameworkIds.map((frameworkId) => ({
          frameworkId,
          platform,
          seconds,
          ...(voice === 'as-wished' ? {} : { voice }),
        })),
      ),
    ),
  );

const wishLength = 500;

/** What the writer is wished for: the tone first, then all else. */
export const wishOf = ({ tone = '', wish }: Brief): string =>
  [...[tone.trim(), wish].filter(Boolean).join('\uff0c')].slice(0, wishLength).join('');

/** The brief of an angle: what the writer is told, and what goes on once its script is chosen. */
export function briefOfAngle(brief: Brief, angle: Angle | undefined): Brief {
  if (!angle) return brief;
  const { voice, ...rest } = angle;
  return {
    ...forPlatform(brief, rest.platform),
    ...rest,
    ...(voice ? { tone: undefined, wish: [...wishInVoice(wishOf(brief), voice)].slice(0, wishLength).join('') } : {}),
  };
}
