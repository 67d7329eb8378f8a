import { AudioOutlined, StopOutlined, UploadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Upload } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { RecordError, type Recording, startRecording } from '@/blocks/voices/recorder';
import { useFormBusy } from '@/components/resource/formBusy';
import { formatSecond } from '@/hooks/useDates';
import { type MessageId, useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { storeFile } from '@/services/file/storeFile';
import { formatDuration } from '@/utils/formatDuration';
import styles from '../figures.module.css';
import { Measures } from './Measures';
import { prepareSample, SampleError } from './prepareSample';
import type { SampleRecording } from './sampleForm';

interface RecordingInputProps {
  readonly id?: string;
  readonly value?: SampleRecording;
  readonly onChange?: (value: SampleRecording | undefined) => void;
}

const maxSizeMB = 50;

/** Records with the microphone or takes a file; trimmed and measured here before it is stored. */
export function RecordingInput({ id, value, onChange }: RecordingInputProps) {
  const t = useT();
  const setFormBusy = useFormBusy();
  const recording = useRef<Recording>(undefined);
  const [began, setBegan] = useState<number>();
  const [seconds, setSeconds] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [advice, setAdvice] = useState<readonly MessageId[]>([]);

  useEffect(() => {
    if (began === undefined) return;
    const timer = setInterval(() => setSeconds((performance.now() - began) / 1000), 200);
    return () => clearInterval(timer);
  }, [began]);
  useEffect(() => () => recording.current?.cancel(), []);

  const wordsOf = (error: unknown): string => {
    if (error instanceof SampleError) return t(error.messageId);
    if (error instanceof RecordError) return t(`timelineMusic.record.${error.code}`);
    return messageOf(error);
  };
  const guarded = async (run: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFormBusy(true);
    setFailure('');
    try {
      await run();
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setBusy(false);
      setFormBusy(false);
    }
  };
  const take = async (audio: Blob, name: string): Promise<void> => {
    const { wav, duration, measure, advice: told } = await prepareSample(audio);
    const file = await storeFile(wav, { name, maxSizeMB, facts: { duration } });
    setAdvice(told);
    onChange?.({ file_id: file.id, url: file.url, duration, measured: measure });
  };
  const start = () =>
    guarded(async () => {
      recording.current = await startRecording();
      setSeconds(0);
      setBegan(performance.now());
    });
  const stop = () =>
    guarded(async () => {
      const running = recording.current;
      recording.current = undefined;
      setBegan(undefined);
      const audio = await running?.stop();
      if (audio) await take(audio, `${t('figures.sampleFile')} ${formatSecond(Date.now())}.wav`);
    });
  const isRecording = began !== undefined;
  return (
    <Flex id={id} vertical gap={12} style={{ minInlineSize: 0 }}>
      <p className={styles.script}>{t('figures.sampleScript')}</p>
      <div className={styles.row}>
        <Button
          type={isRecording ? 'primary' : 'default'}
          danger={isRecording}
          loading={isBusy}
          icon={isRecording ? <StopOutlined aria-hidden /> : <AudioOutlined aria-hidden />}
          onClick={() => void (isRecording ? stop() : start())}
        >
          {t(isRecording ? 'figures.stopRecording' : value ? 'figures.recordAgain' : 'figures.startRecording')}
        </Button>
        {isRecording ? (
          <span role="timer">{formatDuration(seconds)}</span>
        ) : (
          <Upload
            accept="audio/*,.wav,.mp3,.m4a,.ogg"
            showUploadList={false}
            beforeUpload={(file) => {
              void guarded(() => take(file, file.name.replace(/\.\w+$/, '.wav')));
              return false;
            }}
          >
            <Button icon={<UploadOutlined aria-hidden />} disabled={isBusy}>
              {t('figures.uploadSample')}
            </Button>
          </Upload>
        )}
      </div>
      {failure && <Alert type="error" showIcon title={failure} />}
      {value && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: the words stand above it */}
          <audio src={value.url} controls aria-label={t('figures.sampleFile')} style={{ inlineSize: '100%' }} />
          <Measures measured={value.measured} />
        </>
      )}
      {advice.map((message) => (
        <Alert key={message} type="warning" showIcon title={t(message)} />
      ))}
    </Flex>
  );
}
