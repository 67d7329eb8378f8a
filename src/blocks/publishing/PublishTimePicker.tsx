import { DatePicker, Flex } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useMemo } from 'react';
import { Text } from '@/components/ui/Text';
import { instantOf, localOf } from '@/domain/publishing/zone';
import { useDates } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { isBrowserAway, merchantToday, merchantZone } from '@/lib/merchantZone';

const DATE = 'YYYY-MM-DD';
const TIME = 'HH:mm';

/**
 * What the merchant's clocks show, as the picker's value. In UTC, which leaves out no hour: in the browser's own zone an
 * hour of the merchant's may not exist.
 */
function toWallClock(at: string, zone: string): Dayjs {
  const { date, time } = localOf(Date.parse(at), zone);
  return dayjs.utc(`${date}T${time}:00`);
}

/** Only what is written in the picker counts: typed text comes in the browser's zone, clicked days in the value's. */
const toInstant = (day: Dayjs): string =>
  new Date(instantOf({ date: day.format(DATE), time: day.format(TIME) }, merchantZone())).toISOString();

interface PublishTimePickerProps {
  readonly id?: string;
  /** ISO 8601; empty or absent = none. */
  readonly value?: string | undefined;
  /** Empty when it was cleared. */
  readonly onChange?: (at: string) => void;
  readonly hasError?: boolean;
  readonly allowClear?: boolean;
  readonly minuteStep?: 1 | 5;
  readonly 'aria-label'?: string;
}

/** A planned time by the merchant's clocks, to the minute; says so where the browser's show another time. */
export function PublishTimePicker({ value, onChange, hasError, minuteStep = 5, ...props }: PublishTimePickerProps) {
  const t = useT();
  const dates = useDates();
  const at = value ? Date.parse(value) : Date.now();
  const zone = merchantZone();
  // The same object for the same time: with another one the picker forgets what is being typed.
  const picked = useMemo(() => (value ? toWallClock(value, zone) : null), [value, zone]);
  return (
    <Flex vertical gap={4}>
      <DatePicker
        {...props}
        {...(hasError ? { status: 'error' as const } : {})}
        showTime={{ format: TIME, minuteStep }}
        format={`${DATE} ${TIME}`}
        value={picked}
        disabledDate={(day) => day.format(DATE) < merchantToday()}
        onChange={(day) => onChange?.(day ? toInstant(day) : '')}
      />
      {isBrowserAway(at) && (
        <Text type="secondary" size="small">
          {t('publish.inZone', { zone: dates.zoneName(at) })}
        </Text>
      )}
    </Flex>
  );
}
