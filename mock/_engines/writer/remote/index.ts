import type { Writer } from '../types';
import { scriptPrompt, sentencePrompt } from './prompt';
import { type ModelOptions, streamModel } from './streamModel';

/** A language model behind an Anthropic- or OpenAI-compatible address. Its failures are shown; nothing falls back in silence. */
export const remoteWriter = (options: ModelOptions): Writer => ({
  kind: 'remote',
  name: options.model,
  write: (request, signal) => streamModel(options, scriptPrompt(request), signal),
  rewrite: (request, signal) => streamModel(options, sentencePrompt(request), signal),
});
