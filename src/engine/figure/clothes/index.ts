import type { ClothesStyle } from '../types';
import { apron, cardigan, hoodie, knit } from './casual';
import { blazer, suit } from './office';
import { chefJacket, hanfuRobe } from './special';
import type { Outfit } from './types';

export const outfits: Readonly<Record<ClothesStyle, Outfit>> = {
  knit,
  blazer,
  suit,
  apron,
  cardigan,
  hanfu: hanfuRobe,
  chef: chefJacket,
  hoodie,
};
