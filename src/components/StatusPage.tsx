import type { ReactNode } from 'react';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  readonly illustration?: ReactNode;
  readonly title: string;
  readonly description?: ReactNode;
  /** The ways on, most useful first. */
  readonly actions?: ReactNode;
  /** Small print under the actions, such as an error code. */
  readonly detail?: ReactNode;
}

/** A page that says one thing and offers a way on: errors, missing rights, pages to come. */
export function StatusPage({ illustration, title, description, actions, detail }: StatusPageProps) {
  return (
    <section className={styles.page} aria-labelledby="status-title">
      {illustration}
      <h1 id="status-title" className={styles.title}>
        {title}
      </h1>
      {description ? <p className={styles.description}>{description}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {detail ? <p className={styles.detail}>{detail}</p> : null}
    </section>
  );
}
