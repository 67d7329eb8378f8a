import { DownloadOutlined, ScissorOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Alert, Button, Flex, Popconfirm, Progress, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { libraryUploads } from '@/blocks/media';
import { spokenScript } from '@/blocks/spokenScript';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { formatShortMinute } from '@/hooks/useDates';
import { useObjectUrl } from '@/hooks/useObjectUrl';
import { useT } from '@/hooks/useT';
import { useUploads } from '@/hooks/useUploads';
import { saveBlob } from '@/lib/saveBlob';
import { readSession } from '@/lib/session';
import type { FileRecord } from '@/services/file/schema';
import { cleanFileName } from '@/utils/cleanFileName';
import { formatDuration } from '@/utils/formatDuration';
import styles from '../prompter.module.css';
import { discardRecording, type RecordingNote, readRecording } from './keptRecordings';
import sheet from './recording.module.css';
import { makeSeekable } from './seekable';
import type { RecordingEnd } from './takeRecorder';

/** A recording of this page, or a file that a phone made. */
export type ReviewedTake =
  | { readonly note: RecordingNote; readonly ended?: RecordingEnd | undefined }
  | { readonly file: File; readonly text: string };

interface TakeReviewProps {
  readonly take: ReviewedTake;
  /** Back to the text; the recording stays where it is. */
  readonly onBack: () => void;
}

const MAX_LINES = 200;

/** What was recorded: seen, downloaded, thrown away, or sent on to its first cut. */
export function TakeReview({ take, onBack }: TakeReviewProps) {
  const t = useT();
  const { file, isLost } = useTakeFile(take);
  const url = useObjectUrl(file);
  const note = 'note' in take ? take.note : undefined;
  const text = 'note' in take ? take.note.text : take.text;
  const ended = 'note' in take ? take.ended : undefined;
  const discard = async (): Promise<void> => {
    if (note) await discardRecording(note.id);
    onBack();
  };
  return (
    <main className={styles.page}>
      <Flex vertical gap={16} style={{ inlineSize: 'min(960px, 100%)' }}>
        <h1>{t('scripts.record.review')}</h1>
        {ended && (
          <Alert
            type="warning"
            showIcon
            title={t(`scripts.record.ended.${ended}`)}
            description={t('scripts.record.keptSoFar', { time: formatDuration(note?.seconds ?? 0) })}
          />
        )}
        {isLost && <Alert type="error" showIcon title={t('scripts.record.lost')} />}
        <GridLayout gap={24} align="start" className={sheet.columns}>
          {/* biome-ignore lint/a11y/useMediaCaption: nobody has written down yet what was said */}
          {url ? <video className={sheet.video} src={url} controls playsInline /> : <Spin spinning={!isLost} />}
          <Flex vertical gap={16} align="start">
            {note && (
              <Text type="secondary">
                {t('scripts.record.about', {
                  time: formatShortMinute(note.startedAt),
                  length: formatDuration(note.seconds),
                })}
              </Text>
            )}
            <CutAtOnce take={take} file={file} text={text} />
            <Flex gap={8} wrap>
              <Button
                icon={<DownloadOutlined aria-hidden />}
                disabled={!file}
                onClick={() => file && saveBlob(file, file.name)}
              >
                {t('scripts.record.download')}
              </Button>
              <Button onClick={onBack}>{t('scripts.record.backToText')}</Button>
              {note && (
                <Popconfirm
                  title={t('scripts.record.discardAsk', { time: formatDuration(note.seconds) })}
                  okText={t('scripts.record.discard')}
                  cancelText={t('common.cancel')}
                  okButtonProps={{ danger: true }}
                  onConfirm={() => void discard()}
                >
                  <Button danger>{t('scripts.record.discard')}</Button>
                </Popconfirm>
              )}
            </Flex>
            {note && <Text type="secondary">{t('scripts.record.keptHere')}</Text>}
            <Flex vertical gap={4}>
              <Text strong>{t('scripts.record.script')}</Text>
              {text
                .split('\n')
                .filter((line) => line.trim() !== '')
                .slice(0, MAX_LINES)
                .map((line, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one fixed text
                  <Text key={index}>{line}</Text>
                ))}
            </Flex>
          </Flex>
        </GridLayout>
      </Flex>
    </main>
  );
}

/** The recording as a file with a length and an index. */
function useTakeFile(take: ReviewedTake) {
  const [file, setFile] = useState<File | undefined>('file' in take ? take.file : undefined);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!('note' in take)) return;
    let isOver = false;
    const read = async (): Promise<void> => {
      const recorded = await readRecording(take.note).catch(() => undefined);
      if (!recorded) return setLost(true);
      const made = await makeSeekable(recorded, take.note.seconds);
      if (isOver) return void made.release();
      const [type = 'video/webm'] = take.note.type.split(';');
      setFile(new File([made.blob], fileName(take.note, type), { type, lastModified: take.note.startedAt }));
    };
    void read();
    return () => {
      // An upload may read from the file still: it goes a day later.
      isOver = true;
    };
  }, [take]);
  return { file, isLost };
}

