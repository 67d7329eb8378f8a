import { Mp4OutputFormat, NullTarget, Output } from 'mediabunny';
import { planAudio } from '../../audio/audioPlan';
import { MediaStore } from '../../media/mediaStore';
import type { Project } from '../../project/schema';
import { toSeconds } from '../../time/ticks';
import { findCapabilities } from '../capabilities';
import { choosePlan } from '../choosePlan';
import type { CopyForecast } from '../forecast';
import { exportSettings } from '../settings';
import type { ExportOptions } from '../types';
import { ownDescription } from '../videoEncoding';
import { copiedTrack } from './copyAudio';
import { type CopyPart, type CopyPlan, planCopy } from './plan';

/** Images of about half an hour: what looks at each of them would hold the page up for longer. */
const MAX_FRAMES = 60_000;

/** See `forecastCopy` of the export's own face, which loads this. */
export async function forecastCopy(project: Project, options: ExportOptions = {}): Promise<CopyForecast | undefined> {
  const settings = exportSettings(project, options);
  const { frames, width, height, format, videoCodec } = settings;
  if (frames === 0 || frames > MAX_FRAMES || options.transparent) return undefined;
  const can = await findCapabilities(width, height);
  const plan = choosePlan({ format, videoCodec }, can, planAudio(project).segments.length > 0);
  const { container, videoCodec: codec } = plan;
  if (!codec) return undefined;
  const store = new MediaStore(options.blobs ? { blobs: options.blobs } : {});
  store.setProject(project);
  const output = new Output({ format: new Mp4OutputFormat(), target: new NullTarget() });
  let images: CopyPlan | null = null;
  try {
    const wish = { settings, codec, preset: options.preset, isSoftware: false, hasAlpha: false };
    const common = { project, settings, store, watermark: options.watermark };
    images = await planCopy({ ...common, container, codec, ownDescription: () => ownDescription(wish) });
    const audio = plan.audioCodec ? await copiedTrack(output, { project, settings, store }, plan) : null;
    const audioBytes = audio ? Math.round((await audio.bytesPerSecond()) * toSeconds(settings.duration)) : 0;
    audio?.dispose();
    const copies = copiesOf(images);
    return {
      frames,
      copied: sum(copies.map(({ first, end }) => end - first)),
      parts: copies.map(({ first, end }) => ({ first, end })),
      copiedBytes: sum(copies.map(({ bytes }) => bytes)),
      isAudioCopied: audio !== null,
      audioBytes,
    };
  } finally {
    images?.close();
    store.dispose();
    await output.cancel().catch(() => undefined);
  }
}

const copiesOf = (plan: CopyPlan | null): readonly CopyPart[] =>
  (plan?.parts ?? []).flatMap((part) => (part.kind === 'copy' ? part : []));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
