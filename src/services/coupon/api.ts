import { client } from '../client';
import type { couponContract } from './schema';

export const couponApi = client<typeof couponContract>('coupon', {
  data: 'GET',
  info: 'GET',
  save: 'POST',
  status: 'POST',
  issue: 'POST',
  codes: 'GET list',
  check: 'GET',
  redeem: 'POST',
  revert: 'POST',
  void: 'POST',
  ledger: 'GET list',
});
