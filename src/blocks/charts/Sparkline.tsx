import styles from './charts.module.css';

/** The run of a number, drawn small. For the eye only: what it shows stands beside it. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const top = Math.max(...values, 1);
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  const line = values.map((value, index) => `${(index * step).toFixed(2)},${(27 - (value / top) * 24).toFixed(2)}`);
  return (
    <svg className={styles.spark} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <polygon className={styles.sparkArea} points={`0,28 ${line.join(' ')} 100,28`} />
      <polyline className={styles.sparkLine} points={line.join(' ')} />
    </svg>
  );
}
