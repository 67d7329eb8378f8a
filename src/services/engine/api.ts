import { client } from '../client';
import type { engineContract } from './schema';

export const engineApi = client<typeof engineContract>('engine', {
  info: 'GET without input',
});
