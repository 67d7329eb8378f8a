import { Output, Quality, type VideoEncodingConfig } from 'mediabunny';
import { type DoWork, openTarget, WorkCanceledError, type WorkContext, type WorkTarget } from '../../work';
import { checkSettings } from '../check';
import { Eraser } from '../eraser';
import { EraseError } from '../errors';
import { type AudioCopy, copyAudioTracks } from './audio';
import { Images } from './images';
import { planParts } from './parts';
import { type ErasePlan, mimes, muxerOf, planFile } from './plan';
import { EraseReporter } from './progress';
import { type EraseSource, openSource } from './source';
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

const isEncoderLost = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'EncodingError' || error.name === 'OperationError');

async function make(
  source: EraseSource,
  { settings, to, mayCopy = true }: EraseRequest,
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
  const encoding = encodingOf(plan, hardwareAcceleration);
  const parts = mayCopy ? await planParts(source, settings.regions, encoding) : null;
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
      reporter.advance(time);
    };
    images = new Images(output, { source, eraser, encoding, parts, before });
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

const encodingOf = (
  { codec, bitrate }: ErasePlan,
  hardwareAcceleration: HardwareAcceleration,
): VideoEncodingConfig => ({
  codec,
  quality: new Quality({ bitrate }),
  keyFrameInterval: 2,
  latencyMode: 'quality',
  hardwareAcceleration,
});
