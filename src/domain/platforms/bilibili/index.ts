import type { Platform } from '../types';
import { bilibiliFields } from './fields.data';
import { bilibiliRules } from './rules.data';

export const bilibili: Platform = { ...bilibiliRules, coverRatios: bilibiliRules.cover.ratios, fields: bilibiliFields };
