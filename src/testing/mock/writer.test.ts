import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unmetWish } from '../../../mock/_engines/writer/embedded/wish';
import { roleKeyOf } from '../../domain/frameworks';
import { callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

interface StreamEvent {
  readonly delta?: { readonly text?: string; readonly stop_reason?: string };
  readonly writer?: string;
  readonly notes?: { readonly carriedSeconds?: number; readonly beyondRules?: string };
  readonly success?: boolean;
  readonly message?: string;
}

const eventsOf = (text: string): StreamEvent[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as StreamEvent);
const said = (events: readonly StreamEvent[]): string => events.map((event) => event.delta?.text ?? '').join('');

describe('the stream', () => {
  let server: MockServer;
  let owner: Session;
  beforeAll(async () => {
    server = await startMockServer();
    owner = await signIn(server.origin, 'owner');
  }, 40_000);
  afterAll(() => server.close());
  const generate = (input: object) =>
    callMock(server.origin, 'POST', '/script/generate', { session: owner, body: { framework_id: 'pas', ...input } });

  it('names the writer first, then lines with their roles, then the end', async () => {
    const answer = await generate({ goods_id: 'goods_thermos', seed: 2, seconds: 12 });
    const events = eventsOf(answer.text);
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.headers['cache-control']).toBe('no-cache, no-transform');
    expect(events[0]?.writer).toBe('内置写作');
    expect(events.at(-1)?.delta?.stop_reason).toBe('end_turn');
    expect(answer.text.trimEnd().endsWith('data: [DONE]')).toBe(true);
    for (const line of said(events).split('\n')) {
      const [, role = '', sentence = ''] = /^【(.+?)】(.+)$/.exec(line) ?? [];
      expect(roleKeyOf(role)).toBeDefined();
      expect(sentence).not.toBe('');
    }
  });

  it('goes on after what is there, with the same words as in one go', async () => {
    const whole = said(eventsOf((await generate({ goods_id: 'goods_thermos', seed: 2, seconds: 12 })).text));
    const already = whole.slice(0, 17);
    const rest = await generate({ goods_id: 'goods_thermos', seed: 2, seconds: 12, already });
    expect(already + said(eventsOf(rest.text))).toBe(whole);
  });

  it('goes on at the same line where words in what is there were replaced since', async () => {
    const whole = said(eventsOf((await generate({ goods_id: 'goods_thermos', seed: 2, seconds: 12 })).text));
    const [first = '', second = '', ...rest] = whole.split('\n');
    const goOn = async (already: string) =>
      already + said(eventsOf((await generate({ goods_id: 'goods_thermos', seed: 2, seconds: 12, already })).text));
    const replaced = `${first.slice(0, -3)}换了词。`;
    expect(await goOn(`${replaced}\n${second.slice(0, 8)}`)).toBe([replaced, second, ...rest].join('\n'));
    // the unfinished line itself was written over: what follows it is told
    expect(await goOn(`${first}\n${second.slice(0, 4)}另说`)).toBe(
      [first, `${second.slice(0, 4)}另说`, ...rest].join('\n'),
    );
    expect(await goOn(whole)).toBe(whole);
  });

  it('says after the text how long the material carries, and what of the wish needs a configured writer', async () => {
    const { text } = await generate({ goods_id: 'goods_thermos', seconds: 180, wish: '用四川话写' });
    const notes = eventsOf(text).flatMap((event) => event.notes ?? []);
    expect(notes).toEqual([{ carriedSeconds: expect.any(Number), beyondRules: '四川话' }]);
    expect(notes[0]?.carriedSeconds).toBeLessThan(180);
    const usual = await generate({ goods_id: 'goods_thermos', seconds: 30, wish: '老板娘的口气' });
    expect(eventsOf(usual.text).some((event) => event.notes)).toBe(false);
    expect(said(eventsOf(usual.text))).toContain('我是山野日常的老板娘。');
  });

  it.each([
    ['不要太夸张，突出保温', '不要太夸张'],
    ['文艺一点', '文艺一点'],
    ['老板娘口吻，别提价格，结尾引导评论，30秒，谢谢', ''],
    ['温柔一点、霸气一点，面向学生', '温柔一点、霸气一点'],
  ])('of the wish %s it names what it does not follow: %s', (wish, unmet) => {
    expect(unmetWish(wish)).toBe(unmet);
  });

  it('comes in many pieces over time, not at once', async () => {
    const times: number[] = [];
    await new Promise<void>((resolve, reject) => {
      const call = request(
        `${server.origin}/api/script/generate`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'authen-token': owner.token, 'authen-mchno': owner.mchno },
        },
        (response) => {
          response.on('data', () => times.push(Date.now()));
          response.on('end', resolve);
        },
      );
      call.on('error', reject);
      call.end(JSON.stringify({ framework_id: 'pas', goods_id: 'goods_thermos', seconds: 12 }));
    });
    expect(times.length).toBeGreaterThan(5);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(80);
  });

  it.each([
    [{ framework_id: 'nope', idea: '咖啡' }, 'FRAMEWORK_UNKNOWN'],
    [{}, 'NOTHING_TO_WRITE'],
    [{ idea: '  ' }, 'NOTHING_TO_WRITE'],
    [{ goods_id: 'nope' }, 'NOT_FOUND'],
    [{ idea: '字'.repeat(5001) }, 'INVALID_INPUT'],
  ])('%j is refused as %s', async (input, code) => {
    const { body: answer } = await generate(input);
    expect(answer).toMatchObject({ success: false, errorCode: code });
    expect(answer.message).toMatch(/[\u4e00-\u9fff]/);
  });

  it('has no judgement of a breakdown of its own, and says so', async () => {
    const body = { text: '还在喝凉水？\n链接在左下角。' };
    const answer = await callMock(server.origin, 'POST', '/breakdown/judge', { session: owner, body });
    expect(answer.body).toMatchObject({ success: false, errorCode: 'WRITER_NOT_CONFIGURED' });
  });

  it('rewrites one sentence into another of the same role', async () => {
    const text = '换上这款保温杯，情况就不一样了。';
    const rewrite = (seed: number) =>
      callMock(server.origin, 'POST', '/script/rewrite', {
        session: owner,
        body: { goods_id: 'goods_thermos', role: '方案', text, context: ['热水一会儿就凉了。'], seed },
      });
    const results = await Promise.all([1, 2].map(async (seed) => said(eventsOf((await rewrite(seed)).text))));
    for (const result of results) {
      expect(result).not.toBe('');
      expect(result).not.toBe(text);
      expect(result).not.toContain('【');
    }
  });

  it('keeps scripts: save, list, change, delete', async () => {
    const call = <T>(method: 'GET' | 'POST', path: string, options: object) =>
      callMock<T>(server.origin, method, path, { session: owner, ...options });
    const sentences = [{ id: 's1', text: '一句。', role: 'hook' }];
    const saved = await call<{ id: string }>('POST', '/script/save', { body: { title: '我的脚本', sentences } });
    const { id } = saved.body.data;
    await call('POST', '/script/save', { body: { id, title: '改过名', sentences } });
    const found = await call<{ list: { title: string }[] }>('GET', '/script/data', { query: { keyword: '改过名' } });
    expect(found.body.data.list).toHaveLength(1);
    await call('POST', '/script/delete', { body: { ids: [id] } });
    expect((await call('GET', '/script/info', { query: { id } })).body.errorCode).toBe('NOT_FOUND');
  });
});

