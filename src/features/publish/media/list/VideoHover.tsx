import { useEffect, useRef, useState } from 'react';
import { Thumb } from '@/components/Thumb';
import { prefersReducedMotion } from '@/lib/reducedMotion';
import type { Video } from '@/services/video/schema';
import styles from './VideoHover.module.css';

/** A pointer that only passes by starts nothing. Milliseconds. */
const stays = 180;

/** The cover; under a resting pointer the video plays without sound. */
export function VideoHover({ video }: { readonly video: Pick<Video, 'cover' | 'url'> }) {
  const [isPlaying, setPlaying] = useState(false);
  const line = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    setPlaying(false);
  };
  return (
    <span
      style={{ position: 'relative', display: 'block' }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch' || prefersReducedMotion()) return;
        timer.current = setTimeout(() => setPlaying(true), stays);
      }}
      onPointerLeave={stop}
    >
      <Thumb src={video.cover} ratio={3 / 4} />
      {isPlaying && (
        <>
          <video
            className={styles.hoverVideo}
            src={video.url}
            muted
            autoPlay
            loop
            playsInline
            aria-hidden
            onError={stop}
            onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
              if (line.current) line.current.style.width = `${(100 * currentTime) / (duration || 1)}%`;
            }}
          />
          <span ref={line} className={styles.hoverLine} />
        </>
      )}
    </span>
  );
}
