import { CaretRightFilled, PauseOutlined, StepBackwardOutlined, StepForwardOutlined } from '@ant-design/icons';
import { Button, Flex, Slider, Tooltip } from 'antd';
import { type RefObject, useEffect, useState } from 'react';
import type { Thread } from '@/blocks/discussion/useComments';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from './review.module.css';
import type { VideoClock } from './useVideoClock';

/** Seconds, drawn with each image while it plays; only whoever shows them draws anew. */
function useVideoTime(element: RefObject<HTMLVideoElement | null>, isPlaying: boolean): number {
  const [time, setTime] = useState(0);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    let handle = 0;
    const read = () => setTime(video.currentTime);
    const follow = () => {
      read();
      handle = requestAnimationFrame(follow);
    };
    read();
    if (isPlaying) follow();
    video.addEventListener('seeking', read);
    video.addEventListener('timeupdate', read);
    return () => {
      cancelAnimationFrame(handle);
      video.removeEventListener('seeking', read);
      video.removeEventListener('timeupdate', read);
    };
  }, [element, isPlaying]);
  return time;
}

interface TransportProps {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly clock: VideoClock;
  /** Threads that stand at a moment. */
  readonly marks: readonly Thread[];
  readonly shown: string | undefined;
  readonly onMark: (thread: Thread) => void;
}

/** Play, single images, and the time line with a mark for each thing that was said. */
export function Transport({ element, clock, marks, shown, onMark }: TransportProps) {
  const t = useT();
  const time = useVideoTime(element, clock.isPlaying);
  const { duration, isPlaying } = clock;
  const isReady = duration > 0;
  return (
    <GridLayout columns="auto minmax(0, 1fr)" gap="4px 12px" align="center">
      <Button
        type="primary"
        shape="circle"
        disabled={!isReady}
        icon={isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightFilled aria-hidden />}
        aria-label={t(isPlaying ? 'review.pause' : 'review.play')}
        onClick={clock.toggle}
      />
      <div style={{ position: 'relative', paddingBlockEnd: 12 }}>
        <Slider
          style={{ margin: '8px 6px 4px' }}
          min={0}
          max={Math.max(duration, 0.1)}
          step={0.01}
          value={Math.min(time, duration)}
          disabled={!isReady}
          ariaLabelForHandle={t('review.position')}
          tooltip={{ formatter: (value) => formatDuration(value ?? 0) }}
          onChange={clock.seek}
        />
        {isReady && (
          <div className={styles.marks} dir="ltr">
            {marks.map((thread) => {
              const { id, at = 0, author, text, is_resolved } = thread.first;
              const className = [
                styles.mark,
                is_resolved ? styles.markDone : '',
                shown === id ? styles.markShown : '',
              ].join(' ');
              const label = t('review.mark', { time: formatDuration(at), name: author.name });
              return (
                <Tooltip key={id} title={`${formatDuration(at)} ${author.name}：${text.slice(0, 60)}`}>
                  <button
                    type="button"
                    className={className}
                    style={{ insetInlineStart: `${Math.min(100, (at / duration) * 100)}%` }}
                    aria-label={label}
                    onClick={() => onMark(thread)}
                  />
                </Tooltip>
              );
            })}
          </div>
        )}
      </div>
      <Text type="secondary" size="small" tabular className={styles.time}>
        {formatDuration(time)} / {formatDuration(duration)}
      </Text>
      <Flex component="span" gap={4} className={styles.steps}>
        <Tooltip title={t('review.frameBackKey')}>
          <Button
            type="text"
            disabled={!isReady}
            icon={<StepBackwardOutlined aria-hidden />}
            aria-label={t('review.frameBack')}
            onClick={() => clock.step(-1)}
          />
        </Tooltip>
        <Tooltip title={t('review.frameOnKey')}>
          <Button
            type="text"
            disabled={!isReady}
            icon={<StepForwardOutlined aria-hidden />}
            aria-label={t('review.frameOn')}
            onClick={() => clock.step(1)}
          />
        </Tooltip>
      </Flex>
    </GridLayout>
  );
}
