import { history } from '@umijs/max';
import { Button } from 'antd';
import { useState } from 'react';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { type Translate, useT } from '@/hooks/useT';
import { type UndoOutcome, useUndoToast } from '@/hooks/useUndoToast';
import { messageOf, shownByCaller } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { toRequestError } from '@/lib/request/toRequestError';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import { wemediaApi } from '@/services/wemedia/api';
import { fieldId } from '../editor/fieldId';
import { type OutgoingPost, type PostCheck, plannedPost, type RefusalPlace, refusalOf } from '../model';
import type { Composer, ComposerTarget } from '../useComposer';
import { changePost } from './changePost';
import { firstFault, firstFaultText } from './firstFault';

/** The ways out of the composer. */
export type Exit = 'schedule' | 'now' | 'draft' | 'submit' | 'save';

export interface Refused {
  readonly place: RefusalPlace;
  readonly message: string;
  readonly videoId: string | undefined;
  readonly accountId: string | undefined;
}

/** What stops a way out, said beside its button. */
interface Hindrance {
  readonly text: string;
  /** The first of it. */
  readonly first: string;
  readonly target: ComposerTarget;
}

interface Options {
  readonly onClose: () => void;
  readonly onDone: (items: readonly PublishItem[]) => void;
  /** The page around tells it. */
  readonly isTold: boolean;
}

const stateOf = { schedule: 'scheduled', now: 'scheduled', submit: 'pending_approval', draft: 'draft' } as const;
/** Long enough to notice that one has made a mistake. */
const TOAST_SECONDS = 12;

/** Says what became of the posts, with the way back as long as it stands. */
function useSentToast(composer: Composer, onDone: Options['onDone']) {
  const t = useT();
  const { offer: say, dismiss: dismissToast } = useUndoToast();
  return (exit: Exit, items: readonly PublishItem[], flowId: string | undefined) => {
    const kind = exit === 'now' ? 'now' : exit === 'save' ? 'saved' : stateOf[exit];
    const undo = async (flow_id: string): Promise<UndoOutcome> => {
      try {
        const { removed, kept } = await publishApi.undo({ flow_id }, shownByCaller);
        composer.autosave.keepAgain();
        onDone(kept);
        const undone = t('composer.undone', { count: removed });
        if (kept.length === 0) return { type: 'success', text: undone };
        return { type: 'warning', text: `${undone} ${t('composer.undoneKept', { count: kept.length })}` };
      } catch (error) {
        return { type: 'error', text: t('composer.undoFailed', { reason: messageOf(error) }), canRetry: true };
      }
    };
    const [first] = items;
    const isBeside = !history.location.pathname.startsWith('/publish/calendar');
    say(
      {
        text: t(`composer.done.${kind}`, { count: items.length }),
        undo: flowId && exit !== 'now' ? () => undo(flowId) : undefined,
      },
      {
        seconds: TOAST_SECONDS,
        description: t(`composer.doneText.${kind}`),
        extra: first && isBeside && (
          <Button
            size="small"
            type="primary"
            onClick={() => {
              dismissToast();
              history.push(`/publish/calendar?item=${first.id}`);
            }}
          >
            {t('composer.toCalendar')}
          </Button>
        ),
      },
    );
  };
}

