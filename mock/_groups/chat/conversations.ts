import type { ChatMessage, Conversation } from '../../../src/services/chat/schema';
import { fail } from '../../_core/fail';
import type { Context } from '../../_core/serve';
import { newId, nextNumber, type Table } from '../../_core/store';

export interface ConversationRow extends Conversation {
  readonly mchno: string;
  /** Conversations belong to one person, not to the team. */
  readonly account_id: string;
}

export interface MessageRow extends ChatMessage {
  readonly mchno: string;
  readonly chat_id: string;
  /** The same question with the same seed gives the same text (embedded writer). */
  readonly seed: number;
}

export const chatsOf = (ctx: Context): Table<ConversationRow> => ctx.db.table<ConversationRow>('chat');
export const messagesOf = (ctx: Context): Table<MessageRow> => ctx.db.table<MessageRow>('chat_message');

export const ownChats = (ctx: Context): ConversationRow[] =>
  chatsOf(ctx)
    .all()
    .filter((row) => row.account_id === ctx.account.id);

const gone = '对话不存在或已删除';

/** A conversation of the caller's own. */
export function needChat(ctx: Context, id: string): ConversationRow {
  const row = chatsOf(ctx).need(id, gone);
  return row.status === -1 || row.account_id !== ctx.account.id ? fail(gone, { errorCode: 'NOT_FOUND' }) : row;
}

export function needMessage(ctx: Context, chat: ConversationRow, id: string): MessageRow {
  const row = messagesOf(ctx).need(id, '消息不存在');
  return row.chat_id === chat.id ? row : fail('消息不存在', { errorCode: 'NOT_FOUND' });
}

export const messagesIn = (ctx: Context, chat: ConversationRow): MessageRow[] =>
  messagesOf(ctx)
    .all()
    .filter((row) => row.chat_id === chat.id)
    .map(asItIs);

/** Answers that are being written now, by id; on globalThis as the mock's modules are reloaded on each edit. */
const holder = globalThis as typeof globalThis & { __mockAnswers?: Set<string> };
export const running = (): Set<string> => {
  holder.__mockAnswers ??= new Set();
  return holder.__mockAnswers;
};

/** An answer that nobody writes any more was cut, whatever its row says: it was refused, or the server had stopped. */
export const asItIs = (row: MessageRow): MessageRow =>
  row.state === 'writing' && !running().has(row.id) ? { ...row, state: row.text ? 'cut' : 'failed' } : row;

type Fresh = Pick<MessageRow, 'chat_id' | 'parent_id' | 'role'> & Partial<MessageRow>;

/** Ids grow with time, so that versions keep their order within a millisecond. */
export const addMessage = (ctx: Context, fields: Fresh): MessageRow =>
  messagesOf(ctx).insert({
    text: '',
    state: 'done',
    failure: '',
    mentions: [],
    steps: [],
    citations: [],
    writer: '',
    seed: 1,
    mchno: '',
    created_at: ctx.clock.iso(),
    ...fields,
    id: `${newId('msg').slice(0, 12)}_${String(nextNumber()).padStart(9, '0')}`,
  });
