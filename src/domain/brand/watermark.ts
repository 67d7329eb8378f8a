import type { Watermark } from '../../engine/resolve/watermarkLayer';
import { daysLeft } from '../merchants';
import { FREE_VERSION } from '../merchants.data';
import { type LogoProblem, logoProblem } from './logo';

export const watermarkKinds = ['none', 'text', 'logo'] as const;
export const watermarkPlaces = [
  'topLeft',
  'topRight',
  'bottomLeft',
  'bottomRight',
] as const satisfies readonly Watermark['place'][];

/** Percent: a fainter one marks nothing. */
export const MIN_WATERMARK_OPACITY = 20;
export const MAX_WATERMARK_TEXT = 20;

/** What a brand settles for the mark on its merchants' videos. */
export interface WatermarkSetting {
  readonly watermark_kind: (typeof watermarkKinds)[number];
  readonly watermark_text: string;
  /** A PNG as data URL: what the exporting worker can decode, whatever the logo was. */
  readonly watermark_image: string;
  readonly watermark_place: Watermark['place'];
  /** Percent. */
  readonly watermark_opacity: number;
  /** Versions whose videos carry it; empty = all. */
  readonly watermark_plans: readonly string[];
}

const PNG = 'data:image/png;base64,';
/** Bytes 16–23 of a PNG are its width and height. */
const PNG_HEAD = 32;

/** Width / height of a PNG; undefined where it is none. @param image a data URL */
function pngRatio(image: string): number | undefined {
  if (!image.startsWith(PNG)) return undefined;
  try {
    const head = atob(image.slice(PNG.length, PNG.length + PNG_HEAD));
    const at = (start: number): number =>
      [0, 1, 2, 3].reduce((sum, byte) => sum * 256 + (head.codePointAt(start + byte) ?? 0), 0);
    const [width, height] = [at(16), at(20)];
    return width > 0 && height > 0 ? width / height : undefined;
  } catch {
    return undefined;
  }
}

/** Wider or higher ones are strips that nobody reads. */
const MAX_RATIO = 8;

export type WatermarkProblem = 'noText' | 'noImage' | 'strip' | LogoProblem;

/** What keeps a mark from being drawn; undefined = nothing. */
export function watermarkProblem(setting: WatermarkSetting): WatermarkProblem | undefined {
  const { watermark_kind: kind, watermark_text: text, watermark_image: image } = setting;
  if (kind === 'text') return text.trim() === '' ? 'noText' : undefined;
  if (kind === 'none') return undefined;
  if (image === '') return 'noImage';
  const problem = logoProblem(image);
  if (problem) return problem;
  const ratio = pngRatio(image);
  if (ratio === undefined) return 'kind';
  return ratio > MAX_RATIO || ratio < 1 / MAX_RATIO ? 'strip' : undefined;
}

/** The mark as it is drawn; undefined where there is none. */
export function watermarkOf(setting: WatermarkSetting): Watermark | undefined {
  if (setting.watermark_kind === 'none' || watermarkProblem(setting)) return undefined;
  const isImage = setting.watermark_kind === 'logo';
  return {
    text: isImage ? '' : setting.watermark_text.trim(),
    image: isImage ? setting.watermark_image : '',
    ratio: (isImage && pngRatio(setting.watermark_image)) || 1,
    place: setting.watermark_place,
    opacity: Math.min(100, Math.max(MIN_WATERMARK_OPACITY, setting.watermark_opacity)) / 100,
  };
}

/**
 * Whether a merchant's videos carry the brand's mark. A version that has run out counts as the smallest one.
 * @param now milliseconds
 */
export function isWatermarked(
  { watermark_plans: plans }: WatermarkSetting,
  merchant: { readonly version: string; readonly expires_at: string },
  now: number,
): boolean {
  const version = daysLeft(merchant, now) > 0 ? merchant.version : FREE_VERSION;
  return plans.length === 0 || plans.includes(version);
}
