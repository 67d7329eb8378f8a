import { Button, Flex, Slider } from 'antd';
import { useId } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type MessageId, useT } from '@/hooks/useT';
import { type SpeechSettings, usualSettings } from './settings';
import styles from './voices.module.css';

interface Control {
  readonly key: keyof SpeechSettings;
  readonly label: MessageId;
  readonly min: number;
  readonly max: number;
}

const controls: readonly Control[] = [
  { key: 'speed', label: 'voices.speed', min: 0.5, max: 2 },
  { key: 'pitch', label: 'voices.pitch', min: 0.5, max: 1.8 },
  { key: 'volume', label: 'voices.volume', min: 0.2, max: 2 },
];

interface SpeechControlsProps {
  readonly value: SpeechSettings;
  readonly onChange: (value: SpeechSettings) => void;
  readonly isDisabled?: boolean;
}

/** Speed, pitch and volume of a voice. */
export function SpeechControls({ value, onChange, isDisabled = false }: SpeechControlsProps) {
  const t = useT();
  const base = useId();
  const isUsual = controls.every(({ key }) => value[key] === 1);
  return (
    <Flex vertical gap={4}>
      {controls.map(({ key, label, min, max }) => (
        <GridLayout key={key} columns="3em minmax(0, 1fr) 4em" gap={12} align="center">
          <Text id={`${base}-${key}`} type="secondary">
            {t(label)}
          </Text>
          <Slider
            className={styles.slider}
            min={min}
            max={max}
            step={0.05}
            marks={{ 1: ' ' }}
            value={value[key]}
            disabled={isDisabled}
            ariaLabelledByForHandle={`${base}-${key}`}
            tooltip={{ formatter: (now) => t('voices.times', { n: now ?? 1 }) }}
            onChange={(next) => onChange({ ...value, [key]: next })}
          />
          <output style={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}>
            {t('voices.times', { n: value[key] })}
          </output>
        </GridLayout>
      ))}
      {!isUsual && (
        <Button
          type="link"
          size="small"
          className={styles.reset}
          disabled={isDisabled}
          onClick={() => onChange(usualSettings)}
        >
          {t('voices.reset')}
        </Button>
      )}
    </Flex>
  );
}
