import { mouthAt, mouthTrack, VISEMES } from '@/engine/figure';
import { mouthFrame } from '@/engine/figure/mouth/mouthCode';
import { embeddedSpeech } from '../../../mock/_engines/speech/embedded';
import { readWav } from '../../../mock/_engines/speech/wav';

test('no frame jumps: the jaw never moves more than half its way in a thirtieth second', async () => {
  const { samples, sampleRate } = await spoken('大家好，今天给大家看一款特别好用的保温杯！');
  const { code } = mouthTrack(samples, sampleRate);
  const open = Array.from({ length: code.length * 2 }, (_, i) => mouthAt(code, i / 60).open);
  const steps = open.slice(1).map((value, i) => Math.abs(value - (open[i] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.5);
});

test('real Mandarin: it opens with the voice, rests in a pause, and uses at least six shapes', async () => {
  const first = await spoken('你好，欢迎来到我的小店。');
  const second = await spoken('这个苹果又大又甜，只要三十五块，错过就没有了。');
  const { sampleRate } = first;
  const pause = sampleRate / 2;
  const samples = new Float32Array(first.samples.length + pause + second.samples.length);
  samples.set(first.samples, 0);
  samples.set(second.samples, first.samples.length + pause);
  const { code } = mouthTrack(samples, sampleRate);
  const moved = (seconds: number): number => {
    const { open, round, wide, press, teeth } = mouthAt(code, seconds);
    return open + round + Math.abs(wide) + press + teeth;
  };
  const quietAt = first.samples.length / sampleRate;
  for (const into of [0.15, 0.25, 0.35]) expect(moved(quietAt + into)).toBe(0);
  let [loud, open] = [0, 0];
  for (let i = 0; i < code.length; i += 1) {
    const block = samples.subarray(Math.round((i * sampleRate) / 30), Math.round(((i + 1) * sampleRate) / 30));
    if (Math.max(...block.map(Math.abs)) < 0.2) continue;
    loud += 1;
    if (moved((i + 0.5) / 30) > 0.1) open += 1;
  }
  expect(loud).toBeGreaterThan(60);
  expect(open / loud).toBeGreaterThan(0.97);
  const used = VISEMES.filter((viseme) => [...code].some((_, i) => mouthFrame(code, i).viseme === viseme));
  expect(used.length).toBeGreaterThanOrEqual(6);
});

async function spoken(text: string): Promise<{ readonly samples: Float32Array; readonly sampleRate: number }> {
  const [voice] = embeddedSpeech.voices;
  const { bytes } = await embeddedSpeech.speak({ text, voice: voice?.id ?? '', speed: 1, pitch: 1, volume: 1 });
  return readWav(bytes);
}
