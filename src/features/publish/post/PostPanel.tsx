import { history } from '@umijs/max';
import { Suspense, useState } from 'react';
import { VideoPicker } from '@/blocks/publishing';
import { lazyPart } from '@/components/lazyPart';
import { isPast } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import { publishApi } from '@/services/publish/api';
import type { PublishItem } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { BindDialog } from '../accounts/BindDialog';
import { Composer } from '../compose';
import type { Help } from './helps';
import { MovePostDialog } from './MovePostDialog';
import { SettlePost } from './SettlePost';
import { SwapAccount } from './SwapAccount';
import { type PostCall, sendAt, swapIn } from './usePostActions';

const RepeatPost = lazyPart(async () => ({ default: (await import('../import')).RepeatPost }));

export type Dialog = 'edit' | 'move' | 'later' | 'settle' | 'swapAccount' | 'swapVideo' | 'login' | 'repeat';

interface DeskOptions {
  readonly post: PublishItem;
  readonly run: (call: PostCall) => Promise<PublishItem | undefined>;
  readonly open: (dialog: Dialog) => void;
}

/** What each helping button does: at once, or by the dialog that it opens. */
export function helpWith({ post, run, open }: DeskOptions, help: Help): void {
  const seen = { id: post.id, version: post.version };
  const submit: PostCall = async (options) => {
    const { list } = await publishApi.submit({ ids: [post.id] }, options);
    return list[0] ?? post;
  };
  switch (help) {
    case 'send':
      if (post.publish_at === '' || isPast(post.publish_at, new Date())) open('later');
      else void run((options) => publishApi.send(seen, options));
      return;
    case 'submit':
      void run(submit);
      return;
    // it stays what it is, with its reason in sight, until what was mended is sent
    case 'mend':
    case 'again':
      open('edit');
      return;
    case 'retry':
      void run((options) => publishApi.retry({ id: post.id }, options));
      return;
    case 'approval':
    case 'board':
      return;
    default:
      open(help);
  }
}

interface PostPanelProps extends Omit<DeskOptions, 'open'> {
  readonly accounts: readonly WemediaAccount[];
  readonly dialog: Dialog | undefined;
  readonly onClose: () => void;
  readonly onChanged: (post: PublishItem) => void;
  readonly onAdded: ((posts: readonly PublishItem[]) => void) | undefined;
  readonly onMove: ((post: PublishItem, publishAt: string) => Promise<boolean>) | undefined;
  readonly refresh: () => void;
}

/** All dialogs of one post. */
export function PostPanel({
  post,
  run,
  accounts,
  dialog,
  onClose,
  onChanged,
  onAdded,
  onMove,
  refresh,
}: PostPanelProps) {
  const t = useT();
  const [wasEdited, setWasEdited] = useState(0);
  const move = async (item: PublishItem, publish_at: string) => {
    if (onMove) return onMove(item, publish_at);
    return Boolean(
      await run((options) => publishApi.move({ id: item.id, version: item.version, publish_at }, options)),
    );
  };
  const later = async (item: PublishItem, at: string) => Boolean(await run((options) => sendAt(item, at, options)));
  const edited = (items: readonly PublishItem[]) => {
    setWasEdited(wasEdited + 1);
    const mine = items.find(({ id }) => id === post.id);
    if (mine) onChanged(mine);
    const [first] = items;
    if (!mine && first) history.push(`/publish/calendar?item=${first.id}`);
    refresh();
  };
  return (
    <>
      <MovePostDialog
        key={`${dialog === 'later'}-${post.publish_at}`}
        post={post}
        title={t(dialog === 'later' ? 'publishTruth.help.later' : 'publish.act.move')}
        isOpen={dialog === 'move' || dialog === 'later'}
        onClose={onClose}
        onMove={dialog === 'later' ? later : move}
      />
      {dialog === 'edit' && <Composer open postId={post.id} onClose={onClose} onDone={edited} />}
      {dialog === 'repeat' && (
        <Suspense>
          <RepeatPost post={post} open onClose={onClose} onDone={({ items }) => onAdded?.(items)} />
        </Suspense>
      )}
      <SettlePost
        isOpen={dialog === 'settle'}
        platform={post.platform}
        onClose={onClose}
        onSettle={async (answer) =>
          Boolean(await run((options) => publishApi.settle({ id: post.id, ...answer }, options)))
        }
      />
      <SwapAccount
        post={post}
        accounts={accounts}
        isOpen={dialog === 'swapAccount'}
        onClose={onClose}
        onSwap={(account_id) => run((options) => swapIn(post, { account_id }, options))}
      />
      <VideoPicker
        open={dialog === 'swapVideo'}
        max={1}
        onClose={onClose}
        onPick={([video]) => {
          if (video) void run((options) => swapIn(post, { video_id: video.id }, options));
        }}
      />
      <BindDialog
        open={dialog === 'login'}
        account={{ id: post.account_id, name: post.account_name, platform: post.platform }}
        onClose={onClose}
        onChanged={refresh}
      />
    </>
  );
}
