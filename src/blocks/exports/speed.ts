import type { ExportSettings } from '@/engine/export';
import { formats } from '@/engine/export';
import { localStore } from '@/lib/storage';

const key = 'app_export_speed';
/** Pixels a second before this computer has made its first export: 1080 × 1920 at 1.5 × real time. */
const UNTRIED = 1080 * 1920 * 30 * 1.5;
/** Real times a second for sound alone. */
const AUDIO_SPEED = 20;

const isSpeed = (value: unknown): value is number => typeof value === 'number' && value > 0 && Number.isFinite(value);

const pixelsOf = ({ width, height, frames }: ExportSettings): number => width * height * frames;

/** About how many seconds an export will take, by what the last ones took here. */
export function estimateSeconds(settings: ExportSettings): number {
  if (formats[settings.format].kind === 'audio') return settings.duration / 120_000 / AUDIO_SPEED;
  return pixelsOf(settings) / (localStore.get(key, isSpeed) ?? UNTRIED);
}

/** Learns from a finished export; a single odd one counts only half. */
export function learnSpeed(settings: ExportSettings, seconds: number): void {
  if (formats[settings.format].kind === 'audio' || !(seconds > 0.5)) return;
  const now = pixelsOf(settings) / seconds;
  const before = localStore.get(key, isSpeed);
  localStore.set(key, before === undefined ? now : (before + now) / 2);
}
