import { type AppKey, type AppSetting, appKeys, inAppOrder } from '../../src/domain/apps';
import { appSettingsOf } from '../_core/appLocks';
import type { Context } from '../_core/serve';
import { globalDb, newId, type Row } from '../_core/store';
import '../_data/apps';
import { servedMerchants } from './served';

interface OrderRow extends Row {
  readonly order: readonly AppKey[];
}

interface UseRow extends Row {
  readonly key: AppKey;
  readonly mchno: string;
  /** Milliseconds. */
  readonly at: number;
}

/** Days in which runs are counted, in milliseconds. */
const COUNTED_MS = 30 * 24 * 60 * 60 * 1000;

const usualNames: Readonly<Record<AppKey, string>> = {
  text_to_audio: '文字转语音',
  url_to_video: '链接转视频',
  framework: '框架拆解',
  asr: '语音识别',
  prompt_to_text: '提示词写作',
  detection: '违禁词检测',
  video_to_audio: '视频转音频',
  video_cut: '视频裁剪',
  subtitle_remover: '字幕擦除',
  figure_video: '数字人视频',
};

/** What merchants call an application. */
export const appName = ({ key, name }: AppSetting): string => name || usualNames[key];

const orders = () => globalDb.table<OrderRow>('app_order');
const uses = () => globalDb.table<UseRow>('app_use');

/** All applications of a provider, in its order. */
export const appsOf = (providerId: string) =>
  inAppOrder(appSettingsOf(providerId), orders().find(providerId)?.order ?? appKeys);

/** Keeps the order of a provider's applications. */
export function keepAppOrder(providerId: string, order: readonly AppKey[]): void {
  if (!orders().update(providerId, { order })) orders().insert({ id: providerId, order });
}

/** Counts a run; those that are too old to be counted go. */
export function addAppUse({ merchant, now }: Context, key: AppKey): void {
  const at = now();
  for (const old of uses().all()) if (old.at < at - COUNTED_MS) uses().remove(old.id);
  uses().insert({ id: newId('app_use'), key, mchno: merchant.mchno, at });
}

/** How an application is used by the provider's merchants. */
export function usesOfApp(ctx: Context, { key }: AppSetting): { used_runs: number; used_merchants: number } {
  const served = new Set(servedMerchants(ctx.merchant).map(({ mchno }) => mchno));
  const since = ctx.now() - COUNTED_MS;
  const runs = uses()
    .all()
    .filter((use) => use.key === key && use.at >= since && served.has(use.mchno));
  return { used_runs: runs.length, used_merchants: new Set(runs.map(({ mchno }) => mchno)).size };
}
