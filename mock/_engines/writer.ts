import { embeddedWriter } from './writer/embedded';
import { remoteWriter } from './writer/remote';
import type { ModelOptions } from './writer/remote/protocols';
import type { Writer } from './writerTypes';

export type { Material } from './writerTypes';

const defaults = {
  anthropic: { baseUrl: 'https://api.anthropic.com', model: 'claude-sonnet-4-5' },
  openai: { baseUrl: 'https://api.openai.com/v1', model: 'gpt-4o-mini' },
} as const;

/**
 * The writer at work. `WRITER_PROVIDER=anthropic|openai` chooses a model; read at each call, so tests can switch.
 * @param own the merchant's own service, which comes first
 */
export function currentWriter(own?: ModelOptions): Writer {
  if (own) return { ...remoteWriter(own), owner: 'merchant' };
  const { WRITER_PROVIDER, WRITER_BASE_URL, WRITER_API_KEY = '', WRITER_MODEL } = process.env;
  if (WRITER_PROVIDER !== 'anthropic' && WRITER_PROVIDER !== 'openai') return embeddedWriter;
  const { baseUrl, model } = defaults[WRITER_PROVIDER];
  return remoteWriter({
    protocol: WRITER_PROVIDER,
    baseUrl: WRITER_BASE_URL || baseUrl,
    apiKey: WRITER_API_KEY,
    model: WRITER_MODEL || model,
  });
}
