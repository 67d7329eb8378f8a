import { CanceledError, HttpError, StreamCutError } from '@/lib/request/errors';
import type { StreamOptions, StreamResult } from '@/lib/stream';
import type { ChatMessage, Conversation } from '@/services/chat/schema';
import { createTalks } from './talks';

const at = '2026-01-01T00:00:00.000Z';
const chat: Conversation = {
  id: 'c1',
  title: '问',
  pinned: false,
  leaf_id: '',
  status: 1,
  created_at: at,
  updated_at: at,
};
const message = (fields: Partial<ChatMessage> & Pick<ChatMessage, 'id' | 'role'>): ChatMessage => ({
  parent_id: '',
  text: '',
  state: 'done',
  failure: '',
  mentions: [],
  steps: [],
  citations: [],
  writer: '',
  created_at: at,
  ...fields,
});
const question = message({ id: 'q1', role: 'user', text: '问' });
const writing = message({ id: 'a1', role: 'assistant', parent_id: 'q1', state: 'writing' });

/** A line whose other end the test holds. */
function aLine() {
  const calls: { options: StreamOptions; end: () => void; fail: (error: unknown) => void }[] = [];
  const open = (_: object, options: StreamOptions): Promise<StreamResult> =>
    new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new CanceledError()));
      calls.push({ options, end: () => resolve({ text: '', stopReason: 'end_turn' }), fail: reject });
    });
  const kept: { messages: ChatMessage[] } = { messages: [] };
  const switchTo = jest.fn(async () => null);
  const stop = jest.fn(async () => message({ ...writing, text: '写到一半了', state: 'stopped' }));
  const talks = createTalks({
    send: open,
    answer: open,
    continue: open,
    stop,
    switch: switchTo,
    info: async () => ({ ...chat, messages: kept.messages }),
  } as unknown as Parameters<typeof createTalks>[0]);
  return { talks, calls, kept, stop, switchTo };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const ask = { text: '问', mentions: [], parentId: '' };

test('a stop keeps what had come and takes over what the server has kept', async () => {
  const { talks, calls, stop } = aLine();
  talks.send('c1', ask);
  expect(talks.get('c1')?.pending?.text).toBe('问');
  calls[0]?.options.onEvent?.({ chat, question, answer: writing });
  calls[0]?.options.onText('写到一半');
  expect(talks.get('c1')?.pending).toBeUndefined();
  expect(talks.live.get('a1')?.text).toBe('写到一半');
  talks.stop('c1');
  await settled();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(talks.get('c1')?.messages.find(({ id }) => id === 'a1')).toMatchObject({
    state: 'stopped',
    text: '写到一半了',
  });
  expect(talks.get('c1')?.running).toBeUndefined();
});

test('a cut line keeps the text and says why', async () => {
  const { talks, calls, kept } = aLine();
  talks.send('c1', ask);
  calls[0]?.options.onEvent?.({ chat, question, answer: writing });
  calls[0]?.options.onText('半句');
  kept.messages = [question, message({ ...writing, text: '半句', state: 'cut' })];
  calls[0]?.fail(new StreamCutError('半句'));
  await settled();
  const answer = talks.get('c1')?.messages.find(({ id }) => id === 'a1');
  expect(answer).toMatchObject({ text: '半句', state: 'cut' });
  expect(answer?.failure).not.toBe('');
});

test('a question that was not taken waits, and is sent again once', async () => {
  const { talks, calls } = aLine();
  talks.send('c1', ask);
  calls[0]?.fail(new HttpError(502));
  await settled();
  expect(talks.get('c1')?.pending).toMatchObject({ text: '问' });
  expect(talks.get('c1')?.pending?.failure).toBeDefined();
  talks.sendPending('c1');
  talks.sendPending('c1');
  expect(calls).toHaveLength(2);
  expect(talks.get('c1')?.pending?.failure).toBeUndefined();
});

test('a question that the server did take is not asked twice', async () => {
  const { talks, calls, kept } = aLine();
  talks.send('c1', ask);
  kept.messages = [question, message({ ...writing, state: 'failed', failure: '写作服务没有回应' })];
  calls[0]?.fail(new HttpError(502));
  await settled();
  expect(talks.get('c1')).toMatchObject({ pending: undefined, leafId: 'a1' });
});

test('two conversations stream side by side', async () => {
  const { talks, calls } = aLine();
  talks.send('c1', ask);
  talks.send('c2', ask);
  calls[0]?.options.onEvent?.({ chat, question, answer: writing });
  calls[1]?.options.onEvent?.({
    chat: { ...chat, id: 'c2' },
    question: { ...question, id: 'q2' },
    answer: { ...writing, id: 'a2', parent_id: 'q2' },
  });
  calls[0]?.options.onText('甲');
  calls[1]?.options.onText('乙');
  expect([talks.live.get('a1')?.text, talks.live.get('a2')?.text]).toEqual(['甲', '乙']);
  calls[0]?.end();
  await settled();
  expect([talks.isRunning('c1'), talks.isRunning('c2')]).toEqual([false, true]);
});

test('somebody else signs in: streams end and nothing of the former stays', async () => {
  const { talks, calls } = aLine();
  talks.send('c1', ask);
  calls[0]?.options.onEvent?.({ chat, question, answer: writing });
  talks.clear();
  await settled();
  expect(talks.get('c1')).toBeUndefined();
  expect(talks.live.get('a1')).toBeUndefined();
});

test('who asks while a conversation is being read waits for it: it is read once', async () => {
  const { talks, kept } = aLine();
  kept.messages = [question, message({ id: 'a1', role: 'assistant', parent_id: 'q1', text: '答' })];
  const shown = talks.open('c1');
  const asked = talks.open('c1');
  expect(asked).toBe(shown);
  expect(talks.get('c1')?.chat).toBeUndefined();
  await asked;
  expect(talks.get('c1')).toMatchObject({ phase: 'ready', chat: { id: 'c1' }, leafId: 'a1' });
});

test('a branch that cannot be remembered is for the request layer to show', () => {
  const { talks, switchTo } = aLine();
  talks.show('c1', 'a1');
  expect(switchTo).toHaveBeenCalledWith({ id: 'c1', leaf_id: 'a1' });
});
