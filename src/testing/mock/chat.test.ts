import { request } from 'node:http';
import type { ChatMessage, Conversation } from '../../services/chat/schema';
import type { Prompt } from '../../services/prompt/schema';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
let writer: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
  writer = await signIn(server.origin, 'writer');
}, 40_000);

type Talk = Conversation & { messages: ChatMessage[] };
interface Event {
  readonly delta: { readonly text?: string; readonly stop_reason?: string };
  readonly question?: ChatMessage;
  readonly answer?: ChatMessage;
  readonly step?: object;
  readonly saved?: ChatMessage;
  readonly message?: string;
}

const headersOf = (session: Session) => ({
  'content-type': 'application/json',
  'authen-token': session.token,
  'authen-mchno': session.mchno,
});
const eventsOf = (text: string): Event[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as Event);

async function stream(path: string, body: object, session = owner, fault = ''): Promise<Event[]> {
  const headers = { ...headersOf(session), ...(fault ? { 'x-mock-fault': fault } : {}) };
  const raw = await callRaw(`${server.origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return eventsOf(raw.text);
}

test('an answer from a document quotes its sentence, marks it, and names the passage', async () => {
  const { body } = await callMock<Conversation>(server.origin, 'POST', '/chat/save', { session: owner, body: {} });
  const events = await stream('/chat/send', { id: body.data.id, text: '资料里说退货运费谁出？' });
  const saved = events.find((event) => event.saved)?.saved;
  expect(saved?.text).toMatch(/质量问题我们出.*\[1\]/);
  const source = saved?.citations.find(({ number }) => number === 1);
  expect(source).toMatchObject({ type: 'knowledge', id: 'know_seed_after_sale' });
  expect(source?.quote).toContain('质量问题我们出');
});

test('a script told from a manual uses its figures, and says which lines rest on it', async () => {
  const body = {
    framework_id: 'pas',
    goods_id: 'goods_thermos',
    wish: '突出保温和清洗',
    seconds: 45,
    knowledge_ids: ['know_seed_thermos'],
  };
  const events = (await stream('/script/generate', body)) as unknown as {
    delta: { text?: string };
    sources?: { number: number; text: string }[];
    cited?: { line: number; number: number }[];
  }[];
  const lines = events
    .map(({ delta }) => delta.text ?? '')
    .join('')
    .split('\n');
  const sources = events.find((event) => event.sources)?.sources ?? [];
  const cited = events.find((event) => event.cited)?.cited ?? [];
  expect(sources.length).toBeGreaterThan(0);
  expect(cited.length).toBeGreaterThan(0);
  for (const { line, number } of cited) {
    expect(lines[line]).toBeTruthy();
    expect(sources.map((source) => source.number)).toContain(number);
  }
  const without = await stream('/script/generate', { ...body, knowledge_ids: [] });
  expect(without.some((event) => Object.hasOwn(event, 'sources'))).toBe(false);
});

/** Asks and hangs up after so many bytes of text. */
function hangUp(path: string, body: object, afterCharacters: number): Promise<string> {
  return new Promise((resolve) => {
    const call = request(`${server.origin}/api${path}`, { method: 'POST', headers: headersOf(owner) }, (response) => {
      let all = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        all += part;
        const text = eventsOf(all.slice(0, all.lastIndexOf('\n') + 1))
          .map(({ delta }) => delta.text ?? '')
          .join('');
        if (text.length >= afterCharacters) {
          call.destroy();
          resolve(text);
        }
      });
      response.on('error', () => undefined);
      response.on('end', () => resolve(''));
    });
    call.on('error', () => undefined);
    call.end(JSON.stringify(body));
  });
}

const post = <T>(path: string, body: object, session = owner) =>
  callMock<T>(server.origin, 'POST', path, { session, body });
const begin = async (session = owner) => (await post<Conversation>('/chat/save', {}, session)).body.data;
const talk = async (id: string) =>
  (await callMock<Talk>(server.origin, 'GET', '/chat/info', { session: owner, query: { id } })).body.data;
/** The newest message once nobody writes it any more. */
async function endedIn(id: string): Promise<ChatMessage | undefined> {
  for (let round = 0; round < 40; round += 1) {
    const last = (await talk(id)).messages.at(-1);
    if (last?.state !== 'writing') return last;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}
const textOf = (events: readonly Event[]) => events.map(({ delta }) => delta.text ?? '').join('');
const question = '用我的保温杯写一条 30 秒的口播脚本';
const goods = { type: 'goods', id: 'goods_thermos', title: '山野日常 便携保温杯 480ml' };

test('an answer streams, is kept, and cites the goods that the question points at', async () => {
  const chat = await begin();
  const events = await stream('/chat/send', { id: chat.id, text: question, mentions: [goods] });
  const saved = events.find((event) => event.saved)?.saved;
  expect(saved).toMatchObject({ state: 'done', role: 'assistant' });
  expect(saved?.text).toBe(textOf(events));
  expect(saved?.text.length).toBeGreaterThan(60);
  expect(saved?.writer).not.toBe('');
  expect(saved?.citations).toContainEqual(goods);
  const kept = await talk(chat.id);
  expect(kept.messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
  expect(kept.title).toBe(question.slice(0, 24));
  expect(kept.leaf_id).toBe(saved?.id);
}, 30_000);

test('an edited question and an answer written anew stand beside the old ones; nothing is lost', async () => {
  const chat = await begin();
  const [first] = (await stream('/chat/send', { id: chat.id, text: '保温杯怎么拍' })).filter((event) => event.question);
  const questionId = first?.question?.id ?? '';
  await stream('/chat/answer', { id: chat.id, question_id: questionId });
  await stream('/chat/send', { id: chat.id, parent_id: '', text: '面膜怎么拍' });
  const { messages, leaf_id } = await talk(chat.id);
  expect(messages.filter(({ parent_id }) => parent_id === questionId)).toHaveLength(2);
  expect(messages.filter(({ parent_id }) => parent_id === '').map(({ text }) => text)).toEqual([
    '保温杯怎么拍',
    '面膜怎么拍',
  ]);
  expect(messages.find(({ id }) => id === leaf_id)?.parent_id).not.toBe(questionId);
  await post('/chat/switch', { id: chat.id, leaf_id: questionId });
  const after = await talk(chat.id);
  expect(after.messages.find(({ id }) => id === after.leaf_id)?.parent_id).toBe(questionId);
}, 30_000);

test('what came before the line was cut is kept, and the answer goes on from there', async () => {
  const chat = await begin();
  const whole = { id: chat.id, text: question, mentions: [goods] };
  await stream('/chat/send', whole, owner, 'cut:12').catch(() => []);
  const half = await endedIn(chat.id);
  expect(half?.state).toBe('cut');
  expect(half?.text.length).toBeGreaterThan(0);
  const more = await stream('/chat/continue', { id: chat.id, answer_id: half?.id });
  const { messages } = await talk(chat.id);
  expect(messages).toHaveLength(2);
  expect(messages[1]).toMatchObject({ state: 'done' });
  expect(messages[1]?.text).toBe(`${half?.text}${textOf(more)}`);
  // the embedded writer takes up its own thread: the same question and seed give the same whole
  expect(messages[1]?.text.indexOf(half?.text ?? '-', 1)).toBe(-1);
  const again = await post('/chat/continue', { id: chat.id, answer_id: half?.id });
  expect(again.body.success).toBe(false);
}, 30_000);

test('a reader who leaves keeps what had come; a stop is marked as one', async () => {
  const chat = await begin();
  const heard = await hangUp('/chat/send', { id: chat.id, text: question, mentions: [goods] }, 20);
  const half = await endedIn(chat.id);
  expect(half?.state).toBe('cut');
  expect(half?.text.startsWith(heard)).toBe(true);
  const stopped = await post<ChatMessage>('/chat/stop', { id: chat.id, answer_id: half?.id });
  expect(stopped.body.data.state).toBe('stopped');
}, 30_000);

test('two conversations are answered at once, each with its own text', async () => {
  const [left, right] = [await begin(), await begin()];
  const [a, b] = await Promise.all([
    stream('/chat/send', { id: left.id, text: '介绍保温杯', mentions: [goods] }),
    stream('/chat/send', { id: right.id, text: '介绍升降桌' }),
  ]);
  expect((await talk(left.id)).messages[1]?.text).toBe(textOf(a));
  expect((await talk(right.id)).messages[1]?.text).toBe(textOf(b));
  expect(textOf(a)).not.toBe(textOf(b));
}, 30_000);

test('a conversation is its owner’s alone, also within the shop', async () => {
  const chat = await begin();
  const peek = await callMock(server.origin, 'GET', '/chat/info', { session: writer, query: { id: chat.id } });
  expect(peek.body.success).toBe(false);
  expect((await post('/chat/save', { id: chat.id, title: '改' }, writer)).body.success).toBe(false);
  expect((await post('/chat/delete', { ids: [chat.id] }, writer)).body.success).toBe(false);
});

test('pinned ones come first; a deleted one is away and can be taken back', async () => {
  const chat = await begin();
  await begin();
  await post('/chat/save', { id: chat.id, title: '置顶的', pinned: true });
  const list = async () =>
    (await callMock<{ list: Conversation[] }>(server.origin, 'GET', '/chat/data', { session: owner })).body.data.list;
  expect((await list())[0]?.id).toBe(chat.id);
  await post('/chat/delete', { ids: [chat.id] });
  expect((await list()).some(({ id }) => id === chat.id)).toBe(false);
  await post('/chat/restore', { ids: [chat.id] });
  expect((await list())[0]?.title).toBe('置顶的');
});

describe('prompts', () => {
  const data = async (session: Session, query: Record<string, string | number> = {}) =>
    (
      await callMock<{ list: Prompt[] }>(server.origin, 'GET', '/prompt/data', {
        session,
        query: { page_size: 500, ...query },
      })
    ).body.data.list;
  const save = async (title: string, session = owner) =>
    (await post<Prompt>('/prompt/save', { title, category: 'title', text: '给{{商品|商品}}写标题' }, session)).body
      .data;

  test('the library has something for every part of the trade', async () => {
    const list = await data(owner, { scope: 'builtin' });
    expect(list.length).toBeGreaterThanOrEqual(24);
    expect(new Set(list.map(({ category }) => category)).size).toBeGreaterThanOrEqual(9);
  });

  test('an own prompt is seen by the team once it is shared, used there and copied, not changed', async () => {
    const own = await save('门店口吻标题');
    expect((await data(writer)).some(({ id }) => id === own.id)).toBe(false);
    await post('/prompt/share', { id: own.id, shared: true });
    const seen = (await data(writer)).find(({ id }) => id === own.id);
    expect(seen).toMatchObject({ scope: 'team', editable: false, owner_name: '陈小满' });
    await post('/prompt/use', { id: own.id }, writer);
    expect((await data(owner)).find(({ id }) => id === own.id)?.uses).toBe(1);
    const change = await post('/prompt/save', { id: own.id, title: '改', text: '改' }, writer);
    expect(change.body.message).toContain('复制');
    const copy = await post<Prompt>('/prompt/duplicate', { id: own.id }, writer);
    expect(copy.body.data).toMatchObject({ scope: 'own', editable: true, shared: false });
    await post('/prompt/share', { id: own.id, shared: false });
    expect((await data(writer)).some(({ id }) => id === own.id)).toBe(false);
  });

  test('the shop’s owner may mend what a member shared; favorites are one’s own', async () => {
    const members = await save('编辑的标题', writer);
    await post('/prompt/share', { id: members.id, shared: true }, writer);
    expect(
      (await post('/prompt/save', { id: members.id, title: '店主改过', text: '写{{数量|数字|3}}个' })).body.success,
    ).toBe(true);
    await post('/prompt/favorite', { id: members.id, favorite: true });
    expect((await data(owner))[0]?.id).toBe(members.id);
    expect((await data(writer)).find(({ id }) => id === members.id)).toMatchObject({
      favorite: false,
      title: '店主改过',
    });
  });

  test('versions are kept, deletes can be taken back, an import leaves out what is there', async () => {
    const own = await save('第一版');
    await post('/prompt/save', { id: own.id, title: '第二版', category: 'title', text: '新' });
    const info = await callMock<{ versions: { title: string }[] }>(server.origin, 'GET', '/prompt/info', {
      session: owner,
      query: { id: own.id },
    });
    expect(info.body.data.versions.map(({ title }) => title)).toEqual(['第二版', '第一版']);
    await post('/prompt/delete', { ids: [own.id] });
    expect((await data(owner)).some(({ id }) => id === own.id)).toBe(false);
    await post('/prompt/restore', { ids: [own.id] });
    const file = {
      prompts: [
        { title: '第二版', text: '新', category: 'title' },
        { title: '另一条', text: '写一句' },
      ],
    };
    expect((await post('/prompt/import', file)).body.data).toEqual({ added: 1, known: 1 });
  });

  test('what comes with the product can be copied, not changed', async () => {
    const [first] = await data(owner, { scope: 'builtin' });
    expect((await post('/prompt/delete', { ids: [first?.id] })).body.success).toBe(false);
    expect((await post<Prompt>('/prompt/duplicate', { id: first?.id })).body.data.scope).toBe('own');
  });
});
