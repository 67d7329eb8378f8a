import { Alert, Button, Result, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useOwnWords } from '@/blocks/compliance';
import { loadPublishGround } from '@/blocks/publishing';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { ChooseFile } from './ChooseFile';
import { DryRun } from './DryRun';
import styles from './Import.module.css';
import type { ImportPostsProps } from './ImportPosts';
import { importGround } from './importGround';
import { Sending } from './Sending';
import { useImportFile } from './useImportFile';
import { useImportSend } from './useImportSend';
import { useRowCheck } from './useRowCheck';

/** The steps of an import, one after the other: file, dry run, sending, end. */
export function ImportBody({ onClose, onDone }: Omit<ImportPostsProps, 'open'>) {
  const t = useT();
  const own = useOwnWords();
  const { data: known, error, loading, refresh } = useLoad(loadPublishGround);
  const ground = useMemo(() => known && importGround(known, own, Date.now()), [known, own]);
  const source = useImportFile();
  const check = useRowCheck(source.file, ground);
  const send = useImportSend(onDone, refresh);

  if (error && !loading) {
    return (
      <Alert
        type="error"
        showIcon
        title={t('publishImport.loadFailed', { reason: messageOf(error) })}
        action={
          <Button size="small" onClick={refresh}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (!known) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (send.state.phase === 'running') return <Sending {...send.state} onStop={send.stop} />;
  if (send.state.phase === 'ended') {
    const { sent, as } = send.state;
    const count = sent.items.length;
    const ended = as === 'scheduled' ? 'publishImport.ended' : 'publishImport.endedSubmit';
    return (
      <Result
        className={styles.result}
        status={sent.rest > 0 ? 'warning' : 'success'}
        title={sent.rest > 0 ? t('publishImport.endedPart', { count, rest: sent.rest }) : t(ended, { count })}
        subTitle={[sent.problem, ...sent.warnings.slice(0, 3)]
          .filter(Boolean)
          .map((line) => <div key={line}>{line}</div>)}
        extra={[
          ...(count > 0
            ? [
                <Button key="undo" loading={send.isUndoing} onClick={() => void send.undo()}>
                  {t('publishImport.undo')}
                </Button>,
              ]
            : []),
          <Button
            key="another"
            onClick={() => {
              source.clear();
              send.reset();
            }}
          >
            {t('publishImport.another')}
          </Button>,
          <Button key="close" type="primary" onClick={onClose}>
            {t('publishImport.close')}
          </Button>,
        ]}
      />
    );
  }
  if (!source.file) return <ChooseFile source={source} known={known} />;
  return <DryRun source={source} file={source.file} check={check} onSend={send.start} />;
}
