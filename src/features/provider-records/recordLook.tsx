import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { ResourceTools } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { RecordState } from './RecordActions';
import type { ProviderRecord } from './types';

interface RecordLook<Row> {
  readonly actions: (row: Row, tools: ResourceTools<Row>) => ReactNode;
  /** What it is, in words. */
  readonly summary: (row: Row, tools: ResourceTools<Row>) => string;
  /** What else is known of it, joined by dots; what is empty is left out. */
  readonly facts: (row: Row, tools: ResourceTools<Row>) => readonly (string | undefined)[];
  /** Beside the words. */
  readonly image?: (row: Row) => ReactNode;
  /** Below the title. */
  readonly drawing?: (row: Row) => ReactNode;
}

/** How the records of a provider stand in their list: a table with actions at the end, on a phone cards. */
export function recordLook<Row extends ProviderRecord>({ actions, summary, facts, image, drawing }: RecordLook<Row>) {
  return {
    rowActions: actions,
    actionsWidth: 200,
    cardShape: 'text' as const,
    defaultView: 'table' as const,
    card: (row: Row, tools: ResourceTools<Row>) => (
      <Flex vertical gap={8} style={{ padding: 16 }}>
        <Flex gap={12}>
          {image?.(row)}
          <Flex vertical flex={1} gap={4} style={{ minInlineSize: 0 }}>
            <Flex justify="space-between" gap={8}>
              <Text strong>{row.title}</Text>
              <RecordState state={row.state} />
            </Flex>
            {drawing?.(row)}
            <Text type="secondary" size="small">
              {summary(row, tools)}
            </Text>
            <Text type="tertiary" size="small">
              {facts(row, tools).filter(Boolean).join(' · ')}
            </Text>
          </Flex>
        </Flex>
        {actions(row, tools)}
      </Flex>
    ),
  };
}
