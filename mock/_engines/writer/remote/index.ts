import { writingActions } from '../../../../src/domain/writing';
import type { Writer } from '../../writerTypes';
import { chatWithModel } from './chat';
import { linesJudged } from './judge';
import { actPrompt, articlePrompt, judgePrompt, scriptPrompt, sentencePrompt, topicsPrompt } from './prompt';
import { type ModelOptions, streamData, streamText } from './streamModel';
import { topicsIn } from './topics';

const goingOn = ({ already }: { readonly already?: string }) => (already ? { already } : {});

/** A language model behind an Anthropic- or OpenAI-compatible address. Its failures are shown; nothing falls back in silence. */
export const remoteWriter = (options: ModelOptions): Writer => ({
  kind: 'remote',
  name: options.model,
  actions: writingActions,
  write: (request, signal) => streamText(options, { ...scriptPrompt(request), ...goingOn(request) }, signal),
  rewrite: (request, signal) => streamText(options, sentencePrompt(request), signal),
  act: (request, signal) => streamText(options, { ...actPrompt(request), ...goingOn(request) }, signal),
  topics: (request, signal) => topicsIn(streamData(options, topicsPrompt(request), signal), request),
  judge: (request, signal) => linesJudged(streamData(options, judgePrompt(request), signal), request),
  article: (request, signal) => streamText(options, { ...articlePrompt(request), ...goingOn(request) }, signal),
  chat: (request, signal) => chatWithModel(options, request, signal),
});
