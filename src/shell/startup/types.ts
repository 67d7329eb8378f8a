import type { CurrentUser } from '@/services/account/schema';
import type { Usage } from '@/services/counting/schema';
import type { Provider } from '@/services/merchant/schema';
import type { Notice } from '@/services/notice/schema';
import type { layout } from '../../../config/layout';

/** Notices as the header shows them; start-up fetches the unread ones (status 0). */
export interface NoticeData {
  readonly noticeList: readonly Notice[];
  readonly totalCount: number;
  readonly unreadCount: number;
}

export const noNotices: NoticeData = { noticeList: [], totalCount: 0, unreadCount: 0 };

/** Initial application state (brief, point 3). */
export interface InitialState {
  /** Brand of this host; undefined when none is known: the product's own brand is shown (ruling 5). */
  readonly provider?: Provider;
  readonly usage?: Usage;
  readonly isLogin: boolean;
  readonly currentUser?: CurrentUser;
  readonly currentGoodsId?: string;
  readonly notices: NoticeData;
  readonly settings: typeof layout;
}

/** What a logout or a 403 takes away. */
export const signedOut = {
  isLogin: false,
  currentUser: undefined,
  usage: undefined,
  currentGoodsId: undefined,
  notices: noNotices,
} as const satisfies Partial<InitialState>;