function fileName({ title, text, startedAt }: RecordingNote, type: string): string {
  const [firstLine = ''] = text.split('\n');
  const name = [...(title || firstLine)]
    .slice(0, 24)
    .join('')
    .replace(/[\p{P}\s]+$/u, '');
  return cleanFileName(
    `${name}-${formatShortMinute(startedAt).replace(':', '')}.${type.endsWith('mp4') ? 'mp4' : 'webm'}`,
  );
}

interface CutAtOnceProps {
  readonly take: ReviewedTake;
  readonly file: File | undefined;
  readonly text: string;
}

/** Sends the recording into the library and on to the clipper, its script with it. */
function CutAtOnce({ take, file, text }: CutAtOnceProps) {
  const t = useT();
  const [uploadId, setUploadId] = useState<string>();
  const [upload] = useUploads(libraryUploads, ({ id }) => id === uploadId);
  const isSignedIn = readSession().token !== '';
  const note = 'note' in take ? take.note : undefined;
  const goOn = (recording: FileRecord): void => {
    spokenScript.keep({ text, recording, ...(note ? { isUpright: note.isUpright } : {}) });
    if (note) void discardRecording(note.id).catch(() => undefined);
    history.push('/editor/clipper');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step of the upload
  useEffect(() => {
    if (!upload) return;
    if (upload.state === 'duplicate') void libraryUploads.settle(upload.id, 'use');
    if ((upload.state === 'done' || upload.state === 'skipped') && upload.result) goOn(upload.result);
  }, [upload?.state]);

  if (!isSignedIn) {
    return (
      <Alert
        type="info"
        showIcon
        title={t('scripts.record.signIn')}
        action={
          <Button size="small" href={`/login?redirect=${encodeURIComponent('/daping')}`}>
            {t('scripts.login')}
          </Button>
        }
      />
    );
  }
  const isMoving = upload !== undefined && upload.state !== 'failed' && upload.state !== 'refused';
  const send = (): void => {
    if (!file) return;
    if (upload?.state === 'failed') libraryUploads.retry(upload.id);
    else setUploadId(libraryUploads.add([{ file, target: { folderId: '', path: [] } }])[0]);
  };
  const cancel = (): void => {
    if (upload) libraryUploads.cancel(upload.id);
    setUploadId(undefined);
  };
  return (
    <Flex vertical gap={8} align="start">
      <Button
        type="primary"
        size="large"
        icon={<ScissorOutlined aria-hidden />}
        disabled={!file}
        loading={isMoving}
        onClick={send}
      >
        {t(upload?.state === 'failed' ? 'scripts.record.cutAgain' : 'scripts.record.cut')}
      </Button>
      <Text type="secondary">{t('scripts.record.cutHint')}</Text>
      {isMoving && (
        <Flex gap={12} align="center" aria-live="polite">
          <Progress
            type="circle"
            size={32}
            percent={Math.round(upload.percent)}
            aria-label={t('scripts.record.uploading')}
          />
          <Text>{t('scripts.record.uploading')}</Text>
          <Button size="small" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        </Flex>
      )}
      {(upload?.state === 'failed' || upload?.state === 'refused') && (
        <Alert type="error" showIcon title={t('scripts.record.uploadFailed', { reason: upload.reason })} />
      )}
    </Flex>
  );
}
