import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  readonly illustration?: ReactNode;
  readonly title: string;
  readonly description?: ReactNode;
  /** The ways on, most useful first. */
  readonly actions?: ReactNode;
  /** Small print under the actions, such as an error code. */
  readonly detail?: ReactNode;
}

/** A page that says one thing and offers a way on: errors, missing rights, pages to come. */
export function StatusPage({ illustration, title, description, actions, detail }: StatusPageProps) {
  return (
    <section className={styles.page} aria-labelledby="status-title">
      {illustration}
      <Text id="status-title" component="h1" size={22} strong style={{ margin: '16px 0 0', lineHeight: 1.4 }}>
        {title}
      </Text>
      {description ? <p className={styles.description}>{description}</p> : null}
      {actions ? (
        <Flex gap={12} justify="center" wrap style={{ marginBlockStart: 16 }}>
          {actions}
        </Flex>
      ) : null}
      {detail ? <p className={styles.detail}>{detail}</p> : null}
    </section>
  );
}
