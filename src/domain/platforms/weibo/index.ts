import type { Platform } from '../types';
import { weiboFields } from './fields.data';
import { weiboRules } from './rules.data';

export const weibo: Platform = { ...weiboRules, coverRatios: weiboRules.cover.ratios, fields: weiboFields };
