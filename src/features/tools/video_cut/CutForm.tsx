import { Flex, Radio, Segmented, Select } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { ToolOption } from '../shell';
import styles from './cut.module.css';
import { type CutOptions, containersFor, cutModes } from './cutOptions';

interface CutFormProps {
  readonly options: CutOptions;
  readonly codec: string | null;
  /** Seconds from key frame to key frame at most. */
  readonly keyInterval: number;
  readonly count: number;
  /** Encoded frames can stand beside copied ones. */
  readonly canBeSmart: boolean;
  readonly onChange: (change: Partial<CutOptions>) => void;
}

/** How ranges are cut, and what comes of them. */
export function CutForm({ options, codec, keyInterval, count, canBeSmart, onChange }: CutFormProps) {
  const t = useT();
  const { mode, isJoined, container } = options;
  const seconds = keyInterval.toFixed(1);
  return (
    <>
      <ToolOption label={t('toolCut.mode')} help={mode === 'smart' && !canBeSmart ? t('toolCut.notSmart') : undefined}>
        <Radio.Group
          className={styles.modes}
          value={mode}
          onChange={({ target }) => onChange({ mode: target.value as CutOptions['mode'] })}
        >
          {cutModes.map((value) => (
            <Radio key={value} value={value} className={styles.mode}>
              <strong>{t(`toolCut.mode.${value}`)}</strong>
              <Text type="tertiary" size="small" style={{ display: 'block', lineHeight: 1.6 }}>
                {t(`toolCut.modeText.${value}`, { seconds })}
              </Text>
            </Radio>
          ))}
        </Radio.Group>
      </ToolOption>
      <Flex gap="16px 24px" wrap>
        {count !== 1 && (
          <ToolOption label={t('toolCut.output')}>
            <Segmented
              value={isJoined}
              onChange={(value) => onChange({ isJoined: value })}
              options={[
                { value: false, label: t('toolCut.apart') },
                { value: true, label: t('toolCut.joined') },
              ]}
            />
          </ToolOption>
        )}
        <ToolOption label={t('toolCut.container')}>
          <Select
            aria-label={t('toolCut.container')}
            value={container}
            onChange={(value) => onChange({ container: value })}
            options={[
              { value: 'source' as const, label: t('toolCut.asSource') },
              ...containersFor(codec).map((value) => ({ value, label: value.toUpperCase() })),
            ]}
          />
        </ToolOption>
      </Flex>
    </>
  );
}
