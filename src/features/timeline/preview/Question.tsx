import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './PreviewTrouble.module.css';

interface QuestionProps {
  readonly text: string;
  /** The buttons that answer it. */
  readonly children: ReactNode;
}

/** A question under the preview that stops nobody: it stays until it is answered. */
export function Question({ text, children }: QuestionProps) {
  return (
    <Alert
      className={styles.trouble}
      type="info"
      banner
      showIcon
      // Not `action`: on a phone it leaves the words a column of two characters.
      title={
        <Flex gap={8} align="center" wrap>
          <span style={{ flex: '1 1 220px' }}>{text}</span>
          <Flex gap={8} wrap>
            {children}
          </Flex>
        </Flex>
      }
    />
  );
}
