import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { FileRecord } from '@/services/file/schema';
import { formatDuration } from '@/utils/formatDuration';
import { type FilmTiles, filmTiles } from './films';
import styles from './Grid.module.css';

/** Leafs through a film under the pointer: left is its beginning, right its end. */
export function FilmHover({ file }: { readonly file: FileRecord }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const tiles = useRef<FilmTiles>(null);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: one film a card; another visit begins anew
  useEffect(() => {
    if (!isIn) return undefined;
    let end: () => void = () => undefined;
    let isGone = false;
    void filmTiles(file)
      .then((opened) => {
        if (isGone) return;
        tiles.current = opened;
        end = opened.subscribe(() => latest.current());
        latest.current();
      })
      // The poster stays: a film that cannot be read says so in its details.
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
    <span className={styles.film} onPointerMove={onMove} onPointerLeave={() => setPart(undefined)}>
      {part !== undefined && (
        <>
          <canvas ref={canvas} className={styles.filmCanvas} />
          <span className={styles.filmLine} style={{ width: `${part * 100}%` }} />
          <span className={styles.filmTime}>{formatDuration(part * duration)}</span>
        </>
      )}
    </span>
  );
}
