import { type Instrument, instruments } from './instruments';
import { bendPeaks, LoudnessMeter, MAX_PEAK } from './loudness';

/** What a piece feels like. */
type LoopMood = 'happy' | 'calm' | 'energy' | 'warm' | 'cool' | 'epic' | 'tense';

/** A piece as a score; see loops.data. */
export interface LoopScore {
  readonly id: string;
  readonly mood: LoopMood;
  /** Quarter notes a minute. */
  readonly bpm: number;
  /** Notes of each bar, MIDI numbers, low to high. */
  readonly chords: readonly (readonly number[])[];
  readonly kick?: string;
  readonly snare?: string;
  readonly hat?: string;
  /** Digits: which note of the chord, an octave lower. */
  readonly bass?: string;
  readonly pluck?: string;
  readonly bell?: string;
  /** Loudness of the held chord, 0–1. */
  readonly pad: number;
}

export interface RenderedLoop {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly sampleRate: number;
}

export const LOOP_RATE = 44_100;
const STEPS = 16;
/** The chords are played so often in one loop: long enough not to tire. */
const ROUNDS = 2;
/** Integrated loudness of every piece, LUFS: at one volume they all lie equally far below a voice. */
const LOOP_LOUDNESS = -17;

/** Length of a loop in seconds. */
export const loopSeconds = ({ bpm, chords }: LoopScore): number => (ROUNDS * chords.length * 4 * 60) / bpm;

/**
 * Plays a score. The same score gives the same samples everywhere; what rings on at the end sounds into the beginning, so
 * that it can be put end to end.
 */
export function renderLoop(score: LoopScore): RenderedLoop {
  const length = Math.round(loopSeconds(score) * LOOP_RATE);
  const left = new Float32Array(length);
  const right = new Float32Array(length);
  const step = (60 / score.bpm / 4) * LOOP_RATE;
  const known = new Map<string, Float32Array>();
  const play: Play = (part, note, frames) => {
    const key = `${part} ${note}`;
    const audio = known.get(key) ?? instruments[part](note, frames);
    known.set(key, audio);
    return audio;
  };
  const put = (audio: Float32Array, at: number, { level, side }: Placement): void => {
    const start = Math.round(at * step);
    const leftGain = 1 - Math.max(0, side);
    const rightGain = 1 + Math.min(0, side);
    for (let i = 0; i < audio.length; i += 1) {
      const index = (start + i) % length;
      const value = (audio[i] ?? 0) * level;
      left[index] = (left[index] ?? 0) + value * leftGain;
      right[index] = (right[index] ?? 0) + value * rightGain;
    }
  };
  const bars = ROUNDS * score.chords.length;
  for (let bar = 0; bar < bars; bar += 1) {
    const chord = score.chords[bar % score.chords.length] ?? [];
    // The drums and the bells wait for the second bar of the first round: a loop should begin gently.
    playBar(score, { chord, bar, isFirst: bar === 0, step, play }, put);
  }
  level([left, right]);
  return { left, right, sampleRate: LOOP_RATE };
}

/** A note of an instrument; the same one is made once. */
type Play = (part: Instrument, note: number, frames: number) => Float32Array;

interface Placement {
  readonly level: number;
  /** −1 left … 1 right. */
  readonly side: number;
}

interface Bar {
  readonly chord: readonly number[];
  readonly bar: number;
  readonly isFirst: boolean;
  readonly step: number;
  readonly play: Play;
}

const mixture: Readonly<Record<Instrument, Placement>> = {
  kick: { level: 0.9, side: 0 },
  snare: { level: 0.4, side: 0.1 },
  hat: { level: 0.16, side: -0.3 },
  bass: { level: 0.5, side: 0 },
  pluck: { level: 0.3, side: 0.35 },
  bell: { level: 0.22, side: -0.35 },
  pad: { level: 1, side: 0 },
};

function playBar(
  score: LoopScore,
  { chord, bar, isFirst, step, play }: Bar,
  put: (audio: Float32Array, at: number, placement: Placement) => void,
): void {
  const first = bar * STEPS;
  for (const part of ['kick', 'snare', 'hat', 'bass', 'pluck', 'bell'] as const) {
    const pattern = score[part] ?? '';
    const isWaiting = isFirst && (part === 'hat' || part === 'snare');
    for (let at = 0; at < pattern.length && !isWaiting; at += 1) {
      const letter = pattern[at] ?? '.';
      if (letter === '.') continue;
      const note =
        (chord[Number(letter) % chord.length] ?? chord[0] ?? 60) + (part === 'bass' ? -12 : part === 'bell' ? 12 : 0);
      const { level, side } = mixture[part];
      const loud = letter === 'o' ? 0.5 : 1;
      put(play(part, note, step * 4), first + at, { level: level * loud, side });
    }
  }
  for (const note of chord) put(play('pad', note, step * STEPS), first, { level: score.pad / chord.length, side: 0 });
}

function level(channels: readonly Float32Array[]): void {
  const meter = new LoudnessMeter(LOOP_RATE);
  meter.add(...channels);
  const gain = 10 ** ((LOOP_LOUDNESS - meter.value()) / 20);
  if (!Number.isFinite(gain)) return;
  for (const channel of channels) {
    for (let i = 0; i < channel.length; i += 1) channel[i] = (channel[i] ?? 0) * gain;
    // Calm pieces have high peaks over little.
    if (channel.some((value) => value > MAX_PEAK || value < -MAX_PEAK)) bendPeaks(channel);
  }
}
