import { Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './Resource.module.css';

interface PageHeadProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Beside the title: what holds for the whole page. */
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
}

/** Title of a page with what can be begun from it. */
export function PageHead({ title, subtitle, tag, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <Flex wrap align="center" gap={8}>
          <h1 className={styles.title}>{title}</h1>
          {tag}
        </Flex>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <div className={styles.headActions}>{children}</div>
    </header>
  );
}
