import { AudioSample, AudioSampleSource, type Output, Quality } from 'mediabunny';
import { type AudioMixer, findMaster, type LoudnessTarget, SAMPLE_RATE, type StereoBlock } from '../audio';
import { TICKS_PER_SECOND } from '../time/ticks';
import { audioBitrate } from './bitrate';
import type { ExportPlan } from './choosePlan';
import type { ExportSettings } from './settings';

/** Sound goes to the encoder in pieces of one second. */
const PIECE = SAMPLE_RATE;

/**
 * Frames that our own AAC encoder (FFmpeg's) puts before the sound and does not tell of. Dated before zero they are cut
 * off by MP4's edit list; without that all sound comes 21 ms late.
 */
const AAC_PRIMING = 1024;

/**
 * Lossy encoders change the wave's shape, and with it its peaks; held down by this much beforehand they stay below the
 * project's true peak once decoded, dB.
 */
const ENCODER_OVERSHOOT = 1;

/** The sound of a file: something that fills it up to a time. */
export interface AudioTrack {
  /** What must be known of the whole before its first moment is written. */
  readonly prepare: (hold: () => Promise<void>) => Promise<void>;
  /** Adds everything before `until` seconds of the file. */
  readonly encode: (until: number, hold: () => Promise<void>) => Promise<void>;
  /** No more sound comes. */
  readonly close: () => void;
  /** Frees what it reads from. */
  readonly dispose: () => void;
  readonly isCopied: boolean;
}

interface MixedTrackInput {
  readonly plan: ExportPlan;
  readonly settings: ExportSettings;
  readonly mixer: AudioMixer;
  readonly loudness: LoudnessTarget | undefined;
}

/** Mixes, masters and encodes. Call before the output starts. */
export function mixedTrack(output: Output, { plan, settings, mixer, loudness }: MixedTrackInput): AudioTrack {
  if (!plan.audioCodec) throw new Error('no audio planned');
  const isLossless = plan.audioCodec === 'pcm-s16';
  const source = new AudioSampleSource({
    codec: plan.audioCodec,
    ...(isLossless ? {} : { quality: new Quality({ bitrate: audioBitrate(settings.quality) }) }),
  });
  const frameOf = (ticks: number): number => Math.round((ticks / TICKS_PER_SECOND) * SAMPLE_RATE);
  const first = frameOf(settings.range.start);
  const total = frameOf(settings.range.end) - first;
  const priming = plan.needsAacEncoder ? AAC_PRIMING : 0;
  let done = 0;
  // One packet is 960 or 1024 frames; the estimate is generous because exceeding it is an error.
  output.addAudioTrack(source, isLossless ? {} : { maximumPacketCount: Math.ceil(total / 512) + 32 });
  return {
    prepare: async (hold) => {
      if (!loudness) return;
      const truePeak = loudness.truePeak - (isLossless ? 0 : ENCODER_OVERSHOOT);
      const sum = (from: number, frames: number) => mixer.sum(from, frames);
      mixer.setMaster(await findMaster({ ...loudness, truePeak }, { from: first, to: first + total, sum, hold }));
    },
    encode: async (until, hold) => {
      const last = Math.min(total, Math.round(until * SAMPLE_RATE));
      while (done < last) {
        await hold();
        const count = Math.min(PIECE, last - done);
        const sample = toSample(await mixer.mix(first + done, count), done - priming);
        done += count;
        try {
          await source.add(sample);
        } finally {
          sample.close();
        }
      }
    },
    close: () => source.close(),
    dispose: () => undefined,
    isCopied: false,
  };
}

function toSample({ left, right }: StereoBlock, from: number): AudioSample {
  const data = new Float32Array(left.length * 2);
  data.set(left, 0);
  data.set(right, left.length);
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate: SAMPLE_RATE,
    timestamp: from / SAMPLE_RATE,
  });
}
