import { Table, Tag } from 'antd';
import { useState } from 'react';
import Section from '@/components/Section';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { securityApi } from '@/services/security/api';
import type { SignIn } from '@/services/security/schema';
import { useDeviceName } from './useDeviceName';

const PAGE_SIZE = 10;

/** Who came in as this account, and who tried to. */
export function HistorySection() {
  const t = useT();
  const deviceName = useDeviceName();
  const [page, setPage] = useState(1);
  const { data, loading, error, refresh } = useLoad(
    securityApi.history,
    { page, page_size: PAGE_SIZE },
    { keepPrevious: true },
  );
  return (
    <Section
      title={t('accountCenter.security.history')}
      loading={loading && !data}
      error={error}
      onRetry={refresh}
      empty={data?.list.length === 0 ? t('accountCenter.security.history.empty') : undefined}
    >
      {data && (
        <Table<SignIn>
          rowKey="id"
          size="small"
          scroll={{ x: 'max-content' }}
          dataSource={[...data.list]}
          pagination={{
            current: page,
            pageSize: PAGE_SIZE,
            total: data.paginator.total,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: setPage,
          }}
          columns={[
            {
              key: 'time',
              title: t('accountCenter.security.history.time'),
              render: (_, row) => formatMinute(row.created_at),
            },
            {
              key: 'way',
              title: t('accountCenter.security.history.way'),
              render: (_, row) => t(`accountCenter.security.history.way.${row.way}`),
            },
            { key: 'device', title: t('accountCenter.security.history.device'), render: (_, row) => deviceName(row) },
            {
              key: 'address',
              title: t('accountCenter.security.history.address'),
              render: (_, row) => row.address || t('accountCenter.security.session.local'),
            },
            {
              key: 'result',
              title: t('accountCenter.security.history.result'),
              render: (_, row) =>
                row.is_success ? (
                  t('accountCenter.security.history.ok')
                ) : (
                  <Tag color="error">{t('accountCenter.security.history.failed')}</Tag>
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
