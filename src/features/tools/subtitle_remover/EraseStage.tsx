import { CaretRightOutlined, PauseOutlined, StepBackwardOutlined, StepForwardOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Slider } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import type { EraseSettings, ShareBox } from '@/engine/erase';
import type { MediaDetails } from '@/engine/media';
import { useObjectUrl } from '@/hooks/useObjectUrl';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import styles from './eraser.module.css';
import { AfterPainter } from './paintAfter';
import { RegionBoxes } from './RegionBoxes';

interface EraseStageProps {
  readonly file: File;
  readonly facts: MediaDetails;
  readonly settings: EraseSettings;
  readonly selectedId: string | undefined;
  readonly time: number;
  readonly onTime: (time: number) => void;
  /** Where the page wants to be; changes as an object. */
  readonly seek: { readonly time: number } | null;
  readonly onSelect: (id: string) => void;
  readonly onBox: (id: string, box: ShareBox) => void;
  readonly onRemove: (id: string) => void;
}

/** The video with the regions on it; right of the divider it is as it will be. */
export function EraseStage({ file, facts, settings, selectedId, time, onTime, seek, ...regions }: EraseStageProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useMemo(() => new AfterPainter(), []);
  const url = useObjectUrl(file);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [split, setSplit] = useState(50);
  const isTurned = facts.rotation !== 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another file is another chance
  useEffect(() => setBroken(false), [file]);

  const paint = useCallback(async () => {
    const [from, to] = [video.current, canvas.current];
    if (from && to) await painter.paint(from, to, settings, { isTurned, isPlaying }).catch(() => false);
  }, [painter, settings, isTurned, isPlaying]);

  // Each image while it plays; else once for each change of place or settings.
  useEffect(() => {
    let request = 0;
    let isGone = false;
    const again = async (): Promise<void> => {
      await paint();
      if (!isGone && isPlaying) request = requestAnimationFrame(() => void again());
    };
    // While one image is made settings may change again: the last ones must be seen.
    const later = isPlaying ? undefined : setTimeout(() => void paint(), 120);
    void again();
    return () => {
      isGone = true;
      clearTimeout(later);
      cancelAnimationFrame(request);
    };
  }, [paint, isPlaying]);

  const go = useCallback((to: number) => {
    if (video.current) video.current.currentTime = Math.min(Math.max(0, to), video.current.duration || 0);
  }, []);
  useEffect(() => {
    if (seek) go(seek.time);
  }, [seek, go]);

  const toggle = () => {
    if (video.current?.paused) void video.current.play();
    else video.current?.pause();
  };
  const step = facts.fps > 0 ? 1 / facts.fps : 1 / 30;

  return (
    <Flex vertical gap={12}>
      <div className={styles.stage} style={shapeOf(facts)}>
        <video
          ref={video}
          className={styles.video}
          src={url || undefined}
          muted
          playsInline
          preload="auto"
          aria-label={t('toolErase.video', { name: file.name })}
          onLoadedData={() => void paint()}
          onSeeked={() => {
            void paint();
            onTime(video.current?.currentTime ?? 0);
          }}
          onTimeUpdate={() => onTime(video.current?.currentTime ?? 0)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={() => setBroken(true)}
        />
        <canvas ref={canvas} className={styles.after} style={{ clipPath: `inset(0 0 0 ${split}%)` }} aria-hidden />
        <div className={styles.divider} style={{ insetInlineStart: `${split}%` }} aria-hidden />
        <RegionBoxes
          regions={settings.regions}
          selectedId={selectedId}
          onSelect={regions.onSelect}
          onChange={regions.onBox}
          onRemove={regions.onRemove}
        />
      </div>
      {isBroken && <Alert type="info" showIcon title={t('toolErase.noPreview')} />}
      <Flex gap={8} align="center" wrap>
        <Button
          type="primary"
          shape="circle"
          icon={isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
          aria-label={t(isPlaying ? 'toolErase.pause' : 'toolErase.play')}
          onClick={toggle}
        />
        <Button
          type="text"
          icon={<StepBackwardOutlined aria-hidden />}
          aria-label={t('toolErase.back')}
          onClick={() => go(time - step)}
        />
        <Button
          type="text"
          icon={<StepForwardOutlined aria-hidden />}
          aria-label={t('toolErase.forward')}
          onClick={() => go(time + step)}
        />
        <Slider
          className={styles.seek}
          min={0}
          max={facts.duration}
          step={0.01}
          value={time}
          onChange={go}
          ariaLabelForHandle={t('toolErase.position')}
          tooltip={{ formatter: (value) => formatDuration(value ?? 0) }}
        />
        <Text type="secondary" tabular>
          {formatDuration(time)} / {formatDuration(facts.duration)}
        </Text>
      </Flex>
      <Flex gap={8} align="center" wrap>
        <Text type="tertiary" size="small">
          {t('toolErase.before')}
        </Text>
        <Slider
          className={styles.seek}
          value={split}
          onChange={setSplit}
          ariaLabelForHandle={t('toolErase.split')}
          tooltip={{ open: false }}
        />
        <Text type="tertiary" size="small">
          {t('toolErase.after')}
        </Text>
      </Flex>
    </Flex>
  );
}

/** The stage has exactly the video's shape, so that a box on it lies where it lies in the video; never higher than most of the screen. */
const shapeOf = ({ width, height }: MediaDetails) => ({
  aspectRatio: `${width} / ${height}`,
  inlineSize: `min(100%, calc(60vh * ${width / height}))`,
});
