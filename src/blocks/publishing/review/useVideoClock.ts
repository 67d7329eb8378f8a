import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { frameAway, frameOf, usualFrame } from './frames';

export interface VideoClock {
  readonly isPlaying: boolean;
  /** Seconds; 0 until the file says. */
  readonly duration: number;
  readonly hasFailed: boolean;
  /** Seconds, of this moment. */
  readonly now: () => number;
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly seek: (seconds: number) => void;
  /** So many images on (or back); stops the video. */
  readonly step: (frames: number) => void;
}

const keptMoments = 12;

/** A video element as a clock: what it does is read from its own events. */
export function useVideoClock(element: RefObject<HTMLVideoElement | null>, src: string): VideoClock {
  const [isPlaying, setPlaying] = useState(false);
  const [duration, setDuration] = useState(0);
  const [failed, setFailed] = useState('');
  const frame = useRef(usualFrame);

  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const read = () => {
      setPlaying(!video.paused && !video.ended);
      setDuration(Number.isFinite(video.duration) ? video.duration : 0);
    };
    const events = ['play', 'pause', 'ended', 'durationchange', 'loadedmetadata'] as const;
    for (const event of events) video.addEventListener(event, read);
    const broken = () => setFailed(src);
    video.addEventListener('error', broken);
    read();
    const stopLearning = learnFrame(video, (seconds) => {
      frame.current = seconds;
    });
    return () => {
      for (const event of events) video.removeEventListener(event, read);
      video.removeEventListener('error', broken);
      stopLearning();
    };
  }, [element, src]);

  const now = useCallback(() => element.current?.currentTime ?? 0, [element]);
  const pause = useCallback(() => element.current?.pause(), [element]);
  const toggle = useCallback(() => {
    const video = element.current;
    if (!video) return;
    // A play that the browser refuses is told by its `pause` event; there is nothing else to say.
    if (video.paused) void video.play().catch(() => undefined);
    else video.pause();
  }, [element]);
  const seek = useCallback(
    (seconds: number) => {
      const video = element.current;
      if (!video) return;
      const end = Number.isFinite(video.duration) ? video.duration : seconds;
      video.currentTime = Math.max(0, Math.min(seconds, end));
    },
    [element],
  );
  const step = useCallback(
    (frames: number) => {
      const video = element.current;
      if (!video) return;
      video.pause();
      video.currentTime = frameAway(video.currentTime, frames, frame.current, video.duration || 0);
    },
    [element],
  );
  return useMemo(
    () => ({ isPlaying, duration, hasFailed: failed === src, now, toggle, pause, seek, step }),
    [isPlaying, duration, failed, src, now, toggle, pause, seek, step],
  );
}

/** While it plays, the browser says when each image was shown: that tells how long one stands. */
function learnFrame(video: HTMLVideoElement, learned: (seconds: number) => void): () => void {
  if (!('requestVideoFrameCallback' in video)) return () => undefined;
  const moments: number[] = [];
  let handle = 0;
  const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
    moments.push(mediaTime);
    if (moments.length > keptMoments) moments.shift();
    const frame = frameOf(moments);
    if (frame && !video.paused) learned(frame);
    handle = video.requestVideoFrameCallback(onFrame);
  };
  handle = video.requestVideoFrameCallback(onFrame);
  return () => video.cancelVideoFrameCallback(handle);
}
