import { Spin } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { CameraOrder } from './camera';
import styles from './recording.module.css';

interface CameraViewProps {
  readonly stream: MediaStream | undefined;
  readonly order: CameraOrder;
}

/** What the camera sees, in the shape of the finished video; towards the speaker it is a mirror, the recording is not. */
export function CameraView({ stream, order: { isUpright, facing } }: CameraViewProps) {
  const t = useT();
  const video = useRef<HTMLVideoElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream ?? null;
    // Autoplay may be refused until something was pressed; the recording does not depend on it.
    if (stream) void element.play().catch(() => undefined);
  }, [stream]);
  const isKnown = size.width > 0;
  const isTall = size.height > size.width;
  return (
    <div className={styles.picture} data-upright={isUpright || undefined}>
      <div className={styles.frame}>
        <video
          ref={video}
          muted
          playsInline
          aria-label={t('scripts.record.picture')}
          data-mirrored={facing === 'user' || undefined}
          onResize={({ currentTarget }) =>
            setSize({ width: currentTarget.videoWidth, height: currentTarget.videoHeight })
          }
          onLoadedMetadata={({ currentTarget }) =>
            setSize({ width: currentTarget.videoWidth, height: currentTarget.videoHeight })
          }
        />
        {!stream && <Spin className={styles.opening} />}
        {stream && isKnown && (
          <Text size="small" className={styles.size}>
            {t('scripts.record.size', { width: size.width, height: size.height })}
            {isUpright && !isTall && ` · ${t('scripts.record.willCrop')}`}
            {!isUpright && isTall && ` · ${t('scripts.record.turnPhone')}`}
          </Text>
        )}
      </div>
    </div>
  );
}
