import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { onInvalidate } from '@/lib/request/cache';
import { shownByCaller } from '@/lib/request/types';
import { isLoggedIn, readSession } from '@/lib/session';
import { accountApi } from '@/services/account/api';
import { countingApi } from '@/services/counting/api';
import { usageOf } from '@/services/counting/usageOf';
import { noticeApi } from '@/services/notice/api';
import { noticeDataOf } from '../startup/readAnswers';
import { withUser } from '../startup/withUser';

/** Groups whose changes hold, settle or give back credits, or fill the storage. */
const costGroups: ReadonlySet<string> = new Set(['counting', 'task', 'speech', 'file', 'video', 'voice_sample']);
/** Groups whose changes may bring a notice. */
const noticeGroups: ReadonlySet<string> = new Set(['notice', 'account_message', 'task', 'publish', 'comment']);
/** Groups whose changes show in what the header says of the user and the merchant. */
const userGroups: ReadonlySet<string> = new Set(['account', 'merchant']);
/** Several changes at a time are asked after once. */
const WAIT_MS = 300;

/** What the header shows, which start-up has read first, is read anew after what changes it. */
export function useHeaderCounts(): void {
  const { setInitialState } = useModel('@@initialState');
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const later = (name: string, read: () => Promise<void>) => {
      clearTimeout(timers.get(name));
      const quietly = () => void (isLoggedIn(readSession()) && read().catch(() => undefined));
      timers.set(name, setTimeout(quietly, WAIT_MS));
    };
    const readUsage = async () => {
      const usage = usageOf(await countingApi.usage(shownByCaller));
      if (usage) void setInitialState((state) => (state?.isLogin ? { ...state, usage } : state));
    };
    const readNotices = async () => {
      const notices = noticeDataOf(await noticeApi.data({ status: 0 }, shownByCaller));
      void setInitialState((state) => (state?.isLogin ? { ...state, notices } : state));
    };
    const readUser = async () => {
      const answer = await accountApi.info(shownByCaller);
      void setInitialState((state) => withUser(state, answer));
    };
    const end = onInvalidate((groups) => {
      if (groups.some((group) => costGroups.has(group))) later('usage', readUsage);
      if (groups.some((group) => noticeGroups.has(group))) later('notices', readNotices);
      if (groups.some((group) => userGroups.has(group))) later('user', readUser);
    });
    return () => {
      end();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [setInitialState]);
}
