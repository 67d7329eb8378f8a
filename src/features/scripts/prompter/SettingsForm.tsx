import { Flex, InputNumber, Segmented, Slider, Switch } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import styles from './prompter.module.css';
import { limits, type PrompterSettings, prompterThemes } from './settings';

interface SettingsFormProps {
  readonly settings: PrompterSettings;
  readonly onChange: (patch: Partial<PrompterSettings>) => void;
}

/** How the text runs and looks; remembered for the next time. */
export function SettingsForm({ settings, onChange }: SettingsFormProps) {
  const t = useT();
  const slider = (name: 'speed' | 'size' | 'lineHeight' | 'margin', step: number) => (
    <Flex vertical gap={4}>
      <span>
        {t(`scripts.prompt.${name}`)} {settings[name]}
      </span>
      <Slider
        min={limits[name][0]}
        max={limits[name][1]}
        step={step}
        value={settings[name]}
        ariaLabelForHandle={t(`scripts.prompt.${name}`)}
        onChange={(value) => onChange({ [name]: value })}
      />
    </Flex>
  );
  const flag = (name: 'mirrorX' | 'mirrorY' | 'hasGuide' | 'hasHighlight') => (
    <Flex justify="space-between">
      <span>{t(`scripts.prompt.${name}`)}</span>
      <Switch
        checked={settings[name]}
        aria-label={t(`scripts.prompt.${name}`)}
        onChange={(on) => onChange({ [name]: on })}
      />
    </Flex>
  );
  return (
    <Flex vertical gap={16}>
      <Segmented
        block
        value={settings.by}
        aria-label={t('scripts.prompt.by')}
        options={[
          { value: 'speed', label: t('scripts.prompt.bySpeed') },
          { value: 'time', label: t('scripts.prompt.byTime') },
        ]}
        onChange={(by) => onChange({ by: by === 'time' ? 'time' : 'speed' })}
      />
      {settings.by === 'speed' ? (
        slider('speed', 10)
      ) : (
        <Flex vertical gap={4}>
          <span>{t('scripts.prompt.seconds')}</span>
          <InputNumber
            min={limits.seconds[0]}
            max={limits.seconds[1]}
            value={settings.seconds}
            aria-label={t('scripts.prompt.seconds')}
            onChange={(value) => onChange({ seconds: value ?? limits.seconds[0] })}
          />
        </Flex>
      )}
      {slider('size', 2)}
      {slider('lineHeight', 0.1)}
      {slider('margin', 1)}
      <Segmented
        block
        value={settings.theme}
        aria-label={t('scripts.prompt.theme')}
        options={prompterThemes.map((value) => ({ value, label: t(`scripts.prompt.theme.${value}`) }))}
        onChange={(theme) => onChange({ theme })}
      />
      <Flex vertical gap={4}>
        <span>{t('scripts.prompt.countdown')}</span>
        <InputNumber
          min={limits.countdown[0]}
          max={limits.countdown[1]}
          value={settings.countdown}
          aria-label={t('scripts.prompt.countdown')}
          onChange={(value) => onChange({ countdown: value ?? 0 })}
        />
      </Flex>
      {flag('mirrorX')}
      {flag('mirrorY')}
      {flag('hasGuide')}
      {flag('hasHighlight')}
      <Text component="p" type="secondary" className={styles.keys}>
        {t('scripts.prompt.keys')}
      </Text>
    </Flex>
  );
}
