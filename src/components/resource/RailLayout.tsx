import type { ReactNode } from 'react';
import styles from './RailLayout.module.css';

export interface RailLayoutProps {
  /** Folders, sections: what narrows the list beside it. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
}

/** A list with a rail at its side; on narrow screens the rail stands above. */
export function RailLayout({ rail, children }: RailLayoutProps) {
  return (
    <div className={styles.layout}>
      <aside className={styles.rail}>{rail}</aside>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
