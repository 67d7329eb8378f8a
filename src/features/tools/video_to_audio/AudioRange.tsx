import { Button, Flex, Select } from 'antd';
import { useRef, useState } from 'react';
import { clockOf, RangeRail, useStrips } from '@/blocks/strips';
import { useObjectUrl } from '@/hooks/useObjectUrl';
import { useT } from '@/hooks/useT';
import type { ToolFile } from '../shell';
import styles from './audio.module.css';

/** A stretch of one file, seconds, and which of its sounds. */
export interface Stretch {
  readonly fileId: string;
  readonly start: number;
  readonly end: number;
  readonly track: number;
}

interface AudioRangeProps {
  readonly file: ToolFile;
  readonly stretch: Stretch | undefined;
  readonly onChange: (stretch: Stretch | null) => void;
}

/** Listens to a file along its waveform and takes a stretch of it. */
export function AudioRange({ file, stretch, onChange }: AudioRangeProps) {
  const t = useT();
  const strips = useStrips(file.file, file.facts);
  const player = useRef<HTMLAudioElement>(null);
  const url = useObjectUrl(file.file);
  const [time, setTime] = useState(0);
  const duration = file.facts?.duration ?? 0;
  const tracks = file.facts?.audioTracks ?? 1;
  const whole: Stretch = { fileId: file.id, start: 0, end: duration, track: 0 };
  const now = stretch ?? whole;

  const seek = (seconds: number): void => {
    if (player.current) player.current.currentTime = seconds;
    setTime(seconds);
  };
  const onTime = (): void => {
    const at = player.current?.currentTime ?? 0;
    setTime(at);
    // What is heard is what will be taken.
    if (stretch && at >= stretch.end) player.current?.pause();
  };
  return (
    <Flex vertical gap={12}>
      <RangeRail
        {...{ strips, duration, time }}
        aspect={1}
        hasImage={false}
        hasAudio
        ranges={[{ id: 'stretch', name: t('toolAudio.stretch'), start: now.start, end: now.end }]}
        selected="stretch"
        onSeek={seek}
        onChange={(_, span) => onChange({ ...now, ...span })}
      />
      <Flex gap="8px 12px" align="center" wrap className={styles.rangeFooter}>
        <span>{t('toolAudio.taken', { start: clockOf(now.start), end: clockOf(now.end) })}</span>
        {stretch && (
          <>
            <Button size="small" onClick={() => seek(stretch.start)}>
              {t('toolAudio.toStart')}
            </Button>
            <Button size="small" type="text" onClick={() => onChange(null)}>
              {t('toolAudio.whole')}
            </Button>
          </>
        )}
        {tracks > 1 && (
          <Select
            aria-label={t('toolAudio.track')}
            value={now.track}
            onChange={(track) => onChange({ ...now, track })}
            options={Array.from({ length: tracks }, (_, track) => ({
              value: track,
              label: t('toolAudio.trackOf', { number: track + 1 }),
            }))}
          />
        )}
      </Flex>
      {url && (
        // biome-ignore lint/a11y/useMediaCaption: the user's own file, heard before it is taken
        <audio
          ref={player}
          style={{ inlineSize: '100%' }}
          src={url}
          controls
          aria-label={file.name}
          onTimeUpdate={onTime}
        />
      )}
    </Flex>
  );
}
