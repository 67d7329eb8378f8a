import { Form } from 'antd';
import { useEffect } from 'react';
import { useVoices, VoiceSelect } from '@/blocks/voices';
import { defineResource } from '@/components/resource/defineResource';
import { voiceSampleApi } from '@/services/voice_sample/api';
import type { VoiceSample } from '@/services/voice_sample/schema';
import { ConsentInput } from '../ConsentInput';
import { wholeConsent } from '../figureForm';
import { RecordingInput } from './RecordingInput';
import { SampleCard } from './SampleCard';
import { type SampleBody, type SampleRecording, type SampleValues, sampleBody, sampleValues } from './sampleForm';

/** Between the usual pitch of men and of women, Hz. */
const BETWEEN = 165;

interface BaseVoiceProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

/** The voice that takes over pitch and tempo; one of the recording's kind is proposed. */
function BaseVoice(props: BaseVoiceProps) {
  const { value, onChange } = props;
  const { list } = useVoices();
  const recording = Form.useWatch<SampleRecording | undefined>('recording');
  const gender = (recording?.measured.pitch ?? BETWEEN) < BETWEEN ? 'male' : 'female';
  const proposed = list.find((voice) => voice.gender === gender && !voice.sample_id)?.id ?? list[0]?.id;
  useEffect(() => {
    if (!value && recording && proposed) onChange?.(proposed);
  }, [value, recording, proposed, onChange]);
  return <VoiceSelect {...props} value={value || proposed || ''} />;
}

export const samplesResource = defineResource<VoiceSample, SampleValues, SampleBody>({
  key: 'voice_sample',
  title: 'figures.tab.samples',
  subtitle: 'figures.samplesText',
  search: 'figures.sampleSearch',
  defaultView: 'cards',
  nameOf: (sample) => sample.name,
  actions: { save: 'voice_sample.save', status: 'voice_sample.status', remove: 'voice_sample.delete' },
  calls: {
    data: voiceSampleApi.data,
    info: voiceSampleApi.info,
    save: voiceSampleApi.save,
    status: voiceSampleApi.status,
    remove: voiceSampleApi.delete,
    restore: ({ ids }, options) => voiceSampleApi.status({ ids, status: 1 }, options),
  },
  columns: [
    { key: 'name', title: 'figures.name', fixed: true, sortable: true, render: (sample) => sample.name },
    {
      key: 'pitch',
      title: 'figures.measure.pitch',
      render: (sample, { t }) => t('figures.hertz', { n: Math.round(sample.measured.pitch) }),
    },
  ],
  card: (sample, tools) => <SampleCard sample={sample} tools={tools} />,
  form: {
    createTitle: 'figures.sampleCreate',
    editTitle: 'figures.sampleEdit',
    initial: sampleValues,
    toBody: sampleBody,
    fields: [
      {
        name: 'recording',
        label: 'figures.recording',
        kind: 'custom',
        control: <RecordingInput />,
        rules: (t) => [{ required: true, message: t('figures.needsRecording') }],
      },
      { name: 'name', label: 'figures.name', kind: 'text', required: true, max: 40 },
      {
        name: 'base_voice',
        label: 'figures.baseVoice',
        help: 'figures.baseVoiceHelp',
        kind: 'custom',
        control: <BaseVoice />,
      },
      { name: 'words', label: 'figures.sampleWords', help: 'figures.sampleWordsHelp', kind: 'textarea', max: 500 },
      {
        name: 'consent',
        label: 'figures.consent',
        kind: 'custom',
        control: <ConsentInput what="voice" />,
        rules: (t) => [
          {
            validator: async (_, value) => {
              if (!wholeConsent(value ?? {})) throw new Error(t('figures.needsConsent'));
            },
          },
        ],
      },
    ],
  },
  empty: { title: 'figures.samplesEmpty', description: 'figures.samplesEmptyText' },
});
