import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { remoteSpeech } from '../../../mock/_engines/speech/remote';
import { readWav, writeWav } from '../../../mock/_engines/speech/wav';
import { measureVoice } from '../../engine/audio/measureVoice';
import type { Figure } from '../../services/figure/schema';
import type { Recognition, SpeechResult, Voice } from '../../services/speech/schema';
import type { VoiceSample } from '../../services/voice_sample/schema';
import { callMock, callRaw, type Session, signIn } from './callMock';
import { type SharedMockServer, sharedMockServer } from './sharedMockServer';

let server: SharedMockServer;
let owner: Session;
beforeAll(async () => {
  server = await sharedMockServer();
  owner = await signIn(server.origin, 'owner');
}, 40_000);
const call = async <T>(path: string, body: object, session = owner) =>
  (await callMock<T>(server.origin, 'POST', path, { session, body })).body;
const speak = (body: object, session = owner) =>
  call<SpeechResult>('/speech/synthesize', { voice: 'cmn-xiaohe', ...body }, session);
const pcmOf = async (url: string) => readWav((await callRaw(`${server.origin}${url}`)).bytes);
const consent = { person: '陈小满', granted_on: '2026-01-05', purpose: '店铺短视频配音', is_confirmed: true };
const stored = async (bytes: Buffer, name: string): Promise<string> => {
  const data = `data:audio/wav;base64,${bytes.toString('base64')}`;
  return (await call<{ id: string }>('/file/base64_upload', { data, name })).data.id;
};

describe('a text of several sentences', () => {
  const text = '第一句在这里。[停顿1.5秒]第二句长一些，接着说。';

  it('comes with the time of each sentence, silent between them as long as the mark asks', async () => {
    const { data } = await speak({ text });
    expect(data.sentences?.map((sentence) => sentence.text)).toEqual(['第一句在这里。', '第二句长一些，接着说。']);
    const [first, second] = data.sentences ?? [];
    expect((second?.from ?? 0) - (first?.to ?? 0)).toBeCloseTo(1.5, 3);
    const { samples, sampleRate } = await pcmOf(data.url);
    expect(samples.length / sampleRate).toBeCloseTo(data.duration, 4);
    const gap = samples.slice(
      Math.ceil((first?.to ?? 0) * sampleRate) + 1,
      Math.floor((second?.from ?? 0) * sampleRate) - 1,
    );
    expect(gap.length).toBeGreaterThan(1.4 * sampleRate);
    expect(Math.max(...gap.map(Math.abs))).toBe(0);
  });

  it('is recognized sentence by sentence, without the marks', async () => {
    const { data } = await speak({ text });
    const heard = (await call<Recognition>('/speech/recognize', { url: data.url })).data;
    expect(heard.segments.map((segment) => segment.text).join('')).toBe('第一句在这里。第二句长一些，接着说。');
    const second = heard.segments.find((segment) => segment.text.startsWith('第二句'));
    expect(second?.from).toBeGreaterThan((data.sentences?.[1]?.from ?? 0) - 0.05);
  });

  it('is said as the readings tell, and each reading is an audio of its own', async () => {
    const plain = (await speak({ text: '银行的行长来了。' })).data;
    const told = (await speak({ text: '银行的行长来了。', readings: [{ word: '行长', said: '航掌先生' }] })).data;
    expect(told.url).not.toBe(plain.url);
    expect(told.duration).toBeGreaterThan(plain.duration + 0.2);
  });
});

