import styles from './EmptyState.module.css';

/** An upright clip with a play mark and its strip. */
export function VideoIllustration() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      <ellipse className={styles.soft} cx="80" cy="104" rx="60" ry="6" />
      <rect className={styles.line} x="22" y="46" width="116" height="40" rx="8" />
      {[30, 46, 106, 122].map((x) => (
        <rect key={x} className={styles.soft} x={x} y="54" width="10" height="24" rx="3" />
      ))}
      <rect className={styles.accent} x="54" y="10" width="52" height="88" rx="10" />
      <rect className={styles.onAccent} x="60" y="80" width="30" height="4" rx="2" opacity="0.7" />
      <rect className={styles.onAccent} x="60" y="88" width="20" height="4" rx="2" opacity="0.5" />
      <circle className={styles.onAccent} cx="80" cy="46" r="15" />
      <path className={styles.accent} d="M76 38.5v15l12-7.5z" />
      <circle className={styles.mark} cx="124" cy="26" r="8" />
    </svg>
  );
}
