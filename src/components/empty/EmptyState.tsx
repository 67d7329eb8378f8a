import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { ListIllustration } from './ListIllustration';

interface EmptyStateProps {
  readonly title: string;
  readonly description?: string;
  readonly illustration?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  readonly compact?: boolean;
}

/** Nothing here: says why it is worth something and what to do next. */
export function EmptyState({ title, description, illustration, action, compact = false }: EmptyStateProps) {
  return (
    <div className={compact ? `${styles.empty} ${styles.compact}` : styles.empty}>
      {illustration ?? <ListIllustration />}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.text}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
