import { z } from 'zod';
import { MAX_SHELF_PRICE } from '../domain/templates/shelf';

/** Versions whose merchants may have something of a provider's shelf; empty = all. */
export const shelfPlans = z.array(z.string().trim().min(1).max(20)).max(20).default([]).readonly();

/** On what terms merchants take something of a provider's shelf that is paid once. */
export const shelfTerms = {
  /** Credits that a merchant pays when it takes it the first time; 0 = free. */
  price: z.number().int().min(0).max(MAX_SHELF_PRICE).default(0),
  plans: shelfPlans,
};

/** As the user has seen it: at another price nothing is taken (`PRICE_CHANGED`). */
export const seenPrice = z.number().int().min(0).max(MAX_SHELF_PRICE);
