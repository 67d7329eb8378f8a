/** Sounds are made at this rate. */
const RATE = 44_100;
const TAU = 2 * Math.PI;
// Looked up once: where globals are guarded (a test's sandbox) each look-up costs more than the arithmetic.
const { exp, imul, max, min, sin } = Math;

export type Instrument = 'kick' | 'snare' | 'hat' | 'bass' | 'pluck' | 'bell' | 'pad';

/** A note: MIDI number and the frames it is held (drums have their own length). */
type Play = (note: number, frames: number) => Float32Array;

const hertz = (note: number): number => 440 * 2 ** ((note - 69) / 12);

/** Reproducible noise, −1…1. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const made = (seconds: number, value: (t: number, i: number) => number): Float32Array => {
  const out = new Float32Array(Math.round(seconds * RATE));
  for (let i = 0; i < out.length; i += 1) out[i] = value(i / RATE, i);
  return out;
};

/** Rises within `attack` seconds: no sound begins with a click. */
const rise = (t: number, attack: number): number => min(1, t / attack);
/** Falls to nothing at the end of a sound, whatever its own fall. */
const close = (t: number, seconds: number): number => min(1, max(0, (seconds - t) / 0.01));

const kick: Play = () => {
  let phase = 0;
  return made(0.3, (t) => {
    phase += (TAU * (46 + 120 * exp(-t * 40))) / RATE;
    return sin(phase) * exp(-t * 11) * rise(t, 0.002) * close(t, 0.3);
  });
};

const snare: Play = () => {
  const random = noise(7);
  return made(0.22, (t) => {
    const body = 0.4 * sin(TAU * 185 * t) * exp(-t * 28);
    return (body + 0.7 * random() * exp(-t * 20)) * rise(t, 0.001) * close(t, 0.22);
  });
};

const hat: Play = () => {
  const random = noise(11);
  let last = 0;
  return made(0.08, (t) => {
    const value = random();
    const high = value - last;
    last = value;
    return 0.6 * high * exp(-t * 60) * rise(t, 0.001) * close(t, 0.08);
  });
};

const bass: Play = (note, frames) => {
  const f = hertz(note);
  const seconds = min(0.5, frames / RATE);
  return made(seconds, (t) => {
    const wave = sin(TAU * f * t) + 0.35 * sin(TAU * 2 * f * t) + 0.12 * sin(TAU * 3 * f * t);
    return 0.7 * wave * exp(-t * 4) * rise(t, 0.005) * close(t, seconds);
  });
};

/** A string that is plucked (Karplus and Strong): noise that goes round and is smoothed each time. */
const pluck: Play = (note) => {
  const size = max(2, Math.round(RATE / hertz(note)));
  const random = noise(note);
  const string = Float32Array.from({ length: size }, random);
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < size; i += 1) string[i] = ((string[i] ?? 0) + (string[(i + 1) % size] ?? 0)) / 2;
  }
  return made(0.9, (t, i) => {
    const at = i % size;
    const value = string[at] ?? 0;
    string[at] = (value + (string[(at + 1) % size] ?? 0)) * 0.498;
    return value * rise(t, 0.003) * close(t, 0.9);
  });
};

const bell: Play = (note) => {
  const f = hertz(note);
  return made(1.6, (t) => {
    const wave = sin(TAU * f * t + 1.4 * exp(-t * 6) * sin(TAU * 3.5 * f * t));
    return 0.7 * wave * exp(-t * 3.2) * rise(t, 0.003) * close(t, 1.6);
  });
};

/** Three voices beside each other, swelling and fading into the next chord. */
const pad: Play = (note, frames) => {
  const f = hertz(note);
  const hold = frames / RATE;
  const seconds = hold + 0.6;
  return made(seconds, (t) => {
    let wave = 0;
    for (const drift of [-0.003, 0, 0.0035]) {
      const w = TAU * f * (1 + drift) * t;
      wave += sin(w) + 0.3 * sin(2 * w) + 0.12 * sin(3 * w);
    }
    return (wave / 3) * rise(t, 0.35) * min(1, max(0, (seconds - t) / 0.6));
  });
};

/** Everything that loops are played with. */
export const instruments: Readonly<Record<Instrument, Play>> = { kick, snare, hat, bass, pluck, bell, pad };
