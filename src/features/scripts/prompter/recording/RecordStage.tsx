import { CheckOutlined, PauseOutlined, RollbackOutlined, SettingOutlined, VideoCameraFilled } from '@ant-design/icons';
import { Alert, Button, Drawer, Flex, Popconfirm, Result } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { type MessageId, useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from '../prompter.module.css';
import { ReadingWindow } from '../ReadingWindow';
import { SettingsForm } from '../SettingsForm';
import { useReading, useReadingKeys } from '../useReading';
import { CameraOptions } from './CameraOptions';
import { CameraView } from './CameraView';
import { recordingType } from './camera';
import type { RecordingNote } from './keptRecordings';
import { LevelMeter } from './LevelMeter';
import sheet from './recording.module.css';
import type { RecordingEnd } from './takeRecorder';
import { type Camera, useCamera } from './useCamera';
import { type Take, useTake } from './useTake';

interface RecordStageProps {
  readonly text: string;
  readonly title: string;
  readonly speed?: number;
  readonly onClose: () => void;
  readonly onTaken: (note: RecordingNote, ended?: RecordingEnd) => void;
}

/** Less room than this is some ten minutes, bytes. */
const LOW_SPACE = 500 * 1024 * 1024;

/** Camera and microphone with the text over the picture, or why there is none. */
export function RecordStage(props: RecordStageProps) {
  const t = useT();
  const camera = useCamera();
  const { state } = camera;
  if (state.name !== 'failed') return <CameraStage {...props} camera={camera} />;
  return (
    <div className={styles.page}>
      <Result
        status="warning"
        title={t(`scripts.camera.${state.problem}`)}
        subTitle={t('scripts.camera.otherWay')}
        extra={
          <>
            <Button type="primary" onClick={camera.retry}>
              {t('common.retry')}
            </Button>
            <Button onClick={props.onClose}>{t('scripts.record.back')}</Button>
          </>
        }
      />
    </div>
  );
}

/** Recorded, paused, a line said again, finished. */
function CameraStage({ text, title, speed, camera, onClose, onTaken }: RecordStageProps & { readonly camera: Camera }) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState<MessageId>();
  const { isUpright } = camera.order;
  const stream = camera.state.name === 'on' ? camera.state.stream : undefined;
  const take = useTake({
    onTaken,
    onNothing: (reason) => {
      reading.halt();
      setNotice(`scripts.record.ended.${reason}`);
    },
    onHidden: () => {
      reading.halt();
      setNotice('scripts.record.hidden');
    },
  });
  const { phase } = take;
  const reading = useReading(text, {
    speed,
    onRun: () => {
      setNotice(undefined);
      if (stream) take.run(stream, { text, title, isUpright, type: recordingType() ?? '' });
    },
  });
  const { settings, left } = reading;
  useLowSpace(() => setNotice('scripts.record.lowSpace'));

  const toggle = (): void => {
    if (left > 0) reading.cancel();
    else if (phase === 'recording') {
      take.pause();
      reading.halt();
    } else if (stream && phase !== 'saving') reading.begin(settings.countdown);
  };
  const again = (): void => reading.scroller.current?.again();
  const finish = (): void => {
    reading.cancel();
    reading.halt();
    void take.finish();
  };
  const discard = async (): Promise<void> => {
    reading.cancel();
    reading.halt();
    await take.discard();
    reading.restart();
  };
  useReadingKeys({ ...reading, toggle, stage, others: { r: again } });

  const isBusy = phase === 'recording' || phase === 'paused';
  return (
    <Flex
      ref={stage}
      vertical
      className={`${styles.stage} ${styles.dark}`}
      data-running={reading.isRunning || undefined}
      data-highlight={settings.hasHighlight || undefined}
    >
      <div className={sheet.scene}>
        <CameraView stream={stream} order={camera.order} />
        <ReadingWindow reading={reading} onTap={toggle} isOverlay />
        {notice && (
          <Alert
            className={sheet.notice}
            type="warning"
            showIcon
            closable={{ onClose: () => setNotice(undefined) }}
            title={t(notice)}
          />
        )}
      </div>
      <RecordBar
        take={take}
        stream={stream}
        isCounting={left > 0}
        onToggle={toggle}
        onAgain={again}
        onFinish={finish}
        onDiscard={() => void discard()}
        onClose={onClose}
        onSettings={() => setOpen(true)}
      />
      <Drawer open={isOpen} size={340} title={t('scripts.settings')} onClose={() => setOpen(false)}>
        <Flex vertical gap={24}>
          <CameraOptions camera={camera} isDisabled={isBusy} />
          <SettingsForm settings={settings} onChange={reading.change} />
        </Flex>
      </Drawer>
    </Flex>
  );
}

interface RecordBarProps {
  readonly take: Take;
  readonly stream: MediaStream | undefined;
  readonly isCounting: boolean;
  readonly onToggle: () => void;
  readonly onAgain: () => void;
  readonly onFinish: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
  readonly onSettings: () => void;
}

function RecordBar({
  take,
  stream,
  isCounting,
  onToggle,
  onAgain,
  onFinish,
  onDiscard,
  onClose,
  onSettings,
}: RecordBarProps) {
  const t = useT();
  const { phase } = take;
  const isBusy = phase === 'recording' || phase === 'paused';
  return (
    <Flex component="footer" gap="small" align="center" wrap className={styles.bar}>
      <Button
        type="primary"
        danger={phase !== 'recording'}
        shape="round"
        disabled={!stream || phase === 'saving'}
        loading={phase === 'saving'}
        icon={phase === 'recording' || isCounting ? <PauseOutlined aria-hidden /> : <VideoCameraFilled aria-hidden />}
        onClick={onToggle}
      >
        {t(toggleName(phase, isCounting))}
      </Button>
      <Button type="text" icon={<RollbackOutlined aria-hidden />} disabled={!isBusy} onClick={onAgain}>
        {t('scripts.record.again')}
      </Button>
      {isBusy && (
        <>
          <Button type="text" icon={<CheckOutlined aria-hidden />} onClick={onFinish}>
            {t('scripts.record.finish')}
          </Button>
          <Popconfirm
            title={t('scripts.record.discardAsk', { time: formatDuration(take.seconds) })}
            okText={t('scripts.record.discard')}
            cancelText={t('common.cancel')}
            okButtonProps={{ danger: true }}
            onConfirm={onDiscard}
          >
            <Button type="text" danger>
              {t('scripts.record.discard')}
            </Button>
          </Popconfirm>
        </>
      )}
      <Text tabular role="status" aria-label={t('scripts.record.time')}>
        {formatDuration(take.seconds)}
      </Text>
      {stream && <LevelMeter stream={stream} />}
      <span className={styles.barTitle} />
      {!isBusy && (
        <Button type="text" onClick={onClose}>
          {t('scripts.record.back')}
        </Button>
      )}
      <Button type="text" icon={<SettingOutlined aria-hidden />} onClick={onSettings}>
        {t('scripts.settings')}
      </Button>
    </Flex>
  );
}

function toggleName(phase: Take['phase'], isCounting: boolean): MessageId {
  if (isCounting) return 'common.cancel';
  if (phase === 'recording') return 'scripts.pause';
  return phase === 'paused' ? 'scripts.record.resume' : 'scripts.record.start';
}

/** Tells once, before anything is recorded, that little room is left. */
function useLowSpace(tell: () => void): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    void navigator.storage
      ?.estimate?.()
      .then(({ quota = Number.POSITIVE_INFINITY, usage = 0 }) => quota - usage < LOW_SPACE && latest.current())
      .catch(() => undefined);
  }, []);
}
