import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends ComponentProps<'span'> {
  readonly component?: 'span' | 'div' | 'legend' | 'h1' | 'h2';
}

/** Text for screen readers alone. */
export function VisuallyHidden({ component = 'span', ...props }: VisuallyHiddenProps) {
  const Element = component as 'span';
  return <Element className={styles.hidden} {...props} />;
}
