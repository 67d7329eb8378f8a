import { Flex, Table } from 'antd';
import { useState } from 'react';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
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
              key: 'device',
              title: t('accountCenter.security.history.device'),
              render: (_, row) => (
                <Flex vertical>
                  {deviceName(row)}
                  <Text type="secondary" size="small">
                    {row.address || t('accountCenter.security.session.local')}
                  </Text>
                </Flex>
              ),
            },
            {
              key: 'result',
              title: t('accountCenter.security.history.result'),
              render: (_, row) => (
                <Flex gap={8} align="center" wrap>
                  {t(`accountCenter.security.history.way.${row.way}`)}
                  <ToneTag tone={row.is_success ? 'good' : 'bad'}>
                    {t(row.is_success ? 'accountCenter.security.history.ok' : 'accountCenter.security.history.failed')}
                  </ToneTag>
                </Flex>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
