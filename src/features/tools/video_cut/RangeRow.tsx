import { CaretRightOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { clockOf, type Strips } from '@/blocks/strips';
import type { CutMode, PlannedCut } from '@/engine/convert';
import { useT } from '@/hooks/useT';
import { ClockInput } from './ClockInput';
import styles from './cut.module.css';
import type { CutItem } from './cutDocument';
import { cutModes } from './cutOptions';
import { Thumb } from './Thumb';
import { useShiftWords } from './useShiftWords';

interface RangeRowProps {
  readonly range: CutItem;
  readonly index: number;
  readonly mode: CutMode;
  readonly plan: PlannedCut | undefined;
  readonly duration: number;
  readonly strips: Strips | null;
  readonly isSelected: boolean;
  readonly onPlay: () => void;
  readonly onSelect: () => void;
  readonly onChange: (change: Partial<Omit<CutItem, 'id'>>) => void;
  readonly onRemove: () => void;
}

/** One range: image, name, times, how it is cut, and what that does to it. */
export function RangeRow({ range, index, mode, plan, duration, strips, isSelected, ...actions }: RangeRowProps) {
  const t = useT();
  const shift = useShiftWords()(plan, range.mode ?? mode);
  const { name, start, end } = range;
  return (
    <li className={isSelected ? styles.rowSelected : styles.row}>
      <button
        type="button"
        className={styles.thumb}
        aria-label={t('toolCut.playRange', { name })}
        onClick={actions.onPlay}
      >
        <Thumb strips={strips} time={plan?.start ?? start} />
        <CaretRightOutlined aria-hidden className={styles.thumbIcon} />
      </button>
      <div className={styles.rowMain}>
        <div className={styles.rowLine}>
          <Input
            className={styles.name}
            aria-label={t('toolCut.nameOf', { number: index + 1 })}
            key={name}
            defaultValue={name}
            maxLength={60}
            onFocus={actions.onSelect}
            onPressEnter={({ currentTarget }) => currentTarget.blur()}
            onBlur={({ target }) => {
              const wanted = target.value.trim();
              if (wanted && wanted !== name) actions.onChange({ name: wanted });
            }}
          />
          <span className={styles.times}>
            <ClockInput
              label={t('strips.startOf', { name })}
              value={start}
              isRight={(value) => value < end && value >= 0}
              onChange={(value) => actions.onChange({ start: value })}
            />
            –
            <ClockInput
              label={t('strips.endOf', { name })}
              value={end}
              isRight={(value) => value > start && value <= duration + 0.01}
              onChange={(value) => actions.onChange({ end: Math.min(value, duration) })}
            />
          </span>
          <Select<CutMode | 'default'>
            className={styles.rowMode}
            aria-label={t('toolCut.modeOf', { name })}
            value={range.mode ?? 'default'}
            onChange={(value) => actions.onChange({ mode: value === 'default' ? null : value })}
            options={[
              { value: 'default' as const, label: t('toolCut.asSet', { mode: t(`toolCut.mode.${mode}`) }) },
              ...cutModes.map((value) => ({ value, label: t(`toolCut.mode.${value}`) })),
            ]}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('toolCut.removeOf', { name })}
            onClick={actions.onRemove}
          />
        </div>
        <p className={styles.shift}>
          {plan && <span>{t('toolCut.length.of', { time: clockOf(plan.end - plan.start) })}</span>}
          {shift.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </li>
  );
}
