import { silences } from '../../audio/silences';
import { audioSamples } from '../../media/audioSamples';
import { MediaError } from '../../media/errors';
import { foldDown } from '../../media/foldDown';
import { canDecodeAudio } from '../../media/ownAc3';
import type { WorkContext } from '../../work/types';
import { ConvertError } from '../errors';
import { Reporter } from '../reporter';
import { openSource } from '../source';
import type { ConvertProgress, ConvertResults, SilencesRequest } from '../types';

/** Values a second that are kept: enough for loudness, little for hours (each the loudest of its stretch). */
const KEPT_RATE = 200;

/** Listens for where nothing sounds. @throws ConvertError, MediaError, WorkCanceledError. */
export async function findSilences(
  request: SilencesRequest,
  context: WorkContext<ConvertProgress>,
): Promise<ConvertResults['silences']> {
  const reporter = new Reporter(context);
  const source = await openSource(request.source);
  try {
    const { audios, offset, duration, isTruncated } = source;
    const track = audios[0];
    if (!track) throw new ConvertError({ code: 'no-audio', detail: '' });
    if (!(await canDecodeAudio(track))) throw new MediaError('undecodable');
    const codec = await track.getCodec();
    const kept = new Float32Array(Math.ceil(duration * KEPT_RATE));
    reporter.enter('looking');
    try {
      for await (const sample of audioSamples(track, offset, offset + duration)) {
        const { sampleRate, timestamp } = sample;
        try {
          for (const values of foldDown(sample, codec)) addLevels(kept, values, sampleRate, timestamp - offset);
        } finally {
          sample.close();
        }
        reporter.advance((timestamp - offset) / duration);
        await reporter.breathe();
      }
    } catch (error) {
      if (!isTruncated) throw error;
    }
    const shortest = request.shortest ?? 0.5;
    return { spans: silences(kept, KEPT_RATE, { shortest, breath: 0.1 }), duration, levels: decibels(kept) };
  } finally {
    source.input.dispose();
  }
}

const LEVELS_PER_SECOND = 100;
const SILENCE = 96;

/** Of two stretches the louder one, as decibels below full scale. */
function decibels(kept: Float32Array): Uint8Array {
  const step = KEPT_RATE / LEVELS_PER_SECOND;
  return Uint8Array.from({ length: Math.ceil(kept.length / step) }, (_, index) => {
    const loudest = Math.max(...kept.subarray(index * step, (index + 1) * step));
    return loudest > 0 ? Math.min(SILENCE, Math.max(0, Math.round(-20 * Math.log10(loudest)))) : SILENCE;
  });
}

/** Root mean square of each stretch, so that what is kept is as loud as what was heard. */
function addLevels(kept: Float32Array, values: Float32Array, sampleRate: number, at: number): void {
  const size = Math.max(1, Math.round(sampleRate / KEPT_RATE));
  for (let from = 0; from < values.length; from += size) {
    const to = Math.min(values.length, from + size);
    let sum = 0;
    for (let i = from; i < to; i += 1) sum += (values[i] ?? 0) ** 2;
    const index = Math.floor((at + from / sampleRate) * KEPT_RATE);
    if (index < 0 || index >= kept.length) continue;
    kept[index] = Math.max(kept[index] ?? 0, Math.sqrt(sum / (to - from)));
  }
}
