import { useEffect, useRef } from 'react';
import type { Strips } from '@/blocks/strips';
import styles from './cut.module.css';

const HEIGHT = 54;
const WIDTH = 96;

/** The image that a range begins with. */
export function Thumb({ strips, time }: { readonly strips: Strips | null; readonly time: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!strips || !context) return;
    const paint = (): void => {
      const image = strips.tile(time, HEIGHT);
      if (!image) return;
      const [w, h] = [Number(Reflect.get(image, 'width')) || WIDTH, Number(Reflect.get(image, 'height')) || HEIGHT];
      const scale = Math.min(WIDTH / w, HEIGHT / h);
      context.clearRect(0, 0, WIDTH, HEIGHT);
      context.drawImage(image, (WIDTH - w * scale) / 2, (HEIGHT - h * scale) / 2, w * scale, h * scale);
    };
    paint();
    return strips.subscribe(paint);
  }, [strips, time]);
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} className={styles.thumbCanvas} aria-hidden />;
}
