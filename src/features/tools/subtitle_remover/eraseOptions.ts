import type { AppPreset } from '@/domain/appPresets';
import type { CropAspect, EraseMethod, EraseRegion, EraseSettings, EraseSpan } from '@/engine/erase';
import { newId } from '@/utils/newId';

export const methods: readonly EraseMethod[] = ['fill', 'blur', 'mosaic', 'crop'];
export const aspects: readonly CropAspect[] = ['free', 'source', '9:16', '3:4', '1:1', '4:3', '16:9'];

/** How regions are removed, of what a merchant presets; what it leaves open is not in it. */
const wayIn = ({ method, cover }: AppPreset): Partial<Pick<EraseRegion, 'method' | 'cover'>> => ({
  ...(method !== undefined && { method: method as EraseMethod }),
  ...(cover !== undefined && { cover: cover as EraseRegion['cover'] }),
});

/** Settings that work as a merchant presets; where and when stays. */
export const withPreset = ({ regions, cropAspect }: EraseSettings, preset: AppPreset): EraseSettings => ({
  regions: regions.map((region) => ({ ...region, ...wayIn(preset) })),
  cropAspect: (preset.cropAspect as CropAspect | undefined) ?? cropAspect,
});

/** Where subtitles mostly stand. */
const usual = { x: 0.08, y: 0.76, width: 0.84, height: 0.14 };

/** A new region; further ones stand a little higher, so that both can be seen. */
export const newRegion = (count: number, preset: AppPreset = {}): EraseRegion => ({
  id: newId(),
  box: { ...usual, y: Math.max(0.04, usual.y - count * 0.2) },
  spans: null,
  method: 'fill',
  strength: 0.6,
  cover: 'strokes',
  ...wayIn(preset),
});

/** Without subtitles, the fills that a start finds. */
export const startSettings = (): EraseSettings => ({ regions: [newRegion(0)], cropAspect: 'free' });

const share = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function isRegion(value: unknown): value is EraseRegion {
  if (typeof value !== 'object' || value === null) return false;
  const { id, box, spans, method, strength, cover } = value as EraseRegion;
  const isBox = typeof box === 'object' && box !== null && [box.x, box.y, box.width, box.height].every(share);
  const isTime = spans === null || (Array.isArray(spans) && spans.every(isSpan));
  const isWay = methods.includes(method) && (cover === 'strokes' || cover === 'region');
  return typeof id === 'string' && isBox && isTime && isWay && share(strength);
}

const isSpan = (value: unknown): value is EraseSpan =>
  typeof value === 'object' &&
  value !== null &&
  Number.isFinite((value as EraseSpan).start) &&
  Number.isFinite((value as EraseSpan).end);

/** Settings of an earlier run; null where they cannot be understood. */
export function readSettings(options: unknown): EraseSettings | null {
  if (typeof options !== 'object' || options === null) return null;
  const { regions, cropAspect } = options as EraseSettings;
  if (!Array.isArray(regions) || regions.length === 0 || !regions.every(isRegion)) return null;
  return { regions, cropAspect: aspects.includes(cropAspect) ? cropAspect : 'free' };
}

/** The video's name with what was done to it, under the made file's ending. */
export const resultName = (name: string, suffix: string, container: string): string =>
  `${name.replace(/\.[^.]+$/, '')}${suffix}.${container}`;
