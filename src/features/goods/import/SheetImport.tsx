import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Progress, Radio, Result, Spin, Upload } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { goodsLimits } from '@/domain/goods';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { sheetAccept } from '@/lib/sheets';
import type { ImportResult } from '@/services/goods/schema';
import { type CheckedFile, checkFile, NoGoodsTableError } from './checkFile';
import { FaultTable } from './FaultTable';
import styles from './Import.module.css';
import { templateFile } from './tableFiles';
import { useSaveFile } from './useSaveFile';
import { refusalsOf, useSheetImport } from './useSheetImport';

/** What becomes of goods that are there already. */
type KnownGoods = 'update' | 'skip';

interface Props {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The file that was chosen last, read and checked, or what was wrong with it. */
function useCheckedFile() {
  const t = useT();
  const [file, setFile] = useState<CheckedFile>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async (chosen: File) => {
    setFile(undefined);
    setProblem(undefined);
    setReading(true);
    try {
      setFile(await checkFile(chosen));
    } catch (error) {
      setProblem(
        error instanceof NoGoodsTableError
          ? t(`goodsImport.${error.problem}`, { limit: goodsLimits.importRows })
          : messageOf(error),
      );
    } finally {
      setReading(false);
    }
  };
  return { file, isReading, problem, read, clear: () => setFile(undefined) };
}

/** Goods from an Excel or CSV file: read and checked in the browser, faults named by row and column, good rows taken in. */
export function SheetImport({ onClose, onChanged }: Props) {
  const t = useT();
  const [known, setKnown] = useState<KnownGoods>('update');
  const { file, isReading, problem, read, clear } = useCheckedFile();
  const job = useSheetImport(onChanged);
  const { state } = job;
  const { leave } = useLeaveGuard(state.phase === 'running');
  return (
    <Modal
      open
      width={760}
      title={t('goodsImport.sheetTitle')}
      onCancel={() => leave(onClose)}
      mask={{ closable: false }}
      footer={
        <ImportFooter
          file={file}
          known={known}
          job={job}
          onAnother={() => {
            job.reset();
            clear();
          }}
          onClose={onClose}
        />
      }
    >
      <Flex vertical gap={16}>
        {!file && (
          <SheetDrop
            isReading={isReading}
            onChoose={(chosen) => {
              job.reset();
              void read(chosen);
            }}
          />
        )}
        {problem && <Alert type="error" showIcon title={t('goodsImport.cannotRead')} description={problem} />}
        {file && state.phase === 'idle' && <CheckedSheet file={file} known={known} onKnown={setKnown} />}
        {state.phase === 'running' && (
          <div role="status">
            <p>{t('goodsImport.running', { done: state.done, total: state.total })}</p>
            <Progress percent={Math.round((state.done / Math.max(1, state.total)) * 100)} status="active" />
          </div>
        )}
        {file && state.phase === 'ended' && <ImportOutcome file={file} {...state} />}
      </Flex>
    </Modal>
  );
}

interface SheetDropProps {
  readonly isReading: boolean;
  readonly onChoose: (file: File) => void;
}

/** The template to begin with, and the place where a filled file is dropped. */
function SheetDrop({ isReading, onChoose }: SheetDropProps) {
  const t = useT();
  const save = useSaveFile();
  return (
    <>
      <Flex gap={8} align="center" justify="space-between" wrap className={styles.template}>
        <span>{t('goodsImport.templateHint')}</span>
        <Button
          icon={<DownloadOutlined />}
          onClick={() => void save(templateFile(), `${t('goodsImport.templateName')}.xlsx`)}
        >
          {t('goodsImport.template')}
        </Button>
      </Flex>
      <Spin spinning={isReading} description={t('goodsImport.reading')}>
        <Upload.Dragger
          accept={sheetAccept}
          showUploadList={false}
          disabled={isReading}
          beforeUpload={(chosen) => {
            onChoose(chosen);
            return false;
          }}
        >
          <p className={styles.dropIcon}>
            <InboxOutlined />
          </p>
          <p>{t('goodsImport.drop')}</p>
          <p className={styles.hint}>{t('goodsImport.dropHint')}</p>
        </Upload.Dragger>
      </Spin>
    </>
  );
}

interface CheckedSheetProps {
  readonly file: CheckedFile;
  readonly known: KnownGoods;
  readonly onKnown: (known: KnownGoods) => void;
}

/** What was found in a file before anything is taken in. */
function CheckedSheet({ file, known, onKnown }: CheckedSheetProps) {
  const t = useT();
  const { good, bad, examples, pricesToAsk, table } = file;
  return (
    <>
      <Flex gap={12} wrap>
        <Figure value={good.length} label={t('goodsImport.good')} tone="good" />
        <Figure value={bad.length} label={t('goodsImport.bad')} tone={bad.length > 0 ? 'bad' : 'plain'} />
        <Flex vertical justify="center" flex="1 1 160px" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{file.name}</strong>
          <Text type="secondary" size="small">
            {t('goodsImport.sheetName', { sheet: file.sheet })}
            {examples > 0 && ` · ${t('goodsImport.examples', { count: examples })}`}
          </Text>
        </Flex>
      </Flex>
      {pricesToAsk > 0 && <Alert type="info" showIcon title={t('goodsImport.pricesToAsk', { count: pricesToAsk })} />}
      {table.unknown.length > 0 && (
        <Alert
          type="info"
          showIcon
          title={t('goodsImport.unknown', { columns: table.unknown.slice(0, 8).join('、') })}
        />
      )}
      {table.repeated.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('goodsImport.repeatedColumns', { columns: table.repeated.join('、') })}
        />
      )}
      <FaultTable file={file} refused={[]} />
      {good.length > 0 && (
        <Radio.Group
          className={styles.choice}
          value={known}
          onChange={(event) => onKnown(event.target.value)}
          aria-label={t('goodsImport.known')}
          options={[
            { value: 'update', label: t('goodsImport.knownUpdate') },
            { value: 'skip', label: t('goodsImport.knownSkip') },
          ]}
        />
      )}
    </>
  );
}

