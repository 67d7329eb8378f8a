import { Alert, Button, Table } from 'antd';
import { useState } from 'react';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import styles from './Merchant.module.css';

const pageSize = 10;

/** Past imports and exports: which file, by whom, with what outcome. */
export function HistoryTable() {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data, error, loading, refresh } = useLoad(
    goodsApi.transfers,
    { page, page_size: pageSize },
    { keepPrevious: true },
  );
  if (error) {
    return (
      <Alert
        type="warning"
        showIcon
        title={messageOf(error)}
        action={
          <Button size="small" onClick={refresh}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <Table
      className={styles.wide}
      size="small"
      rowKey="id"
      loading={loading && !data}
      dataSource={data?.list ?? []}
      locale={{
        emptyText: (
          <Text type="secondary" size="small">
            {t('merchantGoods.noHistory')}
          </Text>
        ),
      }}
      pagination={{
        current: page,
        pageSize,
        total: data?.paginator.total ?? 0,
        hideOnSinglePage: true,
        showSizeChanger: false,
        onChange: setPage,
      }}
      columns={[
        {
          title: t('merchantGoods.kind'),
          width: 96,
          render: (_, { kind, refused }) => (
            <ToneTag tone={refused > 0 ? 'warn' : 'good'}>{t(`merchantGoods.kind.${kind}`)}</ToneTag>
          ),
        },
        { title: t('merchantGoods.file'), dataIndex: 'name' },
        {
          title: t('merchantGoods.outcome'),
          render: (_, row) =>
            row.kind === 'import'
              ? t('merchantGoods.outcomeImport', {
                  added: row.added,
                  updated: row.updated,
                  skipped: row.skipped,
                  refused: row.refused,
                })
              : t('merchantGoods.outcomeExport', { total: row.total }),
        },
        { title: t('merchantGoods.by'), dataIndex: 'by', width: 120 },
        {
          title: t('merchantGoods.at'),
          width: 152,
          render: (_, { created_at }) => formatMinute(created_at),
        },
      ]}
    />
  );
}
