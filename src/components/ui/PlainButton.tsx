import type { ComponentProps } from 'react';
import styles from './PlainButton.module.css';

/** A button that looks like what it holds; antd's lightest one still has a height, a padding and a hover of its own. */
export function PlainButton({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" className={className ? `${styles.button} ${className}` : styles.button} {...props} />;
}
