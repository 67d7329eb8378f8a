import { fail } from '../../../_core/fail';
import type { Prompt } from './prompt';
import { eventData } from './sse';

export interface ModelOptions {
  readonly protocol: 'anthropic' | 'openai';
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

const maxTokens = 4000;
const failed = { errorCode: 'WRITER_FAILED' };

interface ModelRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

function requestOf({ protocol, baseUrl, apiKey, model }: ModelOptions, { system, user }: Prompt): ModelRequest {
  const base = baseUrl.replace(/\/$/, '');
  if (protocol === 'anthropic')
    return {
      url: `${base}/v1/messages`,
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
      body: { model, max_tokens: maxTokens, stream: true, system, messages: [{ role: 'user', content: user }] },
    };
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  return {
    url: `${base}/chat/completions`,
    headers: { authorization: `Bearer ${apiKey}` },
    body: { model, max_tokens: maxTokens, stream: true, messages },
  };
}

interface ModelEvent {
  readonly type?: string;
  readonly delta?: { readonly text?: string };
  readonly choices?: readonly { readonly delta?: { readonly content?: string | null } }[];
  readonly error?: { readonly message?: string };
}

function read(data: string): ModelEvent {
  try {
    return JSON.parse(data) as ModelEvent;
  } catch {
    return fail('写作服务返回了无法识别的内容', failed);
  }
}

/**
 * Text of a model's answer as it comes, by the Anthropic messages or the OpenAI chat protocol.
 * @throws MockFailure: not reachable, refused, an error in the stream, nothing written
 */
export async function* streamModel(options: ModelOptions, prompt: Prompt, signal: AbortSignal): AsyncIterable<string> {
  const { url, headers, body } = requestOf(options, prompt);
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    });
  } catch {
    if (signal.aborted) return;
    return fail('写作服务连接失败，请检查网络或服务地址', { errorCode: 'WRITER_UNREACHABLE' });
  }
  if (response.status === 401 || response.status === 403)
    fail('写作服务拒绝了密钥，请检查配置', { errorCode: 'WRITER_KEY' });
  if (response.status === 429) fail('写作服务繁忙，请稍后再试', { errorCode: 'WRITER_BUSY' });
  if (!response.ok || !response.body) fail(`写作服务返回错误（${response.status}）`, failed);
  let hasText = false;
  try {
    for await (const data of eventData(response.body as unknown as AsyncIterable<Uint8Array>)) {
      if (data === '' || data === '[DONE]') continue;
      const event = read(data);
      if (event.error) fail(`写作服务出错：${event.error.message ?? '未知错误'}`, failed);
      const text = event.type === 'content_block_delta' ? event.delta?.text : event.choices?.[0]?.delta?.content;
      if (!text) continue;
      hasText = true;
      yield text;
    }
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof TypeError) fail('写作服务中途断开了连接，请重试', { errorCode: 'WRITER_UNREACHABLE' });
    throw error;
  }
  if (!hasText && !signal.aborted) fail('写作服务没有返回内容，请重试', failed);
}
