import { Button } from 'antd';
import { type RefObject, useEffect, useState } from 'react';
import { RangeRail, useStrips } from '@/blocks/strips';
import type { MediaDetails } from '@/engine/media';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import { formatSize } from '@/utils/formatSize';
import styles from './FrameStrip.module.css';

interface Props {
  readonly video: Pick<Video, 'url' | 'size' | 'duration' | 'width' | 'height'>;
  readonly player: RefObject<HTMLVideoElement | null>;
}

/** Up to here a video is fetched without being asked. Bytes. */
const unasked = 24 * 1024 ** 2;

/** So short a video is decoded whole for its images. Seconds. */
const exactUpTo = 90;

interface Loaded {
  readonly file: Blob;
  readonly facts: MediaDetails;
}

/** Images and sound along the video; a click takes the player there. */
export function FrameStrip({ video, player }: Props) {
  const t = useT();
  const [isWanted, setWanted] = useState(video.size <= unasked);
  const [loaded, setLoaded] = useState<Loaded>();
  const [time, setTime] = useState(0);
  const strips = useStrips(loaded?.file, loaded?.facts, (loaded?.facts.duration ?? 0) <= exactUpTo);
  const { url } = video;

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const load = async () => {
      const answer = await fetch(url, { signal: controller.signal });
      if (!answer.ok) return;
      const file = await answer.blob();
      const { probe } = await import('@/engine/media');
      const facts = await probe(file);
      if (!controller.signal.aborted) setLoaded({ file, facts });
    };
    // Without the strip the player still says what is wrong with the video.
    load().catch(() => undefined);
    return () => controller.abort();
  }, [isWanted, url]);

  useEffect(() => {
    const element = player.current;
    if (!element) return undefined;
    const follow = () => setTime(element.currentTime);
    element.addEventListener('timeupdate', follow);
    element.addEventListener('seeking', follow);
    return () => {
      element.removeEventListener('timeupdate', follow);
      element.removeEventListener('seeking', follow);
    };
  }, [player]);

  if (!isWanted)
    return (
      <Button size="small" onClick={() => setWanted(true)}>
        {t('video.showFrames', { size: formatSize(video.size) })}
      </Button>
    );
  if (!loaded) return <div className={styles.stripWait} aria-hidden />;
  return (
    <RangeRail
      strips={strips}
      duration={loaded.facts.duration}
      aspect={video.width / video.height}
      hasImage
      hasAudio={loaded.facts.hasAudio}
      ranges={[]}
      time={time}
      onSeek={(seconds) => {
        if (player.current) player.current.currentTime = seconds;
      }}
      onChange={() => undefined}
    />
  );
}
