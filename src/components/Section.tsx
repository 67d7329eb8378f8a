import { Alert, Button, Flex, Skeleton } from 'antd';
import { type ReactNode, useId } from 'react';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** Address of the page that holds the whole. */
  readonly more?: { readonly to: string; readonly label: string };
  readonly loading?: boolean;
  readonly error?: Error;
  readonly onRetry?: () => void;
  /** Shown instead of the children when there is nothing. */
  readonly empty?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled card with the order pending, error, empty, data kept in one place. */
export default function Section({ title, more, loading, error, onRetry, empty, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={loading}>
      <Flex component="header" gap={12} align="baseline" justify="space-between" style={{ marginBlockEnd: 12 }}>
        <Text id={id} component="h2" size="large" strong>
          {title}
        </Text>
        {more && <PageLink to={more.to}>{more.label}</PageLink>}
      </Flex>
      <Content loading={loading} error={error} onRetry={onRetry} empty={empty}>
        {children}
      </Content>
    </section>
  );
}

function Content({ loading, error, onRetry, empty, children }: Omit<SectionProps, 'title' | 'more'>) {
  const t = useT();
  if (loading) return <Skeleton active paragraph={{ rows: 3 }} title={false} />;
  if (error) {
    return (
      <Alert
        type="warning"
        title={messageOf(error)}
        action={
          <Button size="small" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (empty)
    return (
      <Text component="div" type="secondary" className={styles.empty}>
        {empty}
      </Text>
    );
  return children;
}
