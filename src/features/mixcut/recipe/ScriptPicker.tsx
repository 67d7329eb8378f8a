import { Alert, Flex, Input, Modal, Table } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { type MixWords, mixWordLimits, scriptsOf, withScripts } from '@/domain/mixcut/mixWords';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { scriptApi } from '@/services/script/api';
import type { Script } from '@/services/script/schema';
import { formatDuration } from '@/utils/formatDuration';

const PAGE_SIZE = 8;

interface ScriptPickerProps {
  readonly words: MixWords;
  readonly onPick: (words: MixWords) => void;
  readonly onClose: () => void;
}

/** Scripts of the library become scripts of the recipe; they can be changed there, the library's stay as they are. */
export function ScriptPicker({ words, onPick, onClose }: ScriptPickerProps) {
  const t = useT();
  const [query, setQuery] = useState({ page: 1, keyword: '' });
  const [chosen, setChosen] = useState<readonly Script[]>([]);
  const { data, error, loading, refresh } = useLoad(
    scriptApi.data,
    { ...query, page_size: PAGE_SIZE, sort: 'updated_at', order: 'desc' },
    { keepPrevious: true },
  );
  const room = mixWordLimits.scripts - scriptsOf(words).length;
  const next = withScripts(words, chosen);
  const fresh = scriptsOf(next).length - scriptsOf(words).length;
  return (
    <Modal
      open
      width={720}
      title={t('mixcut.scripts.title')}
      okText={t('mixcut.scripts.take', { count: fresh })}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: fresh === 0 }}
      onOk={() => onPick(next)}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <Input.Search
          allowClear
          aria-label={t('mixcut.scripts.search')}
          placeholder={t('mixcut.scripts.search')}
          onSearch={(keyword) => setQuery({ page: 1, keyword: keyword.trim() })}
        />
        {error && <LoadFailure error={error} onRetry={refresh} />}
        <Table<Script>
          size="small"
          rowKey="id"
          loading={loading}
          dataSource={data?.list ?? []}
          locale={{ emptyText: t('mixcut.scripts.none') }}
          pagination={{
            current: query.page,
            pageSize: PAGE_SIZE,
            total: data?.paginator.total ?? 0,
            showSizeChanger: false,
            hideOnSinglePage: true,
            onChange: (page) => setQuery((before) => ({ ...before, page })),
          }}
          rowSelection={{
            preserveSelectedRowKeys: true,
            selectedRowKeys: chosen.map(({ id }) => id),
            hideSelectAll: true,
            getCheckboxProps: ({ id, title }) => ({
              disabled: chosen.length >= room && chosen.every((one) => one.id !== id),
              'aria-label': title,
            }),
            onChange: (_, rows) => setChosen(rows),
          }}
          columns={[
            {
              title: t('mixcut.scripts.script'),
              render: (_, { title, sentences }) => (
                <>
                  <Text component="div" strong ellipsis>
                    {title}
                  </Text>
                  <Text component="div" type="secondary" size="small" ellipsis={2}>
                    {sentences.map(({ text }) => text).join('')}
                  </Text>
                </>
              ),
            },
            {
              title: t('mixcut.scripts.seconds'),
              width: 96,
              render: (_, { seconds }) => <Text tabular>{formatDuration(seconds)}</Text>,
            },
          ]}
        />
        {chosen.length > fresh && <Alert type="info" showIcon title={t('mixcut.scripts.known')} />}
        {chosen.length >= room && (
          <Alert type="info" showIcon title={t('mixcut.words.full', { max: mixWordLimits.scripts })} />
        )}
      </Flex>
    </Modal>
  );
}
