import { type AudioCodec, AudioSample, AudioSampleSource, canEncodeAudio, Output, Quality } from 'mediabunny';
import { isOwnAacLoaded, loadOwnAac } from '../../export/ownAac';
import { audioSamples } from '../../media/audioSamples';
import { MediaError } from '../../media/errors';
import { foldDown } from '../../media/foldDown';
import { canDecodeAudio } from '../../media/ownAc3';
import { openTarget } from '../../work/storage';
import { mimeOf, muxerOf } from '../containers';
import { ConvertError } from '../errors';
import type { AudioFormat, AudioRequest, ConvertedFile } from '../types';
import type { AudioJob } from './takeAudio';

const CODECS: Readonly<Record<AudioFormat, AudioCodec>> = { m4a: 'aac', mp3: 'mp3', wav: 'pcm-s16' };
/** Rates that AAC and MP3 know. */
const RATES: readonly number[] = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000];
const COMMON_RATE = 48_000;
/** Frames that our own AAC encoder puts before the sound; dated before zero, MP4's edit list cuts them off. */
const AAC_PRIMING = 1024;

/** Decodes and encodes again: M4A, MP3 or WAV, one or two channels. */
export async function encodeAudio(
  job: AudioJob,
  { kbps = 192, channels }: Pick<AudioRequest, 'kbps' | 'channels'>,
  format: AudioFormat,
): Promise<ConvertedFile> {
  const { track, span, reporter } = job;
  if (!(await canDecodeAudio(track))) throw new MediaError('undecodable');
  const codec = CODECS[format];
  const sourceCodec = await track.getCodec();
  const own = await track.getSampleRate();
  const numberOfChannels = channels ?? Math.min(2, await track.getNumberOfChannels());
  const sampleRate = format === 'wav' || RATES.includes(own) ? own : COMMON_RATE;
  const isPrimed = await loadEncoder(format, numberOfChannels, sampleRate);
  const length = span.end - span.start;
  const target = await openTarget(job.tempName, job.to);
  const bytes = length * sampleRate * numberOfChannels * 2;
  const output = new Output({ format: muxerOf(format, { isStream: target.isStream, bytes }), target: target.target });
  let encoded = 0;
  const source = new AudioSampleSource({
    codec,
    transform: { numberOfChannels, sampleRate },
    onEncodedPacket: () => {
      encoded += 1;
    },
    ...(format === 'wav' ? {} : { quality: new Quality({ bitrate: kbps * 1000 }) }),
  });
  const samples = audioSamples(track, span.start, span.end);
  let end = span.start;
  try {
    output.addAudioTrack(source, { maximumPacketCount: Math.ceil((length * sampleRate) / 1000) + 60 });
    reporter.enter('encoding');
    await output.start();
    try {
      for await (const sample of samples) {
        const part = within(sample, span);
        if (!part) continue;
        const piece = folded(part, sourceCodec);
        end = piece.timestamp + piece.duration;
        piece.setTimestamp(piece.timestamp - span.start - (isPrimed ? AAC_PRIMING / sampleRate : 0));
        await source.add(piece);
        piece.close();
        reporter.advance((end - span.start) / length);
        await reporter.breathe();
      }
    } catch (error) {
      if (!job.isTruncated || end === span.start) throw error;
    }
    source.close();
    reporter.enter('finalizing');
    await reporter.hold();
    await output.finalize();
    return {
      blob: await target.finish(mimeOf(format)),
      ...{ container: format, copied: 0, encoded, width: 0, height: 0 },
      duration: end - span.start,
      spans: [{ start: span.start - job.offset, end: end - job.offset }],
    };
  } catch (error) {
    await output.cancel().catch(() => undefined);
    await target.discard();
    throw error;
  } finally {
    await samples.return();
  }
}

/** The part of a piece that lies in the span; the piece itself is taken. */
function within(sample: AudioSample, { start, end }: AudioJob['span']): AudioSample | null {
  const { sampleRate, timestamp, numberOfFrames } = sample;
  const first = Math.max(0, Math.round((start - timestamp) * sampleRate));
  const last = Math.min(numberOfFrames, Math.round((end - timestamp) * sampleRate));
  if (first === 0 && last === numberOfFrames) return sample;
  const piece = last > first ? sample.trim(first, last) : null;
  sample.close();
  return piece;
}

/** Surround sound as two channels; the piece itself is taken. */
function folded(sample: AudioSample, codec: string | null): AudioSample {
  if (sample.numberOfChannels <= 2) return sample;
  const { sampleRate, timestamp, numberOfFrames } = sample;
  const sides = foldDown(sample, codec);
  const data = new Float32Array(numberOfFrames * sides.length);
  for (const [index, side] of sides.entries()) data.set(side, index * numberOfFrames);
  sample.close();
  return new AudioSample({ data, format: 'f32-planar', numberOfChannels: sides.length, sampleRate, timestamp });
}

/** @returns whether our own AAC encoder makes it. */
async function loadEncoder(format: AudioFormat, numberOfChannels: number, sampleRate: number): Promise<boolean> {
  try {
    if (format === 'mp3') (await import('@mediabunny/mp3-encoder')).registerMp3Encoder();
    if (format !== 'm4a') return false;
    if (!isOwnAacLoaded() && (await canEncodeAudio('aac', { numberOfChannels, sampleRate }).catch(() => false)))
      return false;
    await loadOwnAac();
    return true;
  } catch (cause) {
    throw new ConvertError({ code: 'no-encoder', detail: String(cause) });
  }
}
