import { DeleteOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { useDebounce } from 'ahooks';
import { Alert, Button, Flex, Input, Pagination, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import panel from '@/blocks/breakdown/panel.module.css';
import { EmptyState } from '@/components/empty/EmptyState';
import { GridLayout } from '@/components/ui/GridLayout';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { formatShortMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { breakdownApi } from '@/services/breakdown/api';
import type { BreakdownSummary } from '@/services/breakdown/schema';
import styles from './history.module.css';

interface HistoryListProps {
  readonly openId?: string;
  readonly onOpen: (id: string) => void;
  readonly onDeleted?: (id: string) => void;
}

const pageSize = 8;

type Made = Readonly<Partial<Record<(typeof madeKeys)[number], string>>>;

const madeKeys = ['author_id', 'made'] as const;

/** By whom and on which days, from the address: the team's report leads here with them. */
function useMadeFilter(onChange: () => void): { readonly made: Made; readonly clear: () => void } {
  const [params, setParams] = useSearchParams();
  const made = Object.fromEntries(
    madeKeys.flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  ) as Made;
  const clear = () => {
    const rest = new URLSearchParams(params);
    for (const key of madeKeys) rest.delete(key);
    setParams(rest);
    onChange();
  };
  return { made, clear };
}

/** The filter by the names that the list brings with it. */
const madeWords = (page: Awaited<ReturnType<typeof breakdownApi.data>> | undefined, made: Made): string =>
  madeKeys
    .flatMap((key) => {
      const value = made[key];
      if (value === undefined) return [];
      return [page?.filter?.[key]?.find((choice) => choice.value === value)?.label ?? value.replace('..', ' – ')];
    })
    .join(' · ');

/** What was taken apart before: search, open again, delete with undo. */
export function HistoryList({ openId, onOpen, onDeleted }: HistoryListProps) {
  const t = useT();
  const can = useCan();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [deleted, setDeleted] = useState<BreakdownSummary>();
  const search = useDebounce(keyword.trim(), { wait: 250 });
  const { made, clear } = useMadeFilter(() => setPage(1));
  const { data, error, loading, refresh } = useLoad(
    breakdownApi.data,
    { page, page_size: pageSize, ...made, ...(search ? { keyword: search.slice(0, 100) } : {}) },
    { keepPrevious: true },
  );
  const isFiltered = search !== '' || Object.keys(made).length > 0;
  const deletion = useAction(breakdownApi.delete);
  const restoring = useAction(breakdownApi.status);
  const remove = async (row: BreakdownSummary) => {
    if (!(await deletion.run({ ids: [row.id] }))) return;
    setDeleted(row);
    onDeleted?.(row.id);
  };
  const restore = async (row: BreakdownSummary) => {
    if (await restoring.run({ id: row.id, status: 1 })) setDeleted(undefined);
  };

  return (
    <GridLayout
      component="section"
      gap={16}
      className={panel.panel}
      aria-label={t('analyze.history.title')}
      aria-busy={loading}
    >
      <HistoryHead
        keyword={keyword}
        onKeyword={(value) => {
          setKeyword(value);
          setPage(1);
        }}
      />
      {Object.keys(made).length > 0 && (
        <Tag closable={{ 'aria-label': t('resource.clearFilter') }} style={{ justifySelf: 'start' }} onClose={clear}>
          {madeWords(data, made)}
        </Tag>
      )}
      {deleted && (
        <Alert
          type="info"
          title={t('analyze.history.deleted', { title: deleted.title })}
          closable={{ onClose: () => setDeleted(undefined) }}
          action={
            <Button size="small" onClick={() => void restore(deleted)}>
              {t('analyze.undo')}
            </Button>
          }
        />
      )}
      {error && (
        <Alert
          type="warning"
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!data && loading && <Skeleton active paragraph={{ rows: 5 }} title={false} />}
      {data && data.list.length === 0 && (
        <EmptyState
          compact
          title={t(isFiltered ? 'analyze.history.nothing' : 'analyze.history.empty')}
          description={isFiltered ? undefined : t('analyze.history.emptyText')}
        />
      )}
      <Flex component="ul" vertical gap={4}>
        {data?.list.map((row) => (
          <HistoryRow
            key={row.id}
            row={row}
            isOpen={row.id === openId}
            onOpen={() => onOpen(row.id)}
            onRemove={can('breakdown.delete') ? () => void remove(row) : undefined}
          />
        ))}
      </Flex>
      {data && data.paginator.total > pageSize && (
        <Pagination
          size="small"
          current={page}
          pageSize={pageSize}
          total={data.paginator.total}
          onChange={setPage}
          showSizeChanger={false}
        />
      )}
    </GridLayout>
  );
}

interface HistoryHeadProps {
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
}

function HistoryHead({ keyword, onKeyword }: HistoryHeadProps) {
  const t = useT();
  return (
    <Flex component="header" gap="8px 16px" align="center" justify="space-between" wrap>
      <Text component="h2" size="large" strong>
        {t('analyze.history.title')}
      </Text>
      <Input.Search
        allowClear
        className={styles.search}
        aria-label={t('analyze.history.search')}
        placeholder={t('analyze.history.search')}
        value={keyword}
        onChange={({ target }) => onKeyword(target.value)}
      />
    </Flex>
  );
}

interface HistoryRowProps {
  readonly row: BreakdownSummary;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Undefined = who looks may delete nothing. */
  readonly onRemove: (() => void) | undefined;
}

/** One breakdown: its score, its name, how it begins. */
function HistoryRow({ row, isOpen, onOpen, onRemove }: HistoryRowProps) {
  const t = useT();
  return (
    <li className={isOpen ? `${styles.historyItem} ${styles.isSelected}` : styles.historyItem}>
      <PlainButton className={styles.historyOpen} onClick={onOpen}>
        <Text strong tabular className={styles.historyScore}>
          {row.hook_score}
        </Text>
        <span style={{ display: 'grid', minInlineSize: 0 }}>
          <Text strong ellipsis>
            {row.title}
          </Text>
          <Text type="tertiary" size="small" ellipsis>
            {row.excerpt}
          </Text>
          <Text type="tertiary" size="small">
            {t('analyze.history.meta', { segments: row.segments, characters: row.characters })} ·{' '}
            {formatShortMinute(row.updated_at)}
          </Text>
        </span>
      </PlainButton>
      {onRemove && (
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t('analyze.history.remove', { title: row.title })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
