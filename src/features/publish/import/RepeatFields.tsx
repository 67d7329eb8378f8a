import { Checkbox, DatePicker, Flex, InputNumber, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { useDates } from '@/blocks/publishing';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { mostRepeats, type RepeatRule } from '@/domain/publishing/repeat';
import { useT } from '@/hooks/useT';
import type { RepeatSettings } from './useRepeatPlan';

interface RepeatFieldsProps {
  readonly settings: RepeatSettings;
  /** Day of the post that is repeated, `YYYY-MM-DD` in the user's zone. */
  readonly firstDate: string;
  readonly onChange: (patch: Partial<RepeatSettings>) => void;
}

const kinds = ['days', 'weekdays', 'monthly'] as const;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** How often a post is repeated, and how long. */
export function RepeatFields({ settings, firstDate, onChange }: RepeatFieldsProps) {
  const t = useT();
  const dates = useDates();
  const { kind, every, days, shortMonth, end, count, until } = settings;
  const dayOfMonth = Number(firstDate.slice(8));
  return (
    <GridLayout columns="repeat(auto-fit, minmax(200px, 1fr))" gap="12px 24px">
      <Flex vertical gap={8}>
        <Text type="secondary">{t('publishRepeat.how')}</Text>
        <Segmented
          aria-label={t('publishRepeat.how')}
          value={kind}
          options={kinds.map((value) => ({ value, label: t(`publishRepeat.${value}`) }))}
          onChange={(value) => onChange({ kind: value as RepeatRule['kind'] })}
        />
        {kind === 'days' && (
          <InputNumber
            min={1}
            max={365}
            value={every}
            suffix={t('publishRepeat.everyUnit')}
            aria-label={t('publishRepeat.every')}
            onChange={(value) => onChange({ every: value ?? 1 })}
          />
        )}
        {kind === 'weekdays' && (
          <Checkbox.Group
            aria-label={t('publishRepeat.onDays')}
            value={[...days]}
            options={weekdays.map((day) => ({ value: day, label: dates.weekday(`2024-01-0${day}`) }))}
            onChange={(value) => onChange({ days: value.map(Number) })}
          />
        )}
        {kind === 'monthly' && dayOfMonth > 28 && (
          <Select
            value={shortMonth}
            aria-label={t('publishRepeat.shortMonth', { day: dayOfMonth })}
            options={[
              { value: 'last', label: t('publishRepeat.shortLast') },
              { value: 'skip', label: t('publishRepeat.shortSkip') },
            ]}
            onChange={(value: 'last' | 'skip') => onChange({ shortMonth: value })}
          />
        )}
      </Flex>
      <Flex vertical gap={8}>
        <Text type="secondary">{t('publishRepeat.end')}</Text>
        <Segmented
          aria-label={t('publishRepeat.end')}
          value={end}
          options={[
            { value: 'count', label: t('publishRepeat.byCount') },
            { value: 'date', label: t('publishRepeat.byDate') },
          ]}
          onChange={(value) => onChange({ end: value as RepeatSettings['end'] })}
        />
        {end === 'count' ? (
          <InputNumber
            min={1}
            max={mostRepeats}
            value={count}
            suffix={t('publishRepeat.countUnit')}
            aria-label={t('publishRepeat.byCount')}
            onChange={(value) => onChange({ count: value ?? 1 })}
          />
        ) : (
          <DatePicker
            allowClear={false}
            aria-label={t('publishRepeat.byDate')}
            value={dayjs(until)}
            minDate={dayjs(firstDate).add(1, 'day')}
            onChange={(value) => value && onChange({ until: value.format('YYYY-MM-DD') })}
          />
        )}
      </Flex>
    </GridLayout>
  );
}
