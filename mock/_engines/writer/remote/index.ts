import { fail } from '../../../_core/fail';
import type { Writer } from '../types';
import { scriptPrompt, sentencePrompt } from './prompt';
import { type ModelOptions, streamModel } from './streamModel';

/** A language model behind an Anthropic- or OpenAI-compatible address. Its failures are shown; nothing falls back in silence. */
export const remoteWriter = (options: ModelOptions): Writer => ({
  kind: 'remote',
  name: options.model,
  acts: ['rewrite'],
  write: (request, signal) => streamModel(options, scriptPrompt(request), signal),
  rewrite: (request, signal) => streamModel(options, sentencePrompt(request), signal),
  act: (request, signal) => streamModel(options, sentencePrompt({ ...request, role: '', context: [] }), signal),
  topics: () => fail('写作模型暂不支持生成选题', { errorCode: 'WRITER_CANNOT' }),
  article: () => fail('写作模型暂不支持写文章', { errorCode: 'WRITER_CANNOT' }),
  chat: () => fail('写作模型暂不支持对话', { errorCode: 'WRITER_CANNOT' }),
});
