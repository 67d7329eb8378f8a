import { douyinText } from './douyin';
import { gongzhonghaoText } from './gongzhonghao';
import { shipinhaoText } from './shipinhao';
import type { TextPlatform, TextPlatformId } from './types';
import { weiboText } from './weibo';
import { xiaohongshuText } from './xiaohongshu';

/** By id; a new platform is one file and one line here. */
export const textPlatforms: Readonly<Record<TextPlatformId, TextPlatform>> = {
  xiaohongshu: xiaohongshuText,
  weibo: weiboText,
  gongzhonghao: gongzhonghaoText,
  douyin: douyinText,
  shipinhao: shipinhaoText,
};

/** Name of a platform id; an unknown id is returned as it is. */
export const textPlatformName = (id: string): string => textPlatforms[id as TextPlatformId]?.name ?? id;
