import { Button, Flex, Tag, Tooltip } from 'antd';
import { DaySpanField } from '@/blocks/DayField';
import { type Basis, bases, type DayRange, type Dimension, type RangeKind, rangeKinds } from '@/domain/statistics';
import { useT } from '@/hooks/useT';
import { merchantToday } from '@/lib/merchantZone';
import { Choice } from './Choice';
import controlRowStyles from './controlRow.module.css';
import controlsStyles from './controls.module.css';
import type { StatisticsState } from './statisticsState';
import type { ChangeStatistics } from './useStatisticsState';

interface Props {
  readonly state: StatisticsState;
  readonly range: DayRange;
  readonly chips: readonly { readonly dimension: Dimension; readonly label: string }[];
  readonly onChange: ChangeStatistics;
}

/** Time, basis and filters; all in the address. */
export function Controls({ state, range, chips, onChange }: Props) {
  const t = useT();
  const without = (dimension: Dimension) =>
    Object.fromEntries(Object.entries(state.filters).filter(([key]) => key !== dimension));
  return (
    <div className={controlsStyles.controls}>
      <Flex gap={8} align="center" wrap className={controlRowStyles.controlRow}>
        <Choice<RangeKind>
          size="middle"
          label={t('statistics.range')}
          value={state.range}
          options={rangeKinds
            .filter((kind) => kind !== 'own' || state.range === 'own')
            .map((kind) => ({ value: kind, label: t(`statistics.range.${kind}`) }))}
          onChange={(kind) => onChange({ range: kind, own: state.own })}
        />
        <DaySpanField
          aria-label={t('statistics.range.own')}
          allowClear={false}
          last={merchantToday()}
          value={range}
          onChange={(own) => own && onChange({ range: 'own', own })}
        />
        <Tooltip title={t(`statistics.basisHint.${state.basis}`)}>
          <div>
            <Choice<Basis>
              size="middle"
              label={t('statistics.basis')}
              value={state.basis}
              options={bases.map((basis) => ({ value: basis, label: t(`statistics.basis.${basis}`) }))}
              onChange={(basis) => onChange({ basis })}
            />
          </div>
        </Tooltip>
      </Flex>
      {chips.length > 0 && (
        <Flex gap={8} align="center" wrap style={{ marginBlockStart: 12 }}>
          {chips.map(({ dimension, label }) => (
            <Tag
              key={dimension}
              closable={{ 'aria-label': t('statistics.dropFilter', { name: label }) }}
              onClose={(event) => {
                event.preventDefault();
                onChange({ filters: without(dimension) });
              }}
            >
              {t(`statistics.by.${dimension}`)}：{label}
            </Tag>
          ))}
          <Button type="link" size="small" onClick={() => onChange({ filters: {} })}>
            {t('resource.clearFilter')}
          </Button>
        </Flex>
      )}
    </div>
  );
}
