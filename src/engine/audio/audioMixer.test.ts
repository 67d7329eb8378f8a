import fc from '@/testing/property';
import { createProject } from '../project/createProject';
import { type AudioClip, type Project, projectSchema } from '../project/schema';
import { fromSeconds } from '../time/ticks';
import { AudioMixer } from './audioMixer';
import { SAMPLE_RATE, type StereoBlock } from './mix';
import type { PcmSource } from './pcmSource';

type Wave = (seconds: number) => number;

/** A file whose sound is a formula: any length, nothing in memory. */
class FormulaSource implements PcmSource {
  longest = 0;
  total = 0;

  constructor(
    private readonly wave: Wave,
    private readonly seconds: number,
    readonly sampleRate: number,
  ) {}

  async read(from: number, to: number) {
    this.longest = Math.max(this.longest, to - from);
    this.total += to - from;
    const end = Math.round(this.seconds * this.sampleRate);
    const data = Float32Array.from({ length: to - from }, (_, i) => {
      const frame = from + i;
      return frame < 0 || frame >= end ? 0 : this.wave(frame / this.sampleRate);
    });
    return { channels: [data], sampleRate: this.sampleRate };
  }
}

const tone =
  (hertz: number, level = 0.5): Wave =>
  (t) =>
    level * (0.7 * Math.sin(2 * Math.PI * hertz * t) + 0.3 * Math.sin(2 * Math.PI * 3 * hertz * t + 1));

/** A gliding voice with pauses: what a search for likeness finds hard. */
const speech: Wave = (t) => {
  const isPause = t % 1.7 > 1.4;
  return isPause ? 0 : 0.4 * Math.sin(2 * Math.PI * (140 * t + 6 * Math.sin(3 * t))) * (0.6 + 0.4 * Math.sin(25 * t));
};

interface Part extends Partial<Omit<AudioClip, 'start' | 'duration' | 'trimStart' | 'fadeIn' | 'fadeOut'>> {
  readonly at?: number;
  readonly seconds: number;
  readonly trim?: number;
  readonly wave: Wave;
  readonly rate?: number;
  readonly fades?: readonly [number, number];
  readonly length?: number;
}

/** A project with a sound track per part, and the mixer over it. */
function mixerOf(parts: readonly Part[], change: (project: Project) => Project = (project) => project) {
  const sources = new Map<string, FormulaSource>();
  const tracks = parts.map((part, index) => {
    const { at = 0, seconds, trim = 0, wave, rate = 48_000, fades = [0, 0], length = 36_000, ...clip } = part;
    sources.set(`m${index}`, new FormulaSource(wave, length, rate));
    const times = { start: fromSeconds(at), duration: fromSeconds(seconds), trimStart: fromSeconds(trim) };
    const faded = { fadeIn: fromSeconds(fades[0]), fadeOut: fromSeconds(fades[1]) };
    return {
      id: `t${index}`,
      clips: [{ type: 'audio', id: `c${index}`, mediaId: `m${index}`, ...times, ...faded, ...clip }],
    };
  });
  const media = Object.fromEntries(
    parts.map((_, index) => [`m${index}`, { id: `m${index}`, kind: 'audio', url: 'x', hasAudio: true }]),
  );
  const empty = createProject({ title: '', id: 'p' });
  const project = projectSchema.parse({ ...empty, media, tracks: { ...empty.tracks, audio: tracks } });
  const store = { audio: async (id: string) => sources.get(id) ?? null, beginWindow: () => undefined };
  const start = () => new AudioMixer(change(project), store);
  return { mixer: start(), start, sources };
}

const rms = (data: Float32Array): number =>
  Math.sqrt(data.reduce((sum, value) => sum + value * value, 0) / data.length);
const steepest = (data: Float32Array): number => {
  let worst = 0;
  for (let i = 1; i < data.length; i += 1) worst = Math.max(worst, Math.abs((data[i] ?? 0) - (data[i - 1] ?? 0)));
  return worst;
};

/** Fundamental by autocorrelation, Hz. */
function pitchOf(data: Float32Array, lowest = 60, highest = 600): number {
  const size = Math.min(data.length, 24_000);
  const likeness = (lag: number): number => {
    let sum = 0;
    for (let i = 0; i + lag < size; i += 1) sum += (data[i] ?? 0) * (data[i + lag] ?? 0);
    return sum / (size - lag);
  };
  let best = 0;
  let bestLag = 1;
  for (let lag = Math.floor(SAMPLE_RATE / highest); lag <= SAMPLE_RATE / lowest; lag += 1) {
    const value = likeness(lag);
    if (value > best * 1.02) [best, bestLag] = [value, lag];
  }
  const [left, middle, right] = [likeness(bestLag - 1), likeness(bestLag), likeness(bestLag + 1)];
  return SAMPLE_RATE / (bestLag + (0.5 * (left - right)) / (left - 2 * middle + right));
}

