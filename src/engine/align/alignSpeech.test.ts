import { alignSpeech } from './alignSpeech';
import { ALIGN_RATE } from './features';

/** Sentences that no voice says, each of other vowels: two formants that glide. */
const sentence = (seed: number, seconds: number, pitch: number): Float32Array =>
  Float32Array.from({ length: Math.round(seconds * ALIGN_RATE) }, (_, index) => {
    const share = index / (seconds * ALIGN_RATE);
    const step = Math.floor(share * 6);
    const formant = 300 + ((seed * 733 + step * 457) % 1900);
    const time = index / ALIGN_RATE;
    const voice = Math.sin(2 * Math.PI * pitch * time) + Math.sin(2 * Math.PI * pitch * 2 * time);
    return 0.3 * voice * Math.sin(2 * Math.PI * formant * time);
  });

function joined(parts: readonly Float32Array[], gap: number) {
  const spans: { start: number; end: number }[] = [];
  let at = gap;
  for (const part of parts) {
    spans.push({ start: at, end: at + part.length / ALIGN_RATE });
    at += part.length / ALIGN_RATE + gap;
  }
  const samples = new Float32Array(Math.round(at * ALIGN_RATE));
  parts.forEach((part, index) => {
    samples.set(part, Math.round((spans[index]?.start ?? 0) * ALIGN_RATE));
  });
  return { samples, spans };
}

const reference = joined(
  [1, 2, 3].map((seed) => sentence(seed, 1, 180)),
  0.2,
);
const order = { reference: reference.samples, sentences: reference.spans };

test('each sentence is found where it is said, slower and in another pitch', () => {
  const heard = joined(
    [1, 2, 3].map((seed) => sentence(seed, 1.3, 130)),
    0.5,
  );
  const takes = alignSpeech({ ...order, recording: heard.samples, speech: heard.spans });
  expect(takes.map((take) => take.sentence)).toEqual([0, 1, 2]);
  takes.forEach(({ start, end }, index) => {
    expect(start).toBeCloseTo(heard.spans[index]?.start ?? -1, 1);
    expect(end).toBeCloseTo(heard.spans[index]?.end ?? -1, 1);
  });
});

test('a sentence that is begun again has two takes, one of them not whole; without leave it has one', () => {
  const broken = sentence(2, 1, 140).slice(0, ALIGN_RATE / 2);
  const heard = joined([sentence(1, 1, 140), broken, sentence(2, 1, 140), sentence(3, 1, 140)], 0.5);
  const request = { ...order, recording: heard.samples, speech: heard.spans };
  const takes = alignSpeech({ ...request, allowsRetakes: true });
  expect(takes.map((take) => take.sentence)).toEqual([0, 1, 1, 2]);
  expect(takes[1]?.to).toBeLessThan(0.8);
  expect(takes[2]?.to).toBeGreaterThan(0.9);
  expect(alignSpeech(request).filter(({ sentence: number }) => number === 0)).toHaveLength(1);
});

test('nothing to compare gives no take', () => {
  const silent = new Float32Array(ALIGN_RATE);
  expect(alignSpeech({ ...order, recording: silent, speech: [] })).toEqual([]);
  expect(alignSpeech({ recording: silent, speech: [{ start: 0, end: 1 }], reference: silent, sentences: [] })).toEqual(
    [],
  );
});
