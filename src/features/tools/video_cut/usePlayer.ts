import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useObjectUrl } from '@/hooks/useObjectUrl';

interface Span {
  readonly start: number;
  readonly end: number;
}

export interface Player {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly url: string;
  readonly time: number;
  readonly isPlaying: boolean;
  /** Which of the spans played one after the other is on; -1 = none. */
  readonly playingSpan: number;
  readonly seek: (seconds: number) => void;
  readonly toggle: () => void;
  /** Plays spans one after the other, without what lies between. */
  readonly playSpans: (spans: readonly Span[]) => void;
}

/** The video's player: time by the frame, spans one after the other. */
export function usePlayer(file: Blob | undefined): Player {
  const video = useRef<HTMLVideoElement>(null);
  const queue = useRef<{ readonly spans: readonly Span[]; readonly at: number } | null>(null);
  const url = useObjectUrl(file);
  const [time, setTime] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [playingSpan, setSpan] = useState(-1);

  useEffect(() => {
    if (file) setTime(0);
  }, [file]);

  const enter = useCallback((spans: readonly Span[], at: number) => {
    const span = spans[at];
    const element = video.current;
    queue.current = span ? { spans, at } : null;
    setSpan(span ? at : -1);
    if (span && element) element.currentTime = span.start;
  }, []);

  // The browser tells the time four times a second; a cut has to be met to the frame.
  useEffect(() => {
    const element = video.current;
    if (!url || !element) return;
    let handle = 0;
    const look = (): void => {
      setTime(element.currentTime);
      const now = queue.current;
      const span = now?.spans[now.at];
      if (now && span && element.currentTime >= span.end - 0.02) {
        if (now.at + 1 < now.spans.length) enter(now.spans, now.at + 1);
        else {
          enter([], 0);
          element.pause();
        }
      }
      handle = element.paused ? 0 : requestAnimationFrame(look);
    };
    const onPlay = (): void => {
      setPlaying(true);
      if (!handle) handle = requestAnimationFrame(look);
    };
    const onPause = (): void => setPlaying(false);
    const onTime = (): void => setTime(element.currentTime);
    element.addEventListener('play', onPlay);
    element.addEventListener('pause', onPause);
    element.addEventListener('seeked', onTime);
    return () => {
      cancelAnimationFrame(handle);
      element.removeEventListener('play', onPlay);
      element.removeEventListener('pause', onPause);
      element.removeEventListener('seeked', onTime);
    };
  }, [url, enter]);

  const seek = (seconds: number): void => {
    enter([], 0);
    if (video.current) video.current.currentTime = seconds;
    setTime(seconds);
  };
  const play = (): void => void video.current?.play().catch(() => undefined);
  const toggle = (): void => {
    if (video.current?.paused) play();
    else video.current?.pause();
  };
  const playSpans = (spans: readonly Span[]): void => {
    enter(spans, 0);
    play();
  };
  return { video, url, time, isPlaying, playingSpan, seek, toggle, playSpans };
}