type Reply = (req: IncomingMessage, body: string, res: ServerResponse) => void;

/** A model service on this machine that speaks what the test wants. */
async function fakeModel(reply: Reply): Promise<{ url: string; close(): void }> {
  const service = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => {
      text += chunk;
    });
    req.on('end', () => reply(req, text, res));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, close: () => service.close() };
}

describe('a remote writer', () => {
  async function ask(provider: 'anthropic' | 'openai', reply: Reply) {
    const model = await fakeModel(reply);
    const env = { WRITER_PROVIDER: provider, WRITER_BASE_URL: model.url, WRITER_API_KEY: 'k-1', WRITER_MODEL: 'm-1' };
    const server = await startMockServer({ env });
    try {
      const session = await signIn(server.origin, 'owner');
      const body = { framework_id: 'pas', goods_id: 'goods_thermos' };
      const answer = await callMock(server.origin, 'POST', '/script/generate', { session, body });
      const ledger = await callMock<{ list: { kind: string; subject: string; credits: number }[] }>(
        server.origin,
        'GET',
        '/counting/data',
        { session },
      );
      const lines = ledger.body.data.list.filter((line) => line.subject.startsWith('脚本写作'));
      return { answer, events: eventsOf(answer.text), ledger: lines };
    } finally {
      await server.close();
      model.close();
    }
  }

  it('keeps an unfinished text, gives its credits back, and is paid once, for the call that ends it', async () => {
    const asked: string[] = [];
    const replies = [
      { text: '【问题】热水凉了。\n【方案】这只杯', reason: 'length' },
      { text: '【方案】这只杯子热一天。\n【行动】去看看。', reason: 'stop' },
    ];
    const model = await fakeModel((_, text, res) => {
      asked.push(text);
      const { text: said = '', reason = 'stop' } = replies.shift() ?? {};
      const events = [{ delta: { content: said } }, { delta: {}, finish_reason: reason }];
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.end(
        `${events.map((choice) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`).join('')}data: [DONE]\n\n`,
      );
    });
    const env = { WRITER_PROVIDER: 'openai', WRITER_BASE_URL: model.url, WRITER_API_KEY: 'k', WRITER_MODEL: 'm' };
    const server = await startMockServer({ env });
    try {
      const session = await signIn(server.origin, 'owner');
      const ask = async (already: string) => {
        const body = { framework_id: 'pas', goods_id: 'goods_thermos', already };
        return eventsOf((await callMock(server.origin, 'POST', '/script/generate', { session, body })).text);
      };
      const first = await ask('');
      expect(first.at(-1)).toMatchObject({ success: false, message: expect.stringContaining('接着写') });
      const kept = said(first);
      expect(kept).toBe('【问题】热水凉了。\n【方案】这只杯');
      const second = await ask(kept);
      // the model began its last line again: it stands there once
      expect(kept + said(second)).toBe('【问题】热水凉了。\n【方案】这只杯子热一天。\n【行动】去看看。');
      expect(second.at(-1)?.delta?.stop_reason).toBe('end_turn');
      expect(asked[1]).toContain('接着写');
      const { body } = await callMock<{ list: { kind: string; subject: string; credits: number }[] }>(
        server.origin,
        'GET',
        '/counting/data',
        { session },
      );
      const lines = body.data.list.filter((line) => line.subject.startsWith('脚本写作'));
      expect(lines.map(({ kind }) => kind).sort()).toEqual(['hold', 'hold', 'refund', 'settle']);
      expect(lines.reduce((sum, { credits }) => sum + credits, 0)).toBe(-5);
    } finally {
      await server.close();
      model.close();
    }
  }, 40_000);

  it('speaks the Anthropic protocol, also with borders inside a character', async () => {
    let seen = '';
    const { events, ledger } = await ask('anthropic', (req, text, res) => {
      seen = `${req.url} ${String(req.headers['x-api-key'])} ${text}`;
      const event = { type: 'content_block_delta', delta: { type: 'text_delta', text: '【问题】热水凉了。' } };
      const stop = 'data: {"type":"message_stop"}\n\n';
      const bytes = Buffer.from(`event: content_block_delta\ndata: ${JSON.stringify(event)}\n\n${stop}`);
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      const cut = bytes.indexOf(Buffer.from('热')) + 1;
      res.write(bytes.subarray(0, cut));
      setTimeout(() => res.end(bytes.subarray(cut)), 30);
    });
    expect(seen).toContain('/v1/messages k-1');
    expect(seen).toContain('m-1');
    expect(seen).toContain('山野日常');
    expect(events[0]?.writer).toBe('m-1');
    expect(said(events)).toBe('【问题】热水凉了。');
    expect(ledger.map((line) => line.kind).sort()).toEqual(['hold', 'settle']);
  }, 40_000);

  it('speaks the OpenAI protocol', async () => {
    let path = '';
    const { events } = await ask('openai', (req, _text, res) => {
      path = `${req.url} ${req.headers.authorization}`;
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const content of ['【问题】', '你好。'])
        res.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
      res.end('data: [DONE]\n\n');
    });
    expect(path).toBe('/chat/completions Bearer k-1');
    expect(said(events)).toBe('【问题】你好。');
  }, 40_000);

  it('says clearly that the key was refused, gives the credits back, and does not fall back in silence', async () => {
    const { answer, ledger } = await ask('anthropic', (_req, _text, res) => {
      res.writeHead(401).end('{}');
    });
    expect(answer.body).toMatchObject({ success: false, errorCode: 'WRITER_KEY' });
    expect(ledger.map((line) => line.kind).sort()).toEqual(['hold', 'refund']);
    expect(ledger.reduce((sum, line) => sum + line.credits, 0)).toBe(0);
  }, 40_000);

  it('judges the roles of a breakdown whole or not at all, and is paid only for what fits', async () => {
    const chunk = (content: string, reason: string | null = null) =>
      `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: reason }] })}\n\n`;
    const said = ['{"line":1,"role":"hook","confidence":0.9}', '{"line":2,"role":"action","confidence":0.8}'];
    const replies = [said[0] ?? '', said.join('\n')];
    const model = await fakeModel((_, __, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.end(`${chunk(replies.shift() ?? '')}${chunk('', 'stop')}data: [DONE]\n\n`);
    });
    const env = { WRITER_PROVIDER: 'openai', WRITER_BASE_URL: model.url, WRITER_API_KEY: 'k', WRITER_MODEL: 'm' };
    const server = await startMockServer({ env });
    try {
      const session = await signIn(server.origin, 'owner');
      const ask = async () =>
        (
          await callMock(server.origin, 'POST', '/breakdown/judge', {
            session,
            body: { text: '还在喝凉水？\n链接在左下角。' },
          })
        ).text;
      expect(await ask()).toMatch(/漏掉了第 2 句，拆解没有改动/);
      const whole = await ask();
      expect(whole).toContain('"step":{"done":2,"of":2}');
      expect(whole).toContain('"judgement":[{"line":1,"role":"hook"');
      const ledger = await callMock<{ list: { kind: string; subject: string }[] }>(
        server.origin,
        'GET',
        '/counting/data',
        { session },
      );
      const kinds = ledger.body.data.list
        .filter(({ subject }) => subject.startsWith('判断拆解'))
        .map(({ kind }) => kind);
      expect(kinds.sort()).toEqual(['hold', 'hold', 'refund', 'settle']);
    } finally {
      await server.close();
      model.close();
    }
  }, 40_000);

  it('charges nothing to whoever leaves before the first word', async () => {
    const asked: (() => void)[] = [];
    const isAsked = new Promise<void>((resolve) => asked.push(resolve));
    const model = await fakeModel(() => asked[0]?.());
    const env = { WRITER_PROVIDER: 'openai', WRITER_BASE_URL: model.url, WRITER_API_KEY: 'k', WRITER_MODEL: 'm' };
    const server = await startMockServer({ env });
    try {
      const session = await signIn(server.origin, 'owner');
      const body = JSON.stringify({ framework_id: 'pas', goods_id: 'goods_thermos' });
      const headers = {
        'content-type': 'application/json',
        'authen-token': session.token,
        'authen-mchno': session.mchno,
      };
      const leaving = request(`${server.origin}/api/script/generate`, { method: 'POST', headers });
      leaving.on('error', () => undefined);
      leaving.end(body);
      await isAsked;
      leaving.destroy();
      const kinds = async () => {
        const ledger = await callMock<{ list: { kind: string; subject: string }[] }>(
          server.origin,
          'GET',
          '/counting/data',
          { session },
        );
        const lines = ledger.body.data.list.filter((line) => line.subject.startsWith('脚本写作'));
        return lines.map(({ kind }) => kind).sort();
      };
      let seen: string[] = [];
      for (let tries = 0; tries < 50 && seen.length < 2; tries += 1) {
        seen = await kinds();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      expect(seen).toEqual(['hold', 'refund']);
    } finally {
      await server.close();
      model.close();
    }
  }, 40_000);
});
