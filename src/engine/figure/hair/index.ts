import type { HairStyle } from '../types';
import { bob, buns, ponytail, updo, waves } from './female';
import { cropped, receding, sideparted } from './male';
import type { Hair } from './types';

export const hairs: Readonly<Record<HairStyle, Hair>> = {
  waves,
  bob,
  ponytail,
  updo,
  buns,
  sideparted,
  receding,
  cropped,
};
