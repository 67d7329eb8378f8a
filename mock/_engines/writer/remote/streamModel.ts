import { EngineError, refuse } from '../../engineError';
import { refuseAnswer as refuseStatus } from '../../refusedAnswer';
import type { Conversation, ToolCall } from './conversation';
import { CallGatherer, type ModelEvent, type ModelOptions, requestOf } from './protocols';
import { eventData } from './sse';

export type { ModelOptions } from './protocols';

/** Text as it comes; at the end of the answer the tools that it calls. */
type ModelPiece = { readonly text: string } | { readonly calls: readonly ToolCall[] };

/** A service that sends no byte for so long is gone; one that writes slowly is not, however long it takes. */
const SILENCE_MS = 180_000;

/** Aborts when nothing has come for too long. */
class SilenceWatch {
  private readonly controller = new AbortController();
  private readonly timer = setTimeout(() => this.controller.abort(), SILENCE_MS);
  readonly signal = this.controller.signal;

  async *over(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of bytes) {
      this.timer.refresh();
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

const isEnd = (event: ModelEvent): boolean =>
  event.type === 'message_stop' || typeof event.choices?.[0]?.finish_reason === 'string';

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
 * @throws EngineError: not reachable, refused, an error in the stream, cut before its end, nothing written
 */
export async function* streamModel(
  options: ModelOptions,
  conversation: Conversation,
  signal: AbortSignal,
): AsyncIterable<ModelPiece> {
  const watch = new SilenceWatch();
  const gatherer = new CallGatherer();
  let hasText = false;
  let hasEnded = false;
  try {
    const response = await open(options, conversation, AbortSignal.any([signal, watch.signal]));
    const body = watch.over(response.body as unknown as AsyncIterable<Uint8Array>);
    for await (const event of events(body)) {
      if (event === 'end') hasEnded = true;
      else {
        hasEnded ||= isEnd(event);
        gatherer.take(event);
        const text = event.type === 'content_block_delta' ? event.delta?.text : event.choices?.[0]?.delta?.content;
        if (!text) continue;
        hasText = true;
        yield { text };
      }
    }
  } catch (error) {
    if (signal.aborted) return;
    if (watch.signal.aborted) silent();
    if (error instanceof EngineError) throw error;
    // all else is trouble of the network: before the first word it was never reached
    if (hasText) cut();
    unreachable();
  } finally {
    watch.stop();
  }
  if (signal.aborted) return;
  const calls = gatherer.all();
  if (!hasEnded && (hasText || calls.length > 0)) cut();
  if (!hasText && calls.length === 0) empty();
  if (calls.length > 0) yield { calls };
}

/** The text of an answer that calls no tools. */
export async function* streamText(
  options: ModelOptions,
  { system, user }: { readonly system: string; readonly user: string },
  signal: AbortSignal,
): AsyncIterable<string> {
  const conversation: Conversation = { system, turns: [{ role: 'user', text: user }] };
  for await (const piece of streamModel(options, conversation, signal)) if ('text' in piece) yield piece.text;
}

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

/** An error event within the stream. */
function told(message: string | undefined, type = ''): never {
  if (/overloaded|rate_limit/i.test(type)) refuse('写作服务繁忙，请稍后再试', { errorCode: 'WRITER_BUSY' });
  return refuse(`写作服务出错：${message ?? '未知错误'}`, failed);
}
