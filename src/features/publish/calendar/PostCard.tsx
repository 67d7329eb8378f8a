import type { KeyboardEvent } from 'react';
import { PlatformMark, useDates } from '@/blocks/publishing';
import { Thumb } from '@/components/thumb/Thumb';
import { canAct, stateTone } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './calendar.module.css';

export interface PostCardProps {
  readonly post: PublishItem;
  /** The user may change the calendar at all. */
  readonly canMove: boolean;
  readonly onOpen: (post: PublishItem) => void;
  /** By so many days; Alt with an arrow key. */
  readonly onShift: (post: PublishItem, days: number) => void;
  readonly onDrag: (post: PublishItem | undefined) => void;
}

const shifts: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** One post in a day: time, platform, cover, title, state in colour and words. */
export function PostCard({ post, canMove, onOpen, onShift, onDrag }: PostCardProps) {
  const t = useT();
  const dates = useDates();
  const isMovable = canMove && canAct(post.state, 'moveTime');
  const time = dates.time(post.publish_at);
  const state = t(`publish.state.${post.state}`);

  const onKeyDown = (event: KeyboardEvent) => {
    const days = shifts[event.key];
    if (!event.altKey || days === undefined || !isMovable) return;
    event.preventDefault();
    const isMirrored = document.dir === 'rtl' && Math.abs(days) === 1;
    onShift(post, isMirrored ? -days : days);
  };

  return (
    <button
      type="button"
      className={`${styles.post} ${styles[stateTone[post.state]]}`}
      data-post={post.id}
      draggable={isMovable}
      aria-keyshortcuts={isMovable ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
      onClick={() => onOpen(post)}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', post.title);
        onDrag(post);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <span className={styles.postCover}>
        <Thumb src={post.cover} ratio={3 / 4} width={28} />
        <span className={styles.postMark}>
          <PlatformMark platform={post.platform} size="small" />
        </span>
      </span>
      <span className={styles.postText}>
        <span className={styles.postHead}>
          <span className={styles.postTime}>{time}</span>
          <span className={styles.postState}>{state}</span>
        </span>
        <span className={styles.postTitle}>{post.title}</span>
      </span>
    </button>
  );
}
