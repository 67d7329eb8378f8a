import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';

interface TextCardProps {
  /** The record's name; a link or a button to it stands as it is. */
  readonly title: ReactNode;
  /** Beside the name: how it stands with the record. */
  readonly state: ReactNode;
  readonly children: ReactNode;
}

/** A record on a card of words: name and state on a line, below it what else is told. */
export function TextCard({ title, state, children }: TextCardProps) {
  return (
    <Flex vertical gap={8} style={{ padding: 16 }}>
      <Flex justify="space-between" gap={8}>
        {typeof title === 'string' ? <Text strong>{title}</Text> : title}
        {state}
      </Flex>
      {children}
    </Flex>
  );
}
