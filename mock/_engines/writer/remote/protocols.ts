import type { Send } from '../../guardedFetch';
import type { Conversation, ToolCall, Turn } from './conversation';

export interface ModelOptions {
  readonly protocol: 'anthropic' | 'openai';
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** How it is reached; `fetch` when left out. */
  readonly send?: Send;
}

interface ModelRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

const maxTokens = 8000;

/** The request of a conversation in the protocol's own form. */
export function requestOf(options: ModelOptions, conversation: Conversation): ModelRequest {
  return options.protocol === 'anthropic' ? anthropic(options, conversation) : openai(options, conversation);
}

function anthropic(
  { baseUrl, apiKey, model }: ModelOptions,
  { system, turns, tools, isLastRound }: Conversation,
): ModelRequest {
  const body = {
    model,
    max_tokens: maxTokens,
    stream: true,
    system,
    messages: turns.map(anthropicTurn),
    ...(tools
      ? { tools: tools.map(({ name, description, schema }) => ({ name, description, input_schema: schema })) }
      : {}),
    ...(tools && isLastRound ? { tool_choice: { type: 'none' } } : {}),
  };
  return {
    url: `${baseUrl.replace(/\/$/, '')}/v1/messages`,
    headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    body,
  };
}

function anthropicTurn(turn: Turn): object {
  if (turn.role === 'user') return { role: 'user', content: turn.text };
  if (turn.role === 'tool')
    return {
      role: 'user',
      content: turn.results.map(({ id, text }) => ({ type: 'tool_result', tool_use_id: id, content: text })),
    };
  if (!turn.calls) return { role: 'assistant', content: turn.text };
  return {
    role: 'assistant',
    content: [
      ...(turn.text ? [{ type: 'text', text: turn.text }] : []),
      ...turn.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input })),
    ],
  };
}

function openai(
  { baseUrl, apiKey, model }: ModelOptions,
  { system, turns, tools, isLastRound }: Conversation,
): ModelRequest {
  const body = {
    model,
    max_tokens: maxTokens,
    stream: true,
    messages: [{ role: 'system', content: system }, ...turns.flatMap(openaiTurns)],
    ...(tools
      ? {
          tools: tools.map(({ name, description, schema }) => ({
            type: 'function',
            function: { name, description, parameters: schema },
          })),
        }
      : {}),
    ...(tools && isLastRound ? { tool_choice: 'none' } : {}),
  };
  return {
    url: `${baseUrl.replace(/\/$/, '')}/chat/completions`,
    headers: { authorization: `Bearer ${apiKey}` },
    body,
  };
}

function openaiTurns(turn: Turn): object[] {
  if (turn.role === 'user') return [{ role: 'user', content: turn.text }];
  if (turn.role === 'tool')
    return turn.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }));
  if (!turn.calls) return [{ role: 'assistant', content: turn.text }];
  const tool_calls = turn.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
  return [{ role: 'assistant', content: turn.text || null, tool_calls }];
}

/** One event of either protocol, as far as it is read. */
export interface ModelEvent {
  readonly type?: string;
  readonly index?: number;
  readonly content_block?: { readonly type?: string; readonly id?: string; readonly name?: string };
  readonly delta?: { readonly text?: string; readonly partial_json?: string; readonly stop_reason?: string | null };
  readonly choices?: readonly {
    readonly delta?: {
      readonly content?: string | null;
      /** The model's own words of refusal, in place of content. */
      readonly refusal?: string | null;
      readonly tool_calls?: readonly {
        readonly index?: number;
        readonly id?: string;
        readonly function?: { readonly name?: string; readonly arguments?: string };
      }[];
    };
    readonly finish_reason?: string | null;
  }[];
  readonly error?: { readonly message?: string; readonly type?: string };
}

/** How an answer ended: as it should, at a limit of length, refused by the model, held back by its service's filter. */
export type AnswerEnd = 'complete' | 'unfinished' | 'refused' | 'filtered';

/** Names of both protocols and of the compatible services; any other reason is an ordinary end. */
const endReasons: Readonly<Record<string, AnswerEnd>> = {
  length: 'unfinished',
  max_tokens: 'unfinished',
  model_length: 'unfinished',
  model_context_window_exceeded: 'unfinished',
  pause_turn: 'unfinished',
  insufficient_system_resource: 'unfinished',
  refusal: 'refused',
  content_filter: 'filtered',
  sensitive: 'filtered',
};

/** The end that an event tells; undefined = none, and a refusal in words goes before every reason. */
export function endOf(event: ModelEvent): AnswerEnd | undefined {
  const [choice] = event.choices ?? [];
  if (choice?.delta?.refusal) return 'refused';
  const reason = choice?.finish_reason ?? (event.type === 'message_delta' ? event.delta?.stop_reason : undefined);
  if (typeof reason === 'string') return endReasons[reason] ?? 'complete';
  return event.type === 'message_stop' ? 'complete' : undefined;
}

/** Puts the pieces of tool calls together as they come, in either protocol. */
export class CallGatherer {
  private readonly calls = new Map<number, { id: string; name: string; json: string }>();

  take(event: ModelEvent): void {
    if (event.content_block?.type === 'tool_use')
      this.add(event.index, event.content_block.id, event.content_block.name, '');
    if (event.delta?.partial_json) this.add(event.index, undefined, undefined, event.delta.partial_json);
    for (const call of event.choices?.[0]?.delta?.tool_calls ?? [])
      this.add(call.index, call.id, call.function?.name, call.function?.arguments ?? '');
  }

  private add(index = 0, id: string | undefined, name: string | undefined, json: string): void {
    const known = this.calls.get(index) ?? { id: '', name: '', json: '' };
    this.calls.set(index, { id: id || known.id, name: name || known.name, json: known.json + json });
  }

  /** Input that is no JSON counts as none: the tool then says what it needs. */
  all(): ToolCall[] {
    return [...this.calls.values()]
      .filter(({ name }) => name !== '')
      .map(({ id, name, json }, index) => ({ id: id || `call_${index}`, name, input: parsed(json) }));
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json || '{}');
  } catch {
    return {};
  }
}
