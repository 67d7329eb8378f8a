import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import {
  SpeechControls,
  type SpeechSettings,
  useVoices,
  useVoiceTrial,
  usualSettings,
  VoicePicker,
} from '@/blocks/voices';
import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import { PortraitConsent } from './ConsentInput';
import { FigureFace } from './FigureFace';
import { type Appearance, type ConsentDraft, portraitKind } from './figureForm';

interface Control<T> {
  readonly id?: string;
  readonly value?: T;
  readonly onChange?: (value: T) => void;
}

const useAppearance = (): Appearance | undefined => Form.useWatch<Appearance | undefined>('appearance');

/** The voice; the first one is taken until another is chosen. */
export function VoiceControl({ value = '', onChange }: Control<string>) {
  const settings = Form.useWatch<SpeechSettings | undefined>('settings');
  const first = useVoices().list[0]?.id;
  useEffect(() => {
    if (value === '' && first) onChange?.(first);
  }, [value, first, onChange]);
  return <VoicePicker value={value} onChange={(voice) => onChange?.(voice)} settings={settings ?? usualSettings} />;
}

export function SettingsControl({ value = usualSettings, onChange }: Control<SpeechSettings>) {
  return <SpeechControls value={value} onChange={(next) => onChange?.(next)} />;
}

export function ConsentControl(props: Control<ConsentDraft>) {
  return <PortraitConsent {...props} isNeeded={useAppearance()?.presenter === portraitKind} />;
}

/** The figure says a line as it is set now, with its mouth moving. */
export function TrialControl() {
  const t = useT();
  const appearance = useAppearance();
  const voice = Form.useWatch<string | undefined>('voice');
  const settings = Form.useWatch<SpeechSettings | undefined>('settings') ?? usualSettings;
  const trial = useVoiceTrial();
  const [line, setLine] = useState('');
  if (!appearance) return null;
  const text = line.trim() || t('voices.trialLine');
  return (
    <GridLayout columns="auto minmax(0, 1fr)" gap={16} align="start">
      <FigureFace appearance={appearance} height={220} element={trial.element} />
      <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
        <Input.TextArea
          rows={3}
          maxLength={200}
          value={line}
          placeholder={t('voices.trialLine')}
          aria-label={t('figures.trialLine')}
          onChange={(event) => setLine(event.target.value)}
        />
        <Button
          icon={trial.active ? <PauseOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />}
          loading={trial.isLoading}
          disabled={!voice}
          onClick={() => void trial.toggle('figure', { text, voice: voice ?? '', ...settings })}
        >
          {t(trial.active ? 'figures.stop' : 'figures.try')}
        </Button>
      </Flex>
    </GridLayout>
  );
}
