import { useEffect, useRef } from 'react';
import { paintStrip, type StripLook } from './paintStrip';
import type { Strips } from './strips';
import styles from './strips.module.css';

interface StripCanvasProps extends Pick<StripLook, 'duration' | 'aspect' | 'hasImage' | 'hasAudio' | 'keyTimes'> {
  readonly strips: Strips | null;
}

/** Images and loudness along a file, as wide as there is room. */
export function StripCanvas({ strips, ...look }: StripCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(look);
  latest.current = look;
  const { keyTimes } = look;

  // biome-ignore lint/correctness/useExhaustiveDependencies: key frames come in while the strip is shown
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || !strips) return;
    const paint = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      const scale = Math.min(2, window.devicePixelRatio || 1);
      if (width === 0) return;
      const [w, h] = [Math.round(Math.min(16_000, width * scale)), Math.round(height * scale)];
      if (element.width !== w || element.height !== h) [element.width, element.height] = [w, h];
      context.setTransform(w / width, 0, 0, h / height, 0, 0);
      const style = getComputedStyle(element);
      const colors = { audio: style.color, key: style.getPropertyValue('--ant-color-warning') };
      paintStrip(context, strips, { ...latest.current, width, height, colors });
    };
    paint();
    const stop = strips.subscribe(paint);
    const resized = new ResizeObserver(paint);
    resized.observe(element);
    return () => {
      stop();
      resized.disconnect();
    };
  }, [strips, keyTimes]);

  return <canvas ref={canvas} className={styles.canvas} aria-hidden />;
}
