import { client } from '../client';
import type { helpContract } from './schema';

export const helpApi = client<typeof helpContract>('help', { data: 'GET', info: 'GET', progress: 'POST' });
