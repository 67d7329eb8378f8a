import { type ReactNode, useId } from 'react';
import styles from './inspector.module.css';

interface SectionProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together. */
export function Section({ title, extra, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.effectHead}>
        <h3 id={id} className={styles.sectionTitle} style={{ flex: 1 }}>
          {title}
        </h3>
        {extra}
      </div>
      {children}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Reset, keyframes. */
  readonly marks?: ReactNode;
}

export function Row({ label, children, marks }: RowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.label} title={label}>
        {label}
      </span>
      <div className={styles.control}>{children}</div>
      <div className={styles.marks}>{marks}</div>
    </div>
  );
}
