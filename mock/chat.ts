import './_data/knowledge';
import { newestLeaf } from '../src/domain/conversation';
import { chatContract } from '../src/services/chat/schema';
import { paged } from './_core/paging';
import { type Context, fail, serve } from './_core/serve';
import { newId, nextNumber } from './_core/store';
import { type AnswerOptions, answerQuestion } from './_groups/chat/answering';
import {
  addMessage,
  asItIs,
  type ConversationRow,
  chatsOf,
  type MessageRow,
  messagesIn,
  messagesOf,
  needChat,
  needMessage,
  ownChats,
} from './_groups/chat/conversations';
import { writerOf } from './_groups/ownServices';
import { streamWriting } from './_groups/writing';

const titleOf = (text: string): string => [...text.replace(/\s+/g, ' ').trim()].slice(0, 24).join('');

interface Answered {
  readonly chat: ConversationRow;
  readonly question: MessageRow;
  readonly answer: MessageRow;
  readonly options: AnswerOptions;
}

const stream = (ctx: Context, { chat, question, answer, options }: Answered): Promise<void> =>
  streamWriting(ctx, {
    act: 'chat',
    subject: `AI 创作：${chat.title || titleOf(question.text)}`,
    pieces: (signal) => answerQuestion(ctx, chat, question, answer, options, signal),
  });

/** A fresh answer below a question; its writing goes on the branch that is read. */
async function answerAnew(
  ctx: Context,
  chat: ConversationRow,
  question: MessageRow,
  options: AnswerOptions,
): Promise<void> {
  const answer = addMessage(ctx, {
    chat_id: chat.id,
    parent_id: question.id,
    role: 'assistant',
    state: 'writing',
    writer: writerOf(ctx.merchant.mchno).name,
    seed: nextNumber(),
  });
  const known = chatsOf(ctx).update(chat.id, { leaf_id: answer.id, updated_at: ctx.clock.iso() }) ?? chat;
  await stream(ctx, { chat: known, question, answer, options });
}

export default serve(chatContract, {
  data(ctx, query) {
    const rows = ownChats(ctx)
      .filter(({ status }) => status !== -1)
      .map((row) => ({ ...row, rank: `${row.pinned ? 1 : 0}${row.updated_at}` }));
    return paged(rows, { ...query, sort: undefined }, { search: ['title'], sort: 'rank' });
  },

  info(ctx, { id }) {
    const chat = needChat(ctx, id);
    return { ...chat, messages: messagesIn(ctx, chat) };
  },

  save(ctx, { id, ...fields }) {
    if (id) {
      const chat = needChat(ctx, id);
      if (fields.title === '') fail('标题不能为空', { errorCode: 'INVALID_INPUT' });
      return (
        chatsOf(ctx).update(id, { title: fields.title ?? chat.title, pinned: fields.pinned ?? chat.pinned }) ?? chat
      );
    }
    const at = ctx.clock.iso();
    return chatsOf(ctx).insert({
      id: newId('chat'),
      mchno: ctx.merchant.mchno,
      account_id: ctx.account.id,
      title: fields.title ?? '',
      pinned: fields.pinned ?? false,
      leaf_id: '',
      prompt_id: fields.prompt_id,
      status: 1,
      created_at: at,
      updated_at: at,
    });
  },

  delete(ctx, { ids }) {
    for (const id of ids) needChat(ctx, id);
    for (const id of ids) chatsOf(ctx).update(id, { status: -1 });
    return null;
  },

  restore(ctx, { ids }) {
    const own = new Set(ownChats(ctx).map(({ id }) => id));
    if (ids.some((id) => !own.has(id))) fail('对话不存在', { errorCode: 'NOT_FOUND' });
    for (const id of ids) chatsOf(ctx).update(id, { status: 1 });
    return null;
  },

  switch(ctx, { id, leaf_id }) {
    const chat = needChat(ctx, id);
    needMessage(ctx, chat, leaf_id);
    chatsOf(ctx).update(id, { leaf_id: newestLeaf(messagesIn(ctx, chat), leaf_id) });
    return null;
  },

  async send(ctx, { id, parent_id, text, mentions, ...options }) {
    const chat = needChat(ctx, id);
    if (parent_id && needMessage(ctx, chat, parent_id).role !== 'assistant')
      fail('问题只能接在回答之后', { errorCode: 'INVALID_INPUT' });
    const question = addMessage(ctx, { chat_id: id, parent_id, role: 'user', text, mentions });
    const named = chatsOf(ctx).update(id, { title: chat.title || titleOf(text) }) ?? chat;
    await answerAnew(ctx, named, question, options);
  },

  async answer(ctx, { id, question_id, ...options }) {
    const chat = needChat(ctx, id);
    const question = needMessage(ctx, chat, question_id);
    if (question.role !== 'user') fail('只能回答问题', { errorCode: 'INVALID_INPUT' });
    await answerAnew(ctx, chat, question, options);
  },

  async continue(ctx, { id, answer_id, ...options }) {
    const chat = needChat(ctx, id);
    const answer = asItIs(needMessage(ctx, chat, answer_id));
    if (answer.role !== 'assistant' || (answer.state !== 'stopped' && answer.state !== 'cut'))
      fail('这条回答已经写完了', { errorCode: 'NOTHING_TO_WRITE' });
    await stream(ctx, { chat, question: needMessage(ctx, chat, answer.parent_id), answer, options });
  },

  stop(ctx, { id, answer_id }) {
    const chat = needChat(ctx, id);
    const answer = needMessage(ctx, chat, answer_id);
    if (answer.state !== 'writing' && answer.state !== 'cut') return asItIs(answer);
    return messagesOf(ctx).update(answer_id, { state: 'stopped' }) ?? answer;
  },
});
