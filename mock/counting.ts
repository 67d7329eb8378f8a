import './_data/counting';
import { countingContract } from '../src/services/counting/schema';
import { balanceOf, heldOf, type LedgerRow } from './_core/ledger';
import { storedBytes } from './_core/objectStorage';
import { paged } from './_core/paging';
import { serve } from './_core/serve';
import type { Db, Row } from './_core/store';

/** What a version includes; credits are granted through the ledger. */
const plans: Readonly<Record<string, { storage: number; videos: number; speechSeconds: number }>> = {
  基础版: { storage: 2 * 1024 ** 3, videos: 50, speechSeconds: 3600 },
  专业版: { storage: 20 * 1024 ** 3, videos: 500, speechSeconds: 36_000 },
  平台版: { storage: 100 * 1024 ** 3, videos: 5000, speechSeconds: 360_000 },
};
const smallest = { storage: 2 * 1024 ** 3, videos: 50, speechSeconds: 3600 };

const grantedOf = (db: Db): number =>
  db
    .table<LedgerRow>('counting')
    .all()
    .reduce((sum, { kind, credits }) => sum + (kind === 'grant' ? credits : 0), 0);

export default serve(countingContract, {
  usage({ db, merchant }) {
    const plan = plans[merchant.version] ?? smallest;
    return {
      credits: { balance: balanceOf(db), held: heldOf(db), granted: grantedOf(db) },
      storage: { used: storedBytes(merchant.mchno), total: plan.storage },
      videos: { used: countVideos(db), total: plan.videos },
      speechSeconds: { used: countSpeechSeconds(db), total: plan.speechSeconds },
      version: merchant.version,
      expires_at: merchant.expires_at,
    };
  },
  data: ({ db }, query) => paged(db.table<LedgerRow>('counting').all(), query, { search: ['subject', 'account_name'] }),
});

interface VideoLike extends Row {
  readonly status?: number;
}
interface SpeechLike extends Row {
  readonly duration?: number;
}

/** Finished videos that are not in the recycle bin. */
const countVideos = (db: Db): number =>
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
