import { client } from '../client';
import type { chainContract } from './schema';

export const chainApi = client<typeof chainContract>('chain', {
  info: 'GET',
});
