import {
  CheckOutlined,
  ClockCircleOutlined,
  CloseOutlined,
  EditOutlined,
  EllipsisOutlined,
  LoadingOutlined,
  MinusOutlined,
  QuestionOutlined,
  ScanOutlined,
  SolutionOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Flex } from 'antd';
import { type ComponentType, memo } from 'react';
import { PlatformMark } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { canAct, type PublishState, stateTone } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './PostCard.module.css';

type Sign = ComponentType<{ readonly className?: string | undefined; readonly 'aria-hidden': true }>;

const signs: Readonly<Record<PublishState, Sign>> = {
  draft: EditOutlined,
  pending_approval: SolutionOutlined,
  rejected: CloseOutlined,
  scheduled: ClockCircleOutlined,
  queued: ClockCircleOutlined,
  publishing: LoadingOutlined,
  waiting_user: ScanOutlined,
  under_review: SolutionOutlined,
  published: CheckOutlined,
  platform_rejected: CloseOutlined,
  failed: CloseOutlined,
  unknown: QuestionOutlined,
  canceled: MinusOutlined,
};

/** A state as a sign, where a card is too narrow for its word. */
function StateSign({ state }: { readonly state: PublishState }) {
  const Icon = signs[state];
  return <Icon aria-hidden className={`${styles.stateSign} ${styles[stateTone[state]]}`} />;
}

export interface PostCardProps {
  readonly post: PublishItem;
  /** `HH:mm` by the clocks of the calendar's zone; empty = no time yet. */
  readonly time: string;
  /** The user may move it. */
  readonly canMove: boolean;
  /** It is on its way by key. */
  readonly isMoving?: boolean;
  /** One line, for a column with hours. */
  readonly isSlim?: boolean;
}

const SHORTCUTS = 'M Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown';

/** One post: time, platform, cover, title, state in color and words; what it lacks is said. */
export const PostCard = memo(function PostCard({
  post,
  time,
  canMove,
  isMoving = false,
  isSlim = false,
}: PostCardProps) {
  const t = useT();
  const isMovable = canMove && canAct(post.state, 'moveTime');
  const [gone] = post.gone ?? [];
  const isLeaving = canAct(post.state, 'moveTime') || post.state === 'failed';
  const warning = gone && isLeaving ? t(`pubCal.gone.${gone}`) : '';
  const state = t(`publish.state.${post.state}`);
  const className = [
    styles.card,
    styles[stateTone[post.state]],
    isSlim ? styles.slim : '',
    isMoving ? styles.moving : '',
  ];
  return (
    <div className={className.join(' ')}>
      <PlainButton
        className={styles.post}
        data-post={post.id}
        data-rove
        tabIndex={-1}
        title={isSlim ? `${time} ${post.account_name} ${post.title}` : undefined}
        data-movable={isMovable || undefined}
        aria-keyshortcuts={isMovable ? SHORTCUTS : undefined}
      >
        {!isSlim && (
          <span className={styles.postCover}>
            <Thumb src={post.cover} ratio={3 / 4} width={28} />
            <span className={styles.postMark}>
              <PlatformMark platform={post.platform} size="small" />
            </span>
          </span>
        )}
        {isSlim && <PlatformMark platform={post.platform} size="small" />}
        <Flex component="span" vertical flex={1} className={styles.postText}>
          <Flex component="span" gap={4} align="center" flex="none" className={styles.postHead}>
            {time ? (
              <Text strong tabular>
                {time}
              </Text>
            ) : (
              <Text type="secondary" ellipsis>
                {post.account_name}
              </Text>
            )}
            {!isSlim && <span className={warning ? styles.postWarning : styles.postState}>{warning || state}</span>}
            {warning ? (
              <WarningOutlined aria-hidden className={styles.warnSign} />
            ) : (
              !isSlim && <StateSign state={post.state} />
            )}
          </Flex>
          <Text ellipsis className={styles.postTitle} dir="auto">
            {post.title || t('pubCal.noTitle')}
          </Text>
        </Flex>
        {isSlim && <VisuallyHidden>{warning || state}</VisuallyHidden>}
      </PlainButton>
      <button
        type="button"
        className={styles.cardMenu}
        data-menu={post.id}
        tabIndex={-1}
        aria-label={t('pubCal.menuOf', { title: post.title })}
      >
        <EllipsisOutlined aria-hidden />
      </button>
    </div>
  );
});
