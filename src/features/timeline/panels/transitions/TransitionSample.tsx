import { useEffect, useRef } from 'react';
import { FontLoader, Renderer } from '@/engine/render';
import { resolve } from '@/engine/resolve/resolve';
import { prefersReducedMotion } from '@/lib/reducedMotion';
import styles from '../panels.module.css';
import { sampleCut, sampleMedia, timeAt } from './sampleCut';

const width = 160;
const height = 120;
const seconds = 1.4;
/** Where a transition shows itself best while it stands still: these two are one plain color half-way. */
const stillAt = (type: string): number => (type === 'fade' || type === 'flash' ? 0.28 : 0.5);

interface TransitionSampleProps {
  readonly type: string;
  readonly isPlaying: boolean;
}

let last: Promise<unknown> = Promise.resolve();
/** The samples share their images: one draws at a time. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run);
  last = mine.catch(() => undefined);
  return mine;
}

/** A transition drawn by the video's renderer: its middle, and all of it while the pointer is on it. */
export function TransitionSample({ type, isPlaying }: TransitionSampleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    // The samples' images are made off the screen; without that the name has to do.
    if (typeof OffscreenCanvas !== 'function') return;
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    let isOver = false;
    const isStill = !isPlaying || prefersReducedMotion();
    const play = async (): Promise<void> => {
      const media = await sampleMedia();
      const renderer = new Renderer(context, { media, fonts: new FontLoader() });
      const project = sampleCut(type);
      const draw = (share: number) =>
        inTurn(async () => {
          if (isOver) return;
          await renderer.prepare(project);
          await renderer.draw(resolve(project, timeAt(share)));
        });
      if (isStill) return draw(stillAt(type));
      const begun = performance.now();
      while (!isOver) {
        // From a little before it to a little after it.
        await draw((((performance.now() - begun) / 1000) % seconds) / seconds);
        await new Promise((done) => requestAnimationFrame(done));
      }
    };
    // A sample that cannot be drawn leaves its name; the transition itself works.
    void play().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [type, isPlaying]);

  return <canvas ref={canvas} width={width} height={height} className={styles.tileImage} aria-hidden />;
}
