import {
  type ExportFormat,
  type ExportOptions,
  type ExportQuality,
  exportPreset,
  formats,
  type VideoCodecName,
} from '@/engine/export';
import type { ExportRange } from '@/engine/export/types';

/** What the user has chosen in the dialog. */
export interface ExportChoice {
  /** Platform preset, or `custom`. */
  readonly preset: string;
  readonly format: ExportFormat;
  /** Undefined: the first that the browser can. */
  readonly codec: VideoCodecName | undefined;
  /** Pixels; undefined = as the project is. */
  readonly shortSide: number | undefined;
  readonly fps: number | undefined;
  readonly quality: ExportQuality;
  readonly isRange: boolean;
  readonly subtitles: 'srt' | 'vtt' | undefined;
  readonly isStored: boolean;
  /** Written to a file that the user chooses as it is made. */
  readonly isToChosen: boolean;
}

export const firstChoice: ExportChoice = {
  preset: 'custom',
  format: 'mp4',
  codec: undefined,
  shortSide: undefined,
  fps: undefined,
  quality: 'standard',
  isRange: false,
  subtitles: undefined,
  isStored: true,
  isToChosen: false,
};

/** A codec that the new format cannot hold is let go of. */
export function withFormat(choice: ExportChoice, format: ExportFormat): ExportChoice {
  const fits = choice.codec !== undefined && formats[format].videoCodecs.includes(choice.codec);
  return { ...choice, preset: 'custom', format, codec: fits ? choice.codec : undefined };
}

export function withPreset(choice: ExportChoice, id: string): ExportChoice {
  const preset = exportPreset(id);
  if (!preset) return { ...choice, preset: 'custom' };
  return { ...choice, preset: id, format: preset.format, codec: undefined, shortSide: undefined, fps: undefined };
}

/** The choice as the engine wants it. */
export function optionsOf(choice: ExportChoice, range: ExportRange | undefined): Omit<ExportOptions, 'blobs'> {
  const { preset, format, codec, shortSide, fps, quality } = choice;
  const cut = choice.isRange && range ? { range } : {};
  if (preset !== 'custom') return { preset, ...cut };
  return {
    format,
    quality,
    ...(codec ? { videoCodec: codec } : {}),
    ...(shortSide ? { shortSide } : {}),
    ...(fps ? { fps } : {}),
    ...cut,
  };
}

/** Images are made whole before they are written. */
export const canStream = ({ format }: Pick<ExportChoice, 'format'>): boolean =>
  formats[format].kind === 'video' || formats[format].kind === 'audio';

/** Only videos can be recorded as finished videos. */
export const canStore = ({ format }: Pick<ExportChoice, 'format'>): boolean => formats[format].kind === 'video';
