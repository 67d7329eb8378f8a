import { type RefObject, useEffect, useState } from 'react';

/** Seconds, drawn with each image while it plays; only whoever shows them draws anew. */
export function useVideoTime(element: RefObject<HTMLVideoElement | null>, isPlaying: boolean): number {
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
