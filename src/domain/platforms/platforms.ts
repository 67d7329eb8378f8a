import { bilibili } from './bilibili';
import { douyin } from './douyin';
import { gongzhonghao } from './gongzhonghao';
import { kuaishou } from './kuaishou';
import { shipinhao } from './shipinhao';
import type { Platform, PlatformId } from './types';
import { weibo } from './weibo';
import { xiaohongshu } from './xiaohongshu';

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
