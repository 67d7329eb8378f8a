import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { invalidate } from '@/lib/request/cache';
import { noticeApi } from '@/services/notice/api';
import { type NoticeData, noNotices } from '../startup/types';

interface NoticesState {
  readonly notices: NoticeData;
  /** Marks as read at once and takes it back when the server refuses, which the request layer says. Resolves whether it held. */
  readonly markRead: (ids: readonly string[]) => Promise<boolean>;
}

/** The unread notices without some of them. */
export function withoutNotices(data: NoticeData, ids: readonly string[]): NoticeData {
  const gone = new Set(ids);
  const noticeList = data.noticeList.filter((notice) => !gone.has(notice.id));
  const removed = data.noticeList.length - noticeList.length;
  return { noticeList, totalCount: data.totalCount - removed, unreadCount: data.unreadCount - removed };
}

/** Unread notices of the initial state, and marking them as read. */
export function useNotices(): NoticesState {
  const { initialState, setInitialState } = useModel('@@initialState');
  const notices = initialState?.notices ?? noNotices;
  const markRead = useCallback(
    async (ids: readonly string[]) => {
      if (ids.length === 0) return true;
      let before: NoticeData | undefined;
      void setInitialState((state) => {
        if (!state) return state;
        before ??= state.notices;
        return { ...state, notices: withoutNotices(state.notices, ids) };
      });
      try {
        await noticeApi.status({ ids: [...ids], status: 1 });
        // The list of messages shows the same ones.
        invalidate('account_message');
        return true;
      } catch {
        void setInitialState((state) => (state?.isLogin && before ? { ...state, notices: before } : state));
        return false;
      }
    },
    [setInitialState],
  );
  return { notices, markRead };
}
