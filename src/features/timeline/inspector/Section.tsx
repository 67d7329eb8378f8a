import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './inspector.module.css';

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
        <h3 id={id} className={styles.sectionTitle} style={{ flex: 1 }}>
          {title}
        </h3>
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
    <div className={styles.row}>
      <span className={styles.label} title={label}>
        {label}
      </span>
      <Flex gap={8} align="center" className={styles.control}>
        {children}
      </Flex>
      <Flex justify="flex-end">{marks}</Flex>
    </div>
  );
}
