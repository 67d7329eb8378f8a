import fc from '@/testing/property';
import { remoteWriter } from '../../../mock/_engines/writer/remote';
import { JsonObjects } from '../../../mock/_engines/writer/remote/jsonObjects';
import { eventData } from '../../../mock/_engines/writer/remote/sse';
import type { ChatPiece, Writer } from '../../../mock/_engines/writerTypes';
import { frameworks } from '../../domain/frameworks';
import { type Answer, end, event, gather, modelService, type Protocol, saying, streaming, text } from './modelService';

const model = modelService();

const signal = new AbortController().signal;
const actOf = (writer: Writer, act: 'shorten' | 'titles' | 'translate' = 'shorten') =>
  writer.act(
    {
      act,
      text: '早上装的热水，晚上还烫嘴。',
      before: '前文',
      after: '',
      platform: 'xiaohongshu',
      language: 'en',
      seed: 1,
      wish: '短一点',
    },
    signal,
  );

describe.each(['anthropic', 'openai'] as const)('a writer by the %s protocol', (protocol) => {
  const writer = () => model.writerOf(protocol);

  it('does every act; the prompt carries text, context, wish and limits', async () => {
    expect(writer().actions).toContain('translate');
    model.answers = [saying(protocol, '热水', '还烫')];
    expect((await gather(actOf(writer()))).join('')).toBe('热水还烫');
    const sent = JSON.stringify(model.asked[0]);
    for (const part of ['晚上还烫嘴', '前文', '短一点', '大约一半']) expect(sent).toContain(part);
    model.answers = [saying(protocol, 'x'), saying(protocol, 'x')];
    await gather(actOf(writer(), 'titles'));
    await gather(actOf(writer(), 'translate'));
    expect(JSON.stringify(model.asked[1])).toContain('不超过 20 个字');
    expect(JSON.stringify(model.asked[2])).toContain('译成英语');
  });

  it.each([
    [401, '{}', 'WRITER_KEY'],
    [402, '{}', 'WRITER_QUOTA'],
    [404, '{}', 'WRITER_CONFIG'],
    [400, '{"error":{"code":"context_length_exceeded"}}', 'WRITER_TOO_LONG'],
    [429, '{}', 'WRITER_BUSY'],
    [529, '{}', 'WRITER_BUSY'],
    [500, '<html>', 'WRITER_FAILED'],
  ])('says what %d means', async (status, body, errorCode) => {
    model.answers = [(res) => res.writeHead(status).end(body)];
    await expect(gather(actOf(writer()))).rejects.toMatchObject({
      errorCode,
      message: expect.stringMatching(/写作|内容/),
    });
  });

  it('keeps what came when the stream is cut, and says so', async () => {
    model.answers = [streaming(text[protocol]('前半'))];
    const came: string[] = [];
    const run = async () => {
      for await (const piece of actOf(writer())) came.push(piece);
    };
    await expect(run()).rejects.toMatchObject({
      errorCode: 'WRITER_UNREACHABLE',
      message: expect.stringContaining('断开'),
    });
    expect(came).toEqual(['前半']);
  });

  it('says so when the connection breaks under way', async () => {
    model.answers = [
      (res) => {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write(text[protocol]('前半'));
        setTimeout(() => res.destroy(), 30);
      },
    ];
    await expect(gather(actOf(writer()))).rejects.toMatchObject({ errorCode: 'WRITER_UNREACHABLE' });
  });

  it.each([
    ['garbage in an event', streaming(event('{"oops')), /无法识别/],
    [
      'an error event',
      streaming(event({ type: 'error', error: { type: 'api_error', message: 'boom' } })),
      /出错：boom/,
    ],
    ['overload within the stream', streaming(event({ type: 'error', error: { type: 'overloaded_error' } })), /繁忙/],
    ['an empty answer', streaming(end[protocol]), /没有返回内容/],
    [
      'a page instead of a stream',
      ((res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<p>')) as Answer,
      /不是文字流/,
    ],
  ])('refuses %s with a sentence', async (_name, answer, message) => {
    model.answers = [answer];
    await expect(gather(actOf(writer()))).rejects.toThrow(message);
  });

  const ended: Record<Protocol, (reason: string) => string> = {
    anthropic: (reason) =>
      event({ type: 'message_delta', delta: { stop_reason: reason } }) + event({ type: 'message_stop' }),
    openai: (reason) => event({ choices: [{ delta: {}, finish_reason: reason }] }) + event('[DONE]'),
  };
  const tell = async (answer: Answer) => {
    model.answers = [answer];
    let came = '';
    let refusal: unknown;
    try {
      for await (const piece of actOf(writer())) came += piece;
    } catch (error) {
      refusal = error;
    }
    return { came, refusal };
  };

  it.each(
    protocol === 'anthropic'
      ? ['max_tokens', 'model_context_window_exceeded', 'pause_turn']
      : ['length', 'insufficient_system_resource'],
  )('an answer that ends by %s is unfinished: what came is kept, it can be gone on with', async (reason) => {
    const { came, refusal } = await tell(streaming(text[protocol]('前半句还没'), ended[protocol](reason)));
    expect(came).toBe('前半句还没');
    expect(refusal).toMatchObject({ errorCode: 'WRITER_UNFINISHED', message: expect.stringContaining('接着写') });
    const none = await tell(streaming(ended[protocol](reason)));
    expect(none.refusal).toMatchObject({ errorCode: 'WRITER_UNFINISHED', message: expect.stringContaining('思考') });
  });

  it('a refusal and a filter have codes of their own, and say what to do', async () => {
    const refused =
      protocol === 'anthropic'
        ? streaming(text.anthropic('这'), ended.anthropic('refusal'))
        : streaming(event({ choices: [{ delta: { refusal: 'I cannot help' } }] }), ended.openai('stop'));
    const { refusal, came } = await tell(refused);
    expect(refusal).toMatchObject({ errorCode: 'WRITER_REFUSED', message: expect.stringContaining('改一改') });
    expect(came).not.toContain('cannot');
    const filtered = await tell(streaming(text[protocol]('前半'), ended[protocol]('content_filter')));
    expect(filtered.came).toBe('前半');
    expect(filtered.refusal).toMatchObject({ errorCode: 'WRITER_FILTERED', message: expect.stringContaining('敏感') });
  });

  it('a service that never ends is left at a limit; what came is kept', async () => {
    const long = Array.from({ length: 70 }, () => text[protocol]('字'.repeat(1000))).join('');
    const { came, refusal } = await tell(streaming(long, end[protocol]));
    expect(came).toHaveLength(60_000);
    expect(refusal).toMatchObject({ errorCode: 'WRITER_UNFINISHED' });
  });

  it('gives the answer alone, without thinking, fences, preamble and courtesies; an answer of those alone is none', async () => {
    model.answers = [
      saying(
        protocol,
        '<thi',
        'nk>想</think>好的！以下是改写后的文案：\n``',
        '`\n晚上还烫嘴。\n```\n希望对',
        '你有帮助！',
      ),
      saying(protocol, '好的！'),
    ];
    expect((await gather(actOf(writer()))).join('')).toBe('晚上还烫嘴。');
    await expect(gather(actOf(writer()))).rejects.toThrow(/没有返回内容/);
  });

  it('goes on after what is there: the model is shown it and asked for the rest', async () => {
    model.answers = [saying(protocol, '还烫嘴。')];
    const request = { act: 'shorten' as const, text: '早上装的热水', before: '', after: '', seed: 1, wish: '' };
    await gather(writer().act({ ...request, already: '晚上' }, signal));
    const sent = (model.asked[0] as unknown as { messages: { role: string; content: string }[] }).messages.slice(-2);
    expect(sent[0]).toMatchObject({ role: 'assistant', content: '晚上' });
    expect(sent[1]?.content).toContain('接着写');
  });

  it('cannot be reached: says so', async () => {
    const nowhere = remoteWriter({ protocol, baseUrl: 'http://127.0.0.1:9', apiKey: '', model: 'm' });
    await expect(gather(actOf(nowhere))).rejects.toMatchObject({ errorCode: 'WRITER_UNREACHABLE' });
  });

  it('ends quietly when it is stopped in the middle', async () => {
    model.answers = [
      (res) => {
        res.writeHead(200, { 'content-type': 'text/event-stream' });
        res.write(text[protocol]('前半'));
      },
    ];
    const stop = new AbortController();
    const came: string[] = [];
    const pieces = writer().act({ act: 'shorten', text: 'x', before: '', after: '', seed: 1, wish: '' }, stop.signal);
    for await (const piece of pieces) {
      came.push(piece);
      stop.abort();
    }
    expect(came).toEqual(['前半']);
  });

  it('reads topics one by one, also from an array in a code block, and drops what it cannot use', async () => {
    const lines = [
      '```json\n[',
      '{"title":"倒放一夜会漏吗","angle":"做一个实验","hook":"提问","audience":"通勤","reason":"卖点：不漏","framework_id":"scqa","occasion":"春节","outline":["问","做","看"]},',
      '{"title":"倒放一夜会漏吗？","hook":"question"},{"broken": ,}',
      '{"angle":"没有标题"},\n{"title":"238 克有多\\"轻\\"}","hook":"nonsense","framework_id":"nope","outline":"称一称\\n比一比",}',
      ']\n```',
    ];
    model.answers = [saying(protocol, ...(lines.join('').match(/.{1,7}/gs) ?? []))];
    const request = {
      industry: '',
      idea: '保温杯',
      occasions: [],
      best: [],
      platform: 'douyin' as const,
      count: 5,
      avoid: [],
      seed: 1,
      wish: '',
    };
    const topics = await gather(writer().topics(request, signal));
    expect(topics.map(({ title }) => title)).toEqual(['倒放一夜会漏吗', '238 克有多"轻"}']);
    expect(topics[0]).toMatchObject({
      hook: 'question',
      framework_id: 'scqa',
      occasion: '',
      outline: ['问', '做', '看'],
    });
    expect(frameworks.map(({ id }) => id)).toContain(topics[1]?.framework_id);
    model.answers = [saying(protocol, '抱歉，我做不到。')];
    await expect(gather(writer().topics(request, signal))).rejects.toThrow(/没有按要求/);
  });

  it('writes an article from outline and passages', async () => {
    model.answers = [saying(protocol, '# 题\n\n正文')];
    const pieces = writer().article(
      {
        kind: 'article',
        idea: '热水',
        outline: ['开头'],
        platform: 'gongzhonghao',
        words: 800,
        passages: [{ number: 1, id: 'k1', passage: 'p1', path: [], title: '说明书', text: '双层密封' }],
        seed: 1,
        wish: '',
      },
      signal,
    );
    expect((await gather(pieces)).join('')).toBe('# 题\n\n正文');
    for (const part of ['约 800 字', '《说明书》：双层密封', '公众号'])
      expect(JSON.stringify(model.asked[0])).toContain(part);
  });

  const toolCall = (id: string, query: string): Answer =>
    protocol === 'anthropic'
      ? streaming(
          text.anthropic('我查一下。'),
          event({
            type: 'content_block_start',
            index: 1,
            content_block: { type: 'tool_use', id, name: 'goods', input: {} },
          }),
          event({ type: 'content_block_delta', index: 1, delta: { type: 'input_json_delta', partial_json: '{"que' } }),
          event({
            type: 'content_block_delta',
            index: 1,
            delta: { type: 'input_json_delta', partial_json: `ry":"${query}"}` },
          }),
          event({ type: 'content_block_stop', index: 1 }),
          event({ type: 'message_delta', delta: { stop_reason: 'tool_use' } }) + event({ type: 'message_stop' }),
        )
      : streaming(
          text.openai('我查一下。'),
          event({
            choices: [{ delta: { tool_calls: [{ index: 0, id, function: { name: 'goods', arguments: '' } }] } }],
          }),
          event({ choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: '{"que' } }] } }] }),
          event({ choices: [{ delta: { tool_calls: [{ index: 0, function: { arguments: `ry":"${query}"}` } }] } }] }),
          event({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] }) + event('[DONE]'),
        );
  const chat = (queries: string[] = []) =>
    writer().chat(
      {
        messages: [{ role: 'user', text: '保温杯多少钱' }],
        tools: {
          goods: (query) => {
            queries.push(query);
            return [{ id: 'g1', title: '保温杯', price: '129.00' }];
          },
          frameworks: () => [],
          knowledge: () => [],
          scripts: () => [],
          topics: () => [],
        },
        platform: 'douyin',
        seed: 1,
        today: '2026-11-24',
      },
      signal,
    );
  const stepsIn = (pieces: ChatPiece[]) => pieces.filter((piece) => typeof piece !== 'string');

  it('looks things up, tells the step with its sources, and sends the result back', async () => {
    model.answers = [toolCall('c1', '保温杯'), saying(protocol, '129 元。')];
    const queries: string[] = [];
    const pieces = await gather(chat(queries));
    expect(queries).toEqual(['保温杯']);
    expect(stepsIn(pieces)).toEqual([
      { step: { tool: 'goods', query: '保温杯', found: [{ type: 'goods', id: 'g1', title: '保温杯' }] } },
    ]);
    expect(pieces.filter((piece) => typeof piece === 'string').join('')).toBe('我查一下。\n\n129 元。');
    const second = JSON.stringify(model.asked[1]);
    expect(second).toContain('c1');
    expect(second).toContain('129.00');
  });

  it('takes thinking and courtesies out of a conversation too, yet lets an answer be a courtesy', async () => {
    model.answers = [
      saying(protocol, '<think>查</think>当然可以！\n\n129 元。\n\n希望对你有帮助！'),
      saying(protocol, '好的！'),
    ];
    expect(await gather(chat())).toEqual(['129 元。']);
    expect(await gather(chat())).toEqual(['好的！']);
  });

  it('asks in four rounds at most, then must answer', async () => {
    model.answers = ['a', 'b', 'c', 'd', 'e'].map((query) => toolCall(`c_${query}`, query));
    const pieces = await gather(chat());
    expect(model.asked).toHaveLength(4);
    expect(stepsIn(pieces)).toHaveLength(3);
    expect(JSON.stringify(model.asked[3]?.tool_choice)).toContain('none');
  });
});

