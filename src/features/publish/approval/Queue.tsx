import { Button, Checkbox, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import type { PublishItem } from '@/services/publish/schema';
import styles from './approval.module.css';
import { QueueRow } from './QueueRow';

interface QueueProps {
  readonly posts: readonly PublishItem[];
  readonly openId: string | undefined;
  readonly chosen: ReadonlySet<string>;
  /** May be answered many at once. */
  readonly canAnswer: boolean;
  readonly isBusy: boolean;
  readonly onOpen: (id: string) => void;
  readonly onChosen: (ids: ReadonlySet<string>) => void;
  readonly onApprove: (posts: readonly PublishItem[]) => void;
  readonly onReject: (posts: readonly PublishItem[]) => void;
  /** How many there are beyond those of the list. */
  readonly left: number;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
}

/** The list beside the opened post, with what can be done to several at once. */
export function Queue(props: QueueProps) {
  const {
    posts,
    openId,
    chosen,
    canAnswer,
    isBusy,
    onOpen,
    onChosen,
    onApprove,
    onReject,
    left,
    isLoadingMore,
    onMore,
  } = props;
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  // J and K lead the list along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the opened row is found in the page
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  const picked = posts.filter(({ id }) => chosen.has(id));
  const toggle = (id: string, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChosen(next);
  };
  return (
    <Flex component="section" vertical className={styles.queue} aria-label={t('approval.queue')}>
      {canAnswer && (
        <Flex gap={8} align="center" justify="space-between" wrap className={styles.bulk}>
          <Checkbox
            checked={picked.length === posts.length}
            indeterminate={picked.length > 0 && picked.length < posts.length}
            onChange={(event) => onChosen(new Set(event.target.checked ? posts.map(({ id }) => id) : []))}
          >
            {picked.length > 0 ? t('approval.chosen', { count: picked.length }) : t('approval.chooseAll')}
          </Checkbox>
          {picked.length > 0 && (
            <Flex component="span" gap={8} align="center" wrap>
              <Button size="small" danger disabled={isBusy} onClick={() => onReject(picked)}>
                {t('approval.rejectMany')}
              </Button>
              <Button size="small" type="primary" loading={isBusy} onClick={() => onApprove(picked)}>
                {t('approval.approveMany')}
              </Button>
            </Flex>
          )}
        </Flex>
      )}
      <Flex ref={list} component="ul" vertical className={styles.rows}>
        {posts.map((post) => (
          <QueueRow
            key={post.id}
            post={post}
            isOpen={post.id === openId}
            isChosen={canAnswer ? chosen.has(post.id) : undefined}
            onOpen={() => onOpen(post.id)}
            onChoose={(isOn) => toggle(post.id, isOn)}
          />
        ))}
        {left > 0 && (
          <li>
            <Button block type="link" loading={isLoadingMore} onClick={onMore}>
              {t('approval.more', { count: left })}
            </Button>
          </li>
        )}
      </Flex>
    </Flex>
  );
}
