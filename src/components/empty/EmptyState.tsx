import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import styles from './EmptyState.module.css';

/** Cards on a shelf, one of them about to be added. */
function ListIllustration() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      <ellipse className={styles.soft} cx="80" cy="102" rx="62" ry="7" />
      <rect className={styles.line} x="18" y="34" width="46" height="60" rx="8" />
      <rect className={styles.tint} x="24" y="40" width="34" height="30" rx="4" />
      <rect className={styles.soft} x="24" y="76" width="26" height="4" rx="2" />
      <rect className={styles.soft} x="24" y="84" width="16" height="4" rx="2" />
      <rect className={styles.line} x="96" y="34" width="46" height="60" rx="8" />
      <rect className={styles.tint} x="102" y="40" width="34" height="30" rx="4" />
      <rect className={styles.soft} x="102" y="76" width="26" height="4" rx="2" />
      <rect className={styles.soft} x="102" y="84" width="16" height="4" rx="2" />
      <rect className={styles.accent} x="52" y="14" width="56" height="76" rx="10" />
      <path className={styles.onAccent} d="M78 38h4v10h10v4H82v10h-4V52H68v-4h10z" />
      <rect className={styles.onAccent} x="62" y="74" width="36" height="5" rx="2.5" opacity="0.6" />
      <circle className={styles.mark} cx="124" cy="20" r="7" />
    </svg>
  );
}

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
      <Text component="p" size="large" strong className={styles.title}>
        {title}
      </Text>
      {description && (
        <Text component="p" type="secondary" className={styles.text}>
          {description}
        </Text>
      )}
      {action && <div style={{ marginBlockStart: 12 }}>{action}</div>}
    </div>
  );
}
