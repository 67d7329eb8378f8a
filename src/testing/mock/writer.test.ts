import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { products } from '../../../mock/_data/products';
import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { compose } from '../../../mock/_engines/writer/embedded/compose';
import { buyCalls, callLines, otherCalls } from '../../../mock/_engines/writer/embedded/goods/calls';
import { connectors, plainConnectors } from '../../../mock/_engines/writer/embedded/goods/connectors';
import { hookCues, kindHooks } from '../../../mock/_engines/writer/embedded/goods/hooks.data';
import {
  answers,
  briefAnswers,
  briefListAnswers,
  listAnswers,
} from '../../../mock/_engines/writer/embedded/goods/openings';
import { roleLines, spareLines } from '../../../mock/_engines/writer/embedded/goods/roleLines';
import { cues } from '../../../mock/_engines/writer/embedded/lexicon/cues';
import { kinds } from '../../../mock/_engines/writer/embedded/lexicon/kinds';
import { body } from '../../../mock/_engines/writer/embedded/lines/body';
import { closers } from '../../../mock/_engines/writer/embedded/lines/closers';
import { openers } from '../../../mock/_engines/writer/embedded/lines/openers';
import { special } from '../../../mock/_engines/writer/embedded/lines/special';
import { spokenLength } from '../../../mock/_engines/writer/embedded/spokenLength';
import { checkText } from '../../domain/compliance';
import { frameworks, roleKeyOf } from '../../domain/frameworks';
import { callMock, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

const materials = products.map(({ sellingPoints, specs, ...rest }) => ({
  ...rest,
  selling_points: sellingPoints,
  specs: specs.map(([name, value]) => ({ name, value })),
}));
const briefs = materials.map((material) => briefOf(material, '', ''));
const scriptOf = (brief: (typeof briefs)[number], framework = frameworks[0], seed = 1, seconds = 30) => {
  if (!framework) throw new Error('no framework');
  return compose(brief, { framework, platform: 'douyin', seconds, seed });
};
const textOf = (lines: readonly { text: string }[]): string => lines.map((line) => line.text).join('\n');
const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

describe('the embedded writer', () => {
  const all = briefs.flatMap((brief, index) =>
    frameworks.flatMap((framework) =>
      [1, 2, 3].map((seed) => ({ index, framework, lines: scriptOf(brief, framework, seed) })),
    ),
  );

  it('tells every segment of the framework, in its order', () => {
    for (const { framework, lines } of all) {
      const roles = [...new Set(lines.map((line) => line.roleName))];
      expect(roles).toEqual([...new Set(framework.segments.map((segment) => segment.roleName))]);
    }
  });

  it('comes within a fifth of the wished length when there is enough to tell', () => {
    for (const { lines } of all) {
      const seconds = lines.reduce((sum, line) => sum + spokenLength(line.text), 0) / 4.25;
      expect(seconds).toBeGreaterThan(22);
      expect(seconds).toBeLessThan(36);
    }
  });

  it('never says a number that the user did not give', () => {
    for (const { index, lines } of all) {
      const given = JSON.stringify(materials[index]);
      const price = String(Number(materials[index]?.price));
      for (const number of numbersIn(textOf(lines))) expect(given.includes(number) || price === number).toBe(true);
    }
  });

  it.each([
    ['10 克 × 12 包', '每包10克，一共12包'],
    ['25ml×10片', '每片25ml，一共10片'],
    ['500ml', '规格500ml'],
  ])('says a pack of %s as one says it', (value, said) => {
    const { facts } = briefOf({ title: '挂耳咖啡', specs: [{ name: '规格', value }] }, '', '');
    expect(facts.map(({ clause }) => clause)).toContain(said);
  });

  it('leaves no slot open and sets its marks properly', () => {
    const text = all.map(({ lines }) => textOf(lines)).join('\n');
    expect(text).not.toMatch(/[{}|\ue000]|undefined/);
    expect(text).not.toMatch(/[，。？！]{2}|，$/m);
  });

  it('says no sentence twice in a script', () => {
    for (const { lines } of all) expect(new Set(lines.map((line) => line.text)).size).toBe(lines.length);
  });

  it('opens differently in the three versions that stand side by side', () => {
    for (const brief of briefs) {
      for (const framework of frameworks) {
        const openings = [1, 2, 3].map((seed) => scriptOf(brief, framework, seed)[0]?.text);
        expect(new Set(openings).size).toBe(3);
      }
    }
  });

  it('writes differently by seed, by framework and by goods, and the same for the same', () => {
    const [first, second] = briefs;
    if (!first || !second) throw new Error('no goods');
    const variants = [1, 2, 3, 4, 5].map((seed) => textOf(scriptOf(first, frameworks[0], seed)));
    expect(new Set(variants).size).toBe(5);
    expect(textOf(scriptOf(first, frameworks[0], 1))).toBe(variants[0]);
    expect(textOf(scriptOf(second, frameworks[0], 1))).not.toBe(variants[0]);
    expect(textOf(scriptOf(first, frameworks[2], 1))).not.toBe(variants[0]);
  });

  it('uses the user’s own selling points', () => {
    const script = textOf(
      scriptOf(briefOf({ title: '木梳', selling_points: ['绿檀木整木雕刻', '圆齿不刮头皮'] }, '', '')),
    );
    expect(script).toContain('绿檀木整木雕刻');
    expect(script).toContain('圆齿不刮头皮');
  });

  it('grows with the wished length', () => {
    const [brief] = briefs;
    if (!brief) throw new Error('no goods');
    const length = (seconds: number) => textOf(scriptOf(brief, frameworks[0], 1, seconds)).length;
    expect(length(15)).toBeLessThan(length(30));
    expect(length(30)).toBeLessThan(length(60));
  });

  it('uses no word against the ad law in its own wording', () => {
    const goodsLines = [
      ...[...Object.values(roleLines), spareLines].flat().flatMap(({ told, plain }) => [...told, ...plain]),
      ...[...hookCues.flatMap(({ lines }) => lines), ...Object.values(kindHooks).flat()],
      ...[answers, listAnswers, briefAnswers, briefListAnswers, plainConnectors, callLines].flat(2),
      ...[...Object.values(connectors), ...Object.values(buyCalls), ...Object.values(otherCalls)].flat(2),
    ].map((line) => line.replace(/\{\w+\}/g, '某'));
    const own = [openers, body, closers, special]
      .flatMap((book) => Object.values(book))
      .flatMap(({ open, more }) => [...open, ...more])
      .map((line) => line.replace(/\{\w+\}/g, '某'));
    const data = [
      ...cues.flatMap(({ pains, benefits }) => [...pains, ...benefits]),
      ...kinds.flatMap(({ audiences, scenes, pains, tips }) => [...audiences, ...scenes, ...pains, ...tips]),
    ];
    const marked = [...own, ...goodsLines, ...data].filter((text) => checkText(text).length > 0);
    expect(marked).toEqual([]);
  });

  it('keeps forbidden words of the user for the screen to mark', () => {
    const script = textOf(scriptOf(briefOf({ title: '面膜', selling_points: ['三天美白祛斑'] }, '', '')));
    expect(script).toContain('三天美白祛斑');
  });

  it('follows wishes: stress, avoid, audience, ending', () => {
    const thermos = materials.find((material) => material.key === 'thermos');
    const brief = briefOf(thermos, '', '突出杯口，不要提价格，面向学生党，结尾引导评论');
    const script = textOf(scriptOf(brief, frameworks[0], 3));
    expect(brief.facts[0]?.clause).toContain('杯口');
    expect(brief.price).toBe('');
    expect(brief.audiences[0]).toBe('学生党');
    expect(script).toContain('评论区');
    expect(script).not.toContain('购物车');
  });

  it.each([
    ['老板娘的口气', /我是山野日常的老板娘。.*我家的保温杯/s],
    ['像闺蜜聊天', /姐妹/],
    ['专业一点', /售价|对应的产品是|首要特点/],
    ['幽默一点', /先别笑|坐稳了|手指/],
  ])('speaks as wished: %s', (wish, words) => {
    const brief = briefOf(
      materials.find((material) => material.key === 'thermos'),
      '',
      wish,
    );
    const texts = [1, 2, 3].map((seed) => textOf(scriptOf(brief, frameworks[0], seed)));
    for (const text of texts) expect(text).toMatch(words);
    for (const text of texts) expect(text.split('山野日常')).toHaveLength(2);
  });

  it('tells no audience and no trouble that the user did not name', () => {
    const defaults = kinds.flatMap(({ audiences, pains }) => [...audiences, ...pains]);
    for (const { lines } of all) for (const words of defaults) expect(textOf(lines)).not.toContain(words);
  });

  it('draws no benefit from a word that means something else on another thing', () => {
    const benefits = (title: string, point: string) =>
      briefOf({ title, selling_points: [point] }, '', '').facts.flatMap((fact) => fact.benefits);
    expect(benefits('硅藻土吸水垫', '底面防滑')).toEqual([]);
    expect(benefits('儿童学饮杯', '杯身防滑')).toContain('手上有水，也拿得住');
    expect(benefits('儿童学饮杯', '可拆洗')).not.toContain('用完一冲一擦，就收拾好了');
  });

  it.each([
    ['one word', '咖啡', '咖啡'],
    ['a question', '怎么给孩子选书包？', '书包'],
    ['emoji', '☕️✨', '咖啡'],
    ['another language', 'coffee', 'coffee'],
  ])('writes from %s', (_name, idea, word) => {
    const brief = briefOf(undefined, idea, '');
    const scripts = [1, 2, 3, 4].map((seed) => textOf(scriptOf(brief, frameworks[0], seed)));
    expect(scripts.join('\n')).toContain(word);
    for (const script of scripts) expect(script.length).toBeGreaterThan(40);
    for (const script of scripts) expect(script).not.toContain('购物车');
  });

  it.each(['早起先喝一杯温水，喝慢一点', '咖啡', '🎉🎉', '怎么选书包', 'a'])(
    'fills every role of every framework from %s',
    (idea) => {
      const brief = briefOf(undefined, idea, '');
      for (const framework of frameworks) {
        const roles = new Set(scriptOf(brief, framework).map((line) => line.roleName));
        expect([...roles]).toEqual([...new Set(framework.segments.map((segment) => segment.roleName))]);
      }
    },
  );

  it('speaks of a habit without words of buying', () => {
    const brief = briefOf(undefined, '我想拍一条关于早起喝水的视频，早上先喝一杯温水', '');
    expect(brief).toMatchObject({ name: '早起喝水', isThing: false, mode: 'topic' });
    const text = frameworks.map((framework) => textOf(scriptOf(brief, framework))).join('\n');
    expect(text).not.toMatch(/[买挑]早起|这款|购物车/);
  });

  it('writes from emoji that name nothing', () => {
    const script = textOf(scriptOf(briefOf(undefined, '🎉🎉', '')));
    expect(script.length).toBeGreaterThan(40);
    expect(script).not.toContain('undefined');
  });

  it('reads 5 000 characters in no time and tells what is in them', () => {
    const paragraph = '早起先喝一杯温水，水温不要太烫。喝完活动一下肩膀，再去做早饭。坚持一个月，精神会好很多。';
    const idea = paragraph.repeat(120).slice(0, 5000);
    const start = performance.now();
    const script = textOf(scriptOf(briefOf(undefined, idea, '')));
    expect(performance.now() - start).toBeLessThan(500);
    expect(script).toMatch(/温水|水温|肩膀|早饭/);
  });

  test('a description that begins with the title is not told as a fact', () => {
    const { facts } = briefOf(
      {
        title: '山野日常 便携保温杯 480ml',
        brand: '山野日常',
        description: '山野日常 便携保温杯 480ml。放进电脑包，倒着也不漏。',
        selling_points: ['316 不锈钢内胆'],
      },
      '',
      '',
    );
    expect(facts.map(({ clause }) => clause).join('|')).not.toMatch(/便携保温杯/);
    expect(facts.map(({ clause }) => clause).join('|')).toMatch(/不漏/);
  });
});

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

  it('says after the text how long the material carries, and what of the wish needs a configured writer', async () => {
    const { text } = await generate({ goods_id: 'goods_thermos', seconds: 180, wish: '用四川话写' });
    const notes = eventsOf(text).flatMap((event) => event.notes ?? []);
    expect(notes).toEqual([{ carriedSeconds: expect.any(Number), beyondRules: '四川话' }]);
    expect(notes[0]?.carriedSeconds).toBeLessThan(180);
    const usual = await generate({ goods_id: 'goods_thermos', seconds: 30, wish: '老板娘的口气' });
    expect(eventsOf(usual.text).some((event) => event.notes)).toBe(false);
    expect(said(eventsOf(usual.text))).toContain('我是山野日常的老板娘。');
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
