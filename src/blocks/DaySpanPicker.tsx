import { Flex, Select } from 'antd';
import type { ReactNode } from 'react';
import { type DaySpan, shortened, spanText, usualSpans } from '@/domain/daySpans';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { DaySpanField } from './DayField';

interface DaySpanPickerProps {
  readonly value: DaySpan;
  readonly onChange: (span: DaySpan) => void;
  /** Further choices in the same row. */
  readonly children?: ReactNode;
}

const names = ['today', 'days7', 'days30', 'thisMonth', 'lastMonth'] as const;

/** The days that a report without days in its address is of: the last thirty. */
export function defaultSpan(): DaySpan {
  const today = merchantToday();
  return usualSpans(today)[2] ?? { from: today, to: today };
}

/** Which days of the merchant's calendar a report is of: usual ones, or any up to a year. */
export function DaySpanPicker({ value, onChange, children }: DaySpanPickerProps) {
  const t = useT();
  const usual = usualSpans(merchantToday());
  const chosen = usual.findIndex((one) => spanText(one) === spanText(value));
  return (
    <Flex gap={8} wrap>
      <Select
        aria-label={t('daySpan.usual')}
        style={{ minInlineSize: 120 }}
        value={names[chosen] ?? null}
        placeholder={t('daySpan.ownDays')}
        options={names.map((name) => ({ value: name, label: t(`daySpan.${name}`) }))}
        onChange={(name) => {
          const next = usual[names.indexOf(name)];
          if (next) onChange(next);
        }}
      />
      <DaySpanField
        aria-label={t('daySpan.days')}
        allowClear={false}
        last={merchantToday()}
        value={value}
        onChange={(span) => span && onChange(shortened(span))}
      />
      {children}
    </Flex>
  );
}
