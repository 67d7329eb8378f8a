import { Skeleton } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { type MessageId, useT } from '@/hooks/useT';

interface SumCardsProps {
  /** Each with its value in words; undefined = not known yet. `key` marks it in the page. */
  readonly sums: readonly (readonly [title: MessageId, value: string | undefined, key?: string])[];
  readonly label?: MessageId;
}

/** Sums above a list: of all that its filter lets through, not of the page alone. */
export function SumCards({ sums, label }: SumCardsProps) {
  const t = useT();
  return (
    <GridLayout
      component="dl"
      columns="repeat(auto-fit, minmax(140px, 1fr))"
      gap={12}
      aria-label={label && t(label)}
      style={{ margin: 0 }}
    >
      {sums.map(([title, value, key]) => (
        <Panel key={title} vertical gap={4} data-sum={key}>
          <Text component="dt" type="secondary">
            {t(title)}
          </Text>
          <Text component="dd" strong tabular size={20} style={{ margin: 0 }}>
            {value ?? <Skeleton.Button active size="small" />}
          </Text>
        </Panel>
      ))}
    </GridLayout>
  );
}
