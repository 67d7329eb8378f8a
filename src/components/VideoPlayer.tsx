import { Alert } from 'antd';
import { type Ref, useState } from 'react';
import { useT } from '@/hooks/useT';
import styles from './VideoPlayer.module.css';

interface VideoPlayerProps {
  readonly src: string;
  readonly poster?: string;
  /** Names the player for those who do not see it. */
  readonly title: string;
  /** The player itself, to be asked and told where it stands. */
  readonly videoRef?: Ref<HTMLVideoElement>;
}

/** The browser's own player, with its keyboard and screen-reader support; says so when a file does not play. */
export function VideoPlayer({ src, poster, title, videoRef }: VideoPlayerProps) {
  const t = useT();
  const [failed, setFailed] = useState('');
  if (failed === src) return <Alert type="warning" showIcon title={t('resource.playFailed')} />;
  return (
    // biome-ignore lint/a11y/useMediaCaption: captions are burnt into our videos
    <video
      key={src}
      ref={videoRef}
      className={styles.player}
      src={src}
      poster={poster || undefined}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      onError={() => setFailed(src)}
    />
  );
}
