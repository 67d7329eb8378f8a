import { client } from '../client';
import type { announceContract } from './schema';

export const announceApi = client<typeof announceContract>('announce', { data: 'GET', info: 'GET' });
