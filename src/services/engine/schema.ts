import { z } from 'zod';
import { engineOwners } from '../../domain/merchantServices';
import { get, nothing } from '../contract';

const adapter = z.object({
  kind: z.enum(['embedded', 'remote']),
  name: z.string(),
  /** Whose it is, and who pays for it: it comes along, the platform has set it, or the merchant has. */
  owner: z.enum(engineOwners),
});

/** Which adapters are at work (ruling 25). */
const engineInfo = z.object({
  writer: adapter,
  speech: adapter,
  recognizer: adapter,
  extractor: adapter,
  publisher: adapter,
});
export type EngineInfo = z.infer<typeof engineInfo>;

export const engineContract = {
  info: get('/engine/info', {
    summary: 'Writer, speech, recognizer, extractor and publisher at work',
    input: nothing,
    result: engineInfo,
    origin: 'chosen',
    auth: 'user',
    permission: { open: 'reference: names the engines at work, nothing of the merchant' },
  }),
};
