import { CalendarOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Flex, Grid, InputNumber, Segmented, Select, Switch } from 'antd';
import type { ReactNode } from 'react';
import { DayField } from '@/blocks/DayField';
import { Text } from '@/components/ui/Text';
import { readTime } from '@/domain/publishing/importing';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import matrixStyles from './main.module.css';
import { type ChangeChoice, type MatrixChoice, mostDays } from './matrixChoice';
import styles from './RulesPanel.module.css';

interface Props {
  readonly choice: MatrixChoice;
  readonly onChange: ChangeChoice;
}

/** Times of day that are offered; any other may be typed. */
const usualTimes = Array.from({ length: 34 }, (_, index) => {
  const minutes = 7 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

/** When it goes out, and what must hold. */
export function RulesPanel({ choice, onChange }: Props) {
  const t = useT();
  // Beside the plan they are at hand; above it, on a phone, they would push it out of sight.
  const isNarrow = Grid.useBreakpoint().lg === false;
  return (
    <Flex component="section" vertical gap={12} className={matrixStyles.panel} aria-labelledby="matrix-rules">
      <details open={!isNarrow || undefined}>
        <summary className={styles.rules}>
          <Text
            id="matrix-rules"
            component="h2"
            size="large"
            strong
            style={{ display: 'inline', marginInlineStart: 4 }}
          >
            {t('publishMatrix.rules')}
          </Text>
        </summary>
        <Flex vertical gap={12} style={{ marginBlockStart: 12 }}>
          <TimeFields choice={choice} onChange={onChange} />
          <LimitFields choice={choice} onChange={onChange} />
          <Field label={t('publishMatrix.reach')} help={t(`publishMatrix.reachHelp.${choice.reach}`)}>
            <Segmented
              block
              aria-label={t('publishMatrix.reach')}
              value={choice.reach}
              options={[
                { value: 'everyPlatform', label: t('publishMatrix.reach.everyPlatform') },
                { value: 'once', label: t('publishMatrix.reach.once') },
              ]}
              // A wish is named otherwise then: what was placed by hand has no name in the other plan.
              onChange={(reach) => onChange({ reach: reach as MatrixChoice['reach'], edits: {} })}
            />
          </Field>
          <Field label={t('publishMatrix.spread')}>
            <Segmented
              block
              aria-label={t('publishMatrix.spread')}
              value={choice.spread}
              options={[
                { value: 'even', label: t('publishMatrix.spread.even') },
                { value: 'early', label: t('publishMatrix.spread.early') },
              ]}
              onChange={(spread) => onChange({ spread: spread as MatrixChoice['spread'] })}
            />
          </Field>
          <Flex gap={8} align="center" justify="space-between" wrap>
            <span id="matrix-windows">{t('publishMatrix.windows')}</span>
            <Switch
              size="small"
              aria-labelledby="matrix-windows"
              checked={choice.hasWindows}
              onChange={(hasWindows) => onChange({ hasWindows })}
            />
          </Flex>
          <Button block icon={<ReloadOutlined aria-hidden />} onClick={() => onChange({ seed: choice.seed + 1 })}>
            {t('publishMatrix.another')}
          </Button>
        </Flex>
      </details>
    </Flex>
  );
}

/** From which day on, for how long, at which times. */
function TimeFields({ choice, onChange }: Props) {
  const t = useT();
  return (
    <>
      <Field label={t('publishMatrix.from')}>
        <DayField
          allowClear={false}
          suffixIcon={<CalendarOutlined aria-hidden />}
          aria-label={t('publishMatrix.from')}
          style={{ inlineSize: 'auto' }}
          value={choice.from}
          first={merchantToday()}
          onChange={(day) => day && onChange({ from: day })}
        />
        <InputNumber
          min={1}
          max={mostDays}
          value={choice.days}
          suffix={t('publishMatrix.dayUnit')}
          aria-label={t('publishMatrix.days')}
          onChange={(days) => onChange({ days: days ?? 1 })}
        />
      </Field>
      <Field label={t('publishMatrix.times')}>
        <Segmented
          block
          aria-label={t('publishMatrix.times')}
          value={choice.times}
          options={[
            { value: 'own', label: t('publishMatrix.timesOwn') },
            { value: 'common', label: t('publishMatrix.timesCommon') },
          ]}
          onChange={(times) => onChange({ times: times as MatrixChoice['times'] })}
        />
        {choice.times === 'common' && (
          <Select
            mode="tags"
            style={{ width: '100%' }}
            aria-label={t('publishMatrix.slots')}
            placeholder={t('publishMatrix.slots')}
            value={[...choice.slots]}
            options={usualTimes.map((value) => ({ value, label: value }))}
            onChange={(slots: string[]) =>
              onChange({ slots: [...new Set(slots.flatMap((slot) => readTime(slot) ?? []))].sort() })
            }
          />
        )}
      </Field>
    </>
  );
}

/** How close together, and how many a day. */
function LimitFields({ choice, onChange }: Props) {
  const t = useT();
  return (
    <>
      <Field label={t('publishMatrix.minGap')}>
        <InputNumber
          min={0}
          max={1440}
          step={15}
          value={choice.minGapMinutes}
          suffix={t('publishMatrix.minuteUnit')}
          aria-label={t('publishMatrix.minGap')}
          onChange={(minGapMinutes) => onChange({ minGapMinutes: minGapMinutes ?? 0 })}
        />
      </Field>
      <Field label={t('publishMatrix.perDay')}>
        <InputNumber
          min={1}
          max={20}
          value={choice.perDay}
          suffix={t('publishMatrix.postUnit')}
          aria-label={t('publishMatrix.perDay')}
          onChange={(perDay) => onChange({ perDay: perDay ?? 1 })}
        />
      </Field>
    </>
  );
}

function Field({ label, help, children }: { label: string; help?: string; children: ReactNode }) {
  return (
    <Flex vertical gap={4}>
      <Text type="secondary">{label}</Text>
      <Flex gap={8} wrap className={styles.controls}>
        {children}
      </Flex>
      {help && (
        <Text type="secondary" size="small">
          {help}
        </Text>
      )}
    </Flex>
  );
}
