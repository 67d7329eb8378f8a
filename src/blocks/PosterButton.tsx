import { PlayCircleOutlined } from '@ant-design/icons';
import type { Project } from '@/engine/project/schema';
import styles from './posterButton.module.css';

interface PosterButtonProps {
  readonly project: Project;
  /** Of `useStill`; empty until it is drawn. */
  readonly address: string;
  readonly label: string;
  readonly onPlay: () => void;
}

/** A frame of a video in its own shape, with the sign that it plays. */
export function PosterButton({ project: { canvas }, address, label, onPlay }: PosterButtonProps) {
  return (
    <button
      type="button"
      className={styles.poster}
      style={{ aspectRatio: `${canvas.width} / ${canvas.height}` }}
      aria-label={label}
      onClick={onPlay}
    >
      {address && <img src={address} alt="" />}
      <PlayCircleOutlined className={styles.play} />
    </button>
  );
}
