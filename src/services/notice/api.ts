import { client } from '../client';
import type { noticeContract } from './schema';

export const noticeApi = client<typeof noticeContract>('notice', {
  data: 'GET',
  status: 'POST',
});