describe('an own recording', () => {
  /** Somebody else's voice: another speaker, slower and deeper. */
  const recording = async () => {
    const { url } = (
      await speak({
        text: '我是这家小店的店主，东西都是自己挑的，用着不好随时来找我，我们慢慢聊。',
        voice: 'cmn-haoran',
        speed: 0.75,
        pitch: 1.9,
      })
    ).data;
    return pcmOf(url);
  };
  const sampleOf = async (more: object = {}) =>
    call<VoiceSample>('/voice_sample/save', {
      name: '店主的声音',
      base_voice: 'cmn-xiaohe',
      file_id: await stored(writeWav(await recording()), `voice${Math.random()}.wav`),
      consent,
      ...more,
    });

  it('is kept with what was measured on it, and becomes a voice that comes near to its pitch and tempo', async () => {
    const sample = (await sampleOf()).data;
    const heard = measureVoice((await recording()).samples, 22_050);
    expect(sample.measured.pitch).toBeCloseTo(heard?.pitch ?? 0, 1);
    const { list } = (await callMock<{ list: Voice[] }>(server.origin, 'GET', '/speech/voices', { session: owner }))
      .body.data;
    expect(list[0]?.sample_id).toBeUndefined();
    const voice = list.find(({ sample_id }) => sample_id === sample.id);
    expect(voice?.style).toContain('近似音高与语速');

    const line = '这句话是新的，听听像不像，先看音高，再看快慢，最后再说别的。';
    const base = await pcmOf((await speak({ text: line })).data.url);
    const followed = await pcmOf((await speak({ text: line, voice: voice?.id })).data.url);
    const [own, spoken] = [base, followed].map(({ samples, sampleRate }) => measureVoice(samples, sampleRate));
    expect(Math.abs((own?.pitch ?? 0) / sample.measured.pitch - 1)).toBeGreaterThan(0.2);
    expect(Math.abs((spoken?.pitch ?? 0) / sample.measured.pitch - 1)).toBeLessThan(0.1);
    expect(Math.abs((spoken?.tempo ?? 0) / sample.measured.tempo - 1)).toBeLessThan(0.2);
  }, 60_000);

  it('is refused without consent, silent, short, or of another merchant', async () => {
    expect(await sampleOf({ consent: undefined })).toMatchObject({ success: false, errorCode: 'CONSENT_MISSING' });
    const silent = writeWav({ samples: new Float32Array(22_050 * 4), sampleRate: 22_050, channels: 1 });
    const file_id = await stored(silent, 'silent.wav');
    expect(await sampleOf({ file_id })).toMatchObject({ success: false, errorCode: 'SAMPLE_SILENT' });
    const { samples } = await recording();
    const short = writeWav({ samples: samples.slice(0, 22_050 * 2), sampleRate: 22_050, channels: 1 });
    expect(await sampleOf({ file_id: await stored(short, 'short.wav') })).toMatchObject({ errorCode: 'SAMPLE_SHORT' });
    const sample = (await sampleOf()).data;
    const stranger = await signIn(server.origin, 'owner2');
    const refused = await speak({ text: '借用一下。', voice: `sample:${sample.id}` }, stranger);
    expect(refused).toMatchObject({ success: false, errorCode: 'VOICE_UNKNOWN' });
  }, 60_000);

  it('is sent as reference to a service that clones, and kept from one that does not', async () => {
    const asked: { voice: string; references?: { audio: string; text: string }[] }[] = [];
    const answer = writeWav(await recording());
    const service = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        asked.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
        res.end(answer);
      });
    }).listen(0);
    const baseUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
    const options = { baseUrl, apiKey: 'key', model: 'cosy', voices: ['nova'] };
    const cloning = remoteSpeech({ ...options, isCloning: true });
    expect(remoteSpeech({ ...options, isCloning: false }).samples).toBe('unused');
    expect(cloning.samples).toBe('cloned');
    const follow = { pitch: 200, tempo: 4, recording: () => answer, words: '我是店主。' };
    await cloning.speak({ text: '你好呀。', voice: 'nova', speed: 1, pitch: 1, volume: 1, follow });
    service.close();
    const [reference] = asked[0]?.references ?? [];
    expect(reference?.text).toBe('我是店主。');
    expect(Buffer.from(reference?.audio.split(',')[1] ?? '', 'base64').equals(answer)).toBe(true);
  });
});

describe('a portrait', () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const marks = { mouth: { x: 0.5, y: 0.7, width: 0.2 }, leftEye: { x: 0.4, y: 0.4 }, rightEye: { x: 0.6, y: 0.4 } };
  const figureOf = async (more: object = {}) => {
    const file = (await call<{ id: string; url: string }>('/file/base64_upload', { data: pixel, name: 'me.png' })).data;
    const portrait = { file_id: file.id, url: file.url, width: 1, height: 1, marks };
    return call<Figure>('/figure/save', { name: '店主本人', presenter: 'portrait', portrait, ...more });
  };

  it('is not kept without consent, nor with one that is not confirmed or lies ahead', async () => {
    expect(await figureOf()).toMatchObject({ success: false, errorCode: 'CONSENT_MISSING' });
    expect(await figureOf({ consent: { ...consent, is_confirmed: false } })).toMatchObject({ success: false });
    const ahead = { ...consent, granted_on: '2099-01-01' };
    expect(await figureOf({ consent: ahead })).toMatchObject({ success: false, errorCode: 'CONSENT_DATE' });
  });

  it('is switched off when consent is withdrawn, stays off through the bin, and comes back by new consent', async () => {
    const made = (await figureOf({ consent })).data;
    expect(made).toMatchObject({ status: 1, consent: { person: '陈小满', recorded_by: '陈小满' } });
    const off = (await call<Figure>('/figure/withdraw', { id: made.id })).data;
    expect(off.status).toBe(0);
    expect(off.consent?.withdrawn_at).toBeDefined();
    const refused = await call('/figure/status', { id: made.id, status: 1 });
    expect(refused).toMatchObject({ success: false, errorCode: 'CONSENT_WITHDRAWN' });
    const { id, created_at: _, updated_at: __, status: ___, consent: ____, ...fields } = off;
    expect(await call('/figure/save', { id, ...fields })).toMatchObject({ errorCode: 'CONSENT_WITHDRAWN' });
    await call('/figure/delete', { ids: [id] });
    await call('/figure/status', { id, status: 1 });
    const back = await callMock<Figure>(server.origin, 'GET', '/figure/info', { session: owner, query: { id } });
    expect(back.body.data.status).toBe(0);
    expect((await call('/figure/save', { id, ...fields, consent })).success).toBe(true);
    expect((await call('/figure/status', { id, status: 1 })).success).toBe(true);
  });
});
