import { client } from '../client';
import type { appContract } from './schema';

export const appApi = client<typeof appContract>('app', { data: 'GET without input', save: 'POST', begin: 'POST' });
