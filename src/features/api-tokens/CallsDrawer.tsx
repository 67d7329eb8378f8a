import { Drawer, Table } from 'antd';
import { useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { apiTokenApi } from '@/services/api_token/api';
import type { ApiCallEntry, ApiToken } from '@/services/api_token/schema';

const PAGE_SIZE = 20;
const tones = { ok: 'good', refused: 'bad', failed: 'warn' } as const;

interface CallsDrawerProps {
  readonly token: ApiToken;
  readonly onClose: () => void;
}

/** What was called with a token, and what was refused. */
export function CallsDrawer({ token: { id, name }, onClose }: CallsDrawerProps) {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data, error, refresh } = useLoad(
    apiTokenApi.calls,
    { id, page, page_size: PAGE_SIZE },
    { keepPrevious: true },
  );
  return (
    <Drawer open size={640} title={t('apiToken.callsOf', { name })} onClose={onClose}>
      <LoadState data={data} error={error} onRetry={refresh} rows={6} />
      {data && (
        <Table<ApiCallEntry>
          rowKey="id"
          size="small"
          dataSource={[...data.list]}
          scroll={{ x: 480 }}
          locale={{ emptyText: t('apiToken.callsEmpty') }}
          footer={() => (
            <Text type="tertiary" size="small">
              {t('apiToken.callsKept')}
            </Text>
          )}
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
              key: 'at',
              title: t('apiToken.at'),
              width: 152,
              render: (_, { at }) => <Text tabular>{formatMinute(at)}</Text>,
            },
            { key: 'call', title: t('apiToken.call'), render: (_, { call }) => <code>/{call.replace('.', '/')}</code> },
            {
              key: 'outcome',
              title: t('apiToken.outcome'),
              render: (_, { outcome, reason }) => (
                <>
                  <ToneTag tone={tones[outcome]}>{t(`apiToken.outcome.${outcome}`)}</ToneTag>
                  {reason && (
                    <Text component="div" type="secondary" size="small">
                      {reason}
                    </Text>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
    </Drawer>
  );
}
