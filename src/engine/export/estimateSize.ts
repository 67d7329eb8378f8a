import { planAudio } from '../audio/audioPlan';
import type { Project } from '../project/schema';
import { audioBitrate } from './bitrate';
import type { CopyForecast } from './forecast';
import { formats } from './formats';
import { exportSettings, imageBitrate } from './settings';
import { momentsOf, type SizeTrial } from './sizeTrial';
import type { ExportOptions } from './types';

/** Bytes a pixel of an image that has 256 colors, and of one that loses nothing; from our own measurements. */
const GIF_BYTES = 0.35;
const PNG_BYTES = 1.6;
const AUDIO_BYTES = { m4a: 20_000, mp3: 24_000, wav: 48_000 * 4 } as const;

/**
 * What images take of the bitrate that the encoder is given, measured with Chromium's H.264 on seventeen made videos: what
 * moves about all of it, a standing camera without noise a third, images that stand between a hundredth (flat colors) and a
 * third (photographs).
 */
const MOVING = { least: 0.1, bytes: 0.9, most: 1 } as const;
const STILL = { least: 0.01, bytes: 0.15, most: 0.4 } as const;
/** How far a trial may be wrong. */
const TRIAL = { least: 0.75, most: 1.3 } as const;

/** Bytes of a file that is not made yet. */
export interface SizeEstimate {
  /** The likeliest. */
  readonly bytes: number;
  /** Where it is uncertain, between which it lies; otherwise both are `bytes`. */
  readonly least: number;
  readonly most: number;
  /** What it does not exceed, but for an encoder's overshoot of some 15 %: what must be free on the disk. */
  readonly bound: number;
}

/** What is known of a file before it is made. */
export interface SizeHints {
  /** What of it is copied: as large as in its source. Without it everything is taken to be encoded. */
  readonly copy?: CopyForecast | undefined;
  /** What parts of it took; without it images count by whether they move. */
  readonly trial?: SizeTrial | undefined;
}

const certain = (bytes: number): SizeEstimate => {
  const whole = Math.round(bytes);
  return { bytes: whole, least: whole, most: whole, bound: whole };
};

/** About how large the file will be: its images by what moves in them, its audio apart. */
export function estimateSize(
  project: Project,
  options: ExportOptions = {},
  { copy, trial }: SizeHints = {},
): SizeEstimate {
  const settings = exportSettings(project, options);
  const { format, width, height, frames, duration } = settings;
  const seconds = duration / 120_000;
  if (format === 'png') return certain(width * height * PNG_BYTES);
  if (format === 'gif') return certain(width * height * frames * GIF_BYTES);
  if (format === 'm4a' || format === 'mp3' || format === 'wav') return certain(AUDIO_BYTES[format] * seconds);
  const mixed = planAudio(project).segments.length > 0 ? (audioBitrate(settings.quality) / 8) * seconds : 0;
  const fixed = (copy?.copiedBytes ?? 0) + (copy?.isAudioCopied ? copy.audioBytes : mixed);
  const share = copy && copy.frames > 0 ? 1 - copy.copied / copy.frames : 1;
  if (share === 0) return certain(fixed);
  const codec = settings.videoCodec ?? formats[format].videoCodecs[0] ?? 'avc';
  const full = (imageBitrate(settings, codec, options.preset) / 8) * seconds * share;
  const whole = (images: number): number => Math.round(fixed + images);
  if (trial) {
    const images = trial.bytesPerSecond * seconds * share + trial.startBytes;
    const most = whole(images * TRIAL.most);
    // Scenes that are too much for the encoder's coarsest level take more than it is given.
    return { bytes: whole(images), least: whole(images * TRIAL.least), most, bound: Math.max(whole(full), most) };
  }
  const { moving, still } = momentsOf(project, settings, { watermark: options.watermark, copy });
  const motion = moving.length / Math.max(1, moving.length + still.length);
  const at = (of: keyof typeof MOVING): number => whole(full * (motion * MOVING[of] + (1 - motion) * STILL[of]));
  return { bytes: at('bytes'), least: at('least'), most: at('most'), bound: whole(full) };
}
