import { DeleteOutlined } from '@ant-design/icons';
import { useLocation } from '@umijs/max';
import { App, Button, Flex, Popconfirm, Skeleton } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { EmptyState } from '@/components/empty/EmptyState';
import { VideoIllustration } from '@/components/empty/VideoIllustration';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { formatShortMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { zipFiles } from '@/lib/zip';
import { cleanFileName } from '@/utils/cleanFileName';
import { ResultCard } from './ResultCard';
import styles from './shell.module.css';
import { toolHistory } from './toolHistory';
import type { ToolKey } from './toolKeys';
import type { ToolRecord } from './types';
import { useToolHistory } from './useToolRuns';

/**
 * All results of a run as one zip.
 *
 * @returns how many results the browser has thrown away meanwhile
 */
async function saveAll({ title, results }: ToolRecord): Promise<number> {
  const known = await Promise.all(
    results.map(async (result) => ({ name: result.name, content: await toolHistory.file(result) })),
  );
  const files = known.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
  if (files.length > 0) saveBlob(await zipFiles(files), `${cleanFileName(title)}.zip`);
  return results.length - files.length;
}

interface RunListProps {
  readonly tool: ToolKey;
  /** Shown above: it is not shown here as well. */
  readonly newest: ToolRecord | undefined;
  readonly onReuse: ((record: Pick<ToolRecord, 'options' | 'inputs'>) => void) | undefined;
}

/** Shown without asking for more. */
const shownFirst = 3;

/** Earlier results of this tool, newest run first; the address may name one (`?run=`). */
export function RunList({ tool, newest, onReuse }: RunListProps) {
  const t = useT();
  const all = useToolHistory(tool);
  const runs = useMemo(() => all?.filter(({ id }) => id !== newest?.id), [all, newest]);
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('run');
  const [isAll, setAll] = useState(false);
  useEffect(() => {
    if (named && runs) document.getElementById(`run-${named}`)?.scrollIntoView({ block: 'nearest' });
  }, [named, runs]);
  if (!runs) return <Skeleton active paragraph={{ rows: 2 }} />;
  if (runs.length === 0 && newest) return null;
  const shown = isAll ? runs : runs.slice(0, Math.max(shownFirst, runs.findIndex(({ id }) => id === named) + 1));
  return (
    <Panel component="section" vertical gap={16} style={{ minInlineSize: 0 }} aria-label={t('tools.results')}>
      <Flex gap="8px 12px" align="center" wrap className={styles.jobHead}>
        <Text component="h2" size="large" strong>
          {t('tools.results')}
        </Text>
        {runs.length > 0 && (
          <Popconfirm
            title={t('tools.clearAsk')}
            description={t('tools.clearText')}
            okText={t('tools.clear')}
            cancelText={t('common.cancel')}
            onConfirm={() => void toolHistory.clear(tool)}
          >
            <Button size="small" type="text">
              {t('tools.clear')}
            </Button>
          </Popconfirm>
        )}
      </Flex>
      {runs.length === 0 && (
        <EmptyState
          compact
          illustration={<VideoIllustration />}
          title={t('tools.noResults')}
          description={t('tools.noResultsText')}
        />
      )}
      {shown.map((record) => (
        <Run key={record.id} record={record} onReuse={onReuse} />
      ))}
      {shown.length < runs.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {t('tools.more', { count: runs.length - shown.length })}
        </Button>
      )}
    </Panel>
  );
}

interface RunProps {
  readonly record: ToolRecord;
  readonly onReuse: RunListProps['onReuse'];
}

/** What one run has made. */
export function Run({ record, onReuse }: RunProps) {
  const t = useT();
  const { message } = App.useApp();
  const save = async () => {
    const gone = await saveAll(record);
    if (gone > 0) message.warning(t('tools.someGone', { count: gone }));
  };
  return (
    <Flex
      component="article"
      vertical
      gap={12}
      className={styles.run}
      id={`run-${record.id}`}
      aria-label={record.title}
    >
      <Flex component="header" gap="8px 12px" align="center" wrap className={styles.jobHead}>
        <Text component="strong" ellipsis title={record.title}>
          {record.title}
        </Text>
        <Text type="tertiary" size="small">
          {formatShortMinute(record.at)}
        </Text>
        <Flex component="span" gap={8} align="center" wrap>
          {record.results.length > 1 && (
            <Button size="small" onClick={() => void save()}>
              {t('tools.saveAll')}
            </Button>
          )}
          {onReuse && (
            <Button size="small" type="text" onClick={() => onReuse(record)}>
              {t('tools.reuse')}
            </Button>
          )}
          <Button
            size="small"
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('tools.removeRun', { title: record.title })}
            onClick={() => void toolHistory.remove(record.id)}
          />
        </Flex>
      </Flex>
      <GridLayout columns="repeat(auto-fill, minmax(min(100%, 320px), 1fr))" gap={12}>
        {record.results.map((result) => (
          <ResultCard key={result.id} record={record} result={result} />
        ))}
      </GridLayout>
    </Flex>
  );
}
