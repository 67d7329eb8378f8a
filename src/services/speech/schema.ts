import { z } from 'zod';
import { engineOwners } from '../../domain/merchantServices';
import { get, nothing, post } from '../contract';
import { toolPages } from '../pageKeys';

const voice = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male', 'neutral']),
  language: z.string(),
  style: z.string().default(''),
  /** Syllables a minute at speed 1, where it was measured. */
  pace: z.number().positive().optional(),
  /** The merchant's own recording that this voice follows. */
  sample_id: z.string().optional(),
});
export type Voice = z.infer<typeof voice>;

const speechBody = z.object({
  text: z.string().trim().min(1).max(1000),
  /** Empty = the engine's first. */
  voice: z.string().max(64),
  /** 1 = the voice's own. */
  speed: z.number().min(0.5).max(2).default(1),
  pitch: z.number().min(0.5).max(2).default(1),
  volume: z.number().min(0).max(2).default(1),
  /** Words to be said otherwise than they are written: 多音字, brands. */
  readings: z
    .array(z.object({ word: z.string().min(1).max(40), said: z.string().max(80) }))
    .max(200)
    .optional(),
});

const spokenSentence = z.object({
  text: z.string(),
  /** Seconds from the beginning of the sound; to the sample. */
  from: z.number(),
  to: z.number(),
});
export type SpokenSentence = z.infer<typeof spokenSentence>;

const speechResult = z.object({
  url: z.string(),
  /** Seconds, measured on the samples. */
  duration: z.number().positive(),
  sampleRate: z.number().int(),
  mime: z.string(),
  engine: z.string(),
  /** Where each sentence lies. */
  sentences: z.array(spokenSentence).optional(),
});
export type SpeechResult = z.infer<typeof speechResult>;

/** Sound to be written down: stored here already, or sent along. */
const recognizeBody = z
  .object({
    /** Address of a stored file (an upload, a voice of /speech/synthesize). */
    url: z.string().min(1).max(2000).optional(),
    /** Data URL of a sound; a long one is sent in pieces, each a call of its own. */
    data: z.string().min(1).max(14_000_000).optional(),
  })
  .refine(({ url, data }) => (url === undefined) !== (data === undefined), { message: 'url or data is needed' });

const spokenWord = z.object({ text: z.string(), from: z.number(), to: z.number() });
const spokenSegment = z.object({
  /** Seconds from the beginning of the sound. */
  from: z.number(),
  to: z.number(),
  /** Empty when the engine hears that somebody speaks, but not what. */
  text: z.string(),
  /** 0–1, where the engine tells. */
  confidence: z.number().min(0).max(1).optional(),
  /** Where the engine tells the times of words. */
  words: z.array(spokenWord).optional(),
});
export type SpokenSegment = z.infer<typeof spokenSegment>;

const recognition = z.object({
  segments: z.array(spokenSegment),
  /** False when only the times are known, not the words. */
  hasWords: z.boolean(),
  engine: z.string(),
});
export type Recognition = z.infer<typeof recognition>;

export const speechContract = {
  voices: get('/speech/voices', {
    summary: 'Voices of the engine at work',
    input: nothing,
    result: z.object({
      engine: z.string(),
      kind: z.enum(['embedded', 'remote']),
      list: z.array(voice),
      owner: z.enum(engineOwners),
      samples: z.enum(['measured', 'cloned', 'unused']),
    }),
    origin: 'chosen',
    auth: 'user',
    permission: {
      page: [
        'compose.post',
        'creative.clip.creation',
        'creative.figure',
        ...toolPages,
        'editor.batch_preview',
        'editor.script',
        'editor.timeline',
      ],
    },
  }),
  synthesize: post('/speech/synthesize', {
    summary: 'Speak one text, sentence by sentence; marks in it are pauses (domain/speech)',
    input: speechBody,
    result: speechResult,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'speech.synthesize' },
  }),
  recognize: post('/speech/recognize', {
    summary: 'Write down what is said in a recording; url of a stored file or data URL',
    input: recognizeBody,
    result: recognition,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'speech.recognize' },
  }),
};
