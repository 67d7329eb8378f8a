import { MockFailure } from '../../../_core/fail';
import type { Conversation, ToolCall } from './conversation';
import { cut, empty, garbled, notStream, refuse, silent, told, unreachable } from './failures';
import { CallGatherer, type ModelEvent, type ModelOptions, requestOf } from './protocols';
import { eventData } from './sse';

export type { ModelOptions } from './protocols';

/** Text as it comes; at the end of the answer the tools that it calls. */
type ModelPiece = { readonly text: string } | { readonly calls: readonly ToolCall[] };

/** Beyond this an answer is not waited for any longer. */
const longestMs = 180_000;

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
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) await refuse(response);
  if (/html|application\/json/i.test(response.headers.get('content-type') ?? '')) notStream();
  return response;
}

const isEnd = (event: ModelEvent): boolean =>
  event.type === 'message_stop' || typeof event.choices?.[0]?.finish_reason === 'string';

async function* events(response: Response): AsyncIterable<ModelEvent | 'end'> {
  for await (const data of eventData(response.body as unknown as AsyncIterable<Uint8Array>)) {
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
 * @throws MockFailure: not reachable, refused, an error in the stream, cut before its end, nothing written
 */
export async function* streamModel(
  options: ModelOptions,
  conversation: Conversation,
  signal: AbortSignal,
): AsyncIterable<ModelPiece> {
  const limit = AbortSignal.timeout(longestMs);
  const gatherer = new CallGatherer();
  let hasText = false;
  let hasEnded = false;
  try {
    const response = await open(options, conversation, AbortSignal.any([signal, limit]));
    for await (const event of events(response)) {
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
    if (limit.aborted) silent();
    if (error instanceof MockFailure) throw error;
    // all else is trouble of the network: before the first word it was never reached
    if (hasText) cut();
    unreachable();
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
