import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { FileRecord } from '@/services/file/schema';
import { formatDuration } from '@/utils/formatDuration';
import styles from './Grid.module.css';
import { type VideoTiles, videoTiles } from './videos';

/** Leafs through a video under the pointer: left is its beginning, right its end. */
export function VideoHover({ file }: { readonly file: FileRecord }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tiles = useRef<VideoTiles>(null);
  const [part, setPart] = useState<number>();
  const at = useRef(0);
  const isIn = part !== undefined;
  const duration = file.duration ?? 0;

  const draw = () => {
    const surface = canvas.current;
    const tile = surface && tiles.current?.get(at.current * duration, surface.clientHeight);
    const context = surface?.getContext('2d');
    if (!surface || !tile || !context) return;
    const width = 'displayWidth' in tile ? tile.displayWidth : Number(tile.width);
    const height = 'displayHeight' in tile ? tile.displayHeight : Number(tile.height);
    surface.width = surface.clientWidth;
    surface.height = surface.clientHeight;
    const scale = Math.max(surface.width / width, surface.height / height);
    const [w, h] = [width * scale, height * scale];
    context.drawImage(tile, (surface.width - w) / 2, (surface.height - h) / 2, w, h);
  };
  const latest = useRef(draw);
  latest.current = draw;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one video a card; another visit begins anew
  useEffect(() => {
    if (!isIn) return undefined;
    let end: () => void = () => undefined;
    let isGone = false;
    void videoTiles(file)
      .then((opened) => {
        if (isGone) return;
        tiles.current = opened;
        end = opened.subscribe(() => latest.current());
        latest.current();
      })
      // The poster stays: a video that cannot be read says so in its details.
      .catch(() => undefined);
    return () => {
      isGone = true;
      tiles.current = null;
      end();
    };
  }, [isIn, file.id]);

  const onMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const next = Math.min(0.99, Math.max(0, (event.clientX - left) / width));
    at.current = next;
    setPart(next);
    draw();
  };
  return (
    <span className={styles.video} onPointerMove={onMove} onPointerLeave={() => setPart(undefined)}>
      {part !== undefined && (
        <>
          <canvas ref={canvas} className={styles.videoCanvas} />
          <span className={styles.videoLine} style={{ width: `${part * 100}%` }} />
          <span className={styles.videoTime}>{formatDuration(part * duration)}</span>
        </>
      )}
    </span>
  );
}
