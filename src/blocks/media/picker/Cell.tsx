import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import mediaStyles from '../media.module.css';
import numberStyles from '../number.module.css';
import styles from './Cell.module.css';

interface Props {
  readonly name: string;
  /** Place among the chosen, from 0; -1 = not chosen. */
  readonly at: number;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** One thing to choose, with its number once it is chosen. */
export function Cell({ name, at, onToggle, children }: Props) {
  return (
    <div className={styles.cell} data-on={at >= 0 || undefined}>
      {children}
      <button type="button" className={styles.cellOpen} aria-pressed={at >= 0} title={name} onClick={onToggle}>
        <Text size="small" ellipsis className={mediaStyles.cellName}>
          {name}
        </Text>
      </button>
      {at >= 0 && (
        <Text component="b" size="small" strong className={numberStyles.number}>
          {at + 1}
        </Text>
      )}
    </div>
  );
}
