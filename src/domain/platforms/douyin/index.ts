import type { Platform } from '../types';
import { douyinFields } from './fields.data';
import { douyinRules } from './rules.data';

export const douyin: Platform = { ...douyinRules, coverRatios: douyinRules.cover.ratios, fields: douyinFields };
