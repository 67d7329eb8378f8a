import { history } from '@umijs/max';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { toRequestError } from '@/lib/request/toRequestError';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { wemediaApi } from '@/services/wemedia/api';
import { type OutgoingPost, type PostCheck, plannedPost, type RefusalPlace, refusalOf } from '../model';
import type { Desk } from '../useDesk';
import { changePost } from './changePost';
import { firstFault } from './firstFault';

/** The ways out of the composer. */
export type Exit = 'schedule' | 'now' | 'draft' | 'submit' | 'save';

export interface Refused {
  readonly place: RefusalPlace;
  readonly message: string;
  readonly videoId: string | undefined;
  readonly accountId: string | undefined;
}

interface Options {
  readonly onClose: () => void;
  readonly onDone: (items: readonly PublishItem[]) => void;
  /** The page around tells it. */
  readonly isTold: boolean;
}

const stateOf = { schedule: 'scheduled', now: 'scheduled', submit: 'pending_approval', draft: 'draft' } as const;
const quiet = { skipErrorHandler: true };
/** Long enough to notice that one has made a mistake, seconds. */
const undoFor = 12;

/** Sends what the composer holds, and puts what is refused where it belongs. */
export function useSend(desk: Desk, { onClose, onDone, isTold }: Options) {
  const t = useT();
  const { message, notification } = App.useApp();
  const [sending, setSending] = useState<Exit>();
  const [refused, setRefused] = useState<Refused>();
  const [theirs, setTheirs] = useState<PublishItem>();
  // What is written lies in this browser: only what could not be kept would be lost by leaving.
  const { release } = useLeaveGuard(sending !== undefined || (desk.isDirty && desk.saved?.isKept === false));

  const stopped = (exit: Exit): boolean => {
    if (exit === 'draft') return false;
    const now = desk.checkNow();
    const faulty = now.checks.filter((check) => faultsFor(desk, check, exit) > 0);
    const count = faulty.reduce((sum, check) => sum + faultsFor(desk, check, exit), 0);
    const [first] = faulty;
    if (!first) return false;
    desk.goTo(firstFault(desk, first, exit));
    const isGateOnly = faulty.every(({ isBlocked }) => isBlocked) && count === faulty.length;
    void message.warning(isGateOnly ? t('composer.reasonFirst') : t('composer.mendFirst', { count }));
    return true;
  };

  const refuse = async (error: unknown, sent: readonly OutgoingPost[]): Promise<void> => {
    const typed = toRequestError(error);
    const business = 'refusal' in typed && typed.refusal instanceof BusinessError ? typed.refusal : typed;
    if (!(business instanceof BusinessError)) {
      setRefused({ place: 'form', message: messageOf(error), videoId: undefined, accountId: undefined });
      return;
    }
    if (business.code === 'VERSION_CONFLICT' && desk.post) {
      setTheirs(await publishApi.info({ id: desk.post.id }, quiet).catch(() => undefined));
    }
    const { place, message: said, post } = refusalOf(business.code, business.message, sent);
    setRefused({ place, message: said, videoId: post?.video_id, accountId: post?.account_id });
    if (place === 'account') {
      desk.setPlace('accounts');
      const fresh = await wemediaApi.data(quiet).catch(() => undefined);
      if (fresh) desk.setAccounts(fresh.list);
    } else if (post) {
      if (place === 'video') desk.setVideos((known) => known.filter(({ id }) => id !== post.video_id));
      desk.goTo({ videoId: post.video_id, ...(desk.post ? {} : { tab: post.account_id }) });
    }
  };

  const tell = (exit: Exit, items: readonly PublishItem[], flowId: string | undefined) => {
    if (isTold && flowId) return;
    const key = `composer-${flowId ?? items[0]?.id ?? ''}`;
    const kind = exit === 'now' ? 'now' : exit === 'save' ? 'saved' : stateOf[exit];
    const undo = async () => {
      if (!flowId) return;
      try {
        const { removed, kept } = await publishApi.undo({ flow_id: flowId }, quiet);
        desk.keepAgain();
        notification.destroy(key);
        void message.success(t('composer.undone', { count: removed }));
        if (kept.length > 0) void message.warning(t('composer.undoneKept', { count: kept.length }));
        onDone(kept);
      } catch (error) {
        void message.error(t('composer.undoFailed', { reason: messageOf(error) }));
      }
    };
    notification.success({
      key,
      role: 'status',
      duration: undoFor,
      title: t(`composer.done.${kind}`, { count: items.length }),
      description: t(`composer.doneText.${kind}`),
      actions: (
        <>
          {flowId && exit !== 'now' && <Button onClick={() => void undo()}>{t('common.undo')}</Button>}{' '}
          {items[0] && !history.location.pathname.startsWith('/publish/calendar') && (
            <Button
              type="primary"
              onClick={() => {
                notification.destroy(key);
                history.push(`/publish/calendar?item=${items[0]?.id}`);
              }}
            >
              {t('composer.toCalendar')}
            </Button>
          )}
        </>
      ),
    });
  };

  const send = async (exit: Exit): Promise<void> => {
    if (sending) return;
    const posts = desk.checkNow().posts;
    if (posts.length === 0) {
      desk.setPlace('accounts');
      void message.warning(t('composer.accountsNeeded'));
      return;
    }
    if (stopped(exit)) return;
    setSending(exit);
    setRefused(undefined);
    const reason = desk.state.overrideReason.trim();
    const note = desk.state.note?.trim() ?? '';
    try {
      if (desk.post && posts[0]) {
        const videoCover = desk.videoOf(posts[0].video_id)?.cover ?? '';
        const beside = { overrideReason: reason, note, videoCover };
        const saved = await changePost(desk.post, posts[0], exit, beside, desk.setPost);
        desk.finish();
        release(onClose);
        tell(exit, [saved], undefined);
        onDone([saved]);
        return;
      }
      const now = new Date().toISOString();
      const result = await publishApi.schedule(
        {
          as: stateOf[exit === 'save' ? 'draft' : exit],
          posts: posts.map((post) => plannedPost(post, timeFor(post, exit, now))),
          ...(exit === 'submit' && note ? { note } : {}),
          ...(reason ? { override_reason: reason } : {}),
        },
        quiet,
      );
      desk.finish();
      release(onClose);
      tell(exit, result.list, result.flow_id);
      onDone(result.list);
    } catch (error) {
      await refuse(error, posts);
    } finally {
      setSending(undefined);
    }
  };

  return { send, sending, refused, dismiss: () => setRefused(undefined), theirs, setTheirs };
}

/** A draft may have no time, and none that has passed; what goes out now goes out now. */
function timeFor(post: OutgoingPost, exit: Exit, now: string): string {
  if (exit === 'now') return now;
  return exit === 'draft' && post.publish_at !== '' && post.publish_at < now ? '' : post.publish_at;
}

/** What stops this way out: what goes out at once needs no time. */
function faultsFor(desk: Desk, check: PostCheck, exit: Exit): number {
  const isDraftOnly = exit === 'save' && desk.post?.state === 'draft';
  const times = check.faults.filter((fault) => fault !== 'TITLE_NEEDED').length;
  return isDraftOnly ? 0 : desk.countsOf(check).errors - (exit === 'now' ? times : 0);
}
