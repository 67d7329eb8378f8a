import { findingText, type KnownByVideo, type SchedulingData } from '@/blocks/publishing';
import { type PlatformId, platformName } from '@/domain/platforms';
import { type FixedTopics, hasFixedTopics, joinTopics, noFixedTopics } from '@/domain/publishing';
import {
  type BoardPost,
  type FittedTexts,
  fitTexts,
  type MatrixConflict,
  type MatrixTexts,
} from '@/domain/publishing/matrix';
import type { Translate } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import { textStopper } from '../import/importContext';
import { faultText } from './faultText';

export interface Trouble {
  readonly code: MatrixConflict['fault'] | 'refused' | 'texts' | 'words' | 'facts';
  readonly text: string;
  /** The server would refuse it as it stands. */
  readonly isHard: boolean;
}

export type TroubleMap = ReadonlyMap<string, readonly Trouble[]>;

/** Conflicts as sentences. */
const conflictTrouble = (
  conflict: MatrixConflict,
  minutes: number,
  t: Translate,
  time: (at: number) => string,
): Trouble => ({
  code: conflict.fault,
  text: faultText(conflict, conflict.post.platform, minutes, t, time),
  isHard: conflict.fault === 'past',
});

interface AccountTexts extends FittedTexts {
  /** Of the video's own topics, what the platform has no place for besides the account's fixed ones. */
  readonly cut: readonly string[];
}

/** Texts of a video as each platform takes them, with the fixed topics of the account where one is named; each made once. */
export function fitter(
  videos: ReadonlyMap<string, Video>,
  textsOf: (videoId: string, platform: PlatformId) => MatrixTexts,
  fixedOf: (accountId: string) => FixedTopics | undefined,
): (videoId: string, platform: PlatformId, accountId?: string) => AccountTexts {
  const known = new Map<string, AccountTexts>();
  return (videoId, platform, accountId) => {
    const fixed = (accountId !== undefined && fixedOf(accountId)) || noFixedTopics;
    const key = `${videoId}|${platform}|${hasFixedTopics(fixed) ? accountId : ''}`;
    const found = known.get(key);
    if (found) return found;
    const texts = textsOf(videoId, platform);
    const { topics, cut } = joinTopics(texts.topics, fixed, platform);
    const fitted = { ...fitTexts(platform, { ...texts, topics }, videos.get(videoId)), cut };
    known.set(key, fitted);
    return fitted;
  };
}

interface TroublesInput {
  readonly conflicts: readonly MatrixConflict[];
  readonly videos: ReadonlyMap<string, Pick<Video, 'marked_texts'>>;
  readonly posts: readonly BoardPost[];
  readonly fitOf: ReturnType<typeof fitter>;
  readonly refused: (videoId: string, platform: string) => readonly string[];
  /** What is known of the videos' goods; undefined while it is being asked for. */
  readonly known: KnownByVideo | undefined;
  readonly stopped: ReturnType<typeof textStopper>;
  readonly minutes: number;
  readonly t: Translate;
  readonly time: (at: number) => string;
}

/** All that is wrong with the plan, by post: places, texts, words, videos that a platform does not take. */
export function troublesOf({
  conflicts,
  videos,
  posts,
  fitOf,
  refused,
  known,
  stopped,
  minutes,
  t,
  time,
}: TroublesInput): TroubleMap {
  const found = new Map<string, Trouble[]>();
  const add = (key: string, trouble: Trouble) => found.set(key, [...(found.get(key) ?? []), trouble]);
  for (const conflict of conflicts) add((conflict.post as BoardPost).key, conflictTrouble(conflict, minutes, t, time));
  for (const { key, video_id, account_id, platform } of posts) {
    const id = platform as PlatformId;
    if (refused(video_id, platform).length > 0) {
      const text = t('publishMatrix.refused', { platform: platformName(id) });
      add(key, { code: 'refused', text, isHard: true });
    }
    const { errors, texts } = fitOf(video_id, id, account_id);
    for (const finding of errors) add(key, { code: 'texts', text: findingText(finding, t), isHard: true });
    const { words, facts } = stopped(
      { ...texts, video_texts: videos.get(video_id)?.marked_texts, known: known?.get(video_id) },
      id,
    );
    for (const { written, fact } of facts) {
      const code = fact.verdict === 'contradicted' ? 'FACT_OTHER' : 'FACT_UNKNOWN';
      const values = { words: written, source: fact.source?.text.slice(0, 40) ?? '' };
      add(key, { code: 'facts', text: t(`publishImport.problem.${code}`, values), isHard: true });
    }
    if (words.length > 0)
      add(key, { code: 'words', text: t('publishImport.problem.WORDS', { words: words.join(' ') }), isHard: true });
  }
  return found;
}

/** Stops texts with words or statements that the merchant's policy does not let out. */
export const stopperOf = (scheduling: SchedulingData, own: Parameters<typeof textStopper>[1]) =>
  textStopper(scheduling.policy, own);
