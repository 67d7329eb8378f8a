import { StatisticCard } from '@ant-design/pro-components';
import { type MessageId, useT } from '@/hooks/useT';

interface SumCardsProps {
  /** Each with its value in words. */
  readonly sums: readonly (readonly [title: MessageId, value: string])[];
}

/** Sums above a list: of all that its filter lets through, not of the page alone. */
export function SumCards({ sums }: SumCardsProps) {
  const t = useT();
  return (
    <StatisticCard.Group style={{ marginBlockEnd: 16 }} wrap>
      {sums.map(([title, value]) => (
        <StatisticCard
          key={title}
          // Up to four fill the line.
          colSpan={{ xs: 12, md: Math.max(6, 24 / sums.length) }}
          statistic={{ title: t(title), value, formatter: (shown) => String(shown) }}
        />
      ))}
    </StatisticCard.Group>
  );
}
