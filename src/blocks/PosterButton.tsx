import { PlayCircleOutlined } from '@ant-design/icons';
import { useEffect, useRef, useState } from 'react';
import { MediaError } from '@/engine/media/errors';
import { createPlayer } from '@/engine/playback';
import type { Project } from '@/engine/project/schema';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { prefersReducedMotion } from '@/lib/reducedMotion';
import styles from './posterButton.module.css';

interface PosterButtonProps {
  readonly project: Project;
  /** Of `useStill` or of an image; empty until it is drawn. */
  readonly address: string;
  readonly label: string;
  readonly onPlay: () => void;
  /** The image cannot be had. */
  readonly onBroken?: () => void;
}

/** A pointer that only passes by starts nothing, milliseconds. */
const RESTS = 250;

/** A frame of a video in its own shape, with the sign that it plays; under a resting pointer it plays without sound. */
export function PosterButton({ project, address, label, onPlay, onBroken }: PosterButtonProps) {
  const { canvas } = project;
  const [isLively, setLively] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (): void => {
    clearTimeout(timer.current);
    setLively(false);
  };
  return (
    <button
      type="button"
      className={styles.poster}
      style={{ aspectRatio: `${canvas.width} / ${canvas.height}` }}
      aria-label={label}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch' && !prefersReducedMotion())
          timer.current = setTimeout(() => setLively(true), RESTS);
      }}
      onPointerLeave={rest}
      onClick={() => {
        rest();
        onPlay();
      }}
    >
      {address && <img src={address} alt="" onError={onBroken} />}
      {isLively && <SilentPlayer project={project} />}
      {!isLively && <PlayCircleOutlined className={styles.play} />}
    </button>
  );
}

/** Drawn by the renderer of the export, over and over, as long as it is there. */
function SilentPlayer({ project }: { readonly project: Project }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const surface = canvas.current;
    if (!surface) return;
    try {
      const player = createPlayer(surface, { watermark: merchantWatermark() });
      player.setMaxEdge(Math.max(surface.clientWidth, surface.clientHeight) * window.devicePixelRatio);
      player.setRange({ loop: true });
      player.setProject(withoutSound(project));
      player.play();
      return () => player.dispose();
    } catch (error) {
      // The poster has to do.
      if (!(error instanceof MediaError)) throw error;
    }
  }, [project]);
  return <canvas ref={canvas} className={styles.lively} aria-hidden />;
}

/** Browsers do not let a page sound before it was clicked at, and nobody asked for it. */
const withoutSound = (project: Project): Project => {
  const muted = <C extends { readonly type: string }>(clip: C): C =>
    clip.type === 'video' ? { ...clip, muted: true } : clip;
  const { tracks } = project;
  return {
    ...project,
    tracks: {
      ...tracks,
      main: { ...tracks.main, clips: tracks.main.clips.map(muted) },
      overlay: tracks.overlay.map((track) => ({ ...track, clips: track.clips.map(muted) })),
      audio: [],
    },
  };
};