describe('a stream of events', () => {
  async function* chunks(bytes: Uint8Array, places: readonly number[]): AsyncIterable<Uint8Array> {
    const borders = [0, ...places, bytes.length];
    for (let i = 1; i < borders.length; i += 1) yield bytes.subarray(borders[i - 1], borders[i]);
  }
  const sample = new TextEncoder().encode(
    ': hello\r\nevent: a\r\ndata: {"t":"热水😀"}\r\n\r\ndata: 一\ndata: 二\n\n:ping\n\ndata:尾\r\rdata: [DONE]\n\n',
  );
  const expected = ['{"t":"热水😀"}', '一\n二', '尾', '[DONE]'];

  it('gives the same wherever it is cut, at every byte border', async () => {
    for (let at = 0; at <= sample.length; at += 1)
      expect(await gather(eventData(chunks(sample, [at])))).toEqual(expected);
  });

  it('gives the same cut at any two places, and byte by byte', async () => {
    for (let one = 0; one <= sample.length; one += 3)
      for (let two = one; two <= sample.length; two += 1)
        expect(await gather(eventData(chunks(sample, [one, two])))).toEqual(expected);
    expect(await gather(eventData(chunks(sample, [...sample.keys()])))).toEqual(expected);
  });
});

test('JSON objects are found wherever the text is cut and whatever stands between them', () => {
  const values = fc.array(
    fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.constant({ a: '}{"' }))),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(
      values,
      fc.constantFrom('\n', ',', ' 说明 ', '\n```\n'),
      fc.array(fc.nat(), { maxLength: 8 }),
      (objects, gap, places) => {
        const whole = objects.map((object) => JSON.stringify(object)).join(gap);
        const borders = [0, ...places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b), whole.length];
        const reader = new JsonObjects();
        const found = borders.slice(1).flatMap((to, index) => reader.push(whole.slice(borders[index], to)));
        expect(found).toEqual(JSON.parse(JSON.stringify(objects)));
      },
    ),
  );
});
