import styles from './accounts.module.css';

interface MeterProps {
  /** 0–1. */
  readonly share: number;
  readonly text: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'plain';
}

/** A share as a bar with its words above. */
export function Meter({ share, text, tone }: MeterProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <span className={styles.meter}>
      <span className={styles.meterText}>{text}</span>
      <span className={styles.meterTrack} aria-hidden>
        <span className={`${styles.meterFill} ${styles[tone]}`} style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  );
}
