import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import styles from './PanelHead.module.css';

interface PanelHeadProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** Title of a panel, what it is for, and its own actions. */
export function PanelHead({ title, hint, children }: PanelHeadProps) {
  return (
    <GridLayout component="header" columns="minmax(0, 1fr) auto" gap="4px 8px" align="center">
      <Text component="h2" size="medium" strong className={styles.title}>
        {title}
      </Text>
      {children && <Flex gap={4}>{children}</Flex>}
      {hint && (
        <Text component="p" type="tertiary" size="small" style={{ gridColumn: '1 / -1', lineHeight: 1.5 }}>
          {hint}
        </Text>
      )}
    </GridLayout>
  );
}
