import { bilibili } from './bilibili';
import { douyin } from './douyin';
import { gongzhonghao } from './gongzhonghao';
import { kuaishou } from './kuaishou';
import { shipinhao } from './shipinhao';
import type { Platform, PlatformId, Ratio } from './types';
import { weibo } from './weibo';
import { xiaohongshu } from './xiaohongshu';

type Limited = 'title' | 'description' | 'topics';

/** Of several platforms the one that allows the least of a text, and how much that is: shown as the limiting one. */
export function strictestOf(
  ids: readonly PlatformId[],
  field: Limited,
): { readonly platform: Platform; readonly max: number } | undefined {
  return ids
    .map((id) => ({ platform: platforms[id], max: platforms[id][field].max }))
    .reduce<{ platform: Platform; max: number } | undefined>(
      (strictest, one) => (!strictest || one.max < strictest.max ? one : strictest),
      undefined,
    );
}

/** By id; a new platform is one file and one line here. */
export const platforms: Readonly<Record<PlatformId, Platform>> = {
  douyin,
  kuaishou,
  xiaohongshu,
  shipinhao,
  bilibili,
  weibo,
  gongzhonghao,
};

/** Every shape that some platform takes for a cover, each once. */
export const coverShapes: readonly Ratio[] = [
  ...new Map(
    Object.values(platforms).flatMap(({ coverRatios }) => coverRatios.map((ratio) => [ratio.join(':'), ratio])),
  ).values(),
];

/** Name of a platform id; an unknown id is returned as it is. */
export const platformName = (id: string): string => platforms[id as PlatformId]?.name ?? id;
