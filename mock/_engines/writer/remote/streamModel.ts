import { EngineError, refuse } from '../../engineError';
import { refuseAnswer as refuseStatus } from '../../refusedAnswer';
import { cleaned } from './answerCleaner';
import type { Conversation, ToolCall, Turn } from './conversation';
import { type AnswerEnd, CallGatherer, endOf, type ModelEvent, type ModelOptions, requestOf } from './protocols';
import { eventData } from './sse';

export type { ModelOptions } from './protocols';

/** Text as it comes; at the end of the answer the tools that it calls. */
type ModelPiece = { readonly text: string } | { readonly calls: readonly ToolCall[] };

/** A service that sends no byte for so long is gone; one that writes slowly is not, however long it takes. */
const SILENCE_MS = 180_000;
/** No answer is asked for that is near so long: a service that goes on for ever is left. */
const MAX_CHARACTERS = 60_000;
/** With all that is not text: thinking, names of fields. */
const MAX_BYTES = 32_000_000;

/** Aborts when nothing has come for too long, or far too much. */
class SilenceWatch {
  private bytes = 0;
  private readonly controller = new AbortController();
  private readonly timer = setTimeout(() => this.controller.abort(), SILENCE_MS);
  readonly signal = this.controller.signal;

  async *over(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of bytes) {
      this.timer.refresh();
      this.bytes += chunk.length;
      if (this.bytes > MAX_BYTES) endless();
      yield chunk;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

function read(data: string): ModelEvent {
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === 'object' && event !== null ? event : garbled();
  } catch {
    return garbled();
  }
}

async function open(options: ModelOptions, conversation: Conversation, signal: AbortSignal): Promise<Response> {
  const { url, headers, body } = requestOf(options, conversation);
  const { send = fetch } = options;
  const response = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) await refuseAnswer(response);
  if (/html|application\/json/i.test(response.headers.get('content-type') ?? '')) notStream();
  return response;
}

async function* events(body: AsyncIterable<Uint8Array>): AsyncIterable<ModelEvent | 'end'> {
  for await (const data of eventData(body)) {
    if (data.trim() === '') continue;
    if (data.trim() === '[DONE]') {
      yield 'end';
      return;
    }
    const event = read(data);
    if (event.error) told(event.error.message, event.error.type);
    yield event;
  }
}

/**
 * A model's answer as it comes, by the Anthropic messages or the OpenAI chat protocol.
 * @throws EngineError: not reachable, an error in the stream, cut before its end, nothing written; after what was written
 * WRITER_UNFINISHED (it can be gone on with), WRITER_REFUSED and WRITER_FILTERED
 */
export async function* streamModel(
  options: ModelOptions,
  conversation: Conversation,
  signal: AbortSignal,
): AsyncIterable<ModelPiece> {
  const watch = new SilenceWatch();
  const gatherer = new CallGatherer();
  let characters = 0;
  let ending: AnswerEnd | undefined;
  try {
    const response = await open(options, conversation, AbortSignal.any([signal, watch.signal]));
    const body = watch.over(response.body as unknown as AsyncIterable<Uint8Array>);
    for await (const event of events(body)) {
      if (event === 'end') ending ??= 'complete';
      else {
        ending = worse(ending, endOf(event));
        gatherer.take(event);
        const text = event.type === 'content_block_delta' ? event.delta?.text : event.choices?.[0]?.delta?.content;
        if (!text) continue;
        characters += text.length;
        if (characters > MAX_CHARACTERS) endless();
        yield { text };
      }
    }
  } catch (error) {
    if (signal.aborted) return;
    if (watch.signal.aborted) silent();
    if (error instanceof EngineError) throw error;
    // all else is trouble of the network: before the first word it was never reached
    if (characters > 0) cut();
    unreachable();
  } finally {
    watch.stop();
  }
  if (signal.aborted) return;
  const calls = gatherer.all();
  const hasText = characters > 0;
  if (ending === 'refused') refusedByModel();
  if (ending === 'filtered') filtered();
  if (ending === 'unfinished') (hasText ? unfinished : nothingFitted)();
  if (!ending && (hasText || calls.length > 0)) cut();
  if (!hasText && calls.length === 0) empty();
  if (calls.length > 0) yield { calls };
}

