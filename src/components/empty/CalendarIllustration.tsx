import styles from './EmptyState.module.css';

const cells = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2].map((row) => ({ column, row })));

/** A month with one post in it. */
export function CalendarIllustration() {
  return (
    <svg viewBox="0 0 160 112" aria-hidden="true" focusable="false">
      <ellipse className={styles.soft} cx="80" cy="104" rx="58" ry="6" />
      <rect className={styles.line} x="28" y="20" width="104" height="78" rx="10" />
      <path className={styles.accent} d="M38 20h84a10 10 0 0 1 10 10v8H28v-8a10 10 0 0 1 10-10z" />
      {cells.map(({ column, row }) => (
        <rect
          key={`${column}-${row}`}
          className={column === 2 && row === 1 ? styles.mark : styles.soft}
          x={36 + column * 18}
          y={46 + row * 16}
          width="14"
          height="11"
          rx="3"
        />
      ))}
      <rect className={styles.accent} x="50" y="12" width="6" height="16" rx="3" />
      <rect className={styles.accent} x="104" y="12" width="6" height="16" rx="3" />
    </svg>
  );
}
