import type { ReactNode } from 'react';
import styles from './Resource.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly children?: ReactNode;
}

/** Title of a page with what can be begun from it. */
export function PageHead({ title, subtitle, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <div className={styles.headActions}>{children}</div>
    </header>
  );
}
