import type { InputOf } from '@/services/contract';
import type { VoiceMeasures, VoiceSample, voiceSampleContract } from '@/services/voice_sample/schema';
import { type ConsentDraft, wholeConsent } from '../figureForm';

/** A recording that is stored already. */
export interface SampleRecording {
  readonly file_id: string;
  readonly url: string;
  readonly duration: number;
  readonly measured: VoiceMeasures;
}

export interface SampleValues {
  recording: SampleRecording | undefined;
  name: string;
  base_voice: string;
  words: string;
  consent: ConsentDraft;
}

export type SampleBody = InputOf<(typeof voiceSampleContract)['save']>;

export const sampleValues = (sample: VoiceSample | undefined): SampleValues => ({
  recording: sample,
  name: sample?.name ?? '',
  base_voice: sample?.base_voice ?? '',
  words: sample?.words ?? '',
  consent: sample?.consent ?? {},
});

/** What is sent; the consent only with a new recording. */
export function sampleBody(values: SampleValues, sample: VoiceSample | undefined): SampleBody {
  const { recording, consent, ...fields } = values;
  const given = sample ? undefined : wholeConsent(consent);
  return {
    ...(sample ? { id: sample.id } : {}),
    ...fields,
    file_id: recording?.file_id ?? '',
    ...(given ? { consent: given } : {}),
  };
}