describe.each([0.25, 0.5, 0.8, 1.25, 2, 4])('at speed %f', (speed) => {
  test.each([
    [110, 48_000],
    [220, 44_100],
    [310, 22_050],
  ])('a voice of %i Hz recorded at %i keeps its pitch within 1 %', async (hertz, rate) => {
    const { mixer } = mixerOf([{ seconds: 2.6, speed, trim: 0.37, wave: tone(hertz), rate }]);
    const { left } = await mixer.mix(0, 2.6 * SAMPLE_RATE);
    for (const at of [0.5, 2]) {
      const heard = pitchOf(left.subarray(at * SAMPLE_RATE));
      expect(Math.abs(heard / hertz - 1)).toBeLessThan(0.01);
    }
  });

  test('without it, the pitch follows the speed as on a tape', async () => {
    const { mixer } = mixerOf([{ seconds: 2, speed, pitchKept: false, wave: tone(120) }]);
    const { left } = await mixer.mix(0, 2 * SAMPLE_RATE);
    expect(Math.abs(pitchOf(left.subarray(24_000), 20, 800) / (120 * speed) - 1)).toBeLessThan(0.01);
  });

  test('nothing clicks: no step is steeper than the audio itself has', async () => {
    const { mixer } = mixerOf([{ seconds: 4, speed, wave: tone(220) }]);
    const { left } = await mixer.mix(0, 4 * SAMPLE_RATE);
    const plain = await mixerOf([{ seconds: 2, wave: tone(220) }]).mixer.mix(0, 2 * SAMPLE_RATE);
    expect(steepest(left)).toBeLessThan(1.1 * steepest(plain.left));
    expect(rms(left) / rms(plain.left)).toBeGreaterThan(0.95);
  });

  test('it begins and ends at the sample', async () => {
    const { mixer } = mixerOf([{ at: 1, seconds: 2, speed, wave: () => 0.5 }]);
    const { left } = await mixer.mix(0, 4 * SAMPLE_RATE);
    const audible = left.findIndex((value) => value !== 0);
    expect(audible).toBeGreaterThanOrEqual(SAMPLE_RATE);
    expect(audible).toBeLessThanOrEqual(SAMPLE_RATE + 1);
    expect(left.findLastIndex((value) => value !== 0)).toBe(3 * SAMPLE_RATE - 1);
    expect(left[2 * SAMPLE_RATE]).toBeCloseTo(0.5);
  });
});

