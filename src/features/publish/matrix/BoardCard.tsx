import { WarningFilled } from '@ant-design/icons';
import { Flex } from 'antd';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { BoardPost } from '@/domain/publishing/matrix';
import styles from './BoardCard.module.css';
import type { Trouble } from './troubles';

export interface CardActions {
  readonly onOpen: (post: BoardPost) => void;
  /** By days and by rows. */
  readonly onShift: (post: BoardPost, days: number, rows: number) => void;
  readonly onPress: (event: PointerEvent<HTMLElement>, post: BoardPost) => void;
}

interface Props {
  readonly post: BoardPost;
  readonly title: string;
  readonly cover: string;
  readonly time: string;
  /** Platform, account and day, for who does not see the table. */
  readonly place: string;
  readonly troubles: readonly Trouble[] | undefined;
  readonly actions: CardActions;
}

const shifts: Readonly<Record<string, readonly [days: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One post of the plan: cover, time, title; what is wrong with it stands in its name and its hint. */
export const BoardCard = memo(function BoardCard({ post, title, cover, time, place, troubles, actions }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const shift = shifts[event.key];
    if (!event.altKey || !shift) return;
    event.preventDefault();
    const [days, rows] = shift;
    actions.onShift(post, document.dir === 'rtl' ? -days : days, rows);
  };
  const why = troubles?.map(({ text }) => text).join('\n');
  return (
    <button
      type="button"
      className={styles.card}
      data-post={post.key}
      data-tone={troubles ? (troubles.some(({ isHard }) => isHard) ? 'bad' : 'warn') : undefined}
      data-moved={post.isMoved || undefined}
      title={why ? `${title}\n${why}` : title}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown"
      onClick={() => actions.onOpen(post)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => actions.onPress(event, post)}
    >
      <Thumb src={cover} ratio={3 / 4} width={28} />
      <Flex component="span" vertical flex={1} style={{ minWidth: 0 }}>
        <Flex component="span" justify="space-between" style={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {time}
          {troubles && <WarningFilled aria-hidden className={styles.cardMark} />}
        </Flex>
        <Text ellipsis>{title}</Text>
        <VisuallyHidden>{why ? `${place} ${why}` : place}</VisuallyHidden>
      </Flex>
    </button>
  );
});
