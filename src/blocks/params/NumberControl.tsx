import { InputNumber, Slider } from 'antd';
import { useT } from '@/hooks/useT';

interface NumberControlProps {
  readonly label: string;
  /** Undefined: the chosen clips differ. */
  readonly value: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit?: 'px' | 'deg' | 'share' | 'times' | 'count' | 'seconds';
  /** What the slider reaches over, where that is less than what may be typed. `null` = no slider. */
  readonly slide?: readonly [number, number] | null;
  readonly isDisabled?: boolean;
  /** During a drag as well; `onEnd` follows. */
  readonly onChange: (value: number) => void;
  readonly onEnd: () => void;
}

const suffixes = { px: '', deg: '°', share: '%', times: '%', count: '', seconds: 's' } as const;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A number by slider and by typing; shares and factors are shown as per cent. */
export function NumberControl({
  label,
  value,
  min,
  max,
  step,
  unit = 'count',
  slide,
  isDisabled = false,
  onChange,
  onEnd,
}: NumberControlProps) {
  const t = useT();
  const factor = unit === 'share' || unit === 'times' ? 100 : 1;
  const [from, to] = slide ?? [min, max];
  const shown = value === undefined ? undefined : round(value * factor);
  return (
    <>
      {slide !== null && (
        <Slider
          min={round(from * factor)}
          max={round(to * factor)}
          step={round(step * factor)}
          value={shown ?? round(from * factor)}
          disabled={isDisabled}
          ariaLabelForHandle={label}
          tooltip={{ open: false }}
          onChange={(next) => onChange(next / factor)}
          onChangeComplete={onEnd}
        />
      )}
      <InputNumber
        size="small"
        aria-label={label}
        min={round(min * factor)}
        max={round(max * factor)}
        step={round(step * factor)}
        value={shown ?? null}
        placeholder={value === undefined ? t('timeline.inspector.mixed') : ''}
        suffix={suffixes[unit]}
        controls={false}
        disabled={isDisabled}
        onChange={(next) => {
          if (typeof next === 'number') onChange(next / factor);
        }}
        onBlur={onEnd}
        onPressEnter={onEnd}
      />
    </>
  );
}
