import type { InputAudioTrack } from 'mediabunny';
import { tempPart } from '../../work/storage';
import type { WorkContext } from '../../work/types';
import { ConvertError } from '../errors';
import { Reporter } from '../reporter';
import { openSource } from '../source';
import type { ConvertProgress, ConvertResults, SoundRequest, Span } from '../types';
import { copySound } from './copySound';
import { encodeSound } from './encodeSound';
import { soundHome } from './soundContainer';

/** What a sound is made of. */
export interface SoundJob {
  readonly track: InputAudioTrack;
  /** Seconds of the file's own clock. */
  readonly span: Span;
  readonly offset: number;
  readonly isTruncated: boolean;
  readonly tempName: string;
  readonly reporter: Reporter;
}

/** Takes the sound out of a film or a sound. @throws ConvertError, MediaError, WorkCanceledError. */
export async function takeSound(
  request: SoundRequest,
  context: WorkContext<ConvertProgress>,
): Promise<ConvertResults['sound']> {
  const reporter = new Reporter(context);
  const source = await openSource(request.source);
  try {
    const track = source.audios[request.track ?? 0];
    if (!track) throw new ConvertError({ code: 'no-sound', detail: '' });
    const { offset, duration, isTruncated } = source;
    const first = Math.max(offset, await track.getFirstTimestamp());
    const start = Math.max(first, offset + (request.range?.start ?? 0));
    const end = offset + Math.min(duration, request.range?.end ?? Number.POSITIVE_INFINITY);
    if (end <= start) throw new ConvertError({ code: 'no-ranges', detail: '' });
    const job: SoundJob = {
      ...{ track, span: { start, end }, offset, isTruncated, reporter },
      tempName: tempPart(context.tempName, 0),
    };
    if (request.format !== 'original') return { files: [await encodeSound(job, request, request.format)] };
    const home = soundHome(await track.getCodec());
    if (!home) throw new ConvertError({ code: 'cannot-copy', detail: String(await track.getCodec()) });
    return { files: [await copySound(job, home)] };
  } finally {
    source.input.dispose();
  }
}
