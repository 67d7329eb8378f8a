import { embeddedSpeech } from '../../../mock/_engines/speech/embedded';
import { readWav } from '../../../mock/_engines/speech/wav';
import { buildProductVideo, productSpans } from '../../domain/storyboard/productVideo';
import { AudioMixer, loops, renderLoop, SAMPLE_RATE } from '../../engine/audio';
import { fitLoop } from '../../engine/audio/fitLoop';
import { LoudnessMeter } from '../../engine/audio/loudness';
import type { PcmSource } from '../../engine/audio/pcmSource';
import { toSeconds } from '../../engine/time/ticks';

const lines = ['早上装的热水，晚上还烫嘴。', '三百一十六不锈钢内胆，轻便好带。', '点下面的小黄车，今天下单立减二十。'];

/** Sound in memory as a file gives it. */
const sourceOf = (channels: readonly Float32Array[], sampleRate: number): PcmSource => ({
  sampleRate,
  read: async (from, to) => ({
    sampleRate,
    channels: channels.map((data) => {
      const out = new Float32Array(to - from);
      const start = Math.max(0, from);
      out.set(data.subarray(start, Math.max(start, to)), start - from);
      return out;
    }),
  }),
});

async function speak(voice: string) {
  const spoken = await Promise.all(
    lines.map((text) => embeddedSpeech.speak({ text, voice, speed: 1, pitch: 1, volume: 1 })),
  );
  return spoken.map(({ bytes }) => readWav(bytes));
}

// The loudest and the quietest of the embedded voices; a driving, a calm and the most delicate piece.
describe.each(['cmn-xiaohe', 'cmn-jingxing'])('under the voice %s', (voice) => {
  test.each(['drive', 'calm', 'guofeng'])('the piece %s lies 16 to 20 LU below it', async (music) => {
    const recordings = await speak(voice);
    const cards = lines.map((text, index) => ({ id: `c${index}`, text, role: '', shot: null }));
    const voices = Object.fromEntries(
      recordings.map(({ samples, sampleRate }, index) => [
        `c${index}`,
        { url: `/v${index}`, duration: samples.length / sampleRate },
      ]),
    );
    const goods = { title: '保温杯', category: '', price: '', brand: '', sellingPoints: [] };
    const video = { id: 'p', goods, cards, voices, templateKey: '', music, aiLabel: true, source: [] };
    const project = buildProductVideo(video);
    const spans = productSpans(video);

    const audible = new Map(
      recordings.map(({ samples, sampleRate }, i) => [`/v${i}`, sourceOf([samples], sampleRate)]),
    );
    const score = loops.find(({ id }) => id === music);
    if (!score) throw new Error('no piece');
    const loop = fitLoop(renderLoop(score), 60);
    /** Loudness of one side of the mix alone, over the sentences. */
    const heard = async (role: 'voice' | 'music'): Promise<number> => {
      const mixer = new AudioMixer(project, {
        beginWindow: () => undefined,
        audio: async (mediaId) => {
          const url = project.media[mediaId]?.url ?? '';
          const source = audible.get(url);
          if (role === 'music') return source ? null : sourceOf([loop.left, loop.right], loop.sampleRate);
          return source ?? null;
        },
      });
      const meter = new LoudnessMeter(SAMPLE_RATE);
      for (const { start, end } of spans) {
        const [from, to] = [start, end].map((time) => Math.round(toSeconds(time) * SAMPLE_RATE)) as [number, number];
        const { left, right } = await mixer.sum(from, to - from);
        meter.add(left, right);
      }
      return meter.value();
    };
    const below = (await heard('voice')) - (await heard('music'));
    expect(below).toBeGreaterThan(16);
    expect(below).toBeLessThan(20);
  });
});
