import { z } from 'zod';
import {
  done,
  get,
  id,
  idQuery,
  idsBody,
  pageOf,
  pageQuery,
  post,
  recordStatus,
  recordStatusQuery,
  revision,
  shownRevision,
  statusBody,
  timestamp,
} from '../contract';
import { consent, consentGiven } from '../figure/schema';

/** What was measured on the recording, by the server. */
const voiceMeasures = z.object({
  /** Median fundamental frequency, Hz. */
  pitch: z.number(),
  /** Syllables a second of speech. */
  tempo: z.number(),
  /** Loudness of the speech, dB below full scale. */
  level: z.number(),
  /** Seconds in which somebody speaks. */
  speech: z.number(),
});
export type VoiceMeasures = z.infer<typeof voiceMeasures>;

const fields = {
  name: z.string().trim().min(1).max(40),
  /** Embedded engine: the voice that takes over pitch and tempo of the recording. */
  base_voice: z.string().max(64),
  /** What is read in it; services that clone do better with it. */
  words: z.string().max(500).default(''),
};

const voiceSample = z.object({
  id,
  ...fields,
  file_id: id,
  url: z.string(),
  /** Seconds. */
  duration: z.number(),
  measured: voiceMeasures,
  consent,
  status: recordStatus,
  revision: shownRevision,
  created_at: timestamp,
  updated_at: timestamp,
});
export type VoiceSample = z.infer<typeof voiceSample>;

export const voiceSampleContract = {
  data: get('/voice_sample/data', {
    summary: 'Own recordings, paged',
    input: pageQuery.extend({ status: recordStatusQuery.optional() }),
    result: pageOf(voiceSample),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.figure'] },
  }),
  info: get('/voice_sample/info', {
    summary: 'One own recording',
    input: idQuery,
    result: voiceSample,
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['creative.figure'] },
  }),
  save: post('/voice_sample/save', {
    summary: 'Keep a stored WAV as a voice (no id; needs consent, is measured), or rename one',
    input: z.object({ id: id.optional(), revision, ...fields, file_id: id, consent: consentGiven.optional() }),
    result: voiceSample,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'voice_sample.save' },
  }),
  status: post('/voice_sample/status', {
    summary: 'Change status',
    input: statusBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'voice_sample.status' },
  }),
  delete: post('/voice_sample/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'voice_sample.delete' },
  }),
};
