import { FactText } from '@/blocks/facts';
import styles from './parts.module.css';

/** The beats of a piece in order. */
export function Outline({ lines, label }: { readonly lines: readonly string[]; readonly label: string }) {
  if (lines.length === 0) return null;
  return (
    <ol className={styles.outline} aria-label={label}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beats have no name and may be equal
        <li key={index}>
          <FactText text={line} />
        </li>
      ))}
    </ol>
  );
}
