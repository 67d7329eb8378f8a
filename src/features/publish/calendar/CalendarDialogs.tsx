import { Flex, Popover } from 'antd';
import { type ComponentRef, Suspense, useLayoutEffect, useRef } from 'react';
import { useDates } from '@/blocks/publishing';
import { lazyPart } from '@/components/lazyPart';
import { occasionById } from '@/domain/occasions';
import { hhmm } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import { Composer } from '../compose';
import { MovePostDialog } from '../post/MovePostDialog';
import styles from './CalendarDialogs.module.css';
import { CalendarGrid } from './CalendarGrid';
import type { ViewProps } from './CalendarView';
import { ConflictDialog } from './ConflictDialog';
import { OccasionIdeas } from './Occasions';
import { PostCard } from './PostCard';
import type { MovePost } from './useCalendarActions';
import { useCalendarStore } from './useCalendarStore';

const ImportPosts = lazyPart(async () => ({ default: (await import('../import')).ImportPosts }));
const RepeatPost = lazyPart(async () => ({ default: (await import('../import')).RepeatPost }));

interface CalendarDialogsProps {
  readonly onComposed: (items: readonly PublishItem[]) => void;
  readonly onMove: MovePost;
  /** A time for a post that has none. */
  readonly timeFor: (post: PublishItem) => string;
}

/** Writing, importing, repeating and moving posts, and the choice between two members' times. */
export function CalendarDialogs({ onComposed, onMove, timeFor }: CalendarDialogsProps) {
  const t = useT();
  const dialog = useCalendarStore((store) => store.dialog);
  const { closeDialog } = useCalendarStore.getState();
  const compose = dialog?.kind === 'compose' ? dialog : undefined;
  return (
    <>
      <Composer
        open={compose !== undefined}
        videoIds={compose?.videoIds}
        postId={compose?.postId}
        day={compose?.at}
        onClose={closeDialog}
        onDone={onComposed}
        isTold
      />
      {dialog?.kind === 'move' && (
        <MovePostDialog
          key={dialog.post.id}
          post={{ ...dialog.post, publish_at: dialog.post.publish_at || timeFor(dialog.post) }}
          title={t('publish.act.move')}
          isOpen
          onClose={closeDialog}
          onMove={(_, at) => onMove(dialog.post, at)}
        />
      )}
      <Suspense>
        {dialog?.kind === 'import' && (
          <ImportPosts open onClose={closeDialog} onDone={({ items }) => onComposed(items)} />
        )}
        {dialog?.kind === 'repeat' && (
          <RepeatPost post={dialog.post} open onClose={closeDialog} onDone={({ items }) => onComposed(items)} />
        )}
      </Suspense>
      {dialog?.kind === 'conflict' && (
        <ConflictDialog theirs={dialog.theirs} mine={dialog.mine} onClose={closeDialog} onMove={onMove} />
      )}
    </>
  );
}

/** One popover for a whole grid of days: it stands at what was pressed, and gives the focus back to it. */
export function CalendarPopover({
  days,
  actions,
  drag,
  canMove,
}: Pick<ViewProps, 'days' | 'actions' | 'drag' | 'canMove'>) {
  const dates = useDates();
  const popover = useCalendarStore((store) => store.popover);
  const { setPopover } = useCalendarStore.getState();
  const shown = useRef<ComponentRef<typeof Popover>>(null);
  // Posts that arrive move the days: it goes with its own, and is not built anew under a pressed pointer.
  useLayoutEffect(() => shown.current?.forceAlign());
  if (!popover) return null;
  const { anchor } = popover;
  const { left, top, width, height } = anchor.getBoundingClientRect();
  const occasion = popover.kind === 'occasion' ? occasionById(popover.id) : undefined;
  return (
    <Popover
      ref={shown}
      open
      trigger="click"
      placement="bottom"
      title={popover.kind === 'day' ? dates.day(popover.date) : occasion?.name}
      content={
        popover.kind === 'day' ? (
          <CalendarGrid actions={actions} drag={drag} today="" columns={1} className={styles.posts}>
            <Flex data-day={popover.date} vertical gap={4} className={styles.day}>
              {days.get(popover.date)?.map(({ post, minutes }) => (
                <PostCard key={post.id} post={post} time={hhmm(minutes)} canMove={canMove(post)} />
              ))}
            </Flex>
          </CalendarGrid>
        ) : (
          occasion && <OccasionIdeas occasion={occasion} />
        )
      }
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        setPopover(undefined);
        anchor.focus();
      }}
    >
      <span style={{ position: 'fixed', left, top, width, height, pointerEvents: 'none' }} aria-hidden />
    </Popover>
  );
}
