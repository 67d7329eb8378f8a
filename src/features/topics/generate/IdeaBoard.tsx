import { Alert, Button, Flex, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { Board } from '../model/board';
import type { useGenerator } from '../model/useGenerator';
import styles from './generate.module.css';
import { type IdeaActions, IdeaCard } from './IdeaCard';

interface Props {
  readonly board: Board;
  readonly generator: ReturnType<typeof useGenerator>;
  readonly actions: IdeaActions;
  readonly saving: readonly string[];
  readonly first: 'script' | 'video';
  readonly canMore: boolean;
  readonly onMore: () => void;
  readonly onSaveAll: () => void;
  readonly onClear: () => void;
}

/** The topics that have come, the newest first, and how the stream stands. */
export function IdeaBoard(props: Props) {
  const { board, generator, actions, saving, first, canMore, onMore, onSaveAll, onClear } = props;
  const t = useT();
  const [order, setOrder] = useState<'new' | 'score'>('new');
  const { status, failure, isRunning, wanted, arrived, isShort, changing } = generator;
  const unsaved = board.filter((item) => !item.savedId && !item.isDropped);
  const shown = order === 'new' ? [...board].reverse() : [...board].sort((a, b) => b.score.total - a.score.total);

  if (board.length === 0 && !isRunning && status !== 'failed') {
    return (
      <div className={styles.empty}>
        <EmptyState title={t('topic.boardEmpty')} description={t(isShort ? 'topic.short' : 'topic.boardEmptyText')} />
      </div>
    );
  }
  return (
    <Flex component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('topic.board')}>
      <Flex gap={8} align="center" justify="space-between" wrap>
        <Text role="status" aria-live="polite" type="secondary">
          {isRunning
            ? t('topic.thinking', { at: Math.min(arrived + 1, wanted), count: wanted })
            : t('topic.got', { count: board.length })}
        </Text>
        <Flex component="span" gap={8} align="center" wrap>
          {board.length > 1 && (
            <Segmented
              size="small"
              aria-label={t('topic.order')}
              value={order}
              options={[
                { value: 'new' as const, label: t('topic.orderNew') },
                { value: 'score' as const, label: t('topic.orderScore') },
              ]}
              onChange={setOrder}
            />
          )}
          {unsaved.length > 0 && (
            <Button size="small" onClick={onSaveAll} disabled={isRunning || saving.length > 0}>
              {t('topic.saveAll', { count: unsaved.length })}
            </Button>
          )}
          {unsaved.length > 0 && (
            <Button size="small" type="text" onClick={onClear} disabled={isRunning}>
              {t('topic.clear')}
            </Button>
          )}
          <Button size="small" onClick={onMore} disabled={isRunning || !canMore}>
            {t('topic.generateMore')}
          </Button>
        </Flex>
      </Flex>
      {status === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={failure}
          description={t('topic.cut', { count: arrived })}
          action={
            <Button size="small" onClick={generator.retry}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {isShort && !isRunning && <Alert type="info" showIcon title={t('topic.short')} />}
      <GridLayout component="ul" gap={16} className={styles.cards}>
        {isRunning && (
          <Panel component="li" vertical gap={12} justify="space-between" className={styles.card} aria-hidden>
            <Skeleton active paragraph={{ rows: 4 }} />
          </Panel>
        )}
        {shown.map((item) => (
          <IdeaCard
            key={item.key}
            item={item}
            actions={actions}
            first={first}
            isChanging={changing.includes(item.key)}
            isSaving={saving.includes(item.key)}
          />
        ))}
      </GridLayout>
    </Flex>
  );
}
