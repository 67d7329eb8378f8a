import { bilibili } from './bilibili';
import { douyin } from './douyin';
import { gongzhonghao } from './gongzhonghao';
import { kuaishou } from './kuaishou';
import { shipinhao } from './shipinhao';
import type { Platform, PlatformId } from './types';
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

/** Name of a platform id; an unknown id is returned as it is. */
export const platformName = (id: string): string => platforms[id as PlatformId]?.name ?? id;
