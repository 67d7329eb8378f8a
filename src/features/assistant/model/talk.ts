import { newestLeaf, pathTo } from '@/domain/conversation';
import type { ChatMessage, Citation, Conversation } from '@/services/chat/schema';

export interface Ask {
  readonly text: string;
  readonly mentions: readonly Citation[];
  /** The answer that it follows; empty for a first question. */
  readonly parentId: string;
  readonly goodsId?: string;
}

/** A question that the server has not taken yet. */
export interface PendingAsk extends Ask {
  /** Why it was not taken; the text waits to be sent again. */
  readonly failure?: string;
}

/** A conversation as this tab knows it. */
export interface Talk {
  readonly id: string;
  readonly phase: 'loading' | 'ready' | 'failed';
  readonly error?: unknown;
  readonly chat?: Conversation;
  readonly messages: readonly ChatMessage[];
  /** End of the branch that is shown. */
  readonly leafId: string;
  readonly pending?: PendingAsk;
  /** Why the last act on an answer came to nothing, before the server had begun. */
  readonly notice?: string;
  /** A stream of this tab is running; its answer once the server has named it. */
  readonly running?: { readonly answerId?: string };
}

export const freshTalk = (id: string): Talk => ({ id, phase: 'loading', messages: [], leafId: '' });

/** Messages of the branch that is shown. */
export function shownMessages({ messages, leafId, pending }: Talk): readonly ChatMessage[] {
  return pathTo(messages, pending ? pending.parentId : leafId);
}

/** Messages known under an id are replaced, others added. */
export function withMessages(talk: Talk, given: readonly (ChatMessage | undefined)[]): Talk {
  const found = given.filter((message) => message !== undefined);
  const ids = new Set(found.map(({ id }) => id));
  return { ...talk, messages: [...talk.messages.filter(({ id }) => !ids.has(id)), ...found] };
}

/** What the server knows, taken over; the branch that is shown stays while it exists. */
export function withInfo(talk: Talk, { messages, ...chat }: Conversation & { messages: ChatMessage[] }): Talk {
  const isShown = messages.some(({ id }) => id === talk.leafId);
  const leafId = isShown && talk.phase === 'ready' ? talk.leafId : chat.leaf_id;
  const [root] = messages;
  const hasLeaf = messages.some(({ id }) => id === leafId);
  return {
    ...talk,
    phase: 'ready',
    error: undefined,
    chat,
    messages,
    leafId: hasLeaf || !root ? leafId : newestLeaf(messages, root.id),
  };
}

/** The question that the server has taken after all, though its answer never came: it is not sent twice. */
export function takenBy(before: Talk, messages: readonly ChatMessage[]): ChatMessage | undefined {
  const { pending } = before;
  if (!pending) return undefined;
  const known = new Set(before.messages.map(({ id }) => id));
  return messages.find(
    (message) =>
      message.role === 'user' &&
      !known.has(message.id) &&
      message.parent_id === pending.parentId &&
      message.text === pending.text.trim(),
  );
}
