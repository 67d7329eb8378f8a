import styles from './EmptyState.module.css';

/** A magnifying glass over an empty row: the filter found nothing. */
export function SearchIllustration() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      <ellipse className={styles.soft} cx="80" cy="102" rx="56" ry="6" />
      <rect className={styles.line} x="26" y="22" width="96" height="68" rx="10" />
      <rect className={styles.soft} x="38" y="36" width="54" height="6" rx="3" />
      <rect className={styles.soft} x="38" y="52" width="72" height="6" rx="3" />
      <rect className={styles.soft} x="38" y="68" width="40" height="6" rx="3" />
      <circle className={styles.tint} cx="104" cy="60" r="22" />
      <path
        className={styles.accent}
        d="M104 34a26 26 0 1 0 15.6 46.8l15.3 15.3a4 4 0 0 0 5.7-5.7l-15.3-15.3A26 26 0 0 0 104 34zm0 8a18 18 0 1 1 0 36 18 18 0 0 1 0-36z"
      />
    </svg>
  );
}
