import type { Platform } from '../types';
import { kuaishouFields } from './fields.data';
import { kuaishouRules } from './rules.data';

export const kuaishou: Platform = { ...kuaishouRules, coverRatios: kuaishouRules.cover.ratios, fields: kuaishouFields };
