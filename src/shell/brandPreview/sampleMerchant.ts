import { answerLocally } from '@/lib/request/localAnswers';
import type { AnswerBody } from '@/lib/request/types';
import type { StartupServices } from '../startup/runStartup';
import { SAMPLE_ID, sampleReads } from './samples';

/** Belongs to the host and is nobody's: the one call that is sent. */
const BRAND_PATH = '/merchant/provider';

/** Silent: nobody has pressed anything. */
const refusal: AnswerBody = { status: 0, success: false, showType: 0, errorCode: 'PREVIEW' };

/** Reads are answered with samples, what has none and every write is refused. */
export function answerSample({ path, isRead }: { readonly path: string; readonly isRead: boolean }) {
  if (isRead && path === BRAND_PATH) return undefined;
  const read = isRead && Object.hasOwn(sampleReads, path) ? sampleReads[path] : undefined;
  return read ? { status: 1, success: true, data: read() } : refusal;
}

const nothing = (): void => undefined;

/**
 * A merchant's page in the frame of the brand's form, whose person is the provider's: start-up takes a sample merchant,
 * and what the page reads are samples. Nothing of the session around is read or written.
 * @returns what start-up does otherwise
 */
export function showSampleMerchant(): Partial<StartupServices> {
  answerLocally(answerSample);
  return {
    isLoggedIn: () => true,
    session: () => ({ accountId: SAMPLE_ID, business: 'merchant' }),
    loadWork: async () => undefined,
    currentGoodsId: () => SAMPLE_ID,
    clearSession: nothing,
    storeGoods: nothing,
  };
}
