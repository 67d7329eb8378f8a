import type { Session } from '@/lib/session';
import type { CurrentUser } from '@/services/account/schema';
import type { Usage } from '@/services/counting/schema';
import { usageOf } from '@/services/counting/usageOf';
import type { Provider } from '@/services/merchant/schema';
import type { Notice } from '@/services/notice/schema';
import { layout } from '../../../config/layout';
import { isPublicPath } from '../isPublicPath';
import { noticeDataOf, providerOf, userOf } from './readAnswers';
import { type InitialState, noNotices } from './types';

interface StartupGoods {
  readonly id: string;
  readonly title: string;
  readonly cover: string;
}

/** Everything outside that start-up touches. */
export interface StartupServices {
  readonly host: string;
  /** Path of the page asked for, without its query. */
  readonly path: string;
  /** Path and query, to come back to after login. */
  readonly address: string;
  /** Ruling 9; clears a stored token that does not count. */
  readonly isLoggedIn: () => boolean;
  readonly clearSession: () => void;
  /** Reads the account's unsent work, which the pages read without waiting. */
  readonly loadWork: () => Promise<void>;
  readonly session: () => Pick<Session, 'accountId' | 'business'>;
  /** The zone that dates are shown in; undefined = the default. */
  readonly setZone: (zone: string | undefined) => void;
  readonly currentGoodsId: () => string | undefined;
  readonly storeGoods: (goods: StartupGoods) => void;
  readonly provider: (host: string) => Promise<Provider>;
  readonly usage: () => Promise<Usage>;
  readonly user: () => Promise<CurrentUser>;
  /** Notices with status 0. */
  readonly notices: () => Promise<{ list: readonly Notice[]; total: number }>;
  /** First active goods record. */
  readonly defaultGoods: () => Promise<StartupGoods | undefined>;
  /** Whether the failure is a body with status 0 (and not a thrown call). */
  readonly isStatusZero: (error: unknown) => boolean;
  /** Whether an entry as support has ended. */
  readonly isSeeAsOver: (error: unknown) => boolean;
  readonly messageOf: (error: unknown) => string;
  readonly showError: (message: string) => void;
  readonly goTo: (address: string) => void;
}

const settled = async <T>(call: Promise<T>): Promise<T | undefined> => call.catch(() => undefined);

/**
 * Start-up of the brief (points 3, 4 and 7; rulings 4, 5 and 9). Calls that do not need one another run in parallel.
 * Never rejects: whatever fails leaves a usable page.
 */
export async function runStartup(services: StartupServices): Promise<InitialState> {
  const isLogin = services.isLoggedIn();
  const storedGoodsId = services.currentGoodsId();
  const providerCall = settled(services.provider(services.host)).then(providerOf);
  const anonymous = async (): Promise<InitialState> => ({
    provider: await providerCall,
    isLogin: false,
    notices: noNotices,
    settings: layout,
  });
  if (!isLogin) return anonymous();

  const work = settled(services.loadWork());
  const usageCall = settled(services.usage()).then(usageOf);
  const goodsCall = storedGoodsId ? Promise.resolve(undefined) : settled(services.defaultGoods());
  const userResult = await services.user().then(
    (user) => ({ user }),
    (error: unknown) => ({ error }),
  );
  if ('error' in userResult) {
    // The way back to one's own session needs the token: it is not cleared.
    if (services.isSeeAsOver(userResult.error)) return anonymous();
    signOut(services, userResult.error);
    return anonymous();
  }

  const user = userOf(userResult.user, services.session());
  services.setZone(user.merchant?.zone);
  const noticesCall = user.id ? settled(services.notices()) : Promise.resolve(undefined);
  const [provider, usage, goods, notices] = await Promise.all([providerCall, usageCall, goodsCall, noticesCall, work]);
  if (goods) services.storeGoods(goods);
  return {
    provider,
    usage,
    isLogin: true,
    currentUser: user,
    currentGoodsId: storedGoodsId ?? goods?.id,
    notices: noticeDataOf(notices),
    settings: layout,
  };
}

/** Status 0: cleared, error message and /login unless the path is public. Thrown: cleared and /login, public stays. */
function signOut(services: StartupServices, error: unknown): void {
  services.clearSession();
  if (isPublicPath(services.path)) return;
  if (services.isStatusZero(error)) services.showError(services.messageOf(error));
  services.goTo(`${layout.loginPath}?redirect=${encodeURIComponent(services.address)}`);
}
