import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that belong together. */
export function Section({ title, extra, children }: SectionProps) {
  const id = useId();
  return (
    <Flex component="section" vertical gap={8} className={styles.section} aria-labelledby={id}>
      <Flex gap={8} align="center">
        <Text
          id={id}
          component="h3"
          type="secondary"
          size="small"
          strong
          className={styles.sectionTitle}
          style={{ flex: 1 }}
        >
          {title}
        </Text>
        {extra}
      </Flex>
      {children}
    </Flex>
  );
}

interface RowProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Reset, keyframes. */
  readonly marks?: ReactNode;
}

export function Row({ label, children, marks }: RowProps) {
  return (
    <GridLayout columns="66px minmax(0, 1fr) 46px" gap={8} align="center" style={{ minBlockSize: 28 }}>
      {/* English names are longer than the column: they wrap, since half a word names nothing. */}
      <Text size={13} style={{ overflowWrap: 'anywhere', hyphens: 'auto', lineHeight: 1.3 }}>
        {label}
      </Text>
      <Flex gap={8} align="center" className={styles.control}>
        {children}
      </Flex>
      <Flex justify="flex-end">{marks}</Flex>
    </GridLayout>
  );
}
