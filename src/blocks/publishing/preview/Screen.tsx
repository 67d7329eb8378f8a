import { CaretRightOutlined, PauseOutlined, PictureOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './preview.module.css';

interface ScreenProps {
  readonly cover: string;
  readonly videoUrl?: string | undefined;
  readonly className?: string | undefined;
}

/** The image as it stands there before it plays; it plays where there is a video. */
export function Screen({ cover, videoUrl, className }: ScreenProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  const toggle = () => {
    const node = video.current;
    if (!node) return;
    setBegun(true);
    if (node.paused) void node.play().catch(() => setPlaying(false));
    else node.pause();
  };
  return (
    <div className={`${styles.screen} ${className ?? ''}`}>
      {videoUrl && (
        <video
          ref={video}
          src={videoUrl}
          muted
          loop
          playsInline
          preload="none"
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
      )}
      {!hasBegun &&
        (cover ? (
          <img src={cover} alt="" />
        ) : (
          <Flex component="span" gap={8} align="center" justify="center" className={styles.noCover}>
            <PictureOutlined aria-hidden /> {t('preview.noCover')}
          </Flex>
        ))}
      {videoUrl && (
        <button
          type="button"
          className={isPlaying ? `${styles.play} ${styles.playing}` : styles.play}
          aria-label={t(isPlaying ? 'preview.pause' : 'preview.play')}
          onClick={toggle}
        >
          {isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightOutlined aria-hidden />}
        </button>
      )}
    </div>
  );
}
