import { DownloadOutlined } from '@ant-design/icons';
import { App, Button, Checkbox, Flex, Select } from 'antd';
import { useState } from 'react';
import { callsOf, type SendOrder, useDates } from '@/blocks/publishing';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import styles from './DryRun.module.css';
import { toPlannedPost } from './importContext';
import { MappingBar } from './MappingBar';
import { errorsFile } from './postFiles';
import { problemText } from './problemText';
import { ResultsTable } from './ResultsTable';
import type { ImportFile, ImportFileState } from './useImportFile';
import type { GoodRow } from './useImportSend';
import type { RowCheck } from './useRowCheck';

interface Props {
  readonly source: ImportFileState;
  readonly file: ImportFile;
  readonly check: RowCheck;
  readonly onSend: (rows: readonly GoodRow[], as: SendOrder['as']) => Promise<void>;
}

/** What would be planned and what would not, before anything is. */
export function DryRun({ source, file, check, onSend }: Props) {
  const t = useT();
  const dates = useDates();
  const { modal } = App.useApp();
  const isDirect = useCan()('publish.schedule');
  const [isShort, setShort] = useState(true);
  const bad = check.rows.filter(({ post }) => !post);
  const warned = check.rows.filter(({ post, problems }) => post && problems.length > 0);
  const good = check.rows.filter((row): row is GoodRow => row.post !== undefined);
  const hasProblems = bad.length + warned.length > 0;
  const shown = isShort && hasProblems ? check.rows.filter(({ problems }) => problems.length > 0) : check.rows;
  const moment = (at: number) => dates.moment(new Date(at));

  const errors = useAction(
    async () => {
      const blob = await errorsFile(file.rows, file.table, bad, (problem) => problemText(problem, t, moment));
      saveBlob(blob, `${file.name.replace(/\.[^.]+$/, '')}-${t('publishImport.errorsName')}.xlsx`);
    },
    { messages: { failed: 'publishImport.saveFailed' } },
  );
  const ask = () => {
    const count = good.length;
    const calls = callsOf(good.map(({ post }) => toPlannedPost(post))).length;
    modal.confirm({
      title: t(isDirect ? 'publishImport.ask' : 'publishImport.askSubmit', { count }),
      content: (
        <>
          {bad.length > 0 && <p>{t('publishImport.askBad', { bad: bad.length })}</p>}
          {warned.length > 0 && <p>{t('publishImport.askWarned', { warned: warned.length })}</p>}
          {calls > 1 && <p>{t('publishImport.askCalls', { calls })}</p>}
        </>
      ),
      okText: t('publishImport.askYes'),
      cancelText: t('common.cancel'),
      onOk: () => {
        void onSend(good, isDirect ? 'scheduled' : 'pending_approval');
      },
    });
  };
  const startText = () => {
    if (isDirect) return bad.length > 0 ? 'publishImport.startGood' : 'publishImport.start';
    return bad.length > 0 ? 'publishImport.submitGood' : 'publishImport.submit';
  };

  return (
    <Flex vertical gap={16}>
      <Flex gap={12} align="center" wrap role="status">
        <Figure value={good.length} label={t('publishImport.good')} tone="good" />
        <Figure value={bad.length} label={t('publishImport.bad')} tone={bad.length > 0 ? 'bad' : 'plain'} />
        <Figure value={warned.length} label={t('publishImport.warned')} tone={warned.length > 0 ? 'warn' : 'plain'} />
        <Flex vertical gap={4} flex="1 1 160px" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{file.name}</strong>
          {file.sheets.length > 1 ? (
            <Select
              size="small"
              aria-label={t('publishImport.sheet')}
              value={file.sheet}
              options={file.sheets.map(({ name }) => ({ value: name, label: name }))}
              onChange={source.choose}
            />
          ) : (
            check.isChecking && (
              <Text type="secondary" size="small">
                {t('publishImport.checking', { done: check.done })}
              </Text>
            )
          )}
        </Flex>
      </Flex>
      <MappingBar file={file} map={source.map} />
      {check.rows.length > 0 && (
        <>
          {hasProblems && (
            <Flex gap={8} align="center" justify="space-between" wrap>
              <Checkbox checked={isShort} onChange={(event) => setShort(event.target.checked)}>
                {t('publishImport.onlyProblems')}
              </Checkbox>
              {bad.length > 0 && (
                <Button size="small" icon={<DownloadOutlined />} onClick={() => void errors.run(undefined)}>
                  {t('publishImport.getErrors')}
                </Button>
              )}
            </Flex>
          )}
          <ResultsTable file={file} rows={shown} moment={moment} onEdit={source.edit} />
        </>
      )}
      <Flex gap={8} align="center" wrap>
        <span style={{ flex: 1 }} />
        <Button onClick={source.clear}>{t('publishImport.another')}</Button>
        <Button type="primary" disabled={good.length === 0 || check.isChecking} onClick={ask}>
          {t(startText(), { count: good.length })}
        </Button>
      </Flex>
    </Flex>
  );
}

function Figure({ value, label, tone }: { value: number; label: string; tone: 'good' | 'bad' | 'warn' | 'plain' }) {
  return (
    <Flex vertical className={styles.figure} data-tone={tone}>
      <strong>{value}</strong>
      <span>{label}</span>
    </Flex>
  );
}
