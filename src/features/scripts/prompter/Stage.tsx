import {
  CaretRightOutlined,
  PauseOutlined,
  SettingOutlined,
  UndoOutlined,
  UploadOutlined,
  VideoCameraOutlined,
} from '@ant-design/icons';
import { Button, Drawer, Flex, Upload } from 'antd';
import { useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { LeaveButton } from './LeaveButton';
import styles from './prompter.module.css';
import { ReadingWindow } from './ReadingWindow';
import { SettingsForm } from './SettingsForm';
import { useReading, useReadingKeys } from './useReading';

interface StageProps {
  readonly text: string;
  readonly title: string;
  /** Characters a minute that the script was written for. */
  readonly speed?: number;
  readonly onLeave?: (() => void) | undefined;
  /** Turns the camera on. */
  readonly onRecord: () => void;
  /** A recording made elsewhere. */
  readonly onRecording: (file: File) => void;
}

/** The text, running past the guide line; everything can be done by keyboard, presenter or touch. */
export function Stage({ text, title, speed, onLeave, onRecord, onRecording }: StageProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const reading = useReading(text, { speed });
  const { settings, change, isRunning, left, total, restart } = reading;
  const toggle = (): void => {
    if (left > 0) reading.cancel();
    else if (isRunning) reading.halt();
    else reading.begin(settings.countdown);
  };
  useReadingKeys({ ...reading, toggle, stage });
  const { position, height } = reading.reading;
  const share = height > 0 ? position / height : 0;
  return (
    <Flex
      ref={stage}
      vertical
      className={`${styles.stage} ${styles[settings.theme]}`}
      data-running={isRunning || undefined}
      data-highlight={settings.hasHighlight || undefined}
    >
      <ReadingWindow reading={reading} onTap={toggle} />
      <Flex component="footer" gap="small" align="center" wrap className={styles.bar}>
        <Button
          type="primary"
          shape="round"
          icon={isRunning || left > 0 ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
          onClick={toggle}
        >
          {t(isRunning || left > 0 ? 'scripts.pause' : 'scripts.play')}
        </Button>
        <Button type="text" icon={<UndoOutlined aria-hidden />} onClick={restart}>
          {t('scripts.restart')}
        </Button>
        <Text tabular role="status">
          {t('scripts.clock', {
            elapsed: formatDuration(Math.round(share * total)),
            left: formatDuration(Math.round((1 - share) * total)),
          })}
        </Text>
        <Text ellipsis className={styles.barTitle}>
          {title}
        </Text>
        {onLeave ? (
          <Button type="text" onClick={onLeave}>
            {t('scripts.changeText')}
          </Button>
        ) : (
          <LeaveButton />
        )}
        <Button type="text" icon={<VideoCameraOutlined aria-hidden />} onClick={onRecord}>
          {t('scripts.record')}
        </Button>
        <Upload
          accept="video/*,.mkv,.mov,.m4v"
          showUploadList={false}
          beforeUpload={(file) => {
            onRecording(file);
            return false;
          }}
        >
          <Button type="text" icon={<UploadOutlined aria-hidden />}>
            {t('scripts.recordUpload')}
          </Button>
        </Upload>
        <Button type="text" icon={<SettingOutlined aria-hidden />} onClick={() => setOpen(true)}>
          {t('scripts.settings')}
        </Button>
      </Flex>
      <Drawer open={isOpen} size={340} title={t('scripts.settings')} onClose={() => setOpen(false)}>
        <SettingsForm settings={settings} onChange={change} />
      </Drawer>
    </Flex>
  );
}