test('what is heard does not depend on how the mix is cut, nor on where it begins', async () => {
  const parts: readonly Part[] = [
    { seconds: 20, speed: 1.3, wave: speech, rate: 44_100, fades: [2, 3] },
    { at: 0.123, seconds: 19, speed: 0.7, reversed: true, wave: speech, role: 'music', trim: 2 },
    { at: 3, seconds: 14, speed: 1.9, pitchKept: false, wave: tone(200), role: 'effect' },
  ];
  const { mixer, start } = mixerOf(parts);
  const whole = await mixer.mix(0, 20 * SAMPLE_RATE);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 19 * SAMPLE_RATE }),
      fc.integer({ min: 1, max: 30_000 }),
      async (from, size) => {
        const other = start();
        for (let at = from; at < Math.min(20 * SAMPLE_RATE, from + 3 * size); at += size) {
          const { left } = await other.mix(at, size);
          const count = Math.min(size, 20 * SAMPLE_RATE - at);
          for (let i = 0; i < count; i += 7) {
            if (Math.abs((left[i] ?? 0) - (whole.left[at + i] ?? 0)) > 1e-6) throw new Error(`differs at ${at + i}`);
          }
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('a reversed audio is the same audio from its end', async () => {
  const wave: Wave = (t) => Math.sin(t * 700) * (t / 4);
  const { mixer } = mixerOf([{ seconds: 2, trim: 1, reversed: true, wave }]);
  const { left } = await mixer.mix(0, 2 * SAMPLE_RATE);
  for (const frame of [1000, 48_000, 90_000]) expect(left[frame]).toBeCloseTo(wave(3 - (frame + 1) / SAMPLE_RATE), 4);
});

test('a clip that was only cut audios as if it were whole', async () => {
  const project = (mixer: ReturnType<typeof mixerOf>) => mixer.mixer.mix(0, 4 * SAMPLE_RATE);
  const part: Part = { seconds: 4, speed: 1.5, trim: 0.5, wave: speech };
  const whole = await project(mixerOf([part]));
  const cut = mixerOf([part], (before) => {
    const [track] = before.tracks.audio;
    const [clip] = track?.clips ?? [];
    if (!track || !clip) throw new Error('no clip');
    const left = { ...clip, duration: fromSeconds(1.5) };
    const right = {
      ...clip,
      id: 'right',
      start: fromSeconds(1.5),
      duration: fromSeconds(2.5),
      trimStart: fromSeconds(2.75),
    };
    return { ...before, tracks: { ...before.tracks, audio: [{ ...track, clips: [left, right] }] } };
  });
  expect((await project(cut)).left).toEqual(whole.left);
});

test('volume keyframes multiply the clip’s volume; fades end in nothing', async () => {
  const volume = [
    { at: fromSeconds(0), value: 1, easing: 'linear' as const },
    { at: fromSeconds(2), value: 0.5, easing: 'linear' as const },
  ];
  const { mixer } = mixerOf([{ seconds: 4, volume: 0.8, fades: [0, 1], keyframes: { volume }, wave: () => 0.5 }]);
  const { left } = await mixer.mix(0, 4 * SAMPLE_RATE);
  expect(left[Math.round(0.1 * SAMPLE_RATE)]).toBeCloseTo(0.5 * 0.8 * 0.975, 3);
  expect(left[SAMPLE_RATE]).toBeCloseTo(0.5 * 0.8 * 0.75, 3);
  expect(left[2.5 * SAMPLE_RATE]).toBeCloseTo(0.5 * 0.8 * 0.5, 3);
  expect(left[3.5 * SAMPLE_RATE]).toBeCloseTo(0.5 * 0.8 * 0.5 * Math.SQRT1_2, 3);
  expect(Math.abs(left[4 * SAMPLE_RATE - 1] ?? 1)).toBeLessThan(0.002);
});

test('music is down while the voice speaks and comes back without a step', async () => {
  const { mixer } = mixerOf([
    { at: 3, seconds: 2, role: 'voice', volume: 0.0001, wave: () => 0.5 },
    { seconds: 8, role: 'music', wave: () => 0.5 },
  ]);
  const { left } = await mixer.mix(0, 8 * SAMPLE_RATE);
  expect(left[2 * SAMPLE_RATE]).toBeCloseTo(0.5, 3);
  expect(left[4 * SAMPLE_RATE]).toBeCloseTo(0.125, 3);
  expect(left[7 * SAMPLE_RATE]).toBeCloseTo(0.5, 3);
  expect(steepest(left.subarray(1000, 7.9 * SAMPLE_RATE))).toBeLessThan(1e-3);
});

test('muted clips and freeze frames are silent', async () => {
  const { mixer } = mixerOf([{ seconds: 2, muted: true, wave: () => 0.5 }]);
  expect(mixer.hasAudio).toBe(false);
});

test('loud audios together never reach full scale', async () => {
  const { mixer } = mixerOf([1, 2, 3].map((n) => ({ seconds: 1, volume: 2, wave: tone(100 * n, 1), role: 'effect' })));
  const { left } = await mixer.mix(0, SAMPLE_RATE);
  expect(Math.max(...left.map(Math.abs))).toBeLessThanOrEqual(1);
});

test('ten hours take no more memory than ten seconds, and a seek into them is short', async () => {
  const { mixer, sources } = mixerOf([
    { seconds: 36_000, speed: 0.9, wave: speech },
    { seconds: 36_000, speed: 1.1, reversed: true, length: 40_000, wave: speech, role: 'music' },
  ]);
  const hours = [0.001, 1, 5, 9.99, 2];
  for (const hour of hours) {
    const block: StereoBlock = await mixer.mix(Math.round(hour * 3600 * SAMPLE_RATE), SAMPLE_RATE);
    expect(rms(block.left)).toBeGreaterThan(0.01);
  }
  for (const { longest, total } of sources.values()) {
    expect(longest).toBeLessThan(10 * SAMPLE_RATE);
    expect(total).toBeLessThan(hours.length * 20 * SAMPLE_RATE);
  }
});

test('voice and music with a stretched clip mix many times as fast as they play', async () => {
  const memory = new Float32Array(60 * SAMPLE_RATE).map((_, i) => speech(i / SAMPLE_RATE));
  const read = async (from: number, to: number) => {
    const out = new Float32Array(to - from);
    const start = Math.max(0, from);
    out.set(memory.subarray(start, Math.max(start, to)), start - from);
    return { channels: [out, out], sampleRate: SAMPLE_RATE };
  };
  const { mixer } = mixerOf([
    { seconds: 40, speed: 1.25, wave: speech },
    { seconds: 40, role: 'music', wave: speech },
  ]);
  Object.assign(mixer, {
    store: { audio: async () => ({ sampleRate: SAMPLE_RATE, read }), beginWindow: () => undefined },
  });
  await mixer.mix(0, SAMPLE_RATE);
  // Processor time: other work on the machine must not count.
  const before = process.cpuUsage();
  for (let at = 0; at < 40; at += 10) await mixer.mix(at * SAMPLE_RATE, 10 * SAMPLE_RATE);
  const { user, system } = process.cpuUsage(before);
  // 35 times on an ordinary machine; a slow one may take three times as long.
  expect(40 / ((user + system) / 1e6)).toBeGreaterThan(12);
});
