import { Checkbox, Flex } from 'antd';
import { PlatformMark, StateTag } from '@/blocks/publishing';
import { Thumb } from '@/components/Thumb';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { handedIn, submitterOf } from '@/domain/publishing/approval';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import approvalStyles from './approval.module.css';
import styles from './QueueRow.module.css';
import { spanWords, Urgency } from './Urgency';

interface QueueRowProps {
  readonly post: PublishItem;
  readonly isOpen: boolean;
  /** Undefined = this list is only looked at. */
  readonly isChosen: boolean | undefined;
  readonly onOpen: () => void;
  readonly onChoose: (isChosen: boolean) => void;
}

const isNew = (since: string): boolean => Date.now() - Date.parse(since) < 60_000;

/** A post in the list: image, title, where and when it goes, who waits since when. */
export function QueueRow({ post, isOpen, isChosen, onOpen, onChoose }: QueueRowProps) {
  const t = useT();
  const since = handedIn(post.history)?.at ?? post.created_at;
  const isWaiting = post.state === 'pending_approval';
  return (
    <li className={isOpen ? `${styles.row} ${styles.rowOpen}` : styles.row}>
      {isChosen !== undefined && (
        <Checkbox
          style={{ paddingBlock: 16, paddingInlineStart: 16 }}
          checked={isChosen}
          aria-label={t('approval.choose', { title: post.title })}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <PlainButton className={styles.open} aria-current={isOpen || undefined} onClick={onOpen}>
        <Thumb src={post.cover} ratio={3 / 4} width={54} />
        <Flex component="span" vertical gap={4} flex={1} style={{ minInlineSize: 0 }}>
          <Text strong ellipsis={2}>
            {post.title}
          </Text>
          <span className={approvalStyles.rowLine}>
            <PlatformMark platform={post.platform} size="small" />
            <Text ellipsis>{post.account_name}</Text>
          </span>
          <span className={approvalStyles.rowLine}>
            <Urgency post={post} />
            {!isWaiting && <StateTag state={post.state} />}
          </span>
          <Text type="secondary" size="small">
            {t('approval.by', { name: submitterOf(post).name })}
            {isWaiting &&
              ` · ${isNew(since) ? t('approval.justNow') : t('approval.waits', { time: spanWords(since) })}`}
          </Text>
        </Flex>
      </PlainButton>
    </li>
  );
}
