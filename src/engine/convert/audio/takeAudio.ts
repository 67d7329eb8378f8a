import type { InputAudioTrack } from 'mediabunny';
import { tempPart } from '../../work/storage';
import type { WorkContext } from '../../work/types';
import { ConvertError } from '../errors';
import { Reporter } from '../reporter';
import { openSource } from '../source';
import type { AudioRequest, ConvertProgress, ConvertResults, Span } from '../types';
import { audioHome } from './audioContainer';
import { copyAudio } from './copyAudio';
import { encodeAudio } from './encodeAudio';

/** What a sound is made of. */
export interface AudioJob {
  readonly track: InputAudioTrack;
  /** Seconds of the file's own clock. */
  readonly span: Span;
  readonly offset: number;
  readonly isTruncated: boolean;
  readonly tempName: string;
  /** The user's own file, in place of the browser's disk. */
  readonly to: FileSystemFileHandle | undefined;
  readonly reporter: Reporter;
}

/** Takes the sound out of a video or a sound. @throws ConvertError, MediaError, WorkCanceledError. */
export async function takeAudio(
  request: AudioRequest,
  context: WorkContext<ConvertProgress>,
): Promise<ConvertResults['audio']> {
  const reporter = new Reporter(context);
  const source = await openSource(request.source);
  try {
    const track = source.audios[request.track ?? 0];
    if (!track) throw new ConvertError({ code: 'no-audio', detail: '' });
    const { offset, duration, isTruncated } = source;
    const first = Math.max(offset, await track.getFirstTimestamp());
    const start = Math.max(first, offset + (request.range?.start ?? 0));
    const end = offset + Math.min(duration, request.range?.end ?? Number.POSITIVE_INFINITY);
    if (end <= start) throw new ConvertError({ code: 'no-ranges', detail: '' });
    const job: AudioJob = {
      ...{ track, span: { start, end }, offset, isTruncated, reporter },
      tempName: tempPart(context.tempName, 0),
      to: request.to,
    };
    if (request.format !== 'original') return { files: [await encodeAudio(job, request, request.format)] };
    const home = audioHome(await track.getCodec());
    if (!home) throw new ConvertError({ code: 'cannot-copy', detail: String(await track.getCodec()) });
    return { files: [await copyAudio(job, home)] };
  } finally {
    source.input.dispose();
  }
}
