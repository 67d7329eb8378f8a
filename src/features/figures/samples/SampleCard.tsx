import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useVoiceTrial } from '@/blocks/voices';
import type { ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { VoiceSample } from '@/services/voice_sample/schema';
import styles from '../figures.module.css';
import { Measures } from './Measures';

interface SampleCardProps {
  readonly sample: VoiceSample;
  readonly tools: ResourceTools<VoiceSample>;
}

/** A recording: heard as it is, and as a voice that says something new. */
export function SampleCard({ sample, tools }: SampleCardProps) {
  const { t } = tools;
  const trial = useVoiceTrial();
  const { id, name, url, measured, status, consent } = sample;
  const isOn = status === 1;
  const iconOf = (key: string) =>
    trial.active === key ? <PauseOutlined aria-hidden /> : <PlayCircleOutlined aria-hidden />;
  return (
    <GridLayout component="article" gap={4} className={styles.cardBody} aria-label={name}>
      <strong>{name}</strong>
      <ToneTag tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'figures.on' : 'figures.off')}</ToneTag>
      <Measures measured={measured} />
      <Text type="secondary" size="small">
        {t('figures.consentOf', { person: consent.person, day: consent.granted_on, purpose: consent.purpose })}
      </Text>
      <Flex gap={8} wrap className={styles.actions}>
        <Button size="small" icon={iconOf('own')} onClick={() => void trial.toggleUrl('own', url)}>
          {t('figures.hearRecording')}
        </Button>
        {isOn && (
          <Button
            size="small"
            icon={iconOf('voice')}
            loading={trial.active === 'voice' && trial.isLoading}
            onClick={() => void trial.toggle('voice', { text: t('voices.trialLine'), voice: `sample:${id}` })}
          >
            {t('figures.hearAsVoice')}
          </Button>
        )}
      </Flex>
      <Flex gap={8} wrap className={styles.actions}>
        <Button size="small" type="text" onClick={() => tools.edit(sample)}>
          {t('common.edit')}
        </Button>
        {tools.can('status') && (
          <Button size="small" type="text" onClick={() => void tools.changeStatus([sample], isOn ? 0 : 1)}>
            {t(isOn ? 'figures.turnOff' : 'figures.turnOn')}
          </Button>
        )}
        {tools.can('remove') && (
          <Button size="small" type="text" onClick={() => void tools.remove([sample])}>
            {t('common.delete')}
          </Button>
        )}
      </Flex>
    </GridLayout>
  );
}
