import { z } from 'zod';
import { videoPlatformIds } from '../../domain/platforms/types';
import { done, get, id, idQuery, idsBody, pageOf, pageQuery, post, recordStatus, timestamp } from '../contract';

/** A record that a question points at or that an answer rests on. */
const citation = z.object({
  type: z.enum(['goods', 'framework', 'script', 'topic', 'article', 'knowledge']),
  id,
  title: z.string().max(200),
  /** Of a passage of a document: by which `[number]` the answer cites it, its id, where it stands, its words. */
  number: z.number().int().optional(),
  passage: z.string().max(32).optional(),
  place: z.string().max(300).optional(),
  quote: z.string().max(1200).optional(),
});
export type Citation = z.infer<typeof citation>;

/** The writer asked one of the product's tools and got these records. */
const chatStep = z.object({
  tool: z.enum(['goods', 'frameworks', 'scripts', 'topics', 'knowledge']),
  query: z.string().max(500),
  found: z.array(citation).max(20),
});
export type ChatStep = z.infer<typeof chatStep>;

/** Longest question, characters. */
const longestQuestion = 20_000;

/** Where an answer stands: `stopped` by the user, `cut` by the line, `failed` before its first word. */
const answerState = z.enum(['writing', 'done', 'stopped', 'cut', 'failed']);

/** Messages form a tree: an edited question and an answer written anew are siblings. */
const chatMessage = z.object({
  id,
  /** Empty for a first question. */
  parent_id: z.string().max(64),
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  state: answerState,
  /** Why a `failed` one failed, in the server's words. */
  failure: z.string().default(''),
  /** Records that the user put into the question. */
  mentions: z.array(citation).default([]),
  steps: z.array(chatStep).default([]),
  /** Records that the answer uses. */
  citations: z.array(citation).default([]),
  /** Which writer wrote it; empty for questions. */
  writer: z.string().default(''),
  created_at: timestamp,
});
export type ChatMessage = z.infer<typeof chatMessage>;

const conversation = z.object({
  id,
  title: z.string().max(120),
  pinned: z.boolean(),
  /** The message at whose branch the user was last. */
  leaf_id: z.string().max(64),
  /** Prompt of the library that it was begun with. */
  prompt_id: id.optional(),
  status: recordStatus,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Conversation = z.infer<typeof conversation>;

const streamed = z.object({
  delta: z.object({ text: z.string().optional(), stop_reason: z.string().optional() }),
  writer: z.string().optional(),
  /** Comes first: the messages as they are kept. */
  chat: conversation.optional(),
  question: chatMessage.optional(),
  answer: chatMessage.optional(),
  step: chatStep.optional(),
  /** Comes last: the whole answer as it is kept. */
  saved: chatMessage.optional(),
});

const asking = {
  goods_id: id.optional(),
  platform: z.enum(videoPlatformIds).default('douyin'),
};

export const chatContract = {
  data: get('/chat/data', {
    summary: 'Own conversations, pinned ones first',
    input: pageQuery,
    result: pageOf(conversation),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['editor.aicreate', 'agent.prompt', 'creative.tool.prompt_to_text'] },
  }),
  info: get('/chat/info', {
    summary: 'One conversation with all its messages',
    input: idQuery,
    result: conversation.extend({ messages: z.array(chatMessage) }),
    origin: 'chosen',
    auth: 'user',
    permission: { page: ['editor.aicreate', 'agent.prompt', 'creative.tool.prompt_to_text'] },
  }),
  save: post('/chat/save', {
    summary: 'Begin a conversation (no id) or change its title or pin',
    input: z.object({
      id: id.optional(),
      title: z.string().trim().max(120).optional(),
      pinned: z.boolean().optional(),
      prompt_id: id.optional(),
    }),
    result: conversation,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'chat.send' },
  }),
  delete: post('/chat/delete', {
    summary: 'To the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'chat.send' },
  }),
  restore: post('/chat/restore', {
    summary: 'Back from the recycle bin',
    input: idsBody,
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'chat.send' },
  }),
  switch: post('/chat/switch', {
    summary: 'Remember the branch that is read',
    input: z.object({ id, leaf_id: id }),
    result: done,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'chat.send' },
  }),
  send: post('/chat/send', {
    summary: 'Ask, streamed; with the parent of an earlier question it is an edit, kept beside it',
    input: z.object({
      id,
      parent_id: z.string().max(64).default(''),
      text: z.string().trim().min(1).max(longestQuestion),
      mentions: z.array(citation).max(20).default([]),
      ...asking,
    }),
    result: streamed,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'chat.send' },
    answer: 'stream',
  }),
  answer: post('/chat/answer', {
    summary: 'Answer a question anew, streamed; earlier answers stay beside it',
    input: z.object({ id, question_id: id, ...asking }),
    result: streamed,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'chat.send' },
    answer: 'stream',
  }),
  continue: post('/chat/continue', {
    summary: 'Write on where an answer was stopped or cut, streamed; `answer` brings what is already there',
    input: z.object({ id, answer_id: id, ...asking }),
    result: streamed,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'chat.send' },
    answer: 'stream',
  }),
  stop: post('/chat/stop', {
    summary: 'Tell that an answer was stopped on purpose; gives it as it is kept',
    input: z.object({ id, answer_id: id }),
    result: chatMessage,
    origin: 'chosen',
    auth: 'user',
    permission: { action: 'chat.send' },
  }),
};
