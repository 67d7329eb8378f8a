import { useEffect, useMemo, useState } from 'react';
import { spokenWords } from '@/engine/captions/spokenWords';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import styles from './textToAudio.module.css';

interface KaraokeProps {
  readonly text: string;
  readonly element: HTMLAudioElement;
}

/** A sentence whose words light up as they are said. */
export function Karaoke({ text, element }: KaraokeProps) {
  const [seconds, setSeconds] = useState(0);
  const [duration, setDuration] = useState(0);
  useEffect(() => {
    let request = 0;
    const step = () => {
      setSeconds(element.currentTime);
      setDuration(Number.isFinite(element.duration) ? element.duration : 0);
      request = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(request);
  }, [element]);
  const said = useMemo(() => {
    const words = spokenWords(text, fromSeconds(duration)) ?? [];
    let at = 0;
    return words.map((word) => {
      const from = text.indexOf(word.text, at);
      at = from + word.text.length;
      return { end: at, time: toSeconds(word.at) };
    });
  }, [text, duration]);
  const end = said.findLast(({ time }) => time <= seconds)?.end ?? 0;
  return (
    <>
      <mark className={styles.spoken}>{text.slice(0, end)}</mark>
      {text.slice(end)}
    </>
  );
}
