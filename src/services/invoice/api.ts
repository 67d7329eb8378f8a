import { client } from '../client';
import type { invoiceContract } from './schema';

export const invoiceApi = client<typeof invoiceContract>('invoice', {
  rows: 'GET list without input',
  data: 'GET',
  save: 'POST',
  withdraw: 'POST',
  settle: 'POST',
});
