import type { Platform } from '../types';
import { gongzhonghaoFields } from './fields.data';
import { gongzhonghaoRules } from './rules.data';

export const gongzhonghao: Platform = {
  ...gongzhonghaoRules,
  coverRatios: gongzhonghaoRules.cover.ratios,
  fields: gongzhonghaoFields,
};
