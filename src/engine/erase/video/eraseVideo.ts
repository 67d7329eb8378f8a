import { Output } from 'mediabunny';
import { type DoWork, openTarget, WorkCanceledError, type WorkContext, type WorkTarget } from '../../work';
import { checkSettings } from '../check';
import { Eraser } from '../eraser';
import { EraseError } from '../errors';
import { packedSize } from '../planes';
import { type AudioCopy, copyAudioTracks } from './audio';
import { encodingOf } from './encoding';
import { Images } from './images';
import { type Part, planParts } from './parts';
import { mimes, muxerOf, planFile } from './plan';
import { EraseReporter } from './progress';
import { type EraseSource, openSource } from './source';
import { encodedSeconds, sharedParts, workersFor } from './stretch/plan';
import type { EraseProgress, EraseRequest, EraseResult } from './types';

/** Sound goes ahead of the image by this much, seconds: the muxer holds little back. */
const AHEAD = 0.5;

/**
 * Makes the video without its subtitles. An encoder that gives up (a lost graphics device) is replaced once by the
 * processor's own, from the beginning.
 *
 * @throws EraseError, MediaError, WorkCanceledError; leaves no temporary file then.
 */
export const eraseVideo: DoWork<EraseRequest, EraseProgress, EraseResult> = async (request, context) => {
  const source = await openSource(request.file);
  try {
    try {
      return await make(source, request, context, 'no-preference');
    } catch (error) {
      if (context.signal.aborted || !isEncoderLost(error)) throw error;
      return await make(source, request, context, 'prefer-software');
    }
  } catch (error) {
    throw context.signal.aborted ? new WorkCanceledError() : error;
  } finally {
    source.input.dispose();
  }
};

/** Here, or in a worker of a stretch, whose errors come as text. */
const isEncoderLost = (error: unknown): boolean =>
  error instanceof EraseError
    ? error.code === 'encode' && /^(?:Encoding|Operation)Error/.test(error.detail)
    : error instanceof DOMException && (error.name === 'EncodingError' || error.name === 'OperationError');

async function make(
  source: EraseSource,
  { file, settings, to, mayCopy = true, mostWorkers }: EraseRequest,
  context: WorkContext<EraseProgress>,
  hardwareAcceleration: HardwareAcceleration,
): Promise<EraseResult> {
  const { track, rotation } = source;
  const shown = { width: await track.getDisplayWidth(), height: await track.getDisplayHeight() };
  const fault = checkSettings(settings, shown)[0];
  if (fault) throw new EraseError({ code: 'settings', detail: fault.code });
  const size = { width: await track.getCodedWidth(), height: await track.getCodedHeight() };
  const eraser = new Eraser(settings, size, rotation);
  const plan = await planFile(source, eraser.crop ?? size);
  const encoding = { ...plan, hardwareAcceleration };
  const copying = mayCopy ? await planParts(source, settings.regions, encodingOf(encoding)) : null;
  const { workers, parts } = shareOut(source, eraser, copying, { bitrate: plan.bitrate, mostWorkers });
  const reporter = new EraseReporter(source.duration, context.tell);
  reporter.say('preparing');
  let target: WorkTarget | null = null;
  let output: Output | null = null;
  let images: Images | null = null;
  let audio: AudioCopy | null = null;
  try {
    target = await openTarget(context.tempName, to);
    output = new Output({ format: muxerOf(plan.container, target.isStream), target: target.target });
    const before = async (time: number): Promise<void> => {
      if (context.gate.isHeld) {
        const held = performance.now();
        await context.gate.pass(context.signal);
        reporter.paused(performance.now() - held);
      }
      if (context.signal.aborted) throw new WorkCanceledError();
      await audio?.copyUntil(time + AHEAD);
    };
    images = new Images(output, {
      ...{ source, file, settings, eraser, encoding, parts, workers, context, before },
      isCopying: copying !== null,
      onProgress: (seconds) => reporter.advance(seconds),
      onPaused: (milliseconds) => reporter.paused(milliseconds),
    });
    audio = await copyAudioTracks(source, output);
    output.setMetadataTags(await source.input.getMetadataTags().catch(() => ({})));
    await output.start();
    await images.make();
    await audio.copyUntil(Number.POSITIVE_INFINITY);
    reporter.say('finalizing');
    await output.finalize();
    if (context.signal.aborted) throw new WorkCanceledError();
    const kept = eraser.crop ?? size;
    const isTurned = rotation % 180 !== 0;
    return {
      blob: await target.finish(mimes[plan.container]),
      container: plan.container,
      videoCodec: plan.codec,
      width: isTurned ? kept.height : kept.width,
      height: isTurned ? kept.width : kept.height,
      duration: source.duration,
      images: { ...images.counts },
      audios: audio.tracks,
      lostAudio: audio.lost,
      hasLostAlpha: await track.canBeTransparent(),
    };
  } catch (error) {
    await output?.cancel().catch(() => undefined);
    await target?.discard();
    throw error;
  } finally {
    await images?.close();
    await audio?.close();
  }
}

/** Gigabytes, rounded; where the browser tells (Chromium, in secure contexts). */
type MemoryNavigator = Navigator & { readonly deviceMemory?: number };

/** How many workers there are, and what each of them makes; null where everything is made here. */
function shareOut(
  source: EraseSource,
  eraser: Eraser,
  copying: readonly Part[] | null,
  { bitrate, mostWorkers = Number.POSITIVE_INFINITY }: { bitrate: number; mostWorkers: number | undefined },
): { readonly workers: number; readonly parts: readonly Part[] | null } {
  const { duration } = source;
  const all: readonly Part[] = copying ?? [
    { kind: 'encode', start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY },
  ];
  const cores = typeof Worker === 'function' && eraser.ahead > 0 ? navigator.hardwareConcurrency : 1;
  const workers = workersFor({
    cores: Math.min(cores, mostWorkers),
    gigabytes: (navigator as MemoryNavigator).deviceMemory,
    bytes: eraser.memoryBytes,
    imageBytes: packedSize(eraser.size),
    seconds: encodedSeconds(all, duration),
  });
  return { workers, parts: workers > 1 ? sharedParts(all, { workers, duration, bitrate }) : copying };
}
