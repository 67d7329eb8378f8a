import { type AudioFrame, audioFrames } from './audioFrames';
import { encodeMouth, LEVELS, type MouthFrame } from './mouthCode';
import type { Viseme } from './visemes';

/** A mouth for every frame of a sound. */
export interface MouthTrack {
  /** One letter a frame, `MOUTH_RATE` frames a second; plain JSON text that a clip keeps. */
  readonly code: string;
  /** Seconds of the sound. */
  readonly duration: number;
}

/** Loudness below this share of the speech's own peak is a pause; never below what a quiet room hums. */
const PAUSE = 0.045;
const ROOM = 0.0025;
/** How fast the jaw follows, share of the way a frame. */
const ATTACK = 0.72;
const DECAY = 0.5;

/**
 * How a mouth moves to a sound, found from loudness and spectrum alone: nothing needs to be known of the words or the
 * language. Closed in silence.
 *
 * @param samples One channel, −1…1.
 */
export function mouthTrack(samples: Float32Array, sampleRate: number): MouthTrack {
  const frames = audioFrames(samples, sampleRate);
  const peak = peakOf(frames);
  const floor = Math.max(ROOM, peak * PAUSE);
  let jaw = 0;
  const raw = frames.map((frame): MouthFrame => {
    const wish = frame.loudness <= floor ? 0 : Math.min(1, ((frame.loudness - floor) / (peak - floor || 1)) ** 0.55);
    jaw += (wish - jaw) * (wish > jaw ? ATTACK : DECAY);
    if (frame.loudness <= floor) return { viseme: 'rest', level: 0 };
    const viseme = visemeOf(frame);
    return { viseme, level: Math.max(1, Math.round(jaw * (LEVELS - 1))) };
  });
  return { code: encodeMouth(withoutFlicker(raw)), duration: samples.length / sampleRate };
}

/** The loudness that most of the speech stays under: single pops do not count. */
function peakOf(frames: readonly AudioFrame[]): number {
  const sorted = frames.map(({ loudness }) => loudness).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.94)] ?? 0;
}

/** Vowels by where the two lowest formants lie, hissing by its height, humming by having nothing above. */
function visemeOf({ first, second, hiss, hum, front }: AudioFrame): Viseme {
  if (hiss > 0.42) return 's';
  if (hum > 0.93 && front < 0.012) return second < 1250 ? 'u' : 'm';
  if (first > 620) return second > 1500 && front > 0.12 ? 'e' : 'a';
  if (front > 0.1 || second > 1850) return first < 420 ? 'i' : 'e';
  if (hum > 0.55) return second < 1250 ? 'u' : 'i';
  return second < 1150 ? 'o' : 'e';
}

/** A shape that lasts a single frame between two alike is a slip of the ear. */
const withoutFlicker = (frames: readonly MouthFrame[]): readonly MouthFrame[] =>
  frames.map((frame, index) => {
    const [before, after] = [frames[index - 1], frames[index + 1]];
    if (!before || !after || before.viseme !== after.viseme || before.viseme === frame.viseme) return frame;
    if (frame.viseme === 'm' || frame.viseme === 'rest' || before.viseme === 'rest') return frame;
    return { ...frame, viseme: before.viseme };
  });
