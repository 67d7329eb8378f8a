import { z } from 'zod';
import { get, nothing, post } from '../contract';

export const voice = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male', 'neutral']),
  language: z.string(),
  style: z.string().default(''),
});
export type Voice = z.infer<typeof voice>;

export const speechBody = z.object({
  text: z.string().trim().min(1).max(1000),
  voice: z.string().max(64),
  /** 1 = the voice's own. */
  speed: z.number().min(0.5).max(2).default(1),
  pitch: z.number().min(0.5).max(2).default(1),
  volume: z.number().min(0).max(2).default(1),
});

export const speechResult = z.object({
  url: z.string(),
  /** Seconds, measured on the samples. */
  duration: z.number().positive(),
  sampleRate: z.number().int(),
  mime: z.string(),
  engine: z.string(),
});
export type SpeechResult = z.infer<typeof speechResult>;

export const speechContract = {
  voices: get('/speech/voices', {
    summary: 'Voices of the engine at work',
    input: nothing,
    result: z.object({ engine: z.string(), list: z.array(voice) }),
    origin: 'chosen',
    auth: 'user',
  }),
  synthesize: post('/speech/synthesize', {
    summary: 'Speak one text',
    input: speechBody,
    result: speechResult,
    origin: 'chosen',
    auth: 'user',
  }),
};
