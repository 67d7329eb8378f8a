import type { ReactNode } from 'react';
import styles from '../media.module.css';

interface Props {
  readonly name: string;
  /** Place among the chosen, from 0; -1 = not chosen. */
  readonly at: number;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One thing to choose, with its number once it is chosen. */
export function Cell({ name, at, onToggle, children }: Props) {
  return (
    <button
      type="button"
      className={styles.cell}
      aria-pressed={at >= 0}
      aria-label={name}
      title={name}
      onClick={onToggle}
    >
      {children}
      <span className={styles.cellName}>{name}</span>
      {at >= 0 && <b className={styles.number}>{at + 1}</b>}
    </button>
  );
}
