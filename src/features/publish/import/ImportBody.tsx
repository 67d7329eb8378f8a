import { Alert, Button, Flex, Progress, Skeleton } from 'antd';
import { useEffect, useMemo } from 'react';
import { useOwnWords } from '@/blocks/compliance';
import { type KnownByVideo, loadKnownFacts, loadSchedulingData, type SchedulingData } from '@/blocks/publishing';
import { LoadFailure } from '@/components/LoadFailure';
import { videosNamed } from '@/domain/publishing/importing';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { ChooseFile } from './ChooseFile';
import { DryRun } from './DryRun';
import { Ended } from './Ended';
import type { ImportPostsProps } from './ImportPosts';
import { toImportContext } from './importContext';
import { type ImportFile, useImportFile } from './useImportFile';
import { useImportSend } from './useImportSend';
import { useRowCheck } from './useRowCheck';

interface SendingProps {
  readonly done: number;
  readonly total: number;
  /** What is under way comes to its end first: it could not be taken back otherwise. */
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

function Sending({ done, total, isStopping, onStop }: SendingProps) {
  const t = useT();
  return (
    <Flex vertical gap={16} role="status">
      <span>{isStopping ? t('publishImport.stopping') : t('publishImport.running', { done, total })}</span>
      <Progress percent={Math.round((done / Math.max(1, total)) * 100)} status="active" />
      <Flex gap={8} align="center" wrap>
        <span style={{ flex: 1 }} />
        <Button disabled={isStopping} onClick={onStop}>
          {t('publishImport.cancel')}
        </Button>
      </Flex>
    </Flex>
  );
}

/** What closing the dialog would lose. */
export type Hold =
  | { readonly kind: 'free' }
  /** Posts are being planned. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'unsent'; readonly rest: number; readonly edits: number };

interface Props extends Omit<ImportPostsProps, 'open'> {
  readonly onHold: (hold: Hold) => void;
}

interface TableFacts {
  /** Stays while those of a video named since are being asked for. */
  readonly facts: KnownByVideo | undefined;
  readonly isCurrent: boolean;
}

/** What is known of the goods of the videos that a table names. */
function useTableFacts(file: ImportFile | undefined, known: SchedulingData | undefined): TableFacts {
  const videos = useMemo(() => (file && known ? videosNamed(file.rows, file.table, known.videos) : []), [file, known]);
  const ids = videos.map(({ id }) => id).join();
  const { data } = useLoad(async () => ({ ids, facts: await loadKnownFacts(videos) }), { refreshDeps: [ids] });
  return { facts: data?.facts, isCurrent: data?.ids === ids };
}

/** The steps of an import, one after the other: file, dry run, sending, end. */
export function ImportBody({ onClose, onDone, onHold }: Props) {
  const t = useT();
  const own = useOwnWords();
  const { data: known, error, loading, refresh } = useLoad(loadSchedulingData);
  const source = useImportFile();
  const { facts, isCurrent } = useTableFacts(source.file, known);
  const context = useMemo(() => known && facts && toImportContext(known, facts, own, Date.now()), [known, facts, own]);
  const checked = useRowCheck(source.file, context);
  // What a row says of goods is part of the check.
  const check = isCurrent ? checked : { ...checked, isChecking: true };
  const send = useImportSend({
    onDone,
    onPlanned: (rows) => {
      source.leaveOut(rows);
      // What stays in the table is held against what has just been planned.
      refresh();
    },
    onUndone: () => {
      source.takeBack();
      refresh();
    },
  });
  const { phase } = send.state;
  const rest = send.state.phase === 'ended' ? send.state.rest.length : 0;
  const edits = source.file && check.rows.length > 0 ? source.file.edits : 0;
  useEffect(() => {
    if (phase === 'running') onHold({ kind: 'busy' });
    else onHold(rest + edits > 0 ? { kind: 'unsent', rest, edits } : { kind: 'free' });
  }, [phase, rest, edits, onHold]);

  const another = () => {
    source.clear();
    send.forget();
  };

  if (!known && error && !loading) {
    return <LoadFailure title={t('publishImport.loadFailed', { reason: messageOf(error) })} onRetry={refresh} />;
  }
  if (!known) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (send.state.phase === 'running') return <Sending {...send.state} onStop={send.stop} />;
  if (send.state.phase === 'ended')
    return (
      <Ended
        state={send.state}
        open={check.rows.length}
        isUndoing={send.isUndoing}
        onUndo={() => void send.undo()}
        onResume={() => void send.resume()}
        onTable={send.reset}
        onAnother={another}
        onClose={onClose}
      />
    );
  if (!source.file) return <ChooseFile source={source} known={known} />;
  const planned = source.file.planned.size;
  return (
    <Flex vertical gap={16}>
      {send.canUndo && planned > 0 && (
        <Alert
          type="success"
          showIcon
          title={t('publishImport.plannedHere', { count: planned })}
          action={
            <Button size="small" loading={send.isUndoing} onClick={() => void send.undo()}>
              {t('publishImport.undo')}
            </Button>
          }
        />
      )}
      <DryRun source={{ ...source, clear: another }} file={source.file} check={check} onSend={send.start} />
    </Flex>
  );
}
