import type { WordCategory } from '../types';
import { absolute } from './absolute';
import { claims } from './claims';
import { diversion } from './diversion';
import { goods } from './goods';
import { sectors } from './sectors';

/** All word categories; the order is the order of weight when two cover the same place equally. */
export const wordCategories: readonly WordCategory[] = [...absolute, ...claims, ...sectors, ...diversion, ...goods];
