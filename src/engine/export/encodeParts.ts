import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import type { Project } from '../project/schema';
import { rateNumber } from '../time/frameRate';
import type { CopyForecast } from './forecast';
import { formats } from './formats';
import { exportSettings, frameTime } from './settings';
import { type SizeTrial, trialOf, trialParts } from './sizeTrial';
import { startExport } from './startExport';
import type { ExportOptions } from './types';

/** See `trySize`, which loads this. */
export async function encodeParts(
  project: Project,
  { copy, file: _, ...options }: ExportOptions & { readonly copy?: CopyForecast | undefined },
  signal?: AbortSignal,
): Promise<SizeTrial | undefined> {
  const settings = exportSettings(project, options);
  if (formats[settings.format].kind !== 'video') return undefined;
  const parts = trialParts(project, settings, { watermark: options.watermark, copy });
  if (parts.length === 0) return undefined;
  const fps = rateNumber(settings.fps);
  let trial: SizeTrial = { bytesPerSecond: 0, startBytes: 0 };
  for (const { first, end, share } of parts) {
    const range = { start: frameTime(settings, first), end: frameTime(settings, end) };
    const part = trialOf(await encoded(project, { ...options, range, paths: ['planar', 'repeat'] }, signal), fps);
    const bytesPerSecond = trial.bytesPerSecond + share * part.bytesPerSecond;
    trial = { bytesPerSecond, startBytes: Math.max(trial.startBytes, part.startBytes) };
  }
  return trial;
}

/** Bytes of each image of a part. */
async function encoded(project: Project, options: ExportOptions, signal?: AbortSignal): Promise<readonly number[]> {
  const job = startExport(project, options);
  const cancel = () => job.cancel();
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  try {
    const { blob, release } = await job.result;
    const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(blob) });
    try {
      const bytes: number[] = [];
      const track = await input.getPrimaryVideoTrack();
      if (!track) return bytes;
      for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true }))
        bytes.push(packet.byteLength);
      return bytes;
    } finally {
      input.dispose();
      await release();
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
