import { type PlanLimits, planLimitKeys, withLimits } from '../../src/domain/planLimits';
import type { Plan } from '../../src/services/upgrade/schema';
import { formatDuration } from '../../src/utils/formatDuration';
import { formatSize } from '../../src/utils/formatSize';
import { fail } from '../_core/fail';
import { storedBytes } from '../_core/objectStorage';
import type { MerchantRow } from '../_core/rows';
import { type Db, dbOf, globalDb, type Row } from '../_core/store';
import { versionPlan } from '../_data/plans';
import '../_data/files';
import '../_data/video';

/** What a merchant has: its version's figures, and its own where its provider gave it some. */
export const planOf = ({ version, limits }: Pick<MerchantRow, 'version' | 'limits'>): Plan =>
  withLimits(versionPlan(version), limits);

interface VideoLike extends Row {
  readonly status?: number;
}
interface SpeechLike extends Row {
  readonly duration?: number;
}

/** Finished videos that are not in the recycle bin. */
export const countVideos = (db: Db): number =>
  db
    .table<VideoLike>('video')
    .all()
    .filter(({ status }) => status !== -1).length;

/** Seconds of speech made so far. */
const countSpeechSeconds = (db: Db): number =>
  Math.round(
    db
      .table<SpeechLike>('speech')
      .all()
      .reduce((sum, { duration = 0 }) => sum + duration, 0),
  );

type Counted = 'storage' | 'videos' | 'speechSeconds';

/** What a merchant has used of what its plan limits. */
export const usedOf: Readonly<Record<Counted, (mchno: string) => number>> = {
  storage(mchno) {
    // Sample files are stored when their records are first read.
    for (const table of ['file', 'video']) dbOf(mchno).table(table).all();
    return storedBytes(mchno);
  },
  videos: (mchno) => countVideos(dbOf(mchno)),
  speechSeconds: (mchno) => countSpeechSeconds(dbOf(mchno)),
};

const refusals: Readonly<Record<Counted, (used: number, total: number) => string>> = {
  storage: (used, total) =>
    `存储空间不够了：已用 ${formatSize(used)}，上限 ${formatSize(total)}，请清理回收站、升级版本或联系平台`,
  videos: (used, total) => `成片已有 ${used} 条，上限 ${total} 条，请清理成片、升级版本或联系平台`,
  speechSeconds: (used, total) =>
    `配音时长用完了：已用 ${formatDuration(used)}，上限 ${formatDuration(total)}，请升级版本或联系平台`,
};

/**
 * Refuses what a merchant's plan has no room for.
 * @param more what is about to be used; of speech, whose length nobody knows before, the least that can be
 */
export function needRoom(mchno: string, what: Counted, more: number): void {
  const merchant = globalDb.table<MerchantRow>('merchant').find(mchno);
  if (!merchant) return;
  const used = usedOf[what](mchno);
  const total = planOf(merchant)[what];
  if (used + more > total) fail(refusals[what](used, total), { errorCode: 'PLAN_LIMIT' });
}

const limitTexts: Readonly<Record<(typeof planLimitKeys)[number], (value: number) => string>> = {
  credits: (value) => `点数 ${value}`,
  storage: (value) => `存储 ${formatSize(value)}`,
  videos: (value) => `成片 ${value} 条`,
  speechSeconds: (value) => `配音 ${formatDuration(value)}`,
};

function limitLines(limits: PlanLimits): string[] {
  return planLimitKeys.flatMap((key) => {
    const value = limits[key];
    return value === undefined ? [] : [limitTexts[key](value)];
  });
}

/** A merchant as the log of changes tells it: its own figures with their names and units. */
export const withLimitLines = ({ limits, ...merchant }: MerchantRow) => ({
  ...merchant,
  limits: limits && limitLines(limits),
});
