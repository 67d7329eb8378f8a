import type { Platform } from '../types';
import { xiaohongshuFields } from './fields.data';
import { xiaohongshuRules } from './rules.data';

export const xiaohongshu: Platform = {
  ...xiaohongshuRules,
  coverRatios: xiaohongshuRules.cover.ratios,
  fields: xiaohongshuFields,
};
