import type { ComponentProps } from 'react';
import styles from './Mark.module.css';

interface MarkProps extends Pick<ComponentProps<'mark'>, 'children'> {
  readonly tone: 'error' | 'warning' | 'info';
  /** Underlined by a wave, on no ground: what is doubted, not what is forbidden. */
  readonly isWavy?: boolean | undefined;
  readonly 'data-mark'?: number;
}

/** A marked part of a text, in a field and where it is read. */
export function Mark({ tone, isWavy, ...rest }: MarkProps) {
  return <mark className={`${styles.mark} ${styles[tone]}`} data-wavy={isWavy || undefined} {...rest} />;
}
