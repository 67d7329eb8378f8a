import { createStore } from 'zustand/vanilla';
import { newestLeaf } from '@/domain/conversation';
import { messageOf, shownByCaller } from '@/lib/request';
import { CanceledError } from '@/lib/request/errors';
import type { StreamOptions, StreamResult } from '@/lib/stream';
import type { chatApi } from '@/services/chat/api';
import type { ChatMessage, ChatStep, Conversation } from '@/services/chat/schema';
import { createLiveTexts } from './liveTexts';
import { type Ask, freshTalk, type PendingAsk, type Talk, takenBy, withInfo, withMessages } from './talk';

type Api = Pick<typeof chatApi, 'info' | 'switch' | 'send' | 'answer' | 'continue' | 'stop'>;
type Call = (options: StreamOptions) => Promise<StreamResult>;

interface TalksState {
  readonly byId: ReadonlyMap<string, Talk>;
}

const noTalks: TalksState = { byId: new Map() };

/** Milliseconds after which an answer that is being written elsewhere (another tab) is looked at again. */
const lookAgain = 2000;

const asking = (goodsId: string | undefined) => (goodsId ? { goods_id: goodsId } : {});

/** The conversations as they were read. @param isRunning whether an answer of it is being written here */
function createRecords(api: Api, isRunning: (id: string) => boolean) {
  const store = createStore<TalksState>(() => noTalks);
  const openings = new Map<string, Promise<void>>();
  const get = (id: string): Talk | undefined => store.getState().byId.get(id);
  const change = (id: string, next: (talk: Talk) => Talk): void => {
    store.setState(({ byId }) => ({ byId: new Map(byId).set(id, next(byId.get(id) ?? freshTalk(id))) }));
  };

  async function refresh(id: string): Promise<void> {
    try {
      const info = await api.info({ id }, shownByCaller);
      change(id, (talk) => {
        const taken = takenBy(talk, info.messages);
        const next = withInfo(talk, info);
        return taken ? { ...next, pending: undefined, leafId: newestLeaf(info.messages, taken.id) } : next;
      });
      if (!isRunning(id) && info.messages.some(({ state }) => state === 'writing'))
        setTimeout(() => void refresh(id), lookAgain);
    } catch (error) {
      change(id, (talk) => (talk.phase === 'ready' ? talk : { ...talk, phase: 'failed', error }));
    }
  }

  /** Resolves when it has been read, or could not be. */
  function open(id: string): Promise<void> {
    const known = get(id);
    if ((known && known.phase !== 'failed' && known.chat) || isRunning(id)) return Promise.resolve();
    const begun = openings.get(id);
    if (begun) return begun;
    change(id, (talk) => ({ ...talk, phase: 'loading' }));
    const opening = refresh(id).finally(() => openings.delete(id));
    openings.set(id, opening);
    return opening;
  }

  return { store, get, change, refresh, open };
}

interface AnswersDeps {
  readonly api: Api;
  readonly records: ReturnType<typeof createRecords>;
  readonly live: ReturnType<typeof createLiveTexts>;
  readonly streams: Map<string, AbortController>;
  readonly onListChange: () => void;
}

