import { history } from '@umijs/max';
import { isBrandPreview } from '@/lib/brandPreview';
import { setMerchantWatermark } from '@/lib/merchantWatermark';
import { setMerchantZone } from '@/lib/merchantZone';
import { messageOf, shownByCaller } from '@/lib/request';
import { cacheKey, writeCache } from '@/lib/request/cache';
import { BusinessError, SEE_AS_OVER_CODE } from '@/lib/request/errors';
import { clearSession, isLoggedIn, readCurrentGoods, readSession, writeCurrentGoods } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';
import { accountApi } from '@/services/account/api';
import type { CurrentUser } from '@/services/account/schema';
import { countingApi } from '@/services/counting/api';
import { goodsApi } from '@/services/goods/api';
import { merchantApi } from '@/services/merchant/api';
import { noticeApi } from '@/services/notice/api';
import { layout } from '../../../config/layout';
import { pendingFeedback } from '../pendingFeedback';
import { firstGoodsOf } from './readAnswers';
import { runStartup } from './runStartup';
import type { InitialState } from './types';
import { firstPageCode } from './warmRoutes';

let early: Promise<InitialState> | undefined;

/**
 * Starts the first start-up before React has drawn anything: its calls are under way while the page is being built.
 * The page's code belongs to it, so that one loading view is followed by the page and not by a second one.
 */
export function beginStartup(): void {
  early = Promise.all([startUp(), firstPageCode()]).then(([state]) => state);
}

/** Umi's initial state; later refreshes start anew. */
export function getInitialState(): Promise<InitialState> {
  const first = early;
  early = undefined;
  return first ?? startUp();
}

/** Pages that ask who the user is find the answer there. */
async function readUser(): Promise<CurrentUser> {
  const user = await accountApi.info(shownByCaller);
  setMerchantWatermark(user?.watermark);
  writeCache(cacheKey(accountApi.info.key, {}), accountApi.info.group, user);
  return user;
}

/** Start-up against the real session, API and address. */
async function startUp(): Promise<InitialState> {
  const { pathname, search } = history.location;
  const isSample = isBrandPreview() && pathname === layout.backFallback;
  // Only the frame of the brand's form fetches it: no other page carries its code.
  const sample = isSample ? (await import('../brandPreview/sampleMerchant')).showSampleMerchant() : {};
  return runStartup({
    host: window.location.host,
    path: pathname,
    address: `${pathname}${search}`,
    isLoggedIn: () => isLoggedIn(readSession()),
    clearSession,
    loadWork: () => workStore.load(),
    session: readSession,
    setZone: setMerchantZone,
    currentGoodsId: () => readCurrentGoods()?.id,
    storeGoods: writeCurrentGoods,
    provider: async (host) => {
      const brand = await merchantApi.provider({ host }, { ...shownByCaller, outlivesSession: true });
      // On its way while the page's code still loads; the panel keeps its size with or without it.
      if (brand?.login_image && /^\/(login|register)$/.test(pathname)) new Image().src = brand.login_image;
      return brand;
    },
    usage: () => countingApi.usage(shownByCaller),
    user: readUser,
    notices: () => noticeApi.data({ status: 0 }, shownByCaller),
    defaultGoods: async () => {
      return firstGoodsOf(await goodsApi.data({ status: 1, page: 1, page_size: 1 }, shownByCaller));
    },
    isStatusZero: (error) => error instanceof BusinessError,
    isSeeAsOver: (error) => error instanceof BusinessError && error.code === SEE_AS_OVER_CODE,
    messageOf,
    showError: (text) => pendingFeedback.push({ type: 'message', level: 'error', words: { text } }),
    goTo: (address) => history.replace(address),
    ...sample,
  });
}
