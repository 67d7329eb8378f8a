import {
  Conversion,
  type ConversionAudioOptions,
  canEncodeAudio,
  canEncodeVideo,
  type InputVideoTrack,
  Output,
} from 'mediabunny';
import { loadOwnAac } from '../export/ownAac';
import { MediaError } from '../media/errors';
import { isOwnHevc } from '../media/hevcUnits';
import { canDecodeAudio } from '../media/ownAc3';
import { registerOwnHevc } from '../media/ownHevc';
import { assumeColors } from '../media/videoColors';
import { WorkCanceledError } from '../work/errors';
import { openTarget, tempPart } from '../work/storage';
import type { WorkContext } from '../work/types';
import { mimeOf, muxerOf } from './containers';
import { ConvertError } from './errors';
import { Reporter } from './reporter';
import { type ConvertSource, openSource, type SourceVideo } from './source';
import type { ConvertedFile, ConvertProgress, ConvertResults, TranscodeRequest } from './types';

const AUDIO_BITS = 128_000;

/**
 * Makes an MP4 with H.264 and AAC of a video. Without a bitrate, packets that fit are taken over as they are: then only
 * the wrapping changes. Nothing is cut off; what the file says about itself (title, AI label) stays.
 *
 * @throws ConvertError `no-image`, `no-encoder`, `disk-full`; MediaError; WorkCanceledError.
 */
export async function transcodeVideo(
  request: TranscodeRequest,
  context: WorkContext<ConvertProgress>,
): Promise<ConvertResults['transcode']> {
  const reporter = new Reporter(context);
  const source = await openSource(request.source);
  try {
    if (!source.video) throw new ConvertError({ code: 'no-image', detail: '' });
    await loadDecoder(source.video);
    return { file: await write(source, source.video.track, request, context, reporter) };
  } finally {
    source.input.dispose();
  }
}

async function write(
  source: ConvertSource,
  track: InputVideoTrack,
  request: TranscodeRequest,
  { tempName, signal }: WorkContext<ConvertProgress>,
  reporter: Reporter,
): Promise<ConvertedFile> {
  const size = sizeOf(await track.getDisplayWidth(), await track.getDisplayHeight(), request.shortSide);
  const isEncoding = request.videoBitrate !== undefined || source.video?.codec !== 'avc';
  if (isEncoding && !(await canEncodeVideo('avc', { width: size.width, height: size.height })))
    throw new ConvertError({ code: 'no-encoder', detail: 'avc' });
  if (isEncoding) assumeColors(track);
  const audio = await outputAudio(source);
  const target = await openTarget(tempPart(tempName, 0));
  const output = new Output({
    format: muxerOf('mp4', { isStream: target.isStream, canReserve: false }),
    target: target.target,
  });
  try {
    const conversion = await Conversion.init({
      input: source.input,
      output,
      tracks: 'primary',
      showWarnings: false,
      video: {
        codec: 'avc',
        ...(isEncoding ? { ...size, fit: 'fill' as const, forceTranscode: true, allowRotationMetadata: false } : {}),
        ...(request.videoBitrate === undefined ? {} : { bitrate: request.videoBitrate }),
      },
      audio,
    });
    if (!conversion.isValid)
      throw new ConvertError({
        code: 'no-encoder',
        detail: conversion.discardedTracks.map(({ reason }) => reason).join(),
      });
    reporter.enter(isEncoding ? 'encoding' : 'copying');
    conversion.onProgress = (share) => reporter.advance(share);
    const cancel = (): void => void conversion.cancel();
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) throw new WorkCanceledError();
    await conversion.execute();
    reporter.enter('finalizing');
    const blob = await target.finish(mimeOf('mp4'));
    const span = { start: 0, end: source.duration };
    return {
      blob,
      container: 'mp4',
      duration: source.duration,
      ...size,
      copied: isEncoding ? 0 : 1,
      encoded: isEncoding ? 1 : 0,
      spans: [span],
    };
  } catch (error) {
    await output.cancel().catch(() => undefined);
    await target.discard();
    throw signal.aborted ? new WorkCanceledError() : error;
  }
}

/** Our own decoder where the browser has none; in this realm only, as playing by it would stutter. */
async function loadDecoder({ track, config }: SourceVideo): Promise<void> {
  if (await track.canDecode()) return;
  if (isOwnHevc(config.codec)) registerOwnHevc();
  if (!(await track.canDecode())) throw new MediaError('undecodable');
}

/**
 * AAC where there is sound: packets of it stay as they are (told a bitrate, they would be made anew, and be left out where the
 * browser writes no AAC), anything else is made into it, by our own encoder where the browser has none.
 */
async function outputAudio(source: ConvertSource): Promise<ConversionAudioOptions> {
  const [track] = source.audios;
  if (!track) return { discard: true };
  if (!(await canEncodeAudio('aac'))) await loadOwnAac();
  if ((await track.getCodec()) === 'aac') return { codec: 'aac' };
  // AC-3 is read by a decoder of ours, which this loads.
  await canDecodeAudio(track);
  return { codec: 'aac', bitrate: AUDIO_BITS };
}

/** Even numbers, never enlarged. */
function sizeOf(width: number, height: number, shortSide = Math.min(width, height)) {
  const scale = Math.min(1, shortSide / Math.min(width, height));
  const even = (value: number): number => Math.max(2, Math.round((value * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}
