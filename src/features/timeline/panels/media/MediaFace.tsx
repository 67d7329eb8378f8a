import { CustomerServiceOutlined, PictureOutlined } from '@ant-design/icons';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import type { MediaRef } from '@/engine/project/schema';
import { toSeconds } from '@/engine/time/ticks';
import { formatDuration } from '@/utils/formatDuration';
import { type FaceProblem, faceOf, openAddress } from './faces';
import styles from './MediaFace.module.css';

interface MediaFaceProps {
  readonly media: MediaRef;
  /** An image that the record has already. */
  readonly face?: string | undefined;
  readonly onBroken?: (problem: FaceProblem) => void;
}

/** What a medium looks like; a video shows the place under the pointer. */
export function MediaFace({ media, face, onBroken }: MediaFaceProps) {
  const [made, setMade] = useState<string>();
  const [strip, setStrip] = useState<string>();
  const video = useRef<HTMLVideoElement>(null);
  const release = useRef<() => void>(undefined);
  const seconds = toSeconds(media.duration);
  const { kind, url, hash, duration } = media;

  useEffect(() => {
    let isOver = false;
    if (!face) {
      void faceOf({ kind, url, duration, ...(hash ? { hash } : {}) }).then((shown) => {
        if (isOver || !shown) return;
        if ('problem' in shown) onBroken?.(shown.problem);
        else setMade(shown.address);
      });
    }
    return () => {
      isOver = true;
    };
  }, [face, kind, url, hash, duration, onBroken]);
  useEffect(() => () => release.current?.(), []);

  const enter = () => {
    if (kind !== 'video' || strip) return;
    void openAddress(media).then((opened) => {
      if (!opened) return;
      release.current = opened.release;
      setStrip(opened.address);
    });
  };
  const leave = () => {
    release.current?.();
    release.current = undefined;
    setStrip(undefined);
  };
  const scrub = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const length = video.current?.duration ?? seconds;
    if (video.current && Number.isFinite(length)) video.current.currentTime = ((clientX - left) / width) * length;
  };

  const image = face ?? made;
  return (
    <Text
      type="tertiary"
      size={24}
      className={styles.face}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onPointerMove={scrub}
    >
      {image && <img className={styles.image} src={image} alt="" draggable={false} />}
      {!image && (kind === 'audio' ? <CustomerServiceOutlined aria-hidden /> : <PictureOutlined aria-hidden />)}
      {strip && (
        <video ref={video} className={styles.strip} src={strip} muted playsInline preload="auto" tabIndex={-1} />
      )}
      {seconds > 0 && (
        <Text size="small" tabular className={styles.length}>
          {formatDuration(seconds)}
        </Text>
      )}
    </Text>
  );
}
