import { Alert, Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './BulkResult.module.css';

/** What became of an answer to several posts. */
export interface Outcome {
  readonly done: number;
  readonly refused: readonly { readonly post: PublishItem; readonly reason: string; readonly code: string }[];
}

interface BulkResultProps {
  readonly outcome: Outcome;
  readonly onOpen: (id: string) => void;
  /** Gives those whose time has passed their next free slots and approves them. */
  readonly onMove: (posts: readonly PublishItem[]) => void;
  readonly onClose: () => void;
}

/** Stays until it is put away: each post that could not be answered, with its reason and the way to it. */
export function BulkResult({ outcome, onOpen, onMove, onClose }: BulkResultProps) {
  const t = useT();
  const late = outcome.refused.filter(({ code }) => code === 'SCHEDULE_IN_PAST').map(({ post }) => post);
  return (
    <Alert
      type="warning"
      showIcon
      title={t('approval.resultTitle', { done: outcome.done, refused: outcome.refused.length })}
      description={
        <>
          <Flex component="ul" vertical gap={8} className={styles.refused}>
            {outcome.refused.map(({ post, reason }) => (
              <li key={post.id}>
                <span>
                  {post.title} · {reason}
                </span>
                <Button size="small" type="link" onClick={() => onOpen(post.id)}>
                  {t('approval.resultOpen')}
                </Button>
              </li>
            ))}
          </Flex>
          <Flex gap={8} align="center" wrap>
            {late.length > 0 && (
              <Button size="small" type="primary" onClick={() => onMove(late)}>
                {t('approval.resultMove')}
              </Button>
            )}
            <Button size="small" onClick={onClose}>
              {t('approval.resultClose')}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
