import {
  fitLoop,
  type LoopScore,
  loopSeconds,
  renderEffect,
  renderLoop,
  type SoundEffect,
  wavFile,
} from '@/engine/audio';

/** Channels of a sound that was computed here. */
export interface MadeAudio {
  readonly channels: readonly Float32Array[];
  readonly sampleRate: number;
}

/** The page is drawn before a sound is computed: it takes a moment. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

const loops = new Map<string, MadeAudio>();

/** A loop as long as it is written, or fitted to `seconds`. */
export async function loopAudio(score: LoopScore, seconds?: number): Promise<MadeAudio> {
  await breathe();
  const known = loops.get(score.id);
  const { left, right, sampleRate } = known
    ? {
        left: known.channels[0] ?? new Float32Array(),
        right: known.channels[1] ?? new Float32Array(),
        sampleRate: known.sampleRate,
      }
    : renderLoop(score);
  loops.set(score.id, { channels: [left, right], sampleRate });
  if (seconds === undefined || Math.abs(seconds - loopSeconds(score)) < 0.01)
    return { channels: [left, right], sampleRate };
  const fitted = fitLoop({ left, right, sampleRate }, seconds);
  return { channels: [fitted.left, fitted.right], sampleRate };
}

export async function effectAudio(effect: SoundEffect): Promise<MadeAudio> {
  await breathe();
  const { samples, sampleRate } = renderEffect(effect);
  return { channels: [samples], sampleRate };
}

export const wavOf = ({ channels, sampleRate }: MadeAudio): Blob =>
  new Blob([wavFile(channels, sampleRate)], { type: 'audio/wav' });

/** The sound as MP3; the encoder is loaded when the first one is made. @throws when the browser cannot encode it */
export async function mp3Of({ channels, sampleRate }: MadeAudio): Promise<Blob> {
  const [{ AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output }, { registerMp3Encoder }] =
    await Promise.all([import('mediabunny'), import('@mediabunny/mp3-encoder')]);
  registerMp3Encoder();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'mp3', bitrate: 192_000 });
  output.addAudioTrack(source);
  await output.start();
  const frames = channels[0]?.length ?? 0;
  const data = new Float32Array(frames * channels.length);
  channels.forEach((channel, index) => {
    data.set(channel, index * frames);
  });
  const sample = new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: channels.length,
    sampleRate,
    timestamp: 0,
  });
  await source.add(sample);
  sample.close();
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: 'audio/mpeg' });
}
