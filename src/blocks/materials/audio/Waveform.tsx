import { useEffect, useRef } from 'react';
import styles from '../materials.module.css';
import type { MadeAudio } from './audioFiles';

interface Props {
  readonly audio: MadeAudio;
  /** Seconds of beats, drawn as ticks. */
  readonly beats?: readonly number[];
  readonly label: string;
  /** 0–1 while it plays, else undefined. */
  readonly share?: (() => number) | undefined;
}

const WIDTH = 720;
const HEIGHT = 72;
const BAR = 4;

function peaksOf({ channels }: MadeAudio): readonly number[] {
  const [channel = new Float32Array()] = channels;
  const count = WIDTH / BAR;
  const step = channel.length / count;
  return Array.from({ length: count }, (_, index) => {
    let peak = 0;
    const end = Math.min(channel.length, Math.floor((index + 1) * step));
    for (let i = Math.floor(index * step); i < end; i += 1) peak = Math.max(peak, Math.abs(channel[i] ?? 0));
    return peak;
  });
}

/** What a sound looks like, with its beats and how far it has been heard. */
export function Waveform({ audio, beats = [], label, share }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const peaks = peaksOf(audio);
    const seconds = (audio.channels[0]?.length ?? 1) / audio.sampleRate;
    const style = getComputedStyle(element);
    const [played, rest, tick] = ['--ant-color-primary', '--ant-color-text-quaternary', '--ant-color-warning'].map(
      (name) => style.getPropertyValue(name),
    );
    let frame = 0;
    const paint = (): void => {
      const at = share?.() ?? 0;
      context.clearRect(0, 0, WIDTH, HEIGHT);
      peaks.forEach((peak, index) => {
        const height = Math.max(2, peak * (HEIGHT - 14));
        context.fillStyle = (index + 0.5) / peaks.length <= at ? (played ?? '') : (rest ?? '');
        context.beginPath();
        context.roundRect(index * BAR, (HEIGHT - 8 - height) / 2, BAR - 1.5, height, 1);
        context.fill();
      });
      context.fillStyle = tick ?? '';
      beats.forEach((beat, index) => {
        const isBar = index % 4 === 0;
        context.fillRect((beat / seconds) * WIDTH, HEIGHT - (isBar ? 8 : 5), 1.5, isBar ? 8 : 5);
      });
      if (share) frame = requestAnimationFrame(paint);
    };
    paint();
    return () => cancelAnimationFrame(frame);
  }, [audio, beats, share]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} className={styles.wave} role="img" aria-label={label} />;
}
