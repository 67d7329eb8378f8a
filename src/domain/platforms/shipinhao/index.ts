import type { Platform } from '../types';
import { shipinhaoFields } from './fields.data';
import { shipinhaoRules } from './rules.data';

export const shipinhao: Platform = {
  ...shipinhaoRules,
  coverRatios: shipinhaoRules.cover.ratios,
  fields: shipinhaoFields,
};