/** Writes the answers as their streams come in. @returns what begins one */
function createAnswers({ api, records: { get, change, refresh }, live, streams, onListChange }: AnswersDeps) {
  function take(id: string, event: Readonly<Record<string, unknown>>): void {
    const { chat, question, answer, step, saved } = event as Events;
    if (answer) {
      live.begin(answer.id, { text: answer.text, steps: answer.steps });
      change(id, (talk) => ({
        ...withMessages(talk, [question, answer]),
        phase: 'ready',
        chat: chat ?? talk.chat,
        leafId: answer.id,
        pending: undefined,
        running: { answerId: answer.id },
      }));
      onListChange();
    }
    const answerId = get(id)?.running?.answerId;
    if (step && answerId) live.addStep(answerId, step);
    if (saved) change(id, (talk) => withMessages(talk, [saved]));
  }

  async function run(id: string, call: Call): Promise<void> {
    const stream = new AbortController();
    streams.set(id, stream);
    change(id, (talk) => ({ ...talk, running: {}, notice: undefined }));
    try {
      await call({
        ...shownByCaller,
        signal: stream.signal,
        onText: (text) => {
          const answerId = get(id)?.running?.answerId;
          if (answerId) live.append(answerId, text);
        },
        onEvent: (event) => take(id, event),
      });
      ended(id, undefined);
    } catch (error) {
      ended(id, error);
    }
  }

  /** The stream is over, well or not: what has come stays in the answer. */
  function ended(id: string, error: unknown): void {
    const answerId = get(id)?.running?.answerId;
    const isStop = error instanceof CanceledError;
    streams.delete(id);
    if (!get(id)) return;
    change(id, (talk) => {
      const answer = talk.messages.find((message) => message.id === answerId);
      const come = answerId ? live.get(answerId) : undefined;
      const rest: Talk = { ...talk, running: undefined };
      if (!answer || !come) {
        const failure = isStop ? '' : messageOf(error);
        if (!error) return rest;
        return talk.pending ? { ...rest, pending: { ...talk.pending, failure } } : { ...rest, notice: failure };
      }
      if (!error) return rest;
      const failure = isStop ? '' : messageOf(error);
      const state = stateOf(isStop, come.text);
      return withMessages(rest, [{ ...answer, text: come.text, steps: [...come.steps], state, failure }]);
    });
    if (answerId) live.end(answerId);
    onListChange();
    if (isStop && answerId) void told(id, answerId);
    else if (error) void refreshKeeping(id, answerId, error);
  }

  /** The server learns that it was stopped on purpose, and tells what it has kept. */
  async function told(id: string, answerId: string): Promise<void> {
    try {
      const kept = await api.stop({ id, answer_id: answerId }, shownByCaller);
      if (!streams.has(id)) change(id, (talk) => withMessages(talk, [kept]));
    } catch {
      // What is on the screen stays; the server has kept it as cut.
    }
  }

  /** Takes over what the server has kept, without losing the reason that only this tab knows. */
  async function refreshKeeping(id: string, answerId: string | undefined, error: unknown): Promise<void> {
    await refresh(id);
    change(id, (talk) => ({
      ...talk,
      messages: talk.messages.map((message) =>
        message.id === answerId ? { ...message, failure: message.failure || messageOf(error) } : message,
      ),
    }));
  }

  return run;
}

/**
 * Conversations of this tab. They live outside the screens: an answer goes on being written while one looks at another
 * conversation or another page, and several are written at once.
 */
export function createTalks(api: Api, onListChange: () => void = () => undefined) {
  const streams = new Map<string, AbortController>();
  const live = createLiveTexts();
  const isRunning = (id: string): boolean => streams.has(id);
  const records = createRecords(api, isRunning);
  const { store, get, change, refresh, open } = records;
  const run = createAnswers({ api, records, live, streams, onListChange });

  function send(id: string, ask: Ask): void {
    if (streams.has(id)) return;
    const { failure: _, ...fresh }: PendingAsk = ask;
    change(id, (talk) => ({ ...talk, phase: 'ready', pending: fresh }));
    const { text, mentions, parentId, goodsId } = ask;
    const body = { id, text, mentions: [...mentions], parent_id: parentId, ...asking(goodsId) };
    void run(id, (options) => api.send(body, options));
  }

  return {
    /** For screens, with a selector; `get` reads one conversation at this moment. */
    store,
    get,
    open,
    refresh,
    live,
    /** Whether any answer is being written here. */
    isRunning,
    send,
    /** Sends a question again that was not taken. */
    sendPending(id: string): void {
      const pending = get(id)?.pending;
      if (pending) send(id, pending);
    },
    dropPending: (id: string): void => change(id, (talk) => ({ ...talk, pending: undefined })),
    /** Another answer to the same question, beside the one there is. */
    regenerate(id: string, questionId: string, goodsId?: string): void {
      if (streams.has(id)) return;
      void run(id, (options) => api.answer({ id, question_id: questionId, ...asking(goodsId) }, options));
    },
    goOn(id: string, answerId: string, goodsId?: string): void {
      if (streams.has(id)) return;
      void run(id, (options) => api.continue({ id, answer_id: answerId, ...asking(goodsId) }, options));
    },
    stop: (id: string): void => streams.get(id)?.abort(),
    /** Shows the branch of a version; remembered for the next visit. */
    show(id: string, messageId: string): void {
      change(id, (talk) => ({ ...talk, leafId: newestLeaf(talk.messages, messageId) }));
      api.switch({ id, leaf_id: messageId }).catch(() => undefined);
    },
    rename: (chat: Conversation): void => change(chat.id, (talk) => ({ ...talk, chat })),
    /** Somebody else is signed in: nothing of the former stays. */
    clear(): void {
      for (const stream of streams.values()) stream.abort();
      live.clear();
      store.setState(noTalks);
    },
  };
}

function stateOf(isStop: boolean, text: string): ChatMessage['state'] {
  if (isStop) return 'stopped';
  return text === '' ? 'failed' : 'cut';
}

interface Events {
  readonly chat?: Conversation;
  readonly question?: ChatMessage;
  readonly answer?: ChatMessage;
  readonly step?: ChatStep;
  readonly saved?: ChatMessage;
}
