import type { ReactNode } from 'react';
import styles from './ToneTag.module.css';

export type Tone = 'plain' | 'busy' | 'good' | 'warn' | 'bad';

interface ToneTagProps {
  readonly tone: Tone;
  readonly children: ReactNode;
}

/** A state in words with a dot in its color: antd's colored tag texts miss the contrast that reading needs. */
export function ToneTag({ tone, children }: ToneTagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      <span className={styles.dot} aria-hidden />
      {children}
    </span>
  );
}
