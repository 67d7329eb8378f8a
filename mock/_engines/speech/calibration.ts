import { measureVoice } from '../../../src/engine/audio/measureVoice';
import { espeak } from './espeak';
import type { EspeakVoice } from './voices';
import { readWav, trimSilence } from './wav';

/** How a voice of espeak answers to its two knobs. */
interface Calibration {
  /** Measured Hz at values of the pitch knob, in order. */
  readonly pitches: readonly { readonly knob: number; readonly hertz: number }[];
  /** Syllables a second at the voice's own pace. */
  readonly tempo: number;
}

/** Every tone and a good part of the sounds; enough to measure, short enough to be spoken in a blink. */
const line = '早上起来先喝一杯热茶，再去院子里看看花，今天天气真好，我们慢慢走。';
const knobs = [0, 25, 50, 75, 99] as const;

/** On globalThis: the mock's modules are loaded anew at each edit, what was measured stays true. */
const holder = globalThis as typeof globalThis & { __mockCalibrations?: Map<string, Promise<Calibration>> };

async function measure(voice: EspeakVoice): Promise<Calibration> {
  const found = await Promise.all(
    knobs.map(async (knob) => {
      const wav = await espeak({ text: line, voice: voice.espeak, wordsPerMinute: voice.wordsPerMinute, pitch: knob });
      const { samples, sampleRate } = trimSilence(readWav(wav));
      return { knob, measured: measureVoice(samples, sampleRate) };
    }),
  );
  const pitches = found.flatMap(({ knob, measured }) => (measured ? [{ knob, hertz: measured.pitch }] : []));
  return { pitches, tempo: found[2]?.measured?.tempo ?? 0 };
}

/** Measures a voice once. */
export function calibrationOf(voice: EspeakVoice): Promise<Calibration> {
  holder.__mockCalibrations ??= new Map();
  const known = holder.__mockCalibrations.get(voice.id);
  if (known) return known;
  const made = measure(voice);
  made.catch(() => holder.__mockCalibrations?.delete(voice.id));
  holder.__mockCalibrations.set(voice.id, made);
  return made;
}

/** The pitch knob at which a voice has a pitch; the nearest end where it cannot reach it. */
export function knobFor({ pitches }: Calibration, hertz: number): number {
  const [first] = pitches;
  const last = pitches.at(-1);
  if (!first || !last || hertz <= first.hertz) return first?.knob ?? 50;
  if (hertz >= last.hertz) return last.knob;
  const above = pitches.findIndex((point) => point.hertz >= hertz);
  const [low, high] = [pitches[above - 1] ?? first, pitches[above] ?? last];
  const share = high.hertz === low.hertz ? 0 : (hertz - low.hertz) / (high.hertz - low.hertz);
  return low.knob + share * (high.knob - low.knob);
}