/** An ordinary end says nothing against one that was told before. */
const worse = (known: AnswerEnd | undefined, told: AnswerEnd | undefined): AnswerEnd | undefined =>
  known === undefined || known === 'complete' ? (told ?? known) : known;

interface Task {
  readonly system: string;
  readonly user: string;
  /** What of the answer has come before: it is gone on with. */
  readonly already?: string;
}

const GO_ON = '请从刚才中断的地方接着写，不要重复已经写过的内容，也不要解释。';

async function* rawText(options: ModelOptions, task: Task, signal: AbortSignal): AsyncIterable<string> {
  const { system, user, already = '' } = task;
  const goingOn: Turn[] = already
    ? [
        { role: 'assistant', text: already },
        { role: 'user', text: GO_ON },
      ]
    : [];
  const conversation: Conversation = { system, turns: [{ role: 'user', text: user }, ...goingOn] };
  for await (const piece of streamModel(options, conversation, signal)) if ('text' in piece) yield piece.text;
}

/** The text of an answer that calls no tools, without thinking, fences, preamble and courtesies. */
export async function* streamText(options: ModelOptions, task: Task, signal: AbortSignal): AsyncIterable<string> {
  let hasText = false;
  for await (const text of cleaned(rawText(options, task, signal))) {
    hasText ||= text.trim() !== '';
    yield text;
  }
  if (!hasText && !signal.aborted) empty();
}

/** The text of an answer that holds objects: only the thinking is taken out. */
export const streamData = (options: ModelOptions, task: Task, signal: AbortSignal): AsyncIterable<string> =>
  cleaned(rawText(options, task, signal), 'data');

const failed = { errorCode: 'WRITER_FAILED' };

/** What a model's service said, as a sentence for the user. @throws EngineError always */
async function refuseAnswer(response: Response): Promise<never> {
  const { status } = response;
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  if (status === 413 || /context_length|prompt is too long|maximum context/i.test(text.slice(0, 2000)))
    refuse('内容太长，写作模型一次读不完，请删短后再试', { errorCode: 'WRITER_TOO_LONG' });
  return refuseStatus(response, { name: '写作服务', code: 'WRITER' });
}

const garbled = (): never => refuse('写作服务返回了无法识别的内容，请重试', failed);
const empty = (): never => refuse('写作服务没有返回内容，请重试', failed);
const notStream = (): never => refuse('写作服务返回的不是文字流，请检查服务地址', { errorCode: 'WRITER_CONFIG' });
const unreachable = (): never => refuse('写作服务连接失败，请检查网络或服务地址', { errorCode: 'WRITER_UNREACHABLE' });
const silent = (): never => refuse('写作服务很久没有回应，请稍后再试', { errorCode: 'WRITER_UNREACHABLE' });
const cut = (): never =>
  refuse('写作服务中途断开了连接，已写出的部分保留，请重试', { errorCode: 'WRITER_UNREACHABLE' });

const unfinished = (): never =>
  refuse('写作服务一次写不完，已写出的部分保留，可以接着写', { errorCode: 'WRITER_UNFINISHED' });
const nothingFitted = (): never =>
  refuse('写作服务只顾思考，还没写出正文就到了长度上限，请重试，或换一个模型', { errorCode: 'WRITER_UNFINISHED' });
const endless = (): never =>
  refuse('写作服务写得太长，已在上限处停下，已写出的部分保留', { errorCode: 'WRITER_UNFINISHED' });
const refusedByModel = (): never =>
  refuse('写作模型拒绝写这段内容，请改一改要求或素材再试，也可以换一个模型', { errorCode: 'WRITER_REFUSED' });
const filtered = (): never =>
  refuse('内容被写作服务的安全审核拦下，请去掉敏感的说法再试', { errorCode: 'WRITER_FILTERED' });

/** An error event within the stream. */
function told(message: string | undefined, type = ''): never {
  if (/overloaded|rate_limit/i.test(type)) refuse('写作服务繁忙，请稍后再试', { errorCode: 'WRITER_BUSY' });
  return refuse(`写作服务出错：${message ?? '未知错误'}`, failed);
}