interface ImportOutcomeProps {
  readonly file: CheckedFile;
  readonly result: ImportResult;
  readonly rest: number;
  readonly problem?: string;
}

function ImportOutcome({ file, result, rest, problem }: ImportOutcomeProps) {
  const t = useT();
  const { added, updated, skipped } = result;
  return (
    <>
      <Result
        className={styles.result}
        status={problem || rest > 0 ? 'warning' : 'success'}
        title={t(rest > 0 ? 'goodsImport.stopped' : 'goodsImport.ended', { rest })}
        subTitle={
          <>
            {t('goodsImport.summary', { added, updated, skipped })}
            {problem && <span style={{ display: 'block' }}>{problem}</span>}
          </>
        }
      />
      <FaultTable file={file} refused={refusalsOf(result)} />
    </>
  );
}

interface ImportFooterProps {
  readonly file: CheckedFile | undefined;
  readonly known: KnownGoods;
  readonly job: ReturnType<typeof useSheetImport>;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

function ImportFooter({ file, known, job, onAnother, onClose }: ImportFooterProps) {
  const t = useT();
  const { state } = job;
  if (state.phase === 'running') return <Button onClick={job.cancel}>{t('goodsImport.cancel')}</Button>;
  const rest = state.phase === 'ended' ? state.rest : 0;
  const hasFaults = (file?.bad.length ?? 0) > 0;
  return (
    <Flex gap={8} justify="end" wrap>
      {file && <Button onClick={onAnother}>{t('goodsImport.another')}</Button>}
      {state.phase === 'ended' && rest === 0 ? (
        <Button type="primary" onClick={onClose}>
          {t('goodsImport.finish')}
        </Button>
      ) : (
        file && (
          <Button type="primary" disabled={file.good.length === 0} onClick={() => void job.run(file, known)}>
            {rest > 0
              ? t('goodsImport.goOn', { count: rest })
              : t(hasFaults ? 'goodsImport.startGood' : 'goodsImport.start', { count: file.good.length })}
          </Button>
        )
      )}
    </Flex>
  );
}

function Figure({ value, label, tone }: { value: number; label: string; tone: 'good' | 'bad' | 'plain' }) {
  return (
    <Flex vertical className={styles.figure} data-tone={tone}>
      <strong>{value}</strong>
      <span>{label}</span>
    </Flex>
  );
}
