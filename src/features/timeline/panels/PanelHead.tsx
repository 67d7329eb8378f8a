import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './panels.module.css';

interface PanelHeadProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** Title of a panel, what it is for, and its own actions. */
export function PanelHead({ title, hint, children }: PanelHeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {children && <Flex gap={4}>{children}</Flex>}
      {hint && <p className={styles.hint}>{hint}</p>}
    </header>
  );
}
