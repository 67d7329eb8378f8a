import { DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Modal, Progress, Radio, Result, Spin, Upload } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useActionRunner } from '@/hooks/useAction';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { saveBlob } from '@/lib/saveBlob';
import { sheetAccept } from '@/lib/sheets';
import { type CheckedFile, checkFile, NoGoodsTableError } from './checkFile';
import { FaultTable } from './FaultTable';
import styles from './Import.module.css';
import { problemSentence } from './problemSentence';
import { faultyFile, templateFile } from './tableFiles';
import { refusalsOf, useSheetImport } from './useSheetImport';

interface Props {
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Goods from an Excel or CSV file: read and checked in the browser, faults named by row and column, good rows taken in. */
export function SheetImport({ onClose, onChanged }: Props) {
  const t = useT();
  const [file, setFile] = useState<CheckedFile>();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [known, setKnown] = useState<'update' | 'skip'>('update');
  const runAction = useActionRunner();
  const job = useSheetImport(onChanged);
  const { state } = job;
  const isRunning = state.phase === 'running';
  const { leave } = useLeaveGuard(isRunning);

  const read = async (chosen: File) => {
    job.reset();
    setFile(undefined);
    setProblem(undefined);
    setReading(true);
    try {
      setFile(await checkFile(chosen));
    } catch (error) {
      setProblem(error instanceof NoGoodsTableError ? t(`goodsImport.${error.problem}`) : messageOf(error));
    } finally {
      setReading(false);
    }
  };
  const save = async (made: Promise<Blob>, name: string) => {
    await runAction(async () => saveBlob(await made, name), undefined, {
      messages: { failed: 'goodsImport.saveFailed' },
    });
  };
  const getTemplate = () => void save(templateFile(), `${t('goodsImport.templateName')}.xlsx`);
  const getFaults = () =>
    file &&
    void save(
      faultyFile(file, (one) => problemSentence(t, one)),
      `${file.name.replace(/\.[^.]+$/, '')}-${t('goodsImport.faultsName')}.xlsx`,
    );

  return (
    <Modal
      open
      width={760}
      title={t('goodsImport.sheetTitle')}
      onCancel={() => leave(onClose)}
      mask={{ closable: false }}
      footer={footer()}
    >
      <Flex vertical gap={16}>
        {!file && (
          <Flex gap={8} align="center" justify="space-between" wrap className={styles.template}>
            <span>{t('goodsImport.templateHint')}</span>
            <Button icon={<DownloadOutlined />} onClick={getTemplate}>
              {t('goodsImport.template')}
            </Button>
          </Flex>
        )}
        {!file && (
          <Spin spinning={isReading} description={t('goodsImport.reading')}>
            <Upload.Dragger
              accept={sheetAccept}
              showUploadList={false}
              disabled={isReading}
              beforeUpload={(chosen) => {
                void read(chosen);
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
        )}
        {problem && <Alert type="error" showIcon title={t('goodsImport.cannotRead')} description={problem} />}
        {file && state.phase === 'idle' && checked(file)}
        {state.phase === 'running' && (
          <div role="status">
            <p>{t('goodsImport.running', { done: state.done, total: state.total })}</p>
            <Progress percent={Math.round((state.done / Math.max(1, state.total)) * 100)} status="active" />
          </div>
        )}
        {file && state.phase === 'ended' && (
          <>
            <Result
              className={styles.result}
              status={state.problem || state.rest > 0 ? 'warning' : 'success'}
              title={t(state.rest > 0 ? 'goodsImport.stopped' : 'goodsImport.ended', { rest: state.rest })}
              subTitle={
                <>
                  {t('goodsImport.summary', {
                    added: state.result.added,
                    updated: state.result.updated,
                    skipped: state.result.skipped,
                  })}
                  {state.problem && <span style={{ display: 'block' }}>{state.problem}</span>}
                </>
              }
            />
            <FaultTable file={file} refused={refusalsOf(state.result)} />
          </>
        )}
      </Flex>
    </Modal>
  );

  function checked(now: CheckedFile) {
    const { good, bad, examples, table } = now;
    return (
      <>
        <Flex gap={12} wrap>
          <Figure value={good.length} label={t('goodsImport.good')} tone="good" />
          <Figure value={bad.length} label={t('goodsImport.bad')} tone={bad.length > 0 ? 'bad' : 'plain'} />
          <Flex vertical justify="center" flex="1 1 160px" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{now.name}</strong>
            <Text type="secondary" size="small">
              {t('goodsImport.sheetName', { sheet: now.sheet })}
              {examples > 0 && ` · ${t('goodsImport.examples', { count: examples })}`}
            </Text>
          </Flex>
        </Flex>
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
        <FaultTable file={now} refused={[]} />
        {good.length > 0 && (
          <Radio.Group
            className={styles.choice}
            value={known}
            onChange={(event) => setKnown(event.target.value)}
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

  function footer() {
    if (isRunning) return <Button onClick={job.cancel}>{t('goodsImport.cancel')}</Button>;
    const rest = state.phase === 'ended' ? state.rest : 0;
    const hasFaults = (file?.bad.length ?? 0) > 0;
    return (
      <Flex gap={8} align="center" justify="space-between" wrap>
        {file && hasFaults && (
          <Button icon={<DownloadOutlined />} onClick={getFaults}>
            {t('goodsImport.getFaults')}
          </Button>
        )}
        <span style={{ flex: 1 }} />
        {file && (
          <Button
            onClick={() => {
              job.reset();
              setFile(undefined);
            }}
          >
            {t('goodsImport.another')}
          </Button>
        )}
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
}

function Figure({ value, label, tone }: { value: number; label: string; tone: 'good' | 'bad' | 'plain' }) {
  return (
    <Flex vertical className={styles.figure} data-tone={tone}>
      <strong>{value}</strong>
      <span>{label}</span>
    </Flex>
  );
}
