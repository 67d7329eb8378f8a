import { loudnessOf } from './loudness';
import { measureVoice } from './measureVoice';
import { trackPitch } from './pitch';
import { speakerTurns, voicePrint } from './speakers';
import { findSyllables } from './syllables';

const RATE = 12_000;

/** A voice-like sound: harmonics of a tone through two formants, in syllables with dips between them. */
function voice(seconds: number, hertz: number, { syllables = 4, formant = 700, level = 0.3 } = {}): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    const time = i / RATE;
    let sum = 0;
    for (let k = 1; k * hertz < 4000; k += 1) {
      const f = k * hertz;
      const shape =
        Math.exp(-(((f - formant) / 300) ** 2)) + 0.4 * Math.exp(-(((f - 2.4 * formant) / 400) ** 2)) + 0.03;
      sum += shape * Math.sin(2 * Math.PI * f * time);
    }
    const swell = 0.5 - 0.5 * Math.cos(2 * Math.PI * syllables * time);
    return level * sum * (0.03 + 0.97 * swell);
  });
}
const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));
const joined = (...parts: Float32Array[]) => {
  const out = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
};
const tone = (seconds: number, hertz: number, level: number, rate = 48_000) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate));

test.each([80, 110, 147, 220, 330])('the pitch of a voice at %i Hz is found within one percent', (hertz) => {
  const found = measureVoice(voice(2, hertz), RATE);
  expect(found).toBeDefined();
  expect(Math.abs((found?.pitch ?? 0) / hertz - 1)).toBeLessThan(0.01);
});

test('noise and silence have no pitch, and nobody speaks in them', () => {
  let seed = 1;
  const noise = Float32Array.from({ length: RATE * 2 }, () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 0.4;
  });
  const { hertz } = trackPitch(noise, RATE);
  expect(hertz.filter((value) => value > 0).length / hertz.length).toBeLessThan(0.1);
  expect(measureVoice(silence(2), RATE)).toBeUndefined();
});

test.each([3, 4, 5.5])('%f syllables a second are counted, pauses left out of the tempo', (syllables) => {
  const speech = voice(3, 150, { syllables });
  expect(findSyllables(speech, RATE).length).toBeCloseTo(3 * syllables, -0.5);
  const found = measureVoice(joined(speech, silence(2), speech), RATE);
  expect(Math.abs((found?.tempo ?? 0) / syllables - 1)).toBeLessThan(0.15);
});

test('a weak or overdriven recording is told', () => {
  expect(measureVoice(voice(2, 150, { level: 0.02 }), RATE)?.level).toBeLessThan(-35);
  const loud = voice(2, 150, { level: 3 }).map((value) => Math.max(-1, Math.min(1, value)));
  expect(measureVoice(loud, RATE)?.clipped).toBeGreaterThan(0.01);
});

test('two voices that take turns are told apart; one voice is one', () => {
  const man = (text: number) => voicePrint(voice(1.6, 115 + text, { syllables: 3 + text / 4 }), RATE);
  const woman = (text: number) => voicePrint(voice(1.4, 225 + text, { formant: 850, syllables: 4 + text / 4 }), RATE);
  expect(speakerTurns([man(0), woman(1), man(3), man(2), woman(4)])).toEqual([0, 1, 0, 0, 1]);
  expect(speakerTurns([woman(0), woman(5), woman(2)])).toEqual([0, 0, 0]);
});

test('who says how many speak gets as many, and a stretch without a print goes with the one before', () => {
  const prints = [110, 112, 150, 152, 230].map((hertz) => voicePrint(voice(1.2, hertz), RATE));
  expect(new Set(speakerTurns(prints, 3)).size).toBe(3);
  expect(speakerTurns([prints[0], undefined, prints[4]])).toEqual([0, 0, 1]);
});

test('a 997 Hz tone at −18 dB has the loudness that the standard gives it', () => {
  // A full-scale sine in one channel reads −3.01 LUFS.
  expect(loudnessOf(tone(3, 997, 10 ** (-18 / 20)), 48_000)).toBeCloseTo(-21.01, 1);
});