/** Sends what the composer holds, and puts what is refused where it belongs. */
export function useComposerSend(composer: Composer, { onClose, onDone, isTold }: Options) {
  const t = useT();
  const tell = useSentToast(composer, onDone);
  const [sending, setSending] = useState<Exit>();
  /** The way out that was stopped last. */
  const [tried, setTried] = useState<Exit>();
  const [refused, setRefused] = useState<Refused>();
  const [theirs, setTheirs] = useState<PublishItem>();
  // What is written lies in this browser: only what could not be kept would be lost by leaving.
  const { release } = useLeaveGuard(
    sending !== undefined || (composer.autosave.isDirty && composer.autosave.saved?.isKept === false),
  );

  /** Looked at anew with every change: what has been mended is no longer said. */
  const hindrance = tried && hindranceOf(composer, composer.checks, tried, t);
  const showHindrance = (): void => {
    if (hindrance) composer.navigation.goTo(hindrance.target);
  };

  const stopped = (exit: Exit): boolean => {
    const found = hindranceOf(composer, composer.checks.checkNow(), exit, t);
    setTried(found ? exit : undefined);
    if (found) composer.navigation.goTo(found.target);
    return found !== undefined;
  };

  const refuse = async (error: unknown, sent: readonly OutgoingPost[]): Promise<void> => {
    const typed = toRequestError(error);
    const business = 'refusal' in typed && typed.refusal instanceof BusinessError ? typed.refusal : typed;
    if (!(business instanceof BusinessError)) {
      setRefused({ place: 'form', message: messageOf(error), videoId: undefined, accountId: undefined });
      return;
    }
    if (business.code === 'VERSION_CONFLICT' && composer.content.post) {
      setTheirs(await publishApi.info({ id: composer.content.post.id }, shownByCaller).catch(() => undefined));
    }
    const { place, message: reason, post } = refusalOf(business.code, business.message, sent);
    setRefused({ place, message: reason, videoId: post?.video_id, accountId: post?.account_id });
    if (place === 'account') {
      composer.navigation.setPart('accounts');
      const fresh = await wemediaApi.data(shownByCaller).catch(() => undefined);
      if (fresh) composer.accounts.setList(fresh.list);
    } else if (post) {
      if (place === 'video') composer.videos.drop(post.video_id);
      composer.navigation.goTo({ videoId: post.video_id, ...(composer.content.post ? {} : { tab: post.account_id }) });
    }
  };

  const send = async (exit: Exit): Promise<void> => {
    if (sending) return;
    if (stopped(exit)) return;
    const { posts } = composer.checks.checkNow();
    setSending(exit);
    setRefused(undefined);
    const reason = composer.content.state.overrideReason.trim();
    const note = composer.content.state.note?.trim() ?? '';
    try {
      if (composer.content.post && posts[0]) {
        const videoCover = composer.videos.find(posts[0].video_id)?.cover ?? '';
        const beside = { overrideReason: reason, note, videoCover };
        const saved = await changePost(composer.content.post, posts[0], exit, beside, composer.content.setPost);
        composer.autosave.finish();
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
        shownByCaller,
      );
      composer.autosave.finish();
      release(onClose);
      if (!isTold || !result.flow_id) tell(exit, result.list, result.flow_id);
      onDone(result.list);
    } catch (error) {
      await refuse(error, posts);
    } finally {
      setSending(undefined);
    }
  };

  return { send, sending, hindrance, showHindrance, refused, dismiss: () => setRefused(undefined), theirs, setTheirs };
}

/** A draft may have no time, and none that has passed; what goes out now goes out now. */
function timeFor(post: OutgoingPost, exit: Exit, now: string): string {
  if (exit === 'now') return now;
  return exit === 'draft' && post.publish_at !== '' && post.publish_at < now ? '' : post.publish_at;
}

/** What stops this way out: what goes out at once needs no time. */
function faultsFor(composer: Composer, check: PostCheck, exit: Exit): number {
  const isDraftOnly = exit === 'save' && composer.content.post?.state === 'draft';
  const times = check.faults.filter((fault) => fault !== 'TITLE_NEEDED').length;
  return isDraftOnly ? 0 : composer.checks.countsOf(check).errors - (exit === 'now' ? times : 0);
}

function hindranceOf(
  composer: Composer,
  { posts, checks }: Pick<Composer['checks'], 'posts' | 'checks'>,
  exit: Exit,
  t: Translate,
): Hindrance | undefined {
  if (posts.length === 0) {
    const target = { part: 'accounts', field: fieldId('accounts') } as const;
    return { text: t('composer.accountsNeeded'), first: t('composer.showAccounts'), target };
  }
  if (exit === 'draft') return undefined;
  const faulty = checks.filter((check) => faultsFor(composer, check, exit) > 0);
  const [check] = faulty;
  if (!check) return undefined;
  const count = faulty.reduce((sum, one) => sum + faultsFor(composer, one, exit), 0);
  const isGateOnly = faulty.every(({ isBlocked }) => isBlocked) && count === faulty.length;
  return {
    text: isGateOnly ? t('composer.reasonFirst') : t('composer.mendFirst', { count }),
    first: isGateOnly ? t('composer.showFault') : firstFaultText(check, exit, t),
    target: firstFault(composer, check, exit),
  };
}
