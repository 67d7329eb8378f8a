import { pathTo } from '../../../src/domain/conversation';
import { citeMark } from '../../../src/domain/knowledge';
import { chinaToday } from '../../../src/domain/occasions';
import type { VideoPlatformId } from '../../../src/domain/platforms';
import type { ChatMessage, Citation } from '../../../src/services/chat/schema';
import type { Goods } from '../../../src/services/goods/schema';
import { isFailure } from '../../_core/fail';
import type { Context } from '../../_core/serve';
import type { Row } from '../../_core/store';
import type { ChatPiece, ChatRequest } from '../../_engines/writerTypes';
import { afterKnown, withoutSteps } from '../goingOn';
import { writerOf } from '../ownServices';
import { type Piece, pauseIfSlow } from '../writing';
import {
  asItIs,
  type ConversationRow,
  chatsOf,
  type MessageRow,
  messagesIn,
  messagesOf,
  running,
} from './conversations';
import { chatToolsOf } from './tools';

export interface AnswerOptions {
  readonly goods_id?: string;
  readonly platform: VideoPlatformId;
}

/** Messages before the question that the writer reads, and their characters. */
const memory = { messages: 20, characters: 30_000 };
const goOn = '请从刚才中断的地方接着写，不要重复已经写过的内容。';
const kindNames: Readonly<Record<Citation['type'], string>> = {
  goods: '商品',
  framework: '框架',
  script: '脚本',
  topic: '选题',
  article: '图文',
  knowledge: '资料',
};

/** A question as the writer reads it: what the user pointed at is named in words. */
function spoken({ text, mentions }: ChatMessage): string {
  if (mentions.length === 0) return text;
  const named = mentions.map(({ type, title }) => `${kindNames[type]}「${title}」`).join('、');
  return `${text}\n（参考：${named}）`;
}

function remembered(path: readonly MessageRow[]): ChatRequest['messages'] {
  let room = memory.characters;
  const kept: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const message of path.slice(-memory.messages).reverse()) {
    const text = spoken(message);
    room -= text.length;
    // the question itself is always told
    if (kept.length > 0 && room < 0) break;
    if (text) kept.unshift({ role: message.role, text });
  }
  return kept;
}

/** The goods that are meant: the one pointed at last, else the one in the header. */
function goodsOf(ctx: Context, path: readonly MessageRow[], options: AnswerOptions): ChatRequest['goods'] {
  const pointed = path.flatMap(({ mentions }) => mentions.filter(({ type }) => type === 'goods')).at(-1)?.id;
  const id = pointed ?? options.goods_id;
  const goods = id ? ctx.db.table<Goods & Row>('goods').find(id) : undefined;
  return goods?.status === -1 ? undefined : goods;
}

/**
 * Writes an answer into its message while it streams: what has come is kept whatever ends it. Its first piece names the
 * messages, its last one gives the answer as it is kept.
 * @param already what the answer holds: the stream goes on after it
 */
export async function* answerQuestion(
  ctx: Context,
  chat: ConversationRow,
  question: MessageRow,
  answer: MessageRow,
  options: AnswerOptions,
  signal: AbortSignal,
): AsyncGenerator<Piece> {
  const table = messagesOf(ctx);
  const already = answer.text;
  const keep = (patch: Partial<MessageRow>): MessageRow => table.update(answer.id, patch) ?? answer;
  running().add(answer.id);
  let text = already;
  let isDone = false;
  let steps = answer.steps;
  let pieces: ReturnType<typeof piecesFor> | undefined;
  try {
    pieces = piecesFor(ctx, chat, question, answer, options, signal);
    // awaited before anything is told: a writer that cannot be reached is an ordinary refusal
    let next = await pieces.next();
    const started = keep({ state: 'writing', failure: '', writer: writerOf(ctx.merchant.mchno).name });
    yield { chat: chatsOf(ctx).find(chat.id), question, answer: started };
    while (!next.done) {
      if (typeof next.value === 'string') {
        text += next.value;
        keep({ text });
        await pauseIfSlow(ctx);
        yield next.value;
      } else {
        steps = [...steps, { ...next.value.step, found: [...next.value.step.found] }];
        keep({ steps });
        yield { step: next.value.step };
      }
      next = await pieces.next();
    }
    // A writer that is told to stop ends as if it had finished.
    if (signal.aborted) return;
    isDone = true;
    yield { saved: keep({ state: 'done', citations: citationsOf(question, steps, text) }) };
  } catch (error) {
    const failure = isFailure(error) ? error.message : '写作中断，请重试';
    isDone = true;
    keep(text === '' ? { state: 'failed', failure } : { state: 'cut', failure });
    throw error;
  } finally {
    await pieces?.return?.();
    running().delete(answer.id);
    // The reader has gone: the user's own stop is told by a call of its own.
    if (!isDone && table.find(answer.id)?.state === 'writing')
      keep({ state: 'cut', citations: citationsOf(question, steps, text) });
    chatsOf(ctx).update(chat.id, { updated_at: ctx.clock.iso() });
  }
}

function piecesFor(
  ctx: Context,
  chat: ConversationRow,
  question: MessageRow,
  answer: MessageRow,
  options: AnswerOptions,
  signal: AbortSignal,
): AsyncIterator<ChatPiece, void> {
  const writer = writerOf(ctx.merchant.mchno);
  const path = pathTo(messagesIn(ctx, chat), question.id);
  const already = answer.text;
  const mentions = path.flatMap((message) => message.mentions);
  const request: ChatRequest = {
    messages: remembered(path.map(asItIs)),
    tools: chatToolsOf(ctx.db, ctx.account, mentions),
    goods: goodsOf(ctx, path, options),
    platform: options.platform,
    seed: answer.seed,
    today: chinaToday(ctx.now()),
  };
  if (!already) return writer.chat(request, signal)[Symbol.asyncIterator]();
  if (writer.kind === 'embedded') return afterKnown(withoutSteps(writer.chat(request, signal)), already);
  const messages = [
    ...request.messages,
    { role: 'assistant' as const, text: already },
    { role: 'user' as const, text: goOn },
  ];
  return withoutSteps(writer.chat({ ...request, messages }, signal));
}

/** Records that the answer rests on: what the user pointed at, and what was found and is named or quoted in it. */
function citationsOf(question: MessageRow, steps: ChatMessage['steps'], text: string): Citation[] {
  const found = steps.flatMap((step) => step.found);
  const isUsed = (record: Citation): boolean =>
    record.number === undefined
      ? found.length <= 3 || text.includes(record.title)
      : text.includes(citeMark(record.number));
  const all = [...question.mentions, ...found.filter(isUsed)];
  const byKey = new Map(all.map((record) => [`${record.type}:${record.id}:${record.passage ?? ''}`, record]));
  return [...byKey.values()];
}
