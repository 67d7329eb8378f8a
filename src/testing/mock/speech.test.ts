import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { recognize } from '../../../mock/_engines/recognizer';
import { durationOf, readWav, trimSilence, withVolume, writeWav } from '../../../mock/_engines/speech/wav';
import { sayInteger, sayNumber, speakable } from '../../domain/speech';
import { isSpeakable } from '../../engine/captions/spoken';
import type { Recognition, SpeechResult, Voice } from '../../services/speech/schema';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type MockServer, startMockServer } from './startMockServer';

describe('numbers as they are said', () => {
  it.each([
    ['0', '零'],
    ['10', '十'],
    ['12', '十二'],
    ['105', '一百零五'],
    ['110', '一百一十'],
    ['1000', '一千'],
    ['1010', '一千零一十'],
    ['20000', '两万'],
    ['100005', '十万零五'],
    ['12345678', '一千二百三十四万五千六百七十八'],
  ])('%s → %s', (digits, words) => {
    expect(sayInteger(digits)).toBe(words);
  });

  it('says decimals digit by digit', () => {
    expect(sayNumber('59.90')).toBe('五十九点九');
    expect(sayNumber('1,299')).toBe('一千二百九十九');
    expect(sayNumber('0.5')).toBe('零点五');
  });
});

describe('a text as it is spoken', () => {
  it.each([
    ['¥129.00', '一百二十九元'],
    ['现在89元', '现在八十九元'],
    ['省50%', '省百分之五十'],
    ['500ml大容量', '五百毫升大容量'],
    ['3-5天', '三到五天'],
    ['2个', '两个'],
    ['第2步', '第二步'],
    ['2026年', '二零二六年'],
    ['316不锈钢', '三一六不锈钢'],
    ['140×70cm', '一百四十乘七十厘米'],
    ['电话13800138000', '电话幺三八零零幺三八零零零'],
    ['好看😀👨‍👩‍👧！', '好看!'],
    ['保温（12小时）', '保温，十二小时，'],
  ])('%s → %s', (text, spoken) => {
    expect(speakable(text)).toBe(spoken);
  });

  it('knows when there is nothing to say', () => {
    expect(isSpeakable(speakable('😀！！…'))).toBe(false);
    expect(isSpeakable(speakable('嗯'))).toBe(true);
  });
});

describe('audio', () => {
  const tone = (seconds: number, level: number) =>
    Float32Array.from({ length: Math.round(seconds * 8000) }, (_, i) => level * Math.sin(i / 3));
  const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

  it('survives writing and reading', () => {
    const pcm = { samples: tone(0.1, 0.5), sampleRate: 8000, channels: 1 };
    const back = readWav(writeWav(pcm));
    expect(back.sampleRate).toBe(8000);
    expect(back.samples).toHaveLength(pcm.samples.length);
    expect(Math.abs((back.samples[40] ?? 0) - (pcm.samples[40] ?? 0))).toBeLessThan(0.001);
  });

  it('trims silence to a breath at both ends', () => {
    const samples = joined(tone(0.5, 0), tone(1, 0.5), tone(0.7, 0));
    const trimmed = trimSilence({ samples, sampleRate: 8000, channels: 1 });
    expect(durationOf(trimmed)).toBeCloseTo(1.12, 1);
  });

  it('gets louder without leaving full scale', () => {
    const loud = withVolume({ samples: tone(0.1, 0.9), sampleRate: 8000, channels: 1 }, 2);
    expect(Math.max(...loud.samples)).toBeLessThanOrEqual(1);
    expect(Math.max(...loud.samples)).toBeGreaterThan(0.9);
  });

  it('refuses what is not a WAV', () => {
    expect(() => readWav(Buffer.from('hello'))).toThrow();
  });
});

describe('/speech', () => {
  let server: MockServer;
  let owner: Session;
  beforeAll(async () => {
    server = await startMockServer();
    owner = await signIn(server.origin, 'owner');
  }, 40_000);
  afterAll(() => server.close());
  const speak = (body: object) =>
    callMock<SpeechResult>(server.origin, 'POST', '/speech/synthesize', {
      session: owner,
      body: { voice: 'cmn-xiaohe', ...body },
    });

  it('offers at least six voices, women and men', async () => {
    const { body } = await callMock<{ list: Voice[] }>(server.origin, 'GET', '/speech/voices', { session: owner });
    expect(body.data.list.length).toBeGreaterThanOrEqual(6);
    expect(new Set(body.data.list.map((voice) => voice.gender))).toEqual(new Set(['female', 'male', 'neutral']));
  });

  it('gives a real WAV whose measured length is the one stated, and that is not silent', async () => {
    const { body } = await speak({ text: '今天带你看一款保温杯。' });
    const { bytes } = await callRaw(`${server.origin}${body.data.url}`);
    const pcm = readWav(bytes);
    expect(durationOf(pcm)).toBeCloseTo(body.data.duration, 4);
    expect(body.data.duration).toBeGreaterThan(1.5);
    expect(body.data.duration).toBeLessThan(5);
    expect(Math.max(...pcm.samples.map(Math.abs))).toBeGreaterThan(0.1);
    const words = await recognize(bytes);
    expect(words.segments.length).toBeGreaterThan(0);
  });

  it('gives the same address for the same words, another for another voice, speed or pitch', async () => {
    const text = '同一句话。';
    const inputs = [{}, {}, { voice: 'cmn-haoran' }, { speed: 1.5 }, { pitch: 1.4 }];
    const urls: string[] = [];
    for (const input of inputs) urls.push((await speak({ text, ...input })).body.data.url);
    expect(urls[0]).toBe(urls[1]);
    expect(new Set(urls).size).toBe(4);
  });

  it('speaks faster when asked to', async () => {
    const text = '这是一句用来比较快慢的话。';
    const slow = (await speak({ text, speed: 0.7 })).body.data.duration;
    const fast = (await speak({ text, speed: 1.6 })).body.data.duration;
    expect(slow / fast).toBeGreaterThan(1.6);
  });

  it.each([
    [{ text: '😀' }, 'NOTHING_TO_SPEAK'],
    [{ text: '……' }, 'NOTHING_TO_SPEAK'],
    [{ text: '你好', voice: 'nobody' }, 'VOICE_UNKNOWN'],
    [{ text: '' }, 'INVALID_INPUT'],
  ])('%j is refused as %s', async (input, code) => {
    expect((await speak(input)).body).toMatchObject({ success: false, errorCode: code });
  });

  it('speaks several at once without mixing them up', async () => {
    const texts = ['短。', '这一句要长一些，好让它们不一样长。', '中等长度的一句话。'];
    const results = await Promise.all(texts.map((text) => speak({ text })));
    const [short = 0, long = 0, middle = 0] = results.map((result) => result.body.data.duration);
    expect(short).toBeLessThan(middle);
    expect(middle).toBeLessThan(long);
  });
});

describe('/speech/recognize', () => {
  let server: MockServer;
  let owner: Session;
  beforeAll(async () => {
    server = await startMockServer();
    owner = await signIn(server.origin, 'owner');
  }, 40_000);
  afterAll(async () => {
    delete process.env.RECOGNISER_BASE_URL;
    await server.close();
  });
  const recognizeBy = (body: object) =>
    callMock<Recognition>(server.origin, 'POST', '/speech/recognize', { session: owner, body });
  const text = '早上装的热水，晚上还烫嘴。';
  const voice = async () => {
    const { body } = await callMock<SpeechResult>(server.origin, 'POST', '/speech/synthesize', {
      session: owner,
      body: { text, voice: 'cmn-xiaohe' },
    });
    return body.data;
  };

  it('knows the words of our own voice, by its address and by its bytes', async () => {
    const { url, duration } = await voice();
    const { bytes } = await callRaw(`${server.origin}${url}`);
    const data = `data:audio/wav;base64,${Buffer.from(bytes).toString('base64')}`;
    for (const input of [{ url }, { data }]) {
      const { data: heard } = (await recognizeBy(input)).body;
      expect(heard.hasWords).toBe(true);
      expect(heard.segments.map((segment) => segment.text).join('')).toBe(text);
      expect(heard.segments.at(-1)?.to).toBeLessThanOrEqual(duration + 0.01);
      expect(heard.engine).toBe('内置语音分段');
    }
  });

  it('hears when a stranger speaks, and does not invent words', async () => {
    const samples = Float32Array.from({ length: 24_000 }, (_, i) =>
      i > 8000 && i < 16_000 ? Math.sin(i / 5) * 0.5 : 0,
    );
    const wav = writeWav({ samples, sampleRate: 8000, channels: 1 });
    const { body } = await recognizeBy({ data: `data:audio/wav;base64,${wav.toString('base64')}` });
    expect(body.data.hasWords).toBe(false);
    expect(body.data.segments).toEqual([{ from: expect.closeTo(1, 1), to: expect.closeTo(2, 1), text: '' }]);
  });

  it.each([
    [{ url: '/api/oss/object/nothing.wav' }, 'OBJECT_MISSING'],
    [{ url: 'https://example.com/a.wav' }, 'OBJECT_MISSING'],
    [{ data: 'data:audio/wav;base64,' }, 'FILE_EMPTY'],
    [{ data: 'hello' }, 'INVALID_INPUT'],
    [{ data: 'data:audio/mpeg;base64,aGVsbG8=' }, 'RECOGNISER_FORMAT'],
    [{}, 'INVALID_INPUT'],
  ])('%j is refused as %s', async (input, code) => {
    expect((await recognizeBy(input)).body).toMatchObject({ success: false, errorCode: code });
  });

  it('asks an OpenAI-compatible service when one is configured, with its word times', async () => {
    const asked: string[] = [];
    const service = createServer((req, res) => {
      asked.push(`${req.method} ${req.url} ${req.headers.authorization}`);
      res.setHeader('content-type', 'application/json');
      res.end(
        JSON.stringify({
          segments: [{ start: 0.2, end: 1.4, text: ' 你好世界', avg_logprob: -0.1 }],
          words: [
            { word: '你好', start: 0.2, end: 0.7 },
            { word: '世界', start: 0.7, end: 1.4 },
          ],
        }),
      );
    }).listen(0);
    const { port } = service.address() as AddressInfo;
    process.env.RECOGNISER_BASE_URL = `http://127.0.0.1:${port}/v1/`;
    process.env.RECOGNISER_API_KEY = 'key';
    const heard = await recognize(Buffer.from('any audio'), { url: '/a/voice.m4a' });
    service.close();
    expect(asked).toEqual(['POST /v1/audio/transcriptions Bearer key']);
    const [segment] = heard.segments;
    expect(segment).toMatchObject({ from: 0.2, to: 1.4, text: '你好世界', confidence: expect.closeTo(0.905, 2) });
    expect(segment?.words).toEqual([
      { text: '你好', from: 0.2, to: 0.7 },
      { text: '世界', from: 0.7, to: 1.4 },
    ]);
  });
});
